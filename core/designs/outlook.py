"""How a design would fare at one unit of budget, with continuous noise: what strategies are compared and chosen by."""

from __future__ import annotations

from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from core.designs import lots
from core.designs.design import Design
from core.designs.error_model import ErrorModel
from core.designs.fitted_loss import MOST_LOTS, FittedLoss, optimal_wish
from core.designs.matrix_errors import MatrixErrors
from core.designs.predicted_errors import PredictedErrors
from core.linear.integer_matrix import IntegerMatrix
from core.privacy.budget import Norm
from core.privacy.neighbours import Terms
from core.workload.workload import Workload

Reals = NDArray[np.float64]


class Outlook:
    """The losses of a design as functions of the shares of its lots.

    Attributes:
        model: predicts variances of tables from those of blocks.
        n_groups: groups of every lot, shape (lots,).
        plain_losses: shape (lots,): total variance that every lot causes under plain recovery when each of its groups
            gets share 1; 0 where it costs nothing or is not used.
    """

    def __init__(self, workload: Workload, design: Design, terms: Terms, model: PredictedErrors | None = None) -> None:
        """Take the `model` of another design with the same blocks, if there is one: it does not depend on the lots."""
        self.design, self._terms = design, terms
        self.model: PredictedErrors = model or errors_of(workload, design)
        self.n_groups = np.array([lot.n_groups for lot in design.lots], dtype=np.float64)
        self._lot, self._at_one = lots.lot_of_block(design), lots.at_one(design, terms)
        plain = self.model.plain_weights() * self._at_one
        self.plain_losses = np.bincount(self._lot, plain, len(design.lots)).astype(np.float64)

    @cached_property
    def optimal_wish(self) -> Reals:
        """Return proportions of the shares per group that are optimal for plain recovery (Corollary 3.3)."""
        return optimal_wish(self.plain_losses, self.n_groups, self._terms.norm)

    @cached_property
    def best_wish(self) -> Reals:
        """Return proportions of the shares per group that are optimal for least squares."""
        start = np.array(self.design.start) if self.design.start else self.optimal_wish
        if not start.any() or not 1 < len(start) <= MOST_LOTS:
            return start
        fitted = self._fitted()
        return fitted.descend(start) if fitted.importance.any() else start  # all may be known exactly

    def fitted_weights(self) -> Reals:
        """Return for every block the total variance per unit of its noise variance, under the best least squares."""
        wish = self.best_wish
        if not wish.any():
            return np.zeros(len(self.design.blocks))
        return self._fitted().block_weights(wish / (self.n_groups @ wish))

    def least_loss(self) -> float:
        """Return the total variance under least squares with the best shares of a budget of 1."""
        if isinstance(self.model, MatrixErrors):  # one lot, and plain recovery is least squares
            return float(self.plain_losses @ self.n_groups ** (2 if self._terms.norm is Norm.L1 else 1))
        wish = self.best_wish
        return self._fitted().value(wish / (self.n_groups @ wish)) if wish.any() else 0.0

    def _fitted(self) -> FittedLoss:
        exact, model = self._at_one == 0, self.model
        if not isinstance(model, ErrorModel):
            raise TypeError("where effects are not kept apart, there is one lot, and nothing to split")
        unknown = np.asarray(model.precisions.T @ exact.astype(np.float64)) == 0
        return FittedLoss(
            precisions=model.precisions,
            importance=model.effect_weights() * unknown,
            at_one=np.where(exact, 1.0, self._at_one),
            lot=self._lot,
            n_groups=self.n_groups,
            norm=self._terms.norm,
        )


def errors_of(workload: Workload, design: Design) -> PredictedErrors:
    """Return the error model that goes with what a design asks."""
    first = design.blocks[0]
    return MatrixErrors(workload, first) if isinstance(first, IntegerMatrix) else ErrorModel(workload, design)
