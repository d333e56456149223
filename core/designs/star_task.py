"""The loss of stars under least squares: precisions of effects by star, worked out once for each."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from core.designs.design import Design
from core.designs.error_model import ErrorModel
from core.designs.star import Star
from core.domain.marginal import Marginal
from core.workload.workload import Workload

Reals = NDArray[np.float64]

WORK_OF_A_ROW = 2e4
MOST_WORK_OF_A_DESCENT = 5e8


class StarTask:
    """The loss as a function of the precisions of all effects.

    Attributes:
        workload: the tables wanted.
        wanted: their attributes with more than one label.
        axes: all of these attributes.
        importance: shape (effects,): total variance per unit of the variance of an effect, > 0.
        work: numbers looked at so far.
    """

    def __init__(self, workload: Workload, wanted: tuple[Marginal, ...], *, total_known: bool) -> None:
        self.workload, self.wanted, self.work = workload, wanted, 0.0
        self.axes = Marginal.of(axis for marginal in wanted for axis in marginal)
        nothing = Design((), (), ((),) * len(workload.tables))
        effects, importance = workload.closure(), ErrorModel(workload, nothing).effect_weights()
        if total_known:
            importance[0] = 0.0  # the empty effect comes first
        used = np.flatnonzero(importance)
        self.importance = importance[used]
        self._has = np.zeros((len(used), len(workload.domain.sizes)))
        for row, number in enumerate(used.tolist()):
            self._has[row, list(effects[number])] = 1.0
        self._logs = np.log(np.array(workload.domain.sizes, dtype=np.float64))
        self._order, self._cells = self._has.sum(axis=1), self._has @ self._logs
        self._rows: dict[Star, Reals] = {}

    def row(self, star: Star) -> Reals:
        """Return the precisions of all effects when the star gets share 1; shape (effects,)."""
        if star not in self._rows:
            self._rows[star] = self._row(star)
        return self._rows[star]

    def _row(self, star: Star) -> Reals:
        """Return 1 / (v ∏ n) over the attributes measured outside the effect, v that of the total or the leaf."""
        total, tables = star.variances(self.workload.domain)
        split, leaves = list(star.split), list(star.leaves)
        self.work += WORK_OF_A_ROW + 4 * self._has.size
        leaf = self._has[:, leaves]
        outside = self._order - self._has[:, split].sum(axis=1)
        beside = self._cells - self._logs[split].sum()
        on_leaf = beside - leaf @ np.array([self._logs[axis] + math.log(tables[axis]) for axis in leaves])
        in_split, one_leaf = outside == 0, (outside == 1) & (leaf.sum(axis=1) == 1)
        return np.where(in_split, np.exp(beside) / total, np.where(one_leaf, np.exp(on_leaf), 0.0))

    def rows(self, stars: Sequence[Star]) -> Reals:
        """Return shape (stars, effects)."""
        return np.array([self.row(star) for star in stars])

    def loss(self, information: Reals) -> Reals:
        """Return the loss for precisions of shape (..., effects)."""
        self.work += information.size
        with np.errstate(divide="ignore"):
            return np.asarray((self.importance / information).sum(axis=-1))

    def descend(self, rows: Reals, shares: Reals, rounds: int, enough: float) -> tuple[float, Reals]:
        """Return loss and shares at a local minimum, or near it; see `FittedLoss.descend`."""
        loss = np.inf
        for _ in range(min(rounds, int(MOST_WORK_OF_A_DESCENT / rows.size) + 20)):
            information = rows.T @ shares**2
            self.work += rows.size
            now = float(self.loss(information))
            if not now < loss * (1 - enough):
                break
            loss = now
            pull = rows @ (self.importance / information**2) * shares**2
            shares = np.cbrt(pull * shares**2)
            shares = shares / shares.sum()
        return loss, shares
