"""Good matrices to measure with Laplace noise: the identity and p further rows, in columns of equal L1 norm.

A(Θ) = [I; Θ] D with D = diag(1 / (1 + Σ_k Θ_ki)) and Θ >= 0, so every column has the L1 norm 1. The loss of least
squares is tr(G (AᵀA)⁻¹) = tr(S G S (I + ΘᵀΘ)⁻¹), S = D⁻¹, G the Gram matrix of the workload. By the Woodbury identity,
(I + ΘᵀΘ)⁻¹ = I - Θᵀ R⁻¹ Θ with R = I + ΘΘᵀ of size p, so loss and gradient cost p products with G. The loss is not
convex; the descent (L-BFGS with bounds) ends at a stationary point, never worse than where it starts.
Reference: McKenna, Miklau, Hay and Machanavajjhala, Optimizing error of high-dimensional statistical queries under
differential privacy (HDMM, PVLDB 2018), section 5.2 (OPT_0).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.progress import check_cancelled
from core.threads import one_thread

Reals = NDArray[np.float64]
Counts = NDArray[np.int64]

STEPS = 150
ENOUGH = 1e9
"""Stop when a step lowers the loss by less than this many roundings, a part of 2e-7."""
WORK = 1.5e9
"""Steps × rows × cells²: beyond, a descent takes longer than somebody waits who compares strategies."""
LEAST_STEPS = 10
MOST = 100.0
"""Of Θ: the identity then keeps a part of every column that whole numbers can hold, and R can be inverted."""
GRID = 2**12
"""Units that the largest number of a column is written in: rounding costs less than a thousandth."""


def descend(gram: Reals, start: Reals) -> Reals:
    """Return Θ at a stationary point downhill from `start`, or `start` itself where there is no time to look.

    Args:
        gram: of the workload, shape (cells, cells).
        start: shape (rows, cells), >= 0.
    """
    from scipy.optimize import fmin_l_bfgs_b  # noqa: PLC0415  heavy, and needed here only

    steps = min(STEPS, int(WORK / start.size / len(gram)))
    if steps < LEAST_STEPS:
        return start
    unit = gram / np.trace(gram)
    with one_thread():  # of the library that scipy has just brought along
        end, _, _ = fmin_l_bfgs_b(
            lambda flat: _loss_and_slope(flat.reshape(start.shape), unit),
            start.reshape(-1),
            bounds=[(0, MOST)] * start.size,
            factr=ENOUGH,
            pgtol=0.0,
            maxfun=steps,
            maxiter=steps,
        )
    return np.asarray(end, dtype=np.float64).reshape(start.shape)


def _loss_and_slope(theta: Reals, gram: Reals) -> tuple[float, Reals]:
    """Return tr(SGS (I + ΘᵀΘ)⁻¹) and its gradient in Θ, flat.

    With C = R⁻¹ Θ SGS: ∂/∂Θ at fixed S is -2 C (I + ΘᵀΘ)⁻¹, and ∂/∂S_ii, by which every Θ_ki counts once more, is
    2 (G S (I + ΘᵀΘ)⁻¹)_ii.
    """
    check_cancelled()
    lengths = 1 + theta.sum(axis=0)
    inner = np.linalg.inv(np.eye(len(theta)) + theta @ theta.T)
    pulled = gram @ (theta * lengths).T
    outer = lengths[:, None] * pulled
    own = np.diag(gram) * lengths
    loss = own @ lengths - np.sum(inner * (theta @ outer))
    told = inner @ outer.T
    at_fixed = -2 * (told - (told @ theta.T) @ inner @ theta)
    by_length = 2 * (own - np.sum((pulled @ inner) * theta.T, axis=1))
    return float(loss), (at_fixed + by_length).reshape(-1)


def whole(theta: Reals) -> Counts:
    """Return A(Θ) in whole numbers: rows of nothing left out, all columns of exactly the same L1 norm."""
    further = np.rint(GRID * theta / (1 + theta.sum(axis=0))).astype(np.int64)
    further = further[further.any(axis=1)]
    sums = further.sum(axis=0)
    least = np.maximum(1, np.rint(GRID / (1 + theta.sum(axis=0)))).astype(np.int64)
    return np.concatenate([np.diag((sums + least).max() - sums), further])
