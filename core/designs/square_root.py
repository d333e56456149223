"""The optimal matrix for Gaussian noise, for any workload given by its Gram matrix.

The loss tr(G X⁻¹) of X = AᵀA with diagonal at most 1 is convex. At its minimum X⁻¹ G X⁻¹ = Λ for a diagonal Λ > 0, so
X = Λ^(-1/2) (Λ^(1/2) G Λ^(1/2))^(1/2) Λ^(-1/2). The iteration increases Λ where the diagonal of X exceeds its mean,
until all entries are equal. A workload that treats all labels alike, such as marginals, has Λ = I and needs one step.
References: Li, Hay, Rastogi, Miklau and McGregor (PODS 2010), section 4; Yuan, Yang, Zhang and Hao, Convex optimization
for linear query processing under approximate differential privacy (KDD 2016).
"""

from __future__ import annotations

import numpy as np

from core.arrays import Counts, Reals

ROUNDS = 40
"""Steps at most; the matrix is valid after any number, fewer only cost accuracy."""
TOLERANCE = 1e-3
"""Stop when no diagonal entry of X exceeds the mean by more than this part: the loss is then as near to its minimum."""
FAINT_IDENTITY = 1e-3
"""Identity added to X: directions that the workload does not need stay determined, at this part of the budget."""
GRID = 2**12
"""Units of a column's length: rounding to whole numbers stays far below the faintest row."""


def square_root(gram: Reals) -> Counts:
    """Return a symmetric matrix of whole numbers of full rank near GRID × the optimal A; shape (cells, cells)."""
    balance = np.ones(len(gram))
    for _ in range(ROUNDS):
        root = np.sqrt(balance)
        best = _power(root[:, None] * gram * root[None, :], 0.5) / np.outer(root, root)
        lengths = np.diag(best) / np.diag(best).mean()
        if lengths.max() <= 1 + TOLERANCE:
            break
        balance = balance * lengths
    best = best / np.diag(best).max() + FAINT_IDENTITY * np.eye(len(gram))
    return np.rint(GRID * _power(best, 0.5)).astype(np.int64)


def _power(symmetric: Reals, exponent: float) -> Reals:
    values, vectors = np.linalg.eigh(symmetric)
    return np.asarray((vectors * np.maximum(values, 0.0) ** exponent) @ vectors.T)
