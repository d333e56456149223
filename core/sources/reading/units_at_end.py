"""Tells columns of a long table whose last rows are in another unit than the first, as where two files were joined."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, zip_longest

from core.data.raw_cells import Cell, number_with_either_mark
from core.errors import SourceError
from core.sources.reading.grid import Grid
from core.sources.reading.two_scales import two_scales
from core.sources.source import MOST_KEPT, Problem

_FIRST, _LAST = 100, MOST_KEPT // 4
"""Rows of the beginning, evenly apart, and of the end, of which a source keeps some that are blank, too."""


def units_at_end(grid: Grid, rows: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of such columns; where the rows are in the order of a column, nothing of this one.

    Args:
        grid: the table, of which the end can be read without what is between.
        rows: its first records; another look is at these by themselves.
    """
    try:
        last = grid.last(_LAST)
    except SourceError:  # told where the rows are looked at
        return []
    if len(rows) <= _LAST or not last or rows[-1] == last[-1]:
        return []
    ends = [*zip_longest(*last)]
    firsts = zip(*rows[:: len(rows) // _FIRST + 1], strict=True)
    columns = [
        () if is_sorted(first) or place >= len(ends) else (*first, *ends[place]) for place, first in enumerate(firsts)
    ]
    return two_scales(grid, columns)


def is_sorted(column: Sequence[Cell]) -> bool:
    """Return whether the numbers of a column are in their order, upwards or downwards."""
    numbers = [number for cell in column if (number := number_with_either_mark(cell)) is not None]
    pairs = [*pairwise(numbers)]
    return all(one <= other for one, other in pairs) or all(one >= other for one, other in pairs)
