"""Shares of the budget that are optimal for the least-squares recovery, found by turns.

The paper fixes the recovery before the budgets. Here the two take turns: for given shares least squares is the recovery
of least loss L = Σ_β g_β / Σ_b P_bβ w_b, with w_b = 1 / v_b growing as ε_r² (Laplace) or ρ_r (Gaussian); for a given
recovery the closed form of Corollary 3.3 has the shares of least loss. No turn makes the loss larger. For the Gaussian
the problem is convex; for the Laplace law it is not, so the end is a stationary point, never worse than the start.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from core.privacy.release_cost import Norm
from core.progress import check_cancelled

if TYPE_CHECKING:
    from scipy.sparse import csr_array

Reals = NDArray[np.float64]

ROUNDS = 400
ENOUGH = 1e-7
"""Stop when a turn lowers the loss by less than this part of it."""
MOST_NOISE_GROUPS = 20_000
"""Beyond, a step takes too long for a comparison that somebody watches."""
FAINTEST = 1e-6
"""A share below this part of the largest is as good as nothing, and noise that large would not fit into 64 bits."""


def optimal_proportions(losses: Reals, n_charges: Reals, norm: Norm) -> Reals:
    """Return proportions of the shares per charge that are optimal when the recovery is fixed.

    Minimising Σ K_r / ε_r² subject to Σ n_r ε_r = ε gives ε_r ∝ (K_r / n_r)^(1/3); minimising Σ K_r / ρ_r gives
    ρ_r ∝ (K_r / n_r)^(1/2).

    Args:
        losses: K of every noise group: total variance caused by it when each of its charges gets share 1; >= 0.
        n_charges: charges of every noise group, each >= 1.
        norm: of the noise.

    References:
        Yaroslavtsev et al. (ICDE 2013), Corollary 3.3; for the Gaussian the same argument with v ∝ 1/ρ.
    """
    pull = losses / n_charges
    return np.asarray(np.cbrt(pull) if norm is Norm.L1 else np.sqrt(pull))


@dataclass(frozen=True, slots=True, eq=False)
class LeastSquaresLoss:
    """The total variance under least squares, as a function of the shares per charge of all noise groups.

    Attributes:
        precisions: shape (blocks, effects): see `ErrorModel.precisions`.
        importance: shape (effects,): total variance per unit of the variance of an effect.
        at_one: shape (blocks,): noise variance of a block when each charge of its noise group gets share 1.
        noise_group: shape (blocks,): the noise group of each block.
        n_charges: shape (noise groups,): charges of every noise group.
        norm: of the noise: the variance falls as 1/share² (L1) or as 1/share (L2).
    """

    precisions: csr_array
    importance: Reals
    at_one: Reals
    noise_group: NDArray[np.intp]
    n_charges: Reals
    norm: Norm

    @property
    def _power(self) -> int:
        return 2 if self.norm is Norm.L1 else 1

    def descend(self, start: Reals) -> Reals:
        """Return shares per charge at a local minimum downhill from `start`; n_charges @ shares = 1.

        Noise groups that would get next to nothing get nothing, if the others still determine all effects.
        """
        shares, loss = start / (self.n_charges @ start), np.inf
        for _ in range(ROUNDS):
            check_cancelled()
            pull, now = self._pull(shares)
            if not now < loss * (1 - ENOUGH):
                break
            loss = now
            proportions = optimal_proportions(pull * shares**self._power, self.n_charges, self.norm)
            shares = proportions / (self.n_charges @ proportions)
        return self._without_faint(shares)

    def value(self, shares: Reals) -> float:
        """Return the loss at these shares, n_charges @ shares = 1."""
        return self._pull(shares)[1]

    def block_weights(self, shares: Reals) -> Reals:
        """Return the slope of the loss in the noise variance of every block."""
        weights = shares[self.noise_group] ** self._power / self.at_one
        return weights**2 * self._information_pull(weights)[0]

    def _information_pull(self, weights: Reals) -> tuple[Reals, Reals]:
        """Return the slope of the loss in -1/v of every block, and the variance factor of every effect."""
        information = self.precisions.T @ weights
        variances = np.divide(1.0, information, out=np.zeros_like(information), where=self.importance > 0)
        return np.asarray(self.precisions @ (self.importance * variances**2)), variances

    def _pull(self, shares: Reals) -> tuple[Reals, float]:
        """Return what each noise group contributes to the loss of the least-squares recovery, and the loss."""
        weights = shares[self.noise_group] ** self._power / self.at_one
        slopes, variances = self._information_pull(weights)
        return np.bincount(self.noise_group, weights * slopes, len(shares)).astype(np.float64), float(
            self.importance @ variances
        )

    def _without_faint(self, shares: Reals) -> Reals:
        faint = shares < FAINTEST * shares.max()
        without = np.where(faint, 0.0, shares)
        determined = self.precisions.T @ without[self.noise_group] > 0
        kept = without if determined[self.importance > 0].all() else np.where(faint, FAINTEST * shares.max(), shares)
        return np.asarray(kept / (self.n_charges @ kept))
