"""Tables side by side on one sheet: blocks of columns with names, an empty column between them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from core.data.raw_cells import Cell, is_blank
from core.sources.reading.grid import Grid

_LEAST = 5
"""Records before an empty column tells anything."""
_MOST = 4
"""Blocks, at most: more are groups of the columns of one table, set apart for reading."""
_APART = 3
"""Blocks of one column each, at least, that are one table if they end in one row, or || separates cells of a text."""


class SideBySide(NamedTuple):
    """Blocks of columns that may be a table each.

    Attributes:
        ranges: the cells of each, as A3:C.
        whole: the cells of all.
        are_even: whether all end in one row, so that they are rather one table.
    """

    ranges: tuple[str, ...]
    whole: str
    are_even: bool


def side_by_side(grid: Grid, rows: Sequence[Sequence[Cell]]) -> SideBySide | None:
    """Return the blocks of columns between empty ones; None if there is one alone, or no row has names.

    Args:
        grid: the table.
        rows: its first records.
    """
    if len(rows) < _LEAST or not grid.header_row or not grid.source.blank_rows:
        return None
    columns = list(zip(*rows, strict=True))
    ends = [_end(column) if name or _end(column) else -1 for column, name in zip(columns, grid.said, strict=True)]
    groups = ([*places] for is_used, places in groupby(range(len(ends)), lambda place: ends[place] >= 0) if is_used)
    blocks = [block for block in groups if any(ends[place] for place in block)]  # names alone are no table
    if not 1 < len(blocks) <= _MOST or not all(any(grid.said[place] for place in block) for block in blocks):
        return None
    lasts = {max(ends[place] for place in block) for block in blocks}
    are_even = len(lasts) == 1
    are_parted = are_even or grid.source.layout.delimiter == "|"
    if len(blocks) >= _APART and are_parted and max(map(len, blocks)) == 1:
        return None
    ranges = tuple(_range(grid, block[0], block[-1]) for block in blocks)
    return SideBySide(ranges, _range(grid, blocks[0][0], blocks[-1][-1]), are_even)


def _end(column: Sequence[Cell]) -> int:
    """Return the number of cells up to the last one with anything in it."""
    return next((place for place in range(len(column), 0, -1) if not is_blank(column[place - 1])), 0)


def _range(grid: Grid, first: int, last: int) -> str:
    return f"{grid.letter(first)}{grid.header_row}:{grid.letter(last)}"
