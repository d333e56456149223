"""How far the tables of some records are from the wanted ones, cell by cell, kept up to date while records move.

What is lowered by moves is Σ over tables of weight × the squares of what their cells have too many. Moving u records
from cell c to cell d of a table adds weight × 2 u (surplus at d - surplus at c + u) to it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from core.arrays import Integers, Reals
from core.domain.marginal import Marginal
from core.recovery.records import Records, cells_of


class Surplus:
    """What every cell of every table has too many.

    Attributes:
        shape: number of labels of every attribute of the records.
        places: of every table, which attributes of the records it has.
        weights: of every table, shape (tables,).
        tables: of every table, its surplus in row order; views of one array, `cells`.
        having: for every attribute of the records, the tables that have it.
    """

    def __init__(
        self, records: Records, tables: Sequence[Reals], targets: Sequence[Marginal], weights: Sequence[float]
    ) -> None:
        self.shape = records.shape
        self.places = [[records.axes.index(axis) for axis in target] for target in targets]
        self.weights: Reals = np.asarray(weights, dtype=np.float64)
        ends = np.cumsum([table.size for table in tables])
        self.starts = ends - [table.size for table in tables]
        self.cells = np.concatenate(
            [(records.table(target) - table).reshape(-1) for target, table in zip(targets, tables, strict=True)]
        )
        self.tables = np.split(self.cells, ends[:-1])
        self.having = [
            [number for number, places in enumerate(self.places) if place in places]
            for place in range(len(records.axes))
        ]

    @property
    def distance(self) -> float:
        """The sum that is lowered."""
        squares = (float(table @ table) for table in self.tables)
        return float(sum(weight * square for weight, square in zip(self.weights.tolist(), squares, strict=True)))

    def cells_of(self, codes: Integers) -> Integers:
        """Return the place in `cells` of every record in every table, shape (tables, records)."""
        rows = [
            cells_of(codes, places, self.shape) + start for places, start in zip(self.places, self.starts, strict=True)
        ]
        return np.stack(rows)
