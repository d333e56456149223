"""A matrix of the owner, each row multiplied by a whole number, so that one noise gives every row its own budget.

Noise of scale b on w times a row is noise of scale b / w on the row. So whole multiples realise any budgets, groups or
none; the sensitivity of the weighted rows is an exact whole number, and noise and cost are those of one matrix.
Reference: Yaroslavtsev et al. (ICDE 2013), section III; the budgets: `row_budgets.py`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from enum import StrEnum

import numpy as np

from core.arrays import Counts, Reals
from core.designs.matrix_design import largest_change
from core.designs.row_budgets import Exchanges, row_budgets
from core.linear.integer_matrix import inverse, span
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from core.progress import check_cancelled
from core.threads import one_thread

HEAVIEST = 2**12
"""Largest multiple of a row: rounding to whole numbers stays below a thousandth for all but the faintest rows."""
LONGEST = 2**16
"""Length of a weighted column at most, unless the owner's own is longer: the scale of the noise grows by as much, for
Gaussian noise by its square, and has to stay below 2 ** 52 (`rounding.py`)."""
FREE_FACTOR = 64
"""Numbers of a row that costs nothing, relative to the largest of those that cost: its noise becomes negligible."""
ROUNDS, LEAST_GAIN = 25, 1e-4
"""Alternations with the recovery at most, and the part of the loss below which a gain ends them."""
FAINT = 1e-13
"""Information of directions that no row in use tells of, as a part of the largest."""
NEGLIGIBLE = 1e-13
"""Part of the largest loss below which the recovery does not use a row."""


class RowSplit(StrEnum):
    """How the budget is split among rows: evenly, or optimally for unweighted or for weighted least squares."""

    # The keys of `BudgetSplit`, which designs cannot import.
    UNIFORM = "uniform"
    FIXED_RECOVERY = "optimal"
    LEAST_SQUARES = "best"


def weighted_rows(rows: Counts, gram: Reals, terms: NoiseTerms, split: RowSplit) -> Counts:
    """Return the rows in use, each times its weight; all divided by what they have in common.

    Args:
        rows: int64, shape (rows, cells), none of them 0, from which every wanted cell can be computed.
        gram: of the workload, shape (cells, cells).
        terms: of the noise.
        split: of the budget among the rows.
    """
    with one_thread():
        task = _Task(rows, gram, terms)
        found = list(task.candidates(split))
        weights = min(found, key=task.loss) if len(found) > 1 else found[0]
    return task.weighted(weights)


class _Task:
    """The choice of whole weights for one matrix; `seen`: the rows in coordinates of their span."""

    def __init__(self, rows: Counts, gram: Reals, terms: NoiseTerms) -> None:
        # Exchanging one record for another leaves rows of equal numbers as they are. What these numbers are makes no
        # difference then; large ones, weighted, would have squares that neither int64 nor floats hold exactly.
        exchanged = terms.neighbours is Neighbours.REPLACE and terms.at_most == 1
        self._constant = (rows == rows[:, :1]).all(axis=1) & exchanged
        self._rows, self._terms = np.where(self._constant[:, None], np.sign(rows), rows), terms
        # One of them tells all that they do.
        self._free = self._constant & (np.cumsum(self._constant) == 1)
        self._tops = np.abs(self._rows).max(axis=1)
        basis = span(rows)
        self._seen, self._gram = self._rows @ basis, basis.T @ gram @ basis
        self._power = 2 if terms.norm is Norm.L1 else 1
        self._exchanges = Exchanges(rows.astype(np.float64), terms.norm) if exchanged else None

    def candidates(self, split: RowSplit) -> Iterator[Counts]:
        """Yield weights of the rows; 0: a row is not measured."""
        paid = np.where(self._constant, 0.0, 1.0)
        if split is not RowSplit.LEAST_SQUARES or not paid.any():
            yield self._whole(paid if split is RowSplit.UNIFORM or not paid.any() else self._programme(paid))[-1]
            return
        yield self._whole(paid)[-1]
        best, least = paid, np.inf
        budgets = self._programme(paid)
        for _ in range(ROUNDS):
            check_cancelled()
            now = self._real_loss(budgets)
            if not now < least * (1 - LEAST_GAIN):
                break
            best, least = budgets, now
            budgets = self._programme(budgets)
        yield from self._whole(best)

    def weighted(self, weights: Counts) -> Counts:
        """Return the rows in use, each times its weight, in lowest terms."""
        rows = self._rows[weights > 0] * weights[weights > 0, None]
        return np.asarray(rows // np.gcd.reduce(np.abs(rows), axis=None))

    def loss(self, weights: Counts) -> float:
        """Return the total variance at a budget of 1, up to a factor common to all weights."""
        used, lowest = weights > 0, self.weighted(weights)
        exact = np.zeros(len(weights))
        exact[used] = np.abs(lowest).max(axis=1) / self._tops[used]
        return self._variance(exact**2) * self._noise(self._change(lowest))

    def _noise(self, change: float) -> float:
        # Laplace noise on whole numbers is smaller than on a fine grid, at ε = 1 by 8 % for a sensitivity of 1: budgets
        # that gain less than a fine grid costs are not worth it. Of Gaussian noise the difference is next to nothing.
        return 1 / (2 * math.sinh(1 / (2 * change))) ** 2 if self._power == 2 else change

    def _change(self, weighted: Counts) -> float:
        """Return the sensitivity, up to a common factor; that of a record more or less without comparing all pairs."""
        norm, terms = self._terms.norm, self._terms
        if terms.neighbours is Neighbours.REPLACE:
            return float(largest_change(weighted[None], norm).under(norm, terms.neighbours, terms.at_most))
        return float((np.abs(weighted) if norm is Norm.L1 else weighted**2).sum(axis=0).max())

    def _real_loss(self, budgets: Reals) -> float:
        return self._variance(self._precisions(budgets))

    def _variance(self, precisions: Reals) -> float:
        """Return the total variance; next to infinite if the rows in use do not determine the tables."""
        return float(np.sum(self._gram * self._covariance(precisions)))

    def _covariance(self, precisions: Reals) -> Reals:
        # Rows that no table needs lose their budget, and the information about what they alone tell is singular.
        information = self._seen.T @ (precisions[:, None] * self._seen)
        return inverse(information + FAINT * information.max() * np.eye(len(information)))

    def _programme(self, budgets: Reals) -> Reals:
        """Return the best budgets for the recovery that is best for `budgets`."""
        losses = self._losses(budgets)
        losses = np.where(~self._constant & (losses > NEGLIGIBLE * losses.max()), losses, 0.0)
        if self._exchanges is not None:
            return self._exchanges.budgets(losses, budgets)
        used, found = losses > 0, np.zeros(len(losses))
        columns = np.abs(self._rows[used]).T.astype(np.float64) ** (3 - self._power)
        found[used] = row_budgets(losses[used], columns, self._terms.norm)
        return found

    def _losses(self, budgets: Reals) -> Reals:
        """Return the total variance that every row causes, per unit of its noise variance."""
        precisions = self._precisions(budgets)
        used = precisions[:, None] * self._seen @ self._covariance(precisions)
        return np.asarray(np.einsum("ij,jk,ik->i", used, self._gram, used, optimize=True))

    def _precisions(self, budgets: Reals) -> Reals:
        paid = budgets**self._power
        return np.where(self._free, FREE_FACTOR**2 * self._largest(paid * self._tops**2), paid)

    @staticmethod
    def _largest(numbers: Reals) -> float:
        return float(numbers.max()) or 1.0

    def _whole(self, budgets: Reals) -> list[Counts]:
        """Return whole weights in proportion: with faint rows left out, and with all that have a budget."""
        wanted = np.sqrt(budgets**self._power)
        wanted /= self._largest(wanted)
        lengths = np.abs(self._rows).T @ wanted if self._power == 2 else np.sqrt(self._rows.T**2 @ wanted**2)
        grid = max(1.0, min(HEAVIEST, LONGEST / max(1.0, float(lengths.max()))))
        scaled = np.rint(grid * wanted).astype(np.int64)
        free = FREE_FACTOR * max(1, int((scaled * self._tops).max()))
        kept = np.where(wanted > 0, np.maximum(scaled, 1), 0)
        return [np.where(self._free, free, each) for each in (scaled, kept)]
