"""The optimal matrix of one attribute for Gaussian noise, up to thousands of ordered labels.

The optimum X = AᵀA of `core/designs/square_root.py` is fixed by its balance Λ: with Λ^(1/2) G Λ^(1/2) = V diag(w) Vᵀ,
X = Λ^(-1/2) V diag(√w) Vᵀ Λ^(-1/2), and A = diag(w^(1/4)) Vᵀ Λ^(-1/2) has AᵀA = X. The diagonal of X alone says how to
correct Λ. The inverse of the Gram matrix of ranges, of cumulative counts, and of both is tridiagonal, which decides the
time for thousands of labels.
References: Yuan, Yang, Zhang and Hao (KDD 2016); Henzinger, Upadhyay and Upadhyay (SODA 2023).
"""

from __future__ import annotations

import numpy as np

from core.arrays import Counts, Reals
from core.designs.range_gram import RangeGram
from core.progress import check_cancelled
from core.threads import one_thread

ROUNDS = 60
"""Corrections of the balance at most; any balance gives a valid matrix, a better one less error."""
ENOUGH_GAP = 3e-3
"""Part of the loss by which it may exceed its lower bound: far below what any ± shows."""
FULL = 1024
"""Labels up to which any Gram matrix is decomposed in full: 0.5 s; beyond, only those whose inverse is tridiagonal."""
EVENINGS = 8
"""Numbers of a column that may be rounded the other way: three or four mostly even them out to one unit."""
COLUMNS_AT_ONCE = 128
"""Columns rounded together: their numbers take a few megabytes."""


def range_root(gram: RangeGram, grid: int) -> Counts:
    """Return the matrix in whole numbers, its columns about `grid` long; shape (n, n)."""
    if gram.n > FULL:
        gram = gram.banded()  # of mixed queries with cells, those that weigh most
    with one_thread():
        balance = _balance(gram)
        values, vectors = _decomposed(gram, balance)
    # Λ^(-1/2) would only stretch the columns, which are made equally long here.
    return whole_columns(values[:, None] ** 0.25 * vectors.T, grid)


def whole_columns(matrix: Reals, grid: int) -> Counts:
    """Return the matrix in whole numbers, all columns nearly `grid` long.

    The longest column decides the noise. Numbers rounded to the nearest make some columns longer than others; a few,
    rounded the other way, even them out, and at the optimum a change that keeps the lengths hardly costs anything.
    """
    rows = np.empty(matrix.shape, dtype=np.int64)
    for first in range(0, matrix.shape[1], COLUMNS_AT_ONCE):
        part = matrix[:, first : first + COLUMNS_AT_ONCE]
        rows[:, first : first + COLUMNS_AT_ONCE] = _rounded(grid * part / np.linalg.norm(part, axis=0), grid)
    return rows


def _rounded(exact: Reals, length: int) -> Reals:
    near = np.rint(exact)
    other = near + np.where(exact >= near, 1, -1)
    change, excess = other**2 - near**2, (near**2).sum(axis=0) - length**2
    for _ in range(EVENINGS):
        row, columns = np.abs(excess + change).argmin(axis=0), np.arange(len(excess))
        columns = columns[np.abs(excess + change[row, columns]) < np.abs(excess)]
        turned = row[columns], columns
        excess[columns] += change[turned]
        near[turned], other[turned] = other[turned], near[turned]
        change[turned] = -change[turned]
    return near


def _balance(gram: RangeGram) -> Reals:
    """Return Λ, at which all diagonal entries of X are nearly equal."""
    balance = np.ones(gram.n)
    for _ in range(ROUNDS):
        check_cancelled()
        values, vectors = _decomposed(gram, balance)
        lengths = (vectors**2 @ np.sqrt(values)) / balance
        # Any balance bounds the loss from below by (Σ Λ X)² / Σ Λ; the matrix with its columns scaled has at most
        # (Σ Λ X) × the largest entry of the diagonal.
        if lengths.max() * balance.sum() <= (balance @ lengths) * (1 + ENOUGH_GAP):
            break
        balance = balance * lengths
    return balance


def _decomposed(gram: RangeGram, balance: Reals) -> tuple[Reals, Reals]:
    """Return eigenvalues, > 0, and eigenvectors of Λ^(1/2) G Λ^(1/2)."""
    root = np.sqrt(balance)
    if gram.n <= FULL:
        values, vectors = np.linalg.eigh(root[:, None] * gram.full() * root)
        return values, vectors
    from scipy.linalg import eigh_tridiagonal  # noqa: PLC0415  slow to import, needed for long attributes only

    diagonal, beside = gram.inverse_bands()
    values, vectors = eigh_tridiagonal(diagonal / balance, beside / (root[1:] * root[:-1]))
    return 1 / values, np.asarray(vectors, dtype=np.float64)
