"""The surplus of made-up records over the wanted tables, cell by cell, updated while records move.

Moves lower Σ over tables of weight × surplus². Moving u records from cell c to cell d of a table changes that sum by
weight × 2 u (surplus at d - surplus at c + u).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from core.arrays import Integers, Reals
from core.domain.marginal import Marginal
from core.recovery.records import Records, cells_of


class Surplus:
    """The surplus (records minus wanted) of every cell of every table.

    Attributes:
        shape: number of labels of every attribute of the records.
        places: of every table, the positions of its attributes among those of the records.
        weights: of every table, shape (tables,).
        tables: of every table, its surplus in row order; views of one array, `cells`.
        having: for every attribute of the records, the tables that contain it.
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
        """Σ over tables of weight × surplus²: the objective of the search."""
        squares = (float(table @ table) for table in self.tables)
        return float(sum(weight * square for weight, square in zip(self.weights.tolist(), squares, strict=True)))

    def cells_of(self, codes: Integers) -> Integers:
        """Return the place in `cells` of every record in every table, shape (tables, records)."""
        rows = [
            cells_of(codes, places, self.shape) + start for places, start in zip(self.places, self.starts, strict=True)
        ]
        return np.stack(rows)
