"""Tells rows at the end of a table that hold what was filled in for all, such as “No”, and nothing of anybody."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile

from core.data.raw_cells import Cell, cell_text, is_blank, number_with_either_mark
from core.sources.reading.prepared_rows import are_untouched
from core.sources.source import Chunk, Problem
from core.words import N_, quoted

_LEAST, _LEAST_ABOVE = 5, 8
"""Such rows, and rows above them, at least: fewer may be of persons of whom little is known."""
_LEAST_WIDTH, _PART = 3, 3
"""Columns beside that of a running number, at least; for how many of them one may be filled."""
_USUAL = 0.9
"""Share of the rows above that fill half of the columns, at least."""


def defaulted_rows(top: Chunk) -> list[Problem]:
    """Return that the last rows are prepared for nobody yet, though a column of theirs is filled.

    All of them have one value there, and nothing else but a running number before it. What formulas and boxes hold by
    themselves is asked about elsewhere.

    Args:
        top: the first records; of more than these nothing is told.
    """
    rows = top.rows
    if len(rows) < _LEAST + _LEAST_ABOVE or not all(map(any, (rows[-1], rows[-_LEAST]))):
        return []
    begins = int(_is_running([row[0] for row in rows[-_LEAST:]]))
    given = _given(rows[-1], begins)
    n = sum(1 for _ in takewhile(lambda row: _given(row, begins) == given, reversed(rows)))
    if not given or are_untouched([*given.values()]) or n < _LEAST or not _are_full(rows[:-n], begins, given):
        return []
    words = N_(
        "Source",
        "The last {n:,} rows, from row {row} on, have {values} and nothing else that tells of anybody. If they are "
        "prepared for others, delete them in the file: each would count.",
    )
    row = top.numbers[-n]
    return [Problem(words.format(n=n, row=row, values=quoted(cell_text(cell) for cell in given.values())), row)]


def _is_running(cells: Sequence[Cell]) -> bool:
    """Return whether cells count on."""
    numbers = [number_with_either_mark(cell) for cell in cells]
    return all(one is not None and other is not None and other == one + 1 for one, other in pairwise(numbers))


def _given(row: Sequence[Cell], begins: int) -> dict[int, Cell]:
    """Return what a row has, by place, from a column on."""
    return {place: cell for place, cell in enumerate(row) if place >= begins and not is_blank(cell)}


def _are_full(rows: Sequence[Sequence[Cell]], begins: int, given: dict[int, Cell]) -> bool:
    """Return whether nearly all rows above fill most columns, of which the last rows fill few."""
    width = len(rows[0]) - begins if rows else 0
    if width < _LEAST_WIDTH or len(rows) < _LEAST_ABOVE or _PART * len(given) > width:
        return False
    return sum(2 * len(_given(row, begins)) > width for row in rows) >= _USUAL * len(rows)
