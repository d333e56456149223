"""Predicted variances where one matrix of whole numbers is measured: from (AᵀA)⁻¹, cell by cell.

With one matrix, direct recovery (the pseudo-inverse) is least squares, and all variances are proportional to the noise.
"""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase

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
            self._known[target] = summed_variances(self._matrix, target)
        return self._known[target]


def summed_variances(matrix: IntegerMatrix, target: Marginal) -> Reals:
    """Return the variance of every cell of `target` ⊆ the matrix's axes, at noise variance 1: sums of covariances.

    Returns:
        One axis per attribute of the target, in increasing order.
    """
    # One einsum index per attribute and side of the covariance: kept attributes share theirs (the diagonal), summed
    # ones have two. Attributes with one label need none, so the letters of the alphabet suffice.
    several = [(axis, n) for axis, n in zip(matrix.axes, matrix.shape, strict=True) if n > 1]
    lengths = [n for _, n in several]
    first, fresh = ascii_lowercase[: len(several)], ascii_uppercase
    second = "".join(first[p] if axis in target else fresh[p] for p, (axis, _) in enumerate(several))
    kept = "".join(first[p] for p, (axis, _) in enumerate(several) if axis in target)
    sums = np.einsum(f"{first}{second}->{kept}", matrix.covariance.reshape(lengths + lengths))
    return np.asarray(sums).reshape([n for axis, n in zip(matrix.axes, matrix.shape, strict=True) if axis in target])
