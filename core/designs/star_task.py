"""The loss of stars and cones under least squares; the precisions of each piece are computed once."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from core.arrays import Reals
from core.designs.cones import ConeBlocks, best_weights
from core.designs.design import Design
from core.designs.error_model import ErrorModel
from core.designs.star import Star
from core.designs.star_moves import Piece
from core.mechanisms.joint_noise import JointNoise
from core.progress import check_cancelled
from core.workload.workload import Workload

WORK_OF_A_ROW, WORK_OF_A_CONE = 2e4, 1e5
"""Fixed work of a star's precisions and of a cone's, in numbers processed: a cone's weights take an iteration."""
MOST_WORK_OF_A_DESCENT = 5e8
"""Numbers processed by one optimisation of shares, about a second; large problems get fewer rounds."""


class StarTask:
    """The loss as a function of the precisions of all effects.

    Attributes:
        importance: shape (effects,): total variance per unit of the variance of an effect, > 0.
        work: numbers processed so far; a machine-independent clock.
    """

    def __init__(self, workload: Workload, *, total_known: bool) -> None:
        self._domain, self.work = workload.domain, 0.0
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
        self._rows: dict[Piece, Reals] = {}

    def row(self, piece: Piece) -> Reals:
        """Return the precisions of all effects when the piece gets share 1; shape (effects,)."""
        if piece not in self._rows:
            check_cancelled()
            self._rows[piece] = self._star(piece) if isinstance(piece, Star) else self._cone(piece)
        return self._rows[piece]

    def noise(self, piece: Piece) -> JointNoise | None:
        """Return the joint noise of a piece; a cone's noise has the weights used for its precisions."""
        if isinstance(piece, Star):
            return piece.noise(self._domain)
        return piece.noise(self._cone_weights(piece), self._domain)

    def _star(self, star: Star) -> Reals:
        """Return 1 / (v ∏ n), n of the attributes measured outside the effect, v of the total or of the leaf."""
        total, tables = star.variances(self._domain)
        split, leaves = list(star.split), list(star.leaves)
        self.work += WORK_OF_A_ROW + 4 * self._has.size
        leaf = self._has[:, leaves]
        outside = self._order - self._has[:, split].sum(axis=1)
        beside = self._cells - self._logs[split].sum()
        on_leaf = beside - leaf @ np.array([self._logs[axis] + math.log(tables[axis]) for axis in leaves])
        in_split, one_leaf = outside == 0, (outside == 1) & (leaf.sum(axis=1) == 1)
        return np.where(in_split, np.exp(beside) / total, np.where(one_leaf, np.exp(on_leaf), 0.0))

    def _cone(self, cone: ConeBlocks) -> Reals:
        """Return ∏ g / (v ∏ n): g = 2 per leaf in the effect, n of split attributes outside it, v of the entry."""
        self.work += WORK_OF_A_CONE
        weights, (order, inside) = self._cone_weights(cone), self._moments(cone)
        logs = self._has[:, list(cone.leaves)] @ np.log(2 * weights[1:])
        entries = np.select([order == 0, order == 1], [weights @ weights, 2 * weights[0]], 2.0)
        return np.where(order >= 0, inside * np.exp(logs) * entries / (len(weights) + 1), 0.0)

    def _moments(self, cone: ConeBlocks) -> tuple[Reals, Reals]:
        """Return for every effect its number of leaves (-1: not measured), and 1 / ∏ n of the split outside it."""
        split, leaf = list(cone.split), self._has[:, list(cone.leaves)]
        order = leaf.sum(axis=1)
        measured = (self._order - self._has[:, split].sum(axis=1) == order) & (order <= 2)
        inside = np.exp(self._has[:, split] @ self._logs[split] - self._logs[split].sum())
        return np.where(measured, order, -1), inside

    def _cone_weights(self, cone: ConeBlocks) -> Reals:
        """Return the weights that minimise the loss if nothing but this cone is measured."""
        order, inside = self._moments(cone)
        entry_losses, losses = np.zeros((len(cone.leaves) + 1,) * 2), self.importance / (inside * 2.0**order)
        used = np.flatnonzero(order >= 1)
        leaf = self._has[used][:, list(cone.leaves)] > 0
        first = np.where(order[used] == 2, leaf.argmax(axis=1) + 1, 0)
        last = len(cone.leaves) - leaf[:, ::-1].argmax(axis=1)
        np.add.at(entry_losses, (first, last), losses[used])
        return best_weights(entry_losses + entry_losses.T, float(losses[order == 0].sum()))

    def rows(self, pieces: Sequence[Piece]) -> Reals:
        """Return the precisions of several pieces; shape (pieces, effects)."""
        return np.array([self.row(piece) for piece in pieces])

    def loss(self, information: Reals) -> Reals:
        """Return the loss for precisions of shape (..., effects)."""
        self.work += information.size
        with np.errstate(divide="ignore"):
            return np.asarray((self.importance / information).sum(axis=-1))

    def descend(self, rows: Reals, shares: Reals, rounds: int, enough: float) -> tuple[float, Reals]:
        """Return loss and shares at a local minimum, or near it; see `LeastSquaresLoss.descend`."""
        loss = np.inf
        for _ in range(min(rounds, int(MOST_WORK_OF_A_DESCENT / rows.size) + 20)):
            check_cancelled()
            information = rows.T @ shares**2
            self.work += rows.size
            now = float(self.loss(information))
            if not now < loss * (1 - enough):
                break
            loss = now
            losses = rows @ (self.importance / information**2) * shares**2
            shares = np.cbrt(losses * shares**2)
            shares = shares / shares.sum()
        return loss, shares
