"""Matrices for Laplace noise by numerical optimisation: the identity and p further rows, columns of equal L1 norm.

A(Θ) = [I; Θ] D with D = diag(1 / (1 + Σ_k Θ_ki)) and Θ >= 0, so every column has the L1 norm 1. The loss of least
squares is tr(G (AᵀA)⁻¹) = tr(S G S (I + ΘᵀΘ)⁻¹), S = D⁻¹, G the Gram matrix of the workload. By the Woodbury identity,
(I + ΘᵀΘ)⁻¹ = I - Θᵀ R⁻¹ Θ with R = I + ΘΘᵀ of size p, so loss and gradient cost p products with G. The loss is not
convex; the descent (L-BFGS with bounds) ends at a stationary point, never worse than where it starts.
Reference: McKenna, Miklau, Hay and Machanavajjhala, Optimizing error of high-dimensional statistical queries under
differential privacy (HDMM, PVLDB 2018), section 5.2 (OPT_0).
"""

from __future__ import annotations

import numpy as np

from core.arrays import Counts, Reals
from core.progress import check_cancelled
from core.threads import one_thread

MOST_STEPS = 150
"""Steps of the optimiser at most; any result is valid, fewer steps only cost accuracy."""
FACTR = 1e9
"""`factr` of L-BFGS: stop when a step lowers the loss by less than 1e9 float epsilons, a part of 2e-7."""
MOST_WORK = 1.5e9
"""Steps × rows × cells² at most: more would take longer than an interactive comparison allows."""
LEAST_STEPS = 10
"""With time for fewer steps the start is used as it is."""
MOST_THETA = 100.0
"""Upper bound of Θ: every column keeps a part of the identity that whole numbers can represent, and R is invertible."""
GRID = 2**12
"""Units of the largest number of a column: rounding to whole numbers costs less than a thousandth of the loss."""


def descend(gram: Reals, start: Reals, steps: int | None = None) -> Reals:
    """Return Θ at a stationary point reached from `start`, or `start` itself where the work would be too much.

    Args:
        gram: of the workload, shape (cells, cells).
        start: shape (rows, cells), >= 0.
        steps: of the optimiser, at most; None: as many as an interactive comparison has time for.
    """
    from scipy.optimize import fmin_l_bfgs_b  # noqa: PLC0415  slow to import, needed here only

    steps = min(MOST_STEPS, int(MOST_WORK / start.size / len(gram))) if steps is None else steps
    if steps < LEAST_STEPS:
        return start
    unit = gram / np.trace(gram)  # a loss near 1, so that the stopping rule means one thing for all workloads
    # scipy brings a BLAS of its own, whose threads are not limited yet; many threads are slower on small matrices.
    with one_thread():
        end, _, _ = fmin_l_bfgs_b(
            lambda flat: _loss_and_slope(flat.reshape(start.shape), unit),
            start.reshape(-1),
            bounds=[(0, MOST_THETA)] * start.size,
            factr=FACTR,
            pgtol=0.0,
            maxfun=steps,
        )
    return np.asarray(end, dtype=np.float64).reshape(start.shape)


def _loss_and_slope(theta: Reals, gram: Reals) -> tuple[float, Reals]:
    """Return tr(SGS (I + ΘᵀΘ)⁻¹) and its gradient in Θ, flat.

    With C = R⁻¹ Θ SGS: ∂/∂Θ at fixed S is -2 C (I + ΘᵀΘ)⁻¹; ∂/∂S_ii is 2 (G S (I + ΘᵀΘ)⁻¹)_ii, and S_ii depends on
    every Θ_ki with slope 1.
    """
    check_cancelled()
    lengths = 1 + theta.sum(axis=0)
    inner = np.linalg.inv(np.eye(len(theta)) + theta @ theta.T)
    pulled = gram @ (theta * lengths).T
    outer = lengths[:, None] * pulled
    own = np.diag(gram) * lengths
    loss = own @ lengths - np.sum(inner * (theta @ outer))
    solved = inner @ outer.T
    at_fixed = -2 * (solved - (solved @ theta.T) @ inner @ theta)
    by_length = 2 * (own - np.sum((pulled @ inner) * theta.T, axis=1))
    return float(loss), (at_fixed + by_length).reshape(-1)


def whole(theta: Reals, grid: int = GRID) -> Counts:
    """Return A(Θ) in whole numbers, without zero rows; all columns have exactly equal L1 norms, about `grid`."""
    further = np.rint(grid * theta / (1 + theta.sum(axis=0))).astype(np.int64)
    further = further[further.any(axis=1)]
    # The identity takes up the rounding of the further rows, so that no column is longer than another.
    sums = further.sum(axis=0)
    least = np.maximum(1, np.rint(grid / (1 + theta.sum(axis=0)))).astype(np.int64)
    return np.concatenate([np.diag((sums + least).max() - sums), further])
