"""Shares that make the largest error of all tables least, as a game of tables against shares.

The tables have weights λ, Σ λ = 1. Shares answer with those that are best for Σ λ_α c_α V_α, and λ grows where c_α V_α
is largest: multiplicative updates. At any λ the answer's sum is a lower bound of the largest error if V is convex in
the shares (direct recovery; least squares under Gaussian noise): the game ends when the two meet. Otherwise it ends at
the best shares that it saw, never worse than those it started from. (`core/MATHEMATICS.md`, "Objectives".)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from core.arrays import Reals
from core.designs.least_squares_loss import LeastSquaresLoss, optimal_proportions
from core.privacy.release_cost import Norm
from core.progress import check_cancelled

if TYPE_CHECKING:
    from scipy.sparse import csr_array

ROUNDS = 400
"""Updates at most; the shares are valid after any number, fewer only cost evenness."""
GAP = 1e-3
"""Distance of the bound, as a part of the largest error, at which the game ends: far less than any ± shows."""
STEPS = 4
"""Alternations of an answer under least squares: it begins at the last answer, and λ moves slowly."""
LEAST_WEIGHT = 1e-9
"""λ of a table is at least this: a table that was exact enough may come to decide later."""


@dataclass(frozen=True, slots=True)
class EvenShares:
    """Shares, their largest error, and λ when they were seen."""

    worst: float
    shares: Reals
    weights: Reals


@dataclass(frozen=True, slots=True)
class EvenGame:
    """What the two sides of the game need.

    Attributes:
        errors: the error c_α V_α of every table for shares, shape (tables,).
        answer: shares that are better for the sum of errors weighted by λ than the given ones, or the best.
    """

    errors: Callable[[Reals], Reals]
    answer: Callable[[Reals, Reals], Reals]

    def seen(self, shares: Reals) -> EvenShares:
        """Return shares with their largest error, and equal λ."""
        found = self.errors(shares)
        return EvenShares(float(found.max()), shares, np.full(len(found), 1 / len(found)))

    def play(self, start: Reals) -> EvenShares:
        """Return the shares of the least largest error that the game saw, `start` among them."""
        best = self.seen(start)
        shares, weights = start, best.weights
        for _ in range(ROUNDS):
            check_cancelled()
            shares = self.answer(weights, shares)
            found = self.errors(shares)
            worst = float(found.max())
            if worst < best.worst:
                best = EvenShares(worst, shares, weights)
            if not worst or worst <= (weights @ found) * (1 + GAP):
                break
            weights = np.maximum(weights * found / worst, LEAST_WEIGHT)
            weights = weights / weights.sum()
        return best


def direct_game(table_losses: csr_array, n_charges: Reals, norm: Norm) -> EvenGame:
    """Return the game under direct recovery, where the answer has a closed form.

    Args:
        table_losses: error of each table by each noise group when each of its charges gets share 1, shape (tables,
            noise groups).
        n_charges: charges of every noise group, each >= 1.
        norm: of the noise.
    """
    power = 2 if norm is Norm.L1 else 1

    def errors(shares: Reals) -> Reals:
        # A share of 0: no table is added up from that group.
        return np.asarray(table_losses @ np.where(shares > 0, 1 / np.where(shares > 0, shares, 1.0) ** power, 0.0))

    def answer(weights: Reals, _: Reals) -> Reals:
        proportions = optimal_proportions(table_losses.T @ weights, n_charges, norm)
        return np.asarray(proportions / (n_charges @ proportions))

    return EvenGame(errors, answer)


def least_squares_game(loss: LeastSquaresLoss, parts: csr_array) -> EvenGame:
    """Return the game under least squares; the answer is a few alternations nearer to the best shares.

    Args:
        loss: the total variance as a function of the shares.
        parts: error of each table per unit of the variance factor of each effect, shape (tables, effects).
    """

    def errors(shares: Reals) -> Reals:
        return np.asarray(parts @ loss.effect_variances(shares))

    def answer(weights: Reals, shares: Reals) -> Reals:
        weighted = loss.weighing(np.asarray(parts.T @ weights))
        for _ in range(STEPS):
            shares = weighted.step(shares)
        return shares

    return EvenGame(errors, answer)
