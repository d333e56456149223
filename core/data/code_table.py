"""The label codes of the different cells of one column, to which later blocks of rows add."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from core.arrays import Counts
from core.data.distinct_columns import DistinctColumn
from core.data.label_codes import LabelCodes
from core.data.raw_cells import Cell, is_inexact


class CodeTable:
    """Looks codes up by arrays: each different cell is decided once."""

    def __init__(self, labels: LabelCodes) -> None:
        """Start with no cell; `labels` decides."""
        self._labels = labels
        self._codes: Counts = np.zeros(0, dtype=np.int64)
        self._is_exact = True

    def codes(self, column: DistinctColumn | None) -> Counts | None:
        """Return the code of each row; None if a cell has no label, or equals another one of another spelling.

        Args:
            column: with all cells of the last one, and perhaps further ones; None: it is not known by its cells.
        """
        if column is None or not self._is_exact:
            return None
        self._decide(column.cells[len(self._codes) :])
        codes = self._codes[column.places]
        return codes if self._is_exact and codes.min(initial=0) >= 0 else None

    def _decide(self, new: Sequence[Cell]) -> None:
        if new:
            self._is_exact = not any(map(is_inexact, new))
            self._codes = np.concatenate([self._codes, np.array(self._labels.codes(new), dtype=np.int64)])
