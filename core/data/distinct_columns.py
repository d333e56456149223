"""Columns in which each different cell is kept once: what is decided of a cell is looked up for its rows by arrays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from core.arrays import Counts, Places, Words64
from core.data.raw_cells import Cell
from core.data.sensitive import Private

_PACKED = 1 << 12
"""Cells of several columns that are looked up as one: tables of 8 bytes each stay in the nearest cache."""


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class DistinctColumn(Private):
    """The cells of some consecutive rows in one column.

    Attributes:
        cells: the different ones; some may recur, or be in no row.
        places: index into `cells` of each row.
    """

    cells: Sequence[Cell]
    places: Places

    def rows(self, first: int, n: int) -> list[Cell]:
        """Return the cells of `n` rows from `first` on."""
        return [self.cells[place] for place in self.places[first : first + n].tolist()]


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class PackedColumns(Private):
    """Columns whose combinations of cells are few enough to be looked up as one.

    Attributes:
        columns: their numbers, in order.
        shape: the number of cells of each.
        places: index of the combination of each row, in row order of `shape`.
    """

    columns: tuple[int, ...]
    shape: tuple[int, ...]
    places: Places

    def add_to(self, sums: Words64, summands: Sequence[Words64]) -> None:
        """Add what the cells of each row stand for.

        Args:
            sums: of each row so far, shape (kinds, rows).
            summands: by number of a column, shape (kinds, cells).
        """
        table = summands[self.columns[0]]
        for column in self.columns[1:]:
            table = (table[:, :, None] + summands[column][:, None, :]).reshape(len(table), -1)
        for row, kind in zip(sums, table, strict=True):
            np.add(row, kind.take(self.places), out=row)

    def times(self) -> list[Counts]:
        """Return in how many rows each cell of each column is."""
        counts = np.bincount(self.places, minlength=int(np.prod(self.shape))).reshape(self.shape)
        axes = range(len(self.shape))
        return [counts.sum(axis=tuple(other for other in axes if other != axis)) for axis in axes]


def packed(columns: Sequence[DistinctColumn]) -> Iterator[PackedColumns]:
    """Yield all columns, neighbours with few cells together."""
    numbers: list[int] = []
    shape: list[int] = []
    places: NDArray[np.integer[Any]] = np.zeros(0, dtype=np.uint16)
    for number, column in enumerate(columns):
        n_cells = len(column.cells)
        if numbers and np.prod(shape) * n_cells <= _PACKED:
            places = places * np.uint16(n_cells) + column.places.astype(np.uint16)
            numbers.append(number)
            shape.append(n_cells)
            continue
        if numbers:
            yield PackedColumns(tuple(numbers), tuple(shape), places.astype(np.intp))
        numbers, shape, places = [number], [n_cells], column.places
        if n_cells <= _PACKED:
            places = places.astype(np.uint16)  # four times as many are computed at a time as of 64 bits
    if numbers:
        yield PackedColumns(tuple(numbers), tuple(shape), places.astype(np.intp))
