"""Tells columns of a long table with rows in another unit than the first and the last ones, as of one clinic."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain, zip_longest
from statistics import median

from core.data.raw_cells import Cell, number_with_either_mark
from core.sources.reading.grid import Grid
from core.sources.reading.mixed_units import mixed_units
from core.sources.reading.two_heaps import two_heaps
from core.sources.reading.two_scales import two_scales
from core.sources.reading.units_at_end import is_sorted
from core.sources.source import Problem

_FIRST = 100
"""Rows of the beginning that are looked at, evenly apart, and of the middle ones that are like them."""
_LEAST = 5
"""Numbers of a batch of rows, at least."""
_TAIL = 20
"""One number in so many is in either tail of the first ones; the middle number of a batch hardly ever is, by chance."""
_OF_NUMBERS = "+-−0123456789.,:'’ \u00a0\u2009\u202f"


def units_amid(grid: Grid, rows: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of such columns; where the rows are in the order of a column, nothing of this one.

    Args:
        grid: the table, of which all rows were passed.
        rows: its first records; another look is at these by themselves.
    """
    if len(rows) <= _FIRST or grid.gaps.below or grid.source.layout.range is not None:
        return []  # another table may stand below
    batches = [_columns(batch, grid.width) for batch in grid.source.amid()]
    batches = [batch for batch in batches if batch]
    firsts = [*zip(*rows[:: len(rows) // _FIRST + 1], strict=True)]
    if not batches or len(firsts) != grid.width:
        return []
    parts = [[batch[place] for batch in batches] for place in range(grid.width)]
    texts = [*map(_with_texts, firsts, parts)]
    written = mixed_units(grid, texts) if any(texts) else []
    told = {letter for each in written for letter in each.columns}
    numbers = [
        () if grid.letter(place) in told else _with_changed(first, parts[place]) for place, first in enumerate(firsts)
    ]
    return written + two_scales(grid, numbers) + two_heaps(grid, numbers) if any(numbers) else written


def _columns(rows: Sequence[Sequence[Cell]], width: int) -> Sequence[Sequence[Cell]]:
    """Return the columns of the rows that are as wide as the table; a part of a record is not."""
    return [*zip(*(row for row in rows if len(row) == width), strict=True)]


def _with_changed(first: Sequence[Cell], parts: Sequence[Sequence[Cell]]) -> Sequence[Cell]:
    """Return numbers of all parts of a column, of which some are unlike the first ones; () if none are.

    Args:
        first: some of the first cells.
        parts: batches of further ones.
    """
    sizes = sorted(_numbers(first))
    if 2 * len(sizes) < len(first) or is_sorted(first):
        return ()
    low, high = sizes[len(sizes) // _TAIL], sizes[-1 - len(sizes) // _TAIL]
    return _both(first, parts, lambda part: len(found := _numbers(part)) >= _LEAST and not low <= median(found) <= high)


def _with_texts(first: Sequence[Cell], parts: Sequence[Sequence[Cell]]) -> Sequence[Cell]:
    """Return cells of all parts of a column, of which some have other signs or units than the first ones, or ()."""
    if not any(not isinstance(cell, str) or any(map(str.isdecimal, cell)) for cell in first[:_LEAST]):
        return ()
    units = _units(first)
    if _units(chain.from_iterable(parts)) <= units:
        return ()  # nearly all columns
    return _both(first, parts, lambda part: not _units(part) <= units)


def _both(
    first: Sequence[Cell], parts: Sequence[Sequence[Cell]], is_changed: Callable[[Sequence[Cell]], bool]
) -> Sequence[Cell]:
    """Return cells of the parts that are changed, and as many of the others; () if none are."""
    changed, like = list[Cell](), [*first]
    for part in parts:
        (changed if is_changed(part) else like).extend(part)
    few = (cells[:: len(cells) // _FIRST + 1] for cells in (changed, like))
    return [*chain.from_iterable(zip_longest(*few))] if changed else ()


def _units(cells: Iterable[Cell]) -> set[str]:
    """Return what is written around the numbers of some cells, "" for a bare one."""
    return {cell.strip(_OF_NUMBERS) if isinstance(cell, str) else "" for cell in {*cells}}


def _numbers(cells: Sequence[Cell]) -> list[float]:
    return [number for cell in cells if (number := number_with_either_mark(cell)) is not None]
