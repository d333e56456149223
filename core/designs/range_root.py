"""The optimal matrix of one attribute for Gaussian noise, up to thousands of ordered labels.

The optimum X = AᵀA of `core/designs/square_root.py` is fixed by its balance Λ: with Λ^(1/2) G Λ^(1/2) = V diag(w) Vᵀ,
X = Λ^(-1/2) V diag(√w) Vᵀ Λ^(-1/2), and A = diag(w^(1/4)) Vᵀ Λ^(-1/2) has AᵀA = X. The diagonal of X alone says how to
correct Λ. Along an ordered attribute Λ is smooth: that of many labels starts from that of few. The inverse of the Gram
matrix of ranges, and of cumulative counts, is tridiagonal, which decides the time for thousands of labels.
References: Yuan, Yang, Zhang and Hao (KDD 2016); Henzinger, Upadhyay and Upadhyay (SODA 2023).
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from core.arrays import Counts, Reals
from core.designs.range_gram import RangeGram
from core.progress import check_cancelled
from core.threads import one_thread
from core.workload.axis_queries import Ask

ROUNDS = 60
"""Corrections of the balance at most; any balance gives a valid matrix, a better one less error."""
ENOUGH_GAP = 3e-3
"""Part of the loss by which it may exceed its lower bound: far below what any ± shows."""
COARSE = 256
"""Labels from which the balance starts from that of a quarter of the labels; below, all rounds take 0.2 s."""
FULL = 1024
"""Labels up to which any Gram matrix is decomposed in full: 0.5 s; beyond, only tridiagonal inverses are."""


def range_root(gram: RangeGram, grid: int) -> Counts:
    """Return the matrix in whole numbers, its columns about `grid` long; shape (n, n)."""
    with one_thread():
        balance = _balance(gram)
        values, vectors = _decomposed(gram, balance)
    root = values[:, None] ** 0.25 * vectors.T / np.sqrt(balance)
    return np.asarray(np.rint(grid * root / np.linalg.norm(root, axis=0)), dtype=np.int64)


def _balance(gram: RangeGram) -> Reals:
    """Return Λ, at which all diagonal entries of X are nearly equal."""
    balance = _from_fewer(gram) if gram.n_ordered > COARSE else np.ones(gram.n)
    for _ in range(ROUNDS):
        check_cancelled()
        values, vectors = _decomposed(gram, balance)
        lengths = (vectors**2 @ np.sqrt(values)) / balance
        # Any balance bounds the loss from below by (Σ Λ X)² / Σ Λ; the matrix with its columns scaled has at most
        # (Σ Λ X) × the largest entry of the diagonal.
        if lengths.max() * balance.sum() <= (balance @ lengths) * (1 + ENOUGH_GAP):
            break
        balance = balance * lengths / lengths.mean()
    return balance


def _from_fewer(gram: RangeGram) -> Reals:
    """Return the balance of a quarter of the ordered labels, stretched over all of them."""
    few = -(-gram.n_ordered // 4)
    coarse = _balance(replace(gram, n=few, n_ordered=few))
    places = (np.arange(gram.n_ordered) + 0.5) * few / gram.n_ordered - 0.5
    ordered = np.interp(places, np.arange(few), coarse)
    return np.concatenate((ordered, np.full(gram.n - gram.n_ordered, ordered.mean())))


def _decomposed(gram: RangeGram, balance: Reals) -> tuple[Reals, Reals]:
    """Return eigenvalues, > 0, and eigenvectors of Λ^(1/2) G Λ^(1/2)."""
    root = np.sqrt(balance)
    if gram.n <= FULL or len(gram.weights) > 1:
        values, vectors = np.linalg.eigh(root[:, None] * gram.full() * root)
        return np.maximum(values, np.finfo(float).eps * values[-1]), np.asarray(vectors, dtype=np.float64)
    from scipy.linalg import eigh_tridiagonal  # noqa: PLC0415  slow to import, needed for long attributes only

    diagonal, beside = _inverse_bands(gram)
    values, vectors = eigh_tridiagonal(diagonal / balance, beside / (root[1:] * root[:-1]))
    return np.asarray(1 / values), np.asarray(vectors, dtype=np.float64)


def _inverse_bands(gram: RangeGram) -> tuple[Reals, Reals]:
    """Return diagonal and off-diagonal of G⁻¹: second differences of the labels, and 1 for labels without order."""
    ((ask, weight),) = gram.weights
    n = gram.n_ordered
    scale = {Ask.CELLS: 0.0, Ask.PREFIXES: 1.0, Ask.RANGES: 1.0 / (n + 1)}[ask] / weight
    diagonal, beside = np.full(gram.n, 1 / weight), np.zeros(gram.n - 1)
    if ask is not Ask.CELLS:
        diagonal[:n], beside[: n - 1] = 2 * scale, -scale
        if ask is Ask.PREFIXES:
            diagonal[0] = scale
    return diagonal, beside
