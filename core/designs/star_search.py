"""Local search for the stars and cones of least loss under least squares.

With w_r the share of piece r, the loss is L = Σ_β g_β / Σ_r P_rβ w_r² (`core/designs/least_squares_loss.py`), which has
many local minima and favours few pieces. Every round evaluates all moves of `core/designs/star_moves.py` at a few
shares of the new pieces, the others scaled in proportion: one array operation for all moves. The shares of the most
promising moves are then optimised, and every move that lowers the loss is made.

This search is ours. The idea to optimise the weights of marginals is OPT_M of McKenna et al., Optimizing error of
high-dimensional statistical queries under differential privacy (VLDB 2018), with another loss, and marginals only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from core.arrays import Reals
from core.designs.star_covers import covers
from core.designs.star_moves import Move, MoveSpace, Piece, moves
from core.designs.star_task import StarTask
from core.linear.effects import varying_axes
from core.mechanisms.joint_noise import JointNoise
from core.progress import check_cancelled
from core.workload.workload import Workload

RATES = (0.5, 0.7, 0.9, 1.0, 1.15, 1.4, 2.0)
"""Shares at which a move is evaluated, relative to what it replaces; more rates cost time, fewer miss moves."""
MOST_TRIED = 16
"""Moves per round whose shares are optimised, most promising first; more take longer, fewer miss some."""
ROUNDS, LAST_ROUNDS = 60, 2000
"""Rounds of optimising shares, at most: for a move on trial, and for the final pieces."""
TOLERANCE, LAST_TOLERANCE = 1e-5, 1e-10
"""Rounds stop when one lowers the loss by less than this part: on trial, and at the end."""
NEGLIGIBLE_SHARE = 1e-4
"""Share, as a part of the largest, below which a piece is dropped if the others determine all effects."""
ZERO_SHARE = 1e-100
"""Share that counts as 0: the share of a superfluous piece falls ever faster, but never reaches 0."""
MOST_SHARE = 0.98
"""Share of a move's new pieces at most, so that the pieces that stay keep some."""
WORK_OF_A_MOVE = 1e4
"""Fixed work of evaluating a move, in numbers processed."""
MOST_WORK = 2e8
"""Numbers processed from each start, about half a second; counted, not timed, so a plan always gives one result."""
MOST_NUMBERS = 2e7
"""Pieces of the first cover × effects up to which a search is made; a matrix of these floats takes 160 MB."""


@dataclass(frozen=True, slots=True, eq=False)
class SearchResult:
    """Stars and cones with their noise, their shares, which add up to 1, and the loss."""

    pieces: tuple[Piece, ...]
    noises: tuple[JointNoise | None, ...]
    shares: Reals
    loss: float


def search(workload: Workload, *, total_known: bool, cones: bool) -> SearchResult | None:
    """Return the best pieces found; None if the workload is too large, or there is nothing to measure.

    Args:
        workload: the tables wanted.
        total_known: whether the number of people is public.
        cones: whether cone noise may be used.
    """
    wanted = tuple(dict.fromkeys(varying_axes(marginal, workload.domain.sizes) for marginal in workload.marginals))
    starts = list(covers(MoveSpace(workload.domain, wanted, cones)))
    if len(starts[0][1]) * len(workload.closure()) > MOST_NUMBERS:
        return None
    task = StarTask(workload, total_known=total_known)
    if not len(task.importance):
        return None
    ends = [_LocalSearch(task, *start).end(MOST_WORK * number) for number, start in enumerate(starts, 1)]
    return min(ends, key=lambda end: end.loss)


class _LocalSearch:
    """One local search from one start."""

    def __init__(self, task: StarTask, space: MoveSpace, start: Sequence[Piece]) -> None:
        self._task, self._space, self._pieces = task, space, list(dict.fromkeys(start))
        self._rows = task.rows(self._pieces)
        equal = np.full(len(self._pieces), 1 / len(self._pieces))
        self._loss, self._shares = task.descend(self._rows, equal, ROUNDS, TOLERANCE)

    def end(self, most_work: float) -> SearchResult:
        """Return the result when no move lowers the loss, or `most_work` is done."""
        while self._task.work + self._round_work() < most_work and self._step():
            check_cancelled()
        self._leave_out_faint()
        loss, shares = self._task.descend(self._rows, self._shares, LAST_ROUNDS, LAST_TOLERANCE)
        pieces = tuple(piece for piece, share in zip(self._pieces, shares.tolist(), strict=True) if share > ZERO_SHARE)
        return SearchResult(pieces, tuple(map(self._task.noise, pieces)), shares[shares > ZERO_SHARE], loss)

    def _round_work(self) -> float:
        """Return the work of one round, roughly, in numbers processed."""
        n_pieces, n_axes = len(self._pieces), len(self._space.axes)
        numbers = len(RATES) * len(self._task.importance) + WORK_OF_A_MOVE
        return n_pieces * (n_axes**2 / 2 + n_pieces) * numbers

    def _step(self) -> bool:
        """Make those of the most promising moves that lower the loss, one after another; return whether one did."""
        self._leave_out_faint()
        options = moves(self._pieces, self._space)
        losses, shares = self._evaluated(options)
        order = np.argsort(losses, kind="stable")[:MOST_TRIED]
        taken = [losses[n] < self._loss and self._accepted(options[n], float(shares[n])) for n in order.tolist()]
        return any(taken)

    def _leave_out_faint(self) -> None:
        kept = self._shares > NEGLIGIBLE_SHARE * self._shares.max()
        if self._rows[kept].any(axis=0).all():
            self._pieces = [piece for piece, keep in zip(self._pieces, kept.tolist(), strict=True) if keep]
            self._rows, self._shares = self._rows[kept], self._shares[kept] / self._shares[kept].sum()

    def _evaluated(self, options: Sequence[Move]) -> tuple[Reals, Reals]:
        """Return for every move the least loss over a few shares of its new pieces, and that share."""
        self._task.work += len(options) * WORK_OF_A_MOVE
        left = {removed: self._without(removed) for removed in {move.removed for move in options}}
        without, rest, usual = (
            np.array(column) for column in zip(*(left[move.removed] for move in options), strict=True)
        )
        usual[[not move.new for move in options]] = 0.0
        new = np.array([self._new_row(move) for move in options])
        least, best = np.full(len(options), np.inf), np.zeros(len(options))
        for rate in RATES:
            share = np.minimum(rate * usual, MOST_SHARE)
            others = np.where(rest > 0, (1 - share) / np.where(rest > 0, rest, 1.0), 0.0)
            losses = self._task.loss(without * (others**2)[:, None] + new * (share**2)[:, None])
            best = np.where(losses < least, share, best)
            least = np.minimum(losses, least)
        return least, best

    def _without(self, removed: tuple[Piece, ...]) -> tuple[Reals, float, float]:
        """Return the precisions without these pieces, the sum of the shares left, and a likely share for new pieces."""
        gone = np.zeros(len(self._pieces), dtype=bool)
        gone[[self._pieces.index(piece) for piece in removed]] = True
        left = np.where(gone, 0.0, self._shares)
        usual = float(np.cbrt((self._shares[gone] ** 3).sum())) if removed else 1 / len(left)
        return self._rows.T @ left**2, float(left.sum()), usual

    def _new_row(self, move: Move) -> Reals:
        """Return the precisions of the new pieces at share 1 together, in equal parts."""
        rows = [self._task.row(piece) for piece in move.new]
        return np.asarray(sum(rows) / len(rows) ** 2) if rows else np.zeros_like(self._task.importance)

    def _accepted(self, move: Move, share: float) -> bool:
        """Make a move if it lowers the loss once all shares are optimised."""
        if not set(move.removed) <= set(self._pieces):
            return False
        parts = {s: p for s, p in zip(self._pieces, self._shares.tolist(), strict=True) if s not in move.removed}
        scale = (1 - share) / sum(parts.values()) if parts else 0.0
        parts = {piece: part * scale for piece, part in parts.items()}
        for piece in move.new:
            parts[piece] = parts.get(piece, 0.0) + share / len(move.new)
        rows, shares = self._task.rows(list(parts)), np.array(list(parts.values()))
        loss, shares = self._task.descend(rows, shares / shares.sum(), ROUNDS, TOLERANCE)
        if not loss < self._loss * (1 - TOLERANCE):
            return False
        self._pieces, self._rows, self._shares, self._loss = list(parts), rows, shares, loss
        return True
