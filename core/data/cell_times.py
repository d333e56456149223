"""How often each different cell of a column occurs, added up block after block."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from core.arrays import Counts
from core.data.distinct_columns import DistinctColumn
from core.data.raw_cells import Cell


class CellTimes:
    """Counts the cells of one column, each of whose blocks has all cells of the last one, and perhaps further ones."""

    def __init__(self) -> None:
        """Start with no cell."""
        self._cells: Sequence[Cell] = ()
        self._times: Counts = np.zeros(0, dtype=np.int64)

    def add(self, column: DistinctColumn) -> None:
        """Count a block."""
        self._cells = column.cells
        times = np.bincount(column.places, minlength=len(column.cells))
        times[: len(self._times)] += self._times
        self._times = times

    def told(self) -> dict[Cell, int]:
        """Return how often each cell occurs, in the order in which they first came."""
        times = self._times.tolist()
        return {cell: n for cell, n in zip(self._cells, times, strict=False) if n}
