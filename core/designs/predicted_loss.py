"""The predicted loss of a design at one unit of budget, with continuous noise: the measure for comparing strategies."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from core.arrays import Reals
from core.designs import noise_groups
from core.designs.design import Design
from core.designs.error_model import ErrorModel
from core.designs.least_squares_loss import MOST_NOISE_GROUPS, LeastSquaresLoss, optimal_proportions
from core.designs.matrix_errors import MatrixErrors
from core.designs.predicted_errors import PredictedErrors
from core.linear.integer_matrix import IntegerMatrix
from core.privacy.neighbours import NoiseTerms
from core.privacy.release_cost import Norm
from core.workload.workload import Workload


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
        self.design, self._terms = design, terms
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
        return optimal_proportions(self.direct_losses, self.n_charges, self._terms.norm)

    @cached_property
    def best_proportions(self) -> Reals:
        """Return proportions of the shares per charge that are optimal for least squares."""
        start = np.array(self.design.start) if self.design.start else self.optimal_proportions
        if not start.any() or not 1 < len(start) <= MOST_NOISE_GROUPS:
            return start
        loss = self._least_squares_loss()
        if not loss.importance.any():  # all effects are known exactly
            return start
        return min((loss.descend(each) for each in self._starts(start)), key=loss.value)

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
        """Return the total variance under least squares with the best shares of a budget of 1."""
        # One noise group: nothing to split, and direct recovery is least squares.
        if isinstance(self.model, MatrixErrors):
            return float(self.direct_losses @ self.n_charges ** (2 if self._terms.norm is Norm.L1 else 1))
        proportions = self.best_proportions
        if not proportions.any():
            return 0.0
        return self._least_squares_loss().value(proportions / (self.n_charges @ proportions))

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
