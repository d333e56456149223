"""Shares of the budget that are optimal for the least-squares recovery, found numerically.

The paper fixes the recovery before the budgets. With least squares the loss is itself a smooth function of the shares,
L = Σ_β g_β / Σ_b P_bβ w_b, where w_b = 1 / v_b grows as ε_r² (Laplace) or ρ_r (Gaussian); its gradient is exact, and
L-BFGS descends in the logarithms of the shares from where the closed form ends. For the Gaussian the problem is convex;
for the Laplace law it is not, so the result is a local optimum, and never worse than the start.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_array

Reals = NDArray[np.float64]

ROUNDS = 200
MOST_LOTS = 20_000
"""Beyond, a step takes too long for a comparison that somebody watches."""
FAINTEST = 1e-6
"""A share below this part of the largest is as good as nothing, and noise that large would not fit into 64 bits."""


@dataclass(frozen=True, slots=True, eq=False)
class FittedLoss:
    """The total variance under least squares, as a function of the shares per group of all lots.

    Attributes:
        precisions: shape (blocks, effects): see `ErrorModel.precisions`.
        importance: shape (effects,): total variance per unit of the variance of an effect.
        at_one: shape (blocks,): noise variance of a block when each group of its lot gets share 1.
        lot: shape (blocks,): the lot of each block.
        n_groups: shape (lots,): groups of every lot.
        power: 2 where the variance falls as 1/share², 1 where it falls as 1/share.
    """

    precisions: csr_array
    importance: Reals
    at_one: Reals
    lot: NDArray[np.intp]
    n_groups: Reals
    power: int

    def descend(self, start: Reals) -> Reals:
        """Return shares per group of every lot at a local minimum downhill from `start`; n_groups @ shares = 1.

        Lots that would get next to nothing get nothing, if the others still determine all effects.
        """
        from scipy.optimize import minimize  # noqa: PLC0415  slow to import, and not needed by every plan

        logarithms = np.log(np.maximum(start / start.max(), FAINTEST))
        found = minimize(self._value_and_slope, logarithms, jac=True, method="L-BFGS-B", options={"maxiter": ROUNDS})
        shares = self._shares(found.x)
        faint = shares < FAINTEST * shares.max()
        without = np.where(faint, 0.0, shares)
        determined = self.precisions.T @ without[self.lot] > 0
        kept = without if determined[self.importance > 0].all() else np.where(faint, FAINTEST * shares.max(), shares)
        return np.asarray(kept / (self.n_groups @ kept))

    def _shares(self, logarithms: Reals) -> Reals:
        wish = np.exp(logarithms - logarithms.max())
        return np.asarray(wish / (self.n_groups @ wish))

    def _value_and_slope(self, logarithms: Reals) -> tuple[float, Reals]:
        """Return the logarithm of the loss, and its gradient in the logarithms of the shares."""
        shares = self._shares(logarithms)
        weights = shares[self.lot] ** self.power / self.at_one
        information = self.precisions.T @ weights
        loss = float(np.sum(self.importance / information))
        pull = self.precisions @ (self.importance / information**2)
        slope = -self.power * np.bincount(self.lot, pull * weights, len(shares))
        return float(np.log(loss)), (slope - slope.sum() * self.n_groups * shares) / loss
