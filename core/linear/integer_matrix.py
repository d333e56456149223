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
from string import ascii_lowercase, ascii_uppercase
from typing import TYPE_CHECKING

import numpy as np

from core.arrays import Counts, Reals
from core.domain.marginal import Marginal
from core.threads import one_thread

if TYPE_CHECKING:
    from scipy.sparse import csr_array

SPARSE = 0.02
"""Part of the numbers that are not 0 up to which sparse products take less time than dense ones."""
FAINT = 1e-11
"""Part of the largest eigenvalue up to which a direction is rounding: those that rows have are above 1e-8 or so."""
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
        gram = self._real.T @ self._real
        return inverse(gram if isinstance(gram, np.ndarray) else gram.toarray())

    @cached_property
    def _real(self) -> Reals | csr_array:
        """Return the rows as floats; sparse if they are: sketches of thousands of cells would else take gigabytes."""
        if np.count_nonzero(self.rows) > SPARSE * self.rows.size:
            return self.rows.astype(np.float64)
        from scipy.sparse import csr_array  # noqa: PLC0415  takes 0.2 s, which the start of the program saves

        return csr_array(self.rows.astype(np.float64))

    def variances(self, target: Marginal) -> Reals:
        """Return the variance of every cell of `target` ⊆ `axes` at noise variance 1; shape of the target."""
        return sums_of(self.covariance, self.axes, self.shape, target)

    def least_squares_cells(self, answers: Counts) -> Reals:
        """Return the least-squares cells, shape `shape`."""
        rows, left = self._real, answers.astype(np.float64)
        cells = np.zeros(self.rows.shape[1])
        for _ in range(REFINEMENTS):
            cells += self.covariance @ (rows.T @ (left - rows @ cells))
        return cells.reshape(self.shape)


class SpanningMatrix(IntegerMatrix):
    """Rows of whole numbers that need not determine every cell: only sums of cells in the span of the rows are known.

    Of sums in the span, estimates and variances are those of least squares; others mean nothing.
    """

    @cached_property
    def covariance(self) -> Reals:
        """Return (AᵀA)⁺, by which sums in the span of the rows have their covariance; shape (cells, cells)."""
        rows, basis = self.rows.astype(np.float64), span(self.rows)
        if basis.shape[1] == len(basis):
            return inverse(rows.T @ rows)
        seen = rows @ basis
        return np.asarray(basis @ inverse(seen.T @ seen) @ basis.T)


def span(rows: Counts) -> Reals:
    """Return an orthonormal basis of the span of the rows, which are not 0; shape (cells, rank)."""
    # Rows of equal length: a long row would hide the directions that only short ones have.
    unit = rows / np.linalg.norm(rows, axis=1, keepdims=True)
    with one_thread():
        values, vectors = np.linalg.eigh(unit.T @ unit)
    return np.asarray(vectors[:, values > FAINT * values[-1]])


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


def sums_of(covariance: Reals, axes: Marginal, shape: tuple[int, ...], target: Marginal) -> Reals:
    """Return the variance of every cell of `target` ⊆ `axes`: sums of the covariances of the cells over `axes`.

    Returns:
        One axis per attribute of the target, in increasing order.
    """
    # One einsum index per attribute and side of the covariance: kept attributes share theirs (the diagonal), summed
    # ones have two. Attributes with one label need none, so the letters of the alphabet suffice.
    several = [(axis, n) for axis, n in zip(axes, shape, strict=True) if n > 1]
    lengths = [n for _, n in several]
    first, fresh = ascii_lowercase[: len(several)], ascii_uppercase
    second = "".join(first[p] if axis in target else fresh[p] for p, (axis, _) in enumerate(several))
    kept = "".join(first[p] for p, (axis, _) in enumerate(several) if axis in target)
    sums = np.einsum(f"{first}{second}->{kept}", covariance.reshape(lengths + lengths))
    return np.asarray(sums).reshape([n for axis, n in zip(axes, shape, strict=True) if axis in target])
