"""Queries as an explicit matrix of whole numbers, for small tables: one row per answer, one column per cell.

Such queries may treat labels differently, so nothing is a product over attributes: covariances and estimates come from
dense linear algebra. For y = A x + noise of variance v on every answer, least squares has the estimate (AᵀA)⁻¹ Aᵀ y
and the covariance v (AᵀA)⁻¹; A has full column rank.
Reference: Li, Hay, Rastogi, Miklau and McGregor, Optimizing linear counting queries (PODS 2010), section 3.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from functools import cached_property

import numpy as np

from core.arrays import Counts, Reals
from core.domain.marginal import Marginal
from core.threads import one_thread

REFINEMENTS = 3
"""Solutions of the normal equations, each for the residual of the one before.

Rows of very different length make AᵀA ill-conditioned; one solution would lose digits, further ones restore them.
"""


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
        """Return all answers."""
        return noisy

    @cached_property
    def covariance(self) -> Reals:
        """Return (AᵀA)⁻¹, the covariance of the least-squares cells at noise variance 1; shape (cells, cells).

        Raises:
            LinAlgError: if the rows do not determine every cell.
        """
        rows = self.rows.astype(np.float64)
        return inverse(rows.T @ rows)

    def least_squares_cells(self, answers: Counts) -> Reals:
        """Return the least-squares cells, shape `shape`."""
        rows, left = self.rows.astype(np.float64), answers.astype(np.float64)
        cells = np.zeros(rows.shape[1])
        for _ in range(REFINEMENTS):
            cells += self.covariance @ (rows.T @ (left - rows @ cells))
        return cells.reshape(self.shape)


def inverse(gram: Reals) -> Reals:
    """Return the inverse of a symmetric positive definite matrix; LinAlgError if it is not."""
    from scipy.linalg.lapack import dpotrf, dpotri  # noqa: PLC0415  slow to import, needed for small tables only

    # scipy brings a BLAS of its own, whose threads are not limited yet; many threads are slower on small matrices.
    with one_thread():
        root, failed = dpotrf(gram, lower=1)
        if failed:
            raise np.linalg.LinAlgError("the matrix is not positive definite")
        # Cholesky: half the work of a general inverse, and it fails exactly when the matrix is not positive definite.
        lower = np.tril(dpotri(root, lower=1)[0])
    return np.asarray(lower + np.tril(lower, -1).T)
