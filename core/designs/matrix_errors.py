"""Predicted variances where one matrix of whole numbers is measured: from (AᵀA)⁻¹, cell by cell.

With one matrix, direct recovery (the pseudo-inverse) is least squares, and all variances are proportional to the noise.
"""

from __future__ import annotations

import numpy as np

from core.arrays import Reals
from core.domain.marginal import Marginal
from core.linear.integer_matrix import IntegerMatrix
from core.workload.workload import Workload


class MatrixErrors:
    """The variances of all wanted tables, and of their totals, at noise variance 1."""

    def __init__(self, workload: Workload, matrix: IntegerMatrix) -> None:
        self._targets, self._matrix = workload.marginals, matrix
        self._importance = np.array(workload.weights) * np.array(workload.cells, dtype=np.float64)
        self._known: dict[Marginal, Reals] = {}
        self._means = np.array([self._cells(target).mean() for target in self._targets])

    def direct_weights(self) -> Reals:
        """Return the total variance per unit of noise variance, shape (1,)."""
        return np.array([self._means @ self._importance])

    def direct_cells(self, variances: Reals) -> Reals:
        """Return the mean variance of the cells of each table, for noise variances of shape (1,)."""
        return np.asarray(self._means * variances[0])

    def least_squares_cells(self, variances: Reals) -> Reals:
        """Return `direct_cells`: for one matrix both recoveries give equal tables."""
        return self.direct_cells(variances)

    def direct_totals(self, table: int, variances: Reals) -> Reals:
        """Return the largest variance of every kind of total; see `PredictedErrors.direct_totals`."""
        target = self._targets[table]
        totals = np.zeros((2,) * len(target))
        for corner in np.ndindex(totals.shape):
            kept = Marginal(axis for axis, inside in zip(target, corner, strict=True) if inside)
            totals[corner] = self._cells(kept).max()
        return np.asarray(totals * variances[0])

    def least_squares_totals(self, table: int, variances: Reals) -> Reals:
        """Return `direct_totals`: for one matrix both recoveries give equal tables."""
        return self.direct_totals(table, variances)

    def profile(self, table: int) -> Reals:
        """Return the variance of every cell of a table divided by their mean; shape of the table."""
        cells = self._cells(self._targets[table])
        return np.asarray(cells / cells.mean())

    def _cells(self, target: Marginal) -> Reals:
        """Return the variance of every cell of the table over `target` at noise variance 1."""
        if target not in self._known:
            self._known[target] = self._matrix.variances(target)
        return self._known[target]
