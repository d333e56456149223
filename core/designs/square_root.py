"""The best matrix to measure with Gaussian noise, for any workload given by its Gram matrix.

The loss tr(G X⁻¹) of X = AᵀA with diagonal at most 1 is convex. At its minimum X⁻¹ G X⁻¹ = Λ for a diagonal Λ > 0, so
X = Λ^(-1/2) (Λ^(1/2) G Λ^(1/2))^(1/2) Λ^(-1/2); Λ grows where the diagonal of X is too large until it is 1 everywhere.
Where a workload treats all labels alike, as marginals do, Λ is a multiple of I and the first step is the last.
References: Li, Hay, Rastogi, Miklau and McGregor (PODS 2010), section 4; Yuan, Yang, Zhang and Hao, Convex optimization
for linear query processing under approximate differential privacy (KDD 2016).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float64]
Counts = NDArray[np.int64]

ROUNDS = 40
ENOUGH = 1e-3
"""Stop when no diagonal entry of X is above the mean by more than this part; so near is the loss to its minimum."""
FAINT = 1e-3
"""What the workload does not ask for is measured as faintly as this, so that the matrix determines every cell."""
GRID = 2**12
"""Units of a column's length: rounding stays far below what is measured most faintly."""


def square_root(gram: Reals) -> Counts:
    """Return a symmetric matrix of whole numbers, shape (cells, cells), near A / GRID of least loss and full rank."""
    balance = np.ones(len(gram))
    for _ in range(ROUNDS):
        root = np.sqrt(balance)
        best = _power(root[:, None] * gram * root[None, :], 0.5) / np.outer(root, root)
        lengths = np.diag(best) / np.diag(best).mean()
        if lengths.max() <= 1 + ENOUGH:
            break
        balance = balance * lengths
    best = best / np.diag(best).max() + FAINT * np.eye(len(gram))
    return np.rint(GRID * _power(best, 0.5)).astype(np.int64)


def _power(symmetric: Reals, exponent: float) -> Reals:
    values, vectors = np.linalg.eigh(symmetric)
    return np.asarray((vectors * np.maximum(values, 0.0) ** exponent) @ vectors.T)
