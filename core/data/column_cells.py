"""The first cells of columns, which many looks ask for the different ones: these are found once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property

from core.data.raw_cells import Cell


class FirstCells(tuple[Cell, ...]):  # noqa: SLOT001  what is found once is kept in its __dict__
    """Cells of one column."""

    @cached_property
    def times(self) -> Counter[Cell]:
        """How often each different cell occurs, in the order in which they first come."""
        return Counter(self)

    @cached_property
    def different(self) -> frozenset[Cell]:
        """The different cells."""
        return frozenset(self.times)


class FirstRows(list[Sequence[Cell]]):
    """Rows of one length, which nobody changes."""

    @cached_property
    def columns(self) -> list[FirstCells]:
        """Their columns."""
        return [*map(FirstCells, zip(*self, strict=False))]


def columns_of(rows: Sequence[Sequence[Cell]]) -> list[FirstCells]:
    """Return the columns of rows; of unequal ones those that all have. Nobody changes the list."""
    return (rows if isinstance(rows, FirstRows) else FirstRows(rows)).columns


def different(column: Iterable[Cell]) -> AbstractSet[Cell]:
    """Return the different cells of a column."""
    return column.different if isinstance(column, FirstCells) else frozenset(column)


def times_of(column: Iterable[Cell]) -> Counter[Cell]:
    """Return how often each cell of a column occurs, in the order in which they first come. Nobody changes it."""
    return column.times if isinstance(column, FirstCells) else Counter(column)
