"""The predicted loss of a design at one unit of budget, with continuous noise: the measure for comparing strategies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from core.arrays import Reals
from core.designs import noise_groups
from core.designs.design import Design
from core.designs.error_model import ErrorModel, as_csr
from core.designs.even_loss import EvenGame, direct_game, least_squares_game
from core.designs.least_squares_loss import LAST_TOLERANCE, MOST_NOISE_GROUPS, LeastSquaresLoss, optimal_proportions
from core.designs.matrix_errors import MatrixErrors
from core.designs.predicted_errors import PredictedErrors
from core.linear.integer_matrix import IntegerMatrix
from core.privacy.neighbours import NoiseTerms
from core.privacy.release_cost import Norm
from core.workload.workload import Objective, Workload

if TYPE_CHECKING:
    from scipy.sparse import csr_array

MIXED_IN = 0.1
"""Part of equal shares in the start of a game under least squares."""
LEAST_GAIN = 1e-4
"""Part of the loss that the groups of a strategy's own have to save: with less it would be another under its name."""


class PredictedLoss:
    """The losses of a design as functions of the shares of its noise groups.

    Attributes:
        model: variances of tables from variances of blocks.
        n_charges: charges of every noise group, shape (noise groups,).
        direct_losses: shape (noise groups,): total variance that each causes under direct recovery when each of its
            charges gets share 1; 0 for groups that are exact or unused.
    """

    def __init__(
        self, workload: Workload, design: Design, terms: NoiseTerms, model: PredictedErrors | None = None
    ) -> None:
        """Reuse the `model` of another design with equal blocks, if given: noise groups do not change it."""
        self.design, self._terms, self._workload = design, terms, design.seen or workload
        self.model: PredictedErrors = model or errors_of(workload, design)
        self.n_charges = np.array([noise_group.n_charges for noise_group in design.noise_groups], dtype=np.float64)
        self._noise_group, self._at_one = noise_groups.group_of_block(design), noise_groups.at_one(design, terms)
        direct = self.model.direct_weights() * self._at_one
        self.direct_losses = np.bincount(self._noise_group, direct, len(design.noise_groups)).astype(np.float64)

    @cached_property
    def informative(self) -> NDArray[np.bool_]:
        """Return for every noise group whether a recovery learns anything wanted from it; shape (noise groups,).

        Direct recovery learns from the blocks that it adds up, least squares from every block that measures an effect
        of a wanted table, unless an exact block determines that effect.
        """
        used = self.direct_losses > 0
        if not isinstance(self.model, ErrorModel):
            return used
        loss = self._least_squares_loss()
        measures = (loss.precisions @ (loss.importance > 0).astype(np.float64) > 0) & (self._at_one > 0)
        return used | (np.bincount(self._noise_group, measures, len(used)) > 0)

    @cached_property
    def optimal_proportions(self) -> Reals:
        """Return proportions of the shares per charge that are optimal for direct recovery (Corollary 3.3)."""
        usual = optimal_proportions(self.direct_losses, self.n_charges, self._terms.norm)
        if not self._plays_even or not usual.any() or not isinstance(self.model, ErrorModel):
            return usual
        game = direct_game(self._table_losses(self.model), self.n_charges, self._terms.norm)
        return game.play(usual / (self.n_charges @ usual)).shares

    @property
    def _plays_even(self) -> bool:
        """Return whether the largest error is minimised, by shares."""
        return self._workload.objective is Objective.EVEN and 1 < len(self.n_charges) <= MOST_NOISE_GROUPS

    def _table_errors(self) -> Reals:
        """Return the part of the loss of each table per unit of its variance, shape (tables,)."""
        return np.array(self._workload.weights) * np.array(self._workload.queries, dtype=np.float64)

    def _table_losses(self, model: ErrorModel) -> csr_array:
        """Return the error of each table by each noise group at share 1 under direct recovery."""
        from scipy.sparse import csr_array  # noqa: PLC0415  takes 0.2 s, which the start of the program saves

        n_blocks = len(self._noise_group)
        in_group = csr_array((self._at_one, (np.arange(n_blocks), self._noise_group)), (n_blocks, len(self.n_charges)))
        return csr_array(as_csr(model.shares).multiply(self._table_errors()[:, None]) @ in_group)

    @cached_property
    def best_proportions(self) -> Reals:
        """Return proportions of the shares per charge that are optimal for least squares.

        Where the optimum leaves out the groups of the strategy's own, or hardly uses them, those that are optimal for
        direct recovery, which needs them.
        """
        start = np.array(self.design.start) if self.design.start else self.optimal_proportions
        if not start.any() or not 1 < len(start) <= MOST_NOISE_GROUPS:
            return start
        loss = self._least_squares_loss()
        if not loss.importance.any():  # all effects are known exactly
            return start
        best = min((loss.descend(each) for each in self._starts(start)), key=loss.value)
        if not self._keeps_its_own(loss, best):
            return start
        return self._most_even(loss, (best, start)) if self._plays_even else loss.descend(best, LAST_TOLERANCE)

    def _most_even(self, loss: LeastSquaresLoss, starts: Sequence[Reals]) -> Reals:
        """Return the shares that minimise the largest error under least squares, never worse than the starts."""
        game = self._least_squares_game(loss)
        equal = self.informative / (self.n_charges @ self.informative)
        found = [game.seen(each / (self.n_charges @ each)) for each in starts]
        # An answer multiplies shares, so it cannot raise a share of 0: a tenth of equal shares is mixed in.
        ends = [game.play((1 - MIXED_IN) * each.shares + MIXED_IN * equal) for each in found]
        ends += [game.seen(loss.without_negligible(each.shares)) for each in ends]
        best = min(reversed((*found, *ends)), key=lambda each: each.worst)
        return best.shares

    def _least_squares_game(self, loss: LeastSquaresLoss) -> EvenGame:
        if not isinstance(self.model, ErrorModel):
            raise TypeError("a matrix is one noise group: there is nothing to split")
        return least_squares_game(loss, as_csr(self.model.parts).multiply(self._table_errors()[:, None]).tocsr())

    def _keeps_its_own(self, loss: LeastSquaresLoss, shares: Reals) -> bool:
        """Return whether what makes the design the strategy it is lowers the loss at all."""
        own = [number for number in self.design.own if self.informative[number]]
        if not own:
            return True
        without = shares.copy()
        without[own] = 0
        if not loss.determined(without):
            return True
        return loss.value(shares) < loss.value(loss.descend(without)) * (1 - LEAST_GAIN)

    def _starts(self, first: Reals) -> Iterator[Reals]:
        """Yield where the descent for least squares starts."""
        yield first
        # A step multiplies shares, so it cannot raise a share of 0: that of a block that direct recovery leaves out.
        left_out = self.informative & (first == 0)
        if left_out.any():
            # Two starts more: with Laplace noise there are several minima, and from equal shares not all are reached.
            equal = self.informative.astype(np.float64)
            yield equal
            yield np.where(left_out, 2 * equal, equal)

    def least_squares_weights(self) -> Reals:
        """Return the total variance per unit of noise variance of every block, for least squares at the best shares."""
        proportions = self.best_proportions
        if not proportions.any():
            return np.zeros(len(self.design.blocks))
        return self._least_squares_loss().block_weights(proportions / (self.n_charges @ proportions))

    def least_loss(self) -> float:
        """Return the loss of the objective under least squares with the best shares of a budget of 1."""
        # One noise group: nothing to split, and direct recovery is least squares.
        if isinstance(self.model, MatrixErrors):
            variances = self._at_one * self.n_charges ** (2 if self._terms.norm is Norm.L1 else 1)
            errors = self._table_errors() * self.model.direct_cells(variances)
            return float(errors.max() if self._workload.objective is Objective.EVEN else errors.sum())
        proportions = self.best_proportions
        if not proportions.any():
            return 0.0
        shares, loss = proportions / (self.n_charges @ proportions), self._least_squares_loss()
        if self._workload.objective is Objective.EVEN:
            return float(self._least_squares_game(loss).errors(shares).max())
        return loss.value(shares)

    def _least_squares_loss(self) -> LeastSquaresLoss:
        exact, model = self._at_one == 0, self.model
        if not isinstance(model, ErrorModel):
            raise TypeError("a matrix is one noise group: there is nothing to split")
        # Effects that an exact block determines cost nothing, whatever the shares; exact blocks need none.
        unknown = np.asarray(model.precisions.T @ exact.astype(np.float64)) == 0
        return LeastSquaresLoss(
            precisions=model.precisions,
            importance=model.effect_weights() * unknown,
            at_one=np.where(exact, 1.0, self._at_one),
            noise_group=self._noise_group,
            n_charges=self.n_charges,
            norm=self._terms.norm,
        )


def errors_of(workload: Workload, design: Design) -> PredictedErrors:
    """Return the error model for the blocks of a design."""
    first, seen = design.blocks[0], design.seen or workload
    return MatrixErrors(seen, first) if isinstance(first, IntegerMatrix) else ErrorModel(seen, design)
