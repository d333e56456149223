"""Tells columns whose numbers are of two heaps far from each other, such as pay by the hour and by the month."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import inf

from core.data.column_cells import different
from core.data.describing_names import in_words, words_of
from core.data.missing_values import HIGH
from core.data.raw_cells import Cell
from core.domain.reading_layout import ReadingLayout
from core.sources.reading.grid import Grid
from core.sources.reading.grouped_numbers import numbers_read
from core.sources.source import Problem
from core.words import N_

_LEAST, _EACH, _SHARE = 20, 5, 10
"""Numbers, at least; different ones of each heap; and for how many one of the smaller heap."""
_FAR = 20
"""How many times the greatest of the smaller numbers the least of the greater ones is, at least."""
_COUNTED = words_of("id nr no num number code nummer numero nombre codice codigo kod zip plz cp year jahr")
"""Words of names of what is no measure."""


def two_heaps(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns that may have numbers of two units, or of two periods.

    The numbers of each heap are nearer to each other than the heaps are.

    Args:
        grid: the table.
        columns: some cells of each column.
    """
    text = N_(
        "Source",
        "Column {column} has numbers of two sizes, such as {one} and {other}, and none between. If they are in two "
        "units, or of two periods, write all in one first.",
    )
    found = []
    for place, column in enumerate(columns):
        both = _heaps(column, grid.source.layout)
        if both and not _COUNTED & {*in_words(grid.said[place])}:
            one, other = (f"{size:g}" for size in both)
            told = text.format(column=grid.place(place), one=one, other=other)
            found.append(Problem(told, columns=(grid.letter(place),)))
    return found


def _heaps(column: Sequence[Cell], layout: ReadingLayout) -> tuple[float, float] | None:
    """Return the middle number of each heap; None of other columns."""
    if len(different(column)) < 2 * _EACH:
        return None
    read = numbers_read(column, layout)
    if max(read.values(), default=0) < _FAR * min((size for size in read.values() if size > 0), default=inf):
        return None
    known = {cell: size for cell, size in read.items() if size > 0 and size not in HIGH}
    sizes = sorted(known[cell] for cell in column if cell in known)
    if len(sizes) < max(_LEAST, len(column) // 2):
        return None
    far, at = max((above / below, at) for at, (below, above) in enumerate(pairwise(sizes), start=1))
    parts = sizes[:at], sizes[at:]
    are_near = all(len({*part}) >= _EACH and part[-1] / part[0] < far for part in parts)
    are_many = _SHARE * min(map(len, parts)) >= len(sizes)
    return (parts[0][at // 2], parts[1][len(parts[1]) // 2]) if far >= _FAR and are_near and are_many else None
