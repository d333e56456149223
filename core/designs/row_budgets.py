"""The noise budget of every row of a matrix, by the convex programme of the paper: the rows need not form groups.

For fixed recovery R, the programme (1)-(3) of Yaroslavtsev et al. (ICDE 2013, section III-B) minimises Σ_i b_i / x_i^p
over budgets x > 0, where every column spends at most 1: A x <= 1. Laplace noise: p = 2, A = |S|ᵀ, x = ε_i; Gaussian
noise: p = 1, the squares of S, x = ρ_i. If one record is exchanged for another, the differences of two columns take the
place of columns.

Its dual is concave: with y = Aᵀλ, the best budgets are x_i = (p b_i / y_i)^(1/(p+1)), and every λ >= 0 gives the lower
bound s^(p+1) / (p (Σ λ)^p), s = Σ x_i y_i, so the distance from the optimum is known. For a recovery by least squares
the programme alternates with the best recovery, as in `least_squares_loss.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.arrays import Reals
from core.privacy.release_cost import Norm
from core.progress import check_cancelled
from core.threads import one_thread

ENOUGH_GAP = 1e-4
"""Part of the loss by which it may exceed its lower bound: far less than any ± shows."""
ROUNDS = 200
"""Steps of the optimiser of the dual, at most; any result is valid, fewer steps only cost accuracy."""
EXCHANGES = 12
"""Times that the pairs of columns furthest apart are added to the constraints, at most."""
SLACK = 1e-3
"""Part by which a pair may exceed the distance allowed before it is added; budgets are scaled down in the end."""


def row_budgets(losses: Reals, spent: Reals, norm: Norm) -> Reals:
    """Return the budgets of least loss, at which the largest constraint is exactly 1.

    Args:
        losses: b of every row, > 0, shape (rows,).
        spent: A, >= 0, shape (constraints, rows); no column of zeros.
        norm: of the noise.
    """
    from scipy.optimize import fmin_l_bfgs_b  # noqa: PLC0415  slow to import, needed here only

    unit = spent.max()
    dual = _Dual(losses / losses.sum(), np.unique(spent, axis=0) / unit, 2 if norm is Norm.L1 else 1)
    start = dual.balanced(np.ones(len(dual.spent)))
    if dual.gap(start) <= ENOUGH_GAP:
        return np.asarray(dual.feasible(start) / unit)
    with one_thread():
        found, _, _ = fmin_l_bfgs_b(
            dual.value_and_slope,
            start,
            bounds=[(0, None)] * len(start),
            factr=10.0,
            pgtol=0.0,
            maxfun=ROUNDS,
        )
    best = min((start, np.asarray(found)), key=dual.gap)
    return np.asarray(dual.feasible(best) / unit)


class Exchanges:
    """The programme where one record is exchanged for another: no two columns may be too far apart.

    Of all pairs of columns only those are constraints that would else be too far apart; the next call begins with them.
    """

    def __init__(self, rows: Reals, norm: Norm) -> None:
        """Take S, shape (rows, columns)."""
        self._rows, self._norm = rows, norm
        self._pairs = np.zeros((0, len(rows)))

    def budgets(self, losses: Reals, start: Reals) -> Reals:
        """Return the budgets of least loss; see `row_budgets`.

        Args:
            losses: b of every row, >= 0, shape (rows,); a row without loss gets no budget.
            start: budgets to begin with, shape (rows,), > 0 where there is a loss, and in rows of unequal numbers only.
        """
        budgets, used = start, losses > 0
        for turn in range(EXCHANGES):
            check_cancelled()
            distances = _distances(self._rows[used], budgets[used], self._norm)
            if turn and distances.max() <= 1 + SLACK:
                break
            self._add(distances)
            # A row that no pair holds back yet is held by its own largest difference, which none of its pairs exceeds.
            spans = np.where(self._pairs.any(axis=0), 0.0, self._spent(np.ptp(self._rows, axis=1)))
            spent = np.concatenate([self._pairs, np.diag(spans)[used & (spans > 0)]])[:, used]
            budgets = np.zeros(len(losses))
            budgets[used] = row_budgets(losses[used], spent, self._norm)
        return np.asarray(budgets / _distances(self._rows[used], budgets[used], self._norm).max())

    def _add(self, distances: Reals) -> None:
        furthest = distances.argmax(axis=1)
        far = distances.max(axis=1) > 1
        apart = self._spent(np.abs(self._rows[:, far] - self._rows[:, furthest[far]]).T)
        self._pairs = np.unique(np.concatenate([self._pairs, apart]), axis=0)

    def _spent(self, distances: Reals) -> Reals:
        return distances if self._norm is Norm.L1 else distances**2


@dataclass(frozen=True, slots=True, eq=False)
class _Dual:
    losses: Reals
    spent: Reals
    power: int

    def budgets(self, multipliers: Reals) -> Reals:
        held = self.spent.T @ multipliers
        least = 1e-12 * max(float(held.max()), 1e-300)
        return np.asarray((self.power * self.losses / np.maximum(held, least)) ** (1 / (self.power + 1)))

    def value_and_slope(self, multipliers: Reals) -> tuple[float, Reals]:
        """Return the negative of the dual function, and its gradient."""
        check_cancelled()
        budgets = self.budgets(multipliers)
        together = budgets @ (self.spent.T @ multipliers)
        return float(multipliers.sum() - (1 + 1 / self.power) * together), 1 - self.spent @ budgets

    def balanced(self, multipliers: Reals) -> Reals:
        """Return the multiples of the multipliers at which the dual function is largest."""
        together = self.budgets(multipliers) @ (self.spent.T @ multipliers)
        return np.asarray(multipliers * (together / multipliers.sum()) ** (self.power + 1))

    def feasible(self, multipliers: Reals) -> Reals:
        budgets = self.budgets(multipliers)
        return np.asarray(budgets / (self.spent @ budgets).max())

    def gap(self, multipliers: Reals) -> float:
        """Return by which part of the bound the loss exceeds it."""
        loss = float((self.losses / self.feasible(multipliers) ** self.power).sum())
        together = float(self.budgets(multipliers) @ (self.spent.T @ multipliers))
        bound = together ** (self.power + 1) / (self.power * float(multipliers.sum()) ** self.power)
        return loss / bound - 1


def _distances(rows: Reals, budgets: Reals, norm: Norm) -> Reals:
    """Return what every pair of columns spends, shape (columns, columns)."""
    if norm is Norm.L1:
        from scipy.spatial.distance import cdist  # noqa: PLC0415  slow to import, rarely needed

        weighted = (rows * budgets[:, None]).T
        return np.asarray(cdist(weighted, weighted, "cityblock"))
    gram = (rows * budgets[:, None]).T @ rows
    lengths = np.diag(gram)
    return np.asarray(lengths[:, None] + lengths[None, :] - 2 * gram)
