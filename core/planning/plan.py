"""A plan: everything about a release that can be decided before a record is read."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from core.planning.allocation import Allocation
from core.planning.price import Price
from core.planning.variance import ErrorModel
from core.strategies.design import Design, Lot
from core.words import N_
from core.workload.workload import Workload


class Recovery(StrEnum):
    """How the wanted tables are computed from the noisy answers."""

    DIRECT = "direct"
    OPTIMAL = "optimal"


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """A design with a noise scale per block.

    Attributes:
        workload: the tables wanted.
        strategy: key of the strategy.
        allocation: how the budget was split.
        price: the budget and the neighbour relation.
        design: what is measured, in lots.
        model: predicts variances.
        scales: one per lot: b of the discrete Laplace or σ² of the discrete Gaussian law; 0: exact answers, because no
            neighbour can differ in them; None: the lot is not measured.
        variances: noise variance of one answer of each block, shape (blocks,); inf where it is not measured.
        shares: share of the budget of one group of each lot, in the order of the lots.
    """

    workload: Workload
    strategy: str
    allocation: Allocation
    price: Price
    design: Design
    model: ErrorModel
    scales: tuple[Fraction | None, ...]
    variances: NDArray[np.float64]
    shares: tuple[Fraction, ...]

    def cell_variances(self, recovery: Recovery) -> NDArray[np.float64]:
        """Return the predicted variance of one cell of each wanted table, shape (tables,)."""
        return self.predicted(recovery, self.variances)

    def predicted(self, recovery: Recovery, variances: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the same for other noise variances of the blocks."""
        if recovery is Recovery.OPTIMAL:
            return self.model.fitted_cells(variances)
        return self.model.plain_cells(np.where(np.isinf(variances), 0.0, variances))

    def total_variance(self, cells: NDArray[np.float64]) -> float:
        """Return Σ over tables of weight × number of cells × variance of a cell."""
        return float(cells @ (np.array(self.workload.weights) * np.array(self.workload.cells)))

    def margin_variance(self, recovery: Recovery, table: int, kept: tuple[int, ...]) -> float:
        """Return the predicted variance of one total of a table over the attributes in `kept`."""
        from_all = self.workload.marginals[table]
        marginal = type(from_all).of(kept)
        if recovery is Recovery.OPTIMAL:
            return self.model.fitted_total(marginal, self.variances)
        return self.model.plain_total(table, marginal, self.variances)


def lot_title(plan: Plan, lot: Lot) -> str:
    """Return what a lot measures, such as "age × sex", or "age × sex and 4 more, together"."""
    first = plan.workload.domain.title(plan.design.blocks[lot.blocks[0]].axes)
    if len(lot.blocks) == 1:
        return first
    return N_("Lot", "{first} and {more} more, together").format(first=first, more=len(lot.blocks) - 1)
