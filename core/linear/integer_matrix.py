"""Queries written out as a matrix of whole numbers, for small tables: one row per answer, one column per cell.

Such queries need not treat labels alike, so nothing about them is a product over attributes: covariances and estimates
come from dense linear algebra. With noise of variance v on every answer, least squares on y = A x + noise has the
covariance v (AᵀA)⁻¹ and the estimate (AᵀA)⁻¹ Aᵀ y; A has full column rank.
Reference: Li, Hay, Rastogi, Miklau and McGregor, Optimizing linear counting queries (PODS 2010), section 3.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from core.domain.marginal import Marginal
from core.threads import one_thread

REFINEMENTS = 3
"""What rounding leaves of a system with heavy and faint rows, solved again: as exact as floats are."""

Counts = NDArray[np.int64]
Reals = NDArray[np.float64]


class IntegerMatrix:
    """Rows of whole numbers over the cells of a marginal; together they determine every cell.

    Attributes:
        axes: the attributes whose table is read.
        shape: number of labels of each.
        rows: int64, shape (answers, cells), cells in row order; read-only.
    """

    def __init__(self, axes: Marginal, sizes: Collection[int], rows: Counts) -> None:
        """Take rows of full column rank, small enough for floats to hold AᵀA exactly.

        Raises:
            ValueError: if there is not one column per cell.
        """
        every = tuple(sizes)
        self.axes = axes
        self.shape = tuple(every[axis] for axis in axes)
        if rows.ndim != 2 or rows.shape[1] != math.prod(self.shape):
            raise ValueError("a column per cell is needed")
        rows.setflags(write=False)
        self.rows = rows

    @property
    def n_answers(self) -> int:
        """The number of rows."""
        return len(self.rows)

    def apply(self, counts: Counts) -> Counts:
        """Return A x."""
        return np.asarray(self.rows @ counts.reshape(-1), dtype=np.int64)

    def finish(self, noisy: Counts) -> Counts:
        """Return all of it."""
        return noisy

    @cached_property
    def covariance(self) -> Reals:
        """Return that of the least-squares cells for noise of variance 1: (AᵀA)⁻¹, shape (cells, cells).

        Raises:
            LinAlgError: if the rows do not determine every cell.
        """
        rows = self.rows.astype(np.float64)
        return inverse(rows.T @ rows)

    def fitted(self, answers: Counts) -> Reals:
        """Return the least-squares cells, shape `shape`."""
        rows, left = self.rows.astype(np.float64), answers.astype(np.float64)
        cells = np.zeros(rows.shape[1])
        for _ in range(REFINEMENTS):
            cells += self.covariance @ (rows.T @ (left - rows @ cells))
        return cells.reshape(self.shape)


def inverse(gram: Reals) -> Reals:
    """Return the inverse of a symmetric positive definite matrix; LinAlgError if it is not."""
    from scipy.linalg.lapack import dpotrf, dpotri  # noqa: PLC0415  heavy, and needed for small tables only

    with one_thread():  # of the library that scipy has just brought along
        root, failed = dpotrf(gram, lower=1)
        if failed:
            raise np.linalg.LinAlgError("the matrix is not positive definite")
        lower = np.tril(dpotri(root, lower=1)[0])
    return np.asarray(lower + np.tril(lower, -1).T)
