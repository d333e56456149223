"""Shares of the noise budget that are optimal for the least-squares recovery, by alternating minimisation.

Yaroslavtsev et al. (ICDE 2013) fix the recovery before the budgets. Here the two alternate. For given shares, least
squares is the recovery of least loss L = Σ_β g_β / Σ_b P_bβ w_b, where w_b = 1 / v_b grows as ε_r² (Laplace) or ρ_r
(Gaussian). For a given recovery, Corollary 3.3 gives the shares of least loss. No step increases the loss. For Gaussian
noise the problem is convex. For Laplace noise it is not: the result is a stationary point, never worse than the start.
(`core/MATHEMATICS.md`, "Budget split".)
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from core.arrays import Reals
from core.designs.error_model import SparseMatrix
from core.privacy.release_cost import Norm
from core.progress import check_cancelled

ROUNDS = 400
"""Alternations at most; the shares are valid after any number, fewer only cost accuracy."""
TOLERANCE = 1e-7
"""Stop when a round lowers the loss by less than this part of it: far less than any ± shows."""
LAST_TOLERANCE = 1e-12
"""Of the last descent: designs with equal groups, whose descents start elsewhere, then agree to the last figures."""
MOST_NOISE_GROUPS = 20_000
"""Noise groups up to which shares are optimised; more would take longer than an interactive comparison allows."""
LEAST_SHARE = 1e-6
"""Share, as a part of the largest, below which a group is dropped: it adds nothing, and its noise could exceed 64
bits."""


def optimal_proportions(losses: Reals, n_charges: Reals, norm: Norm) -> Reals:
    """Return proportions of the shares per charge that are optimal when the recovery is fixed.

    Minimising Σ K_r / ε_r² subject to Σ n_r ε_r = ε gives ε_r ∝ (K_r / n_r)^(1/3); minimising Σ K_r / ρ_r gives
    ρ_r ∝ (K_r / n_r)^(1/2).

    Args:
        losses: K of every noise group: total variance caused by it when each of its charges gets share 1; >= 0.
        n_charges: charges of every noise group, each >= 1.
        norm: of the noise.

    References:
        Yaroslavtsev et al. (ICDE 2013), Corollary 3.3; for Gaussian noise the argument holds with v ∝ 1/ρ.
    """
    group_losses = losses / n_charges
    return np.asarray(np.cbrt(group_losses) if norm is Norm.L1 else np.sqrt(group_losses))


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

    precisions: SparseMatrix
    importance: Reals
    at_one: Reals
    noise_group: NDArray[np.intp]
    n_charges: Reals
    norm: Norm
    _by_effect: SparseMatrix = field(init=False)

    def __post_init__(self) -> None:
        # once: scipy takes longer to transpose than to multiply, and a descent multiplies hundreds of times
        object.__setattr__(self, "_by_effect", self.precisions.T)

    @property
    def _power(self) -> int:
        return 2 if self.norm is Norm.L1 else 1

    def weighing(self, importance: Reals) -> LeastSquaresLoss:
        """Return the loss with other importances of effects, those that are known exactly left out as here."""
        return replace(self, importance=np.where(self.importance > 0, importance, 0.0))

    def step(self, shares: Reals) -> Reals:
        """Return the shares of one alternation, n_charges @ shares = 1: at least as good as those given."""
        return self._after(self._group_losses(shares)[0], shares)

    def effect_variances(self, shares: Reals) -> Reals:
        """Return the variance factor of every effect whose importance is above 0; 0 of the others."""
        return self._information_slopes(shares[self.noise_group] ** self._power / self.at_one)[1]

    def descend(self, start: Reals, tolerance: float = TOLERANCE) -> Reals:
        """Return shares per charge at a local minimum reached from `start`; n_charges @ shares = 1.

        Noise groups with a negligible share get 0 if the others still determine all effects.
        """
        shares, loss = start / (self.n_charges @ start), np.inf
        for _ in range(ROUNDS):
            check_cancelled()
            group_losses, now = self._group_losses(shares)
            if not now < loss * (1 - tolerance):
                break
            loss = now
            shares = self._after(group_losses, shares)
        return self.without_negligible(shares)

    def _after(self, group_losses: Reals, shares: Reals) -> Reals:
        proportions = optimal_proportions(group_losses * shares**self._power, self.n_charges, self.norm)
        return np.asarray(proportions / (self.n_charges @ proportions))

    def value(self, shares: Reals) -> float:
        """Return the loss at these shares, n_charges @ shares = 1."""
        return self._group_losses(shares)[1]

    def determined(self, shares: Reals) -> bool:
        """Return whether the groups with a share determine all effects that the wanted tables need."""
        measured = self._by_effect @ shares[self.noise_group] > 0
        return bool(measured[self.importance > 0].all())

    def block_weights(self, shares: Reals) -> Reals:
        """Return the derivative of the loss by the noise variance of every block."""
        weights = shares[self.noise_group] ** self._power / self.at_one
        return weights**2 * self._information_slopes(weights)[0]

    def _information_slopes(self, weights: Reals) -> tuple[Reals, Reals]:
        """Return the derivative of the loss by -1/v of every block, and the variance factor of every effect."""
        information = self._by_effect @ weights
        variances = np.divide(1.0, information, out=np.zeros_like(information), where=self.importance > 0)
        return np.asarray(self.precisions @ (self.importance * variances**2)), variances

    def _group_losses(self, shares: Reals) -> tuple[Reals, float]:
        """Return the contribution of each noise group to the loss of the least-squares recovery, and the loss."""
        weights = shares[self.noise_group] ** self._power / self.at_one
        slopes, variances = self._information_slopes(weights)
        return np.bincount(self.noise_group, weights * slopes, len(shares)).astype(np.float64), float(
            self.importance @ variances
        )

    def without_negligible(self, shares: Reals) -> Reals:
        """Return the shares without negligible ones, if the others still determine all effects."""
        faint = shares < LEAST_SHARE * shares.max()
        without = np.where(faint, 0.0, shares)
        kept = without if self.determined(without) else np.where(faint, LEAST_SHARE * shares.max(), shares)
        return np.asarray(kept / (self.n_charges @ kept))
