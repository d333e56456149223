"""Tells columns of a long table with rows in another unit than the first and the last ones, as of one clinic."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import chain, zip_longest
from statistics import median

from core.data.column_cells import FirstCells, columns_of, is_plain, numbers_of
from core.data.raw_cells import Cell
from core.sources.reading.grid import Grid
from core.sources.reading.mixed_units import mixed_units
from core.sources.reading.two_heaps import two_heaps
from core.sources.reading.two_scales import two_scales
from core.sources.reading.units_at_end import is_sorted
from core.sources.source import Problem

_FIRST = 100
"""Rows of the beginning that are looked at, evenly apart, and of the middle ones that are like them."""
_BATCH, _BATCHES = 12, 48
"""Rows of a batch of a table that is there as a whole, and about how many; batches of up to 570 rows overlap."""
_LEAST = 5
"""Numbers of a batch of rows, at least."""
_TAIL = 20
"""One number in so many is in either tail of the first ones; the middle number of a batch hardly ever is, by chance."""
_OF_NUMBERS = "+-−0123456789.,:'’ \u00a0\u2009\u202f"
_SIGNS = frozenset(_OF_NUMBERS)


def units_amid(grid: Grid, rows: Sequence[Sequence[Cell]], *, are_all: bool) -> list[Problem]:
    """Return what there is to say of such columns; where the rows are in the order of a column, nothing of this one.

    Args:
        grid: the table, of which all rows were passed.
        rows: its first records; another look is at these by themselves.
        are_all: whether these are all.
    """
    if len(rows) <= _FIRST or grid.gaps.below or grid.source.layout.range is not None:
        return []  # another table may stand below
    step = max(_BATCH // 4, len(rows) // _BATCHES)
    amid = [rows[at : at + _BATCH] for at in range(0, len(rows), step)] if are_all else grid.source.amid()
    batches = [_columns(batch, grid.width) for batch in amid]
    batches = [batch for batch in batches if batch]
    firsts = [*zip(*rows[:: len(rows) // _FIRST + 1], strict=True)]
    if not batches or len(firsts) != grid.width:
        return []
    parts = [[batch[place] for batch in batches] for place in range(grid.width)]
    columns = columns_of(rows)
    pairs = zip(parts, columns, strict=True)
    further = [set() if are_all else {*chain.from_iterable(each)} - column.different for each, column in pairs]
    are_plain = [
        is_plain(column) and (not cells or is_plain(cells)) for column, cells in zip(columns, further, strict=True)
    ]
    texts = [() if are_plain[place] else _with_texts(first, parts[place]) for place, first in enumerate(firsts)]
    written = mixed_units(grid, texts) if any(texts) else []
    told = {letter for each in written for letter in each.columns}
    numbers = [
        () if grid.letter(place) in told else _with_changed(first, parts[place], _read(columns[place], further[place]))
        for place, first in enumerate(firsts)
    ]
    return written + two_scales(grid, numbers) + two_heaps(grid, numbers) if any(numbers) else written


def _columns(rows: Sequence[Sequence[Cell]], width: int) -> Sequence[Sequence[Cell]]:
    """Return the columns of the rows that are as wide as the table; a part of a record is not."""
    return [*zip(*(row for row in rows if len(row) == width), strict=True)]


def _read(column: FirstCells, further: Collection[Cell]) -> Mapping[Cell, float]:
    """Return the numbers among all first cells and further ones; a short table has none of these."""
    return column.numbers | numbers_of(further) if further else column.numbers


def _with_changed(first: Sequence[Cell], parts: Sequence[Sequence[Cell]], read: Mapping[Cell, float]) -> Sequence[Cell]:
    """Return numbers of all parts of a column, of which some are unlike the first ones; () if none are.

    Args:
        first: some of the first cells.
        parts: batches of further ones.
        read: the numbers among all these cells.
    """
    if not read:
        return ()  # most columns
    sizes = sorted(read[cell] for cell in first if cell in read)
    if 2 * len(sizes) < len(first):
        return ()
    low, high = sizes[len(sizes) // _TAIL], sizes[-1 - len(sizes) // _TAIL]

    def is_changed(numbers: Sequence[float]) -> bool:
        return len(numbers) >= _LEAST and not low <= median(numbers) <= high

    outside = {cell for cell, number in read.items() if not low <= number <= high}
    if not outside:
        return ()  # as of codes
    # Where less than half of the numbers are in the tails, the middle one is not.
    few = [part for part in parts if 2 * sum(map(outside.__contains__, part)) >= sum(map(read.__contains__, part))]
    found = ([read[cell] for cell in part if cell in read] for part in few)
    if not any(map(is_changed, found)) or is_sorted(first):
        return ()
    return _both(first, parts, lambda part: is_changed([read[cell] for cell in part if cell in read]))


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
    found = {cell if isinstance(cell, str) else "" for cell in cells}
    is_bare = _SIGNS.issuperset("".join(found))  # asked of all at once, it takes a tenth
    return {""} if is_bare else {text.strip(_OF_NUMBERS) for text in found}
