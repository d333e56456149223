"""A noise plan: everything about the noise of a release that is decided before a record is read."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from core.designs.design import Design, NoiseGroup
from core.designs.error_model import ErrorModel, contracted
from core.designs.noise_groups import continuous_variances
from core.designs.noise_scale import Scale, check_scale, scale_key
from core.designs.predicted_errors import PredictedErrors
from core.domain.marginal import Marginal
from core.mechanisms.catalogue import mechanism_for
from core.planning.budget_split import BudgetSplit
from core.planning.privacy_terms import PrivacyTerms
from core.words import N_, phrase
from core.workload.objective import loss
from core.workload.workload import Workload

HALF_STEP = 0.5
"""Added to every ± for noise on whole numbers; see `half_width`. Without it, intervals hold less than they claim."""

TOGETHER = phrase(
    "group.together", N_("NoiseGroup", "{first} and {more} more, together", "{first} and {more} more, together", 2)
)


class Recovery(StrEnum):
    """How the wanted tables are computed from the noisy answers."""

    DIRECT = "direct"
    LEAST_SQUARES = "optimal"


@dataclass(frozen=True, slots=True, eq=False)
class NoisePlan:
    """A design with a noise scale per noise group.

    Attributes:
        workload: the tables wanted.
        refined: the workload as the design sees it, with ordered attributes in digits where their ranges are wanted,
            and the weights that the objective gives the tables.
        strategy: key of the strategy.
        split: how the budget was split.
        privacy_terms: the cost and the neighbour relation.
        design: what is measured, in noise groups.
        model: predicted variances of tables.
        scales: one per noise group; see `noise_scale`.
        variances: noise variance of one answer of each block, shape (blocks,); inf where it is not measured.
        shares: share of the budget of one charge of each noise group, in the order of the noise groups.

    Raises:
        ValueError: if answers that a neighbour can change would get no noise.
    """

    workload: Workload
    refined: Workload
    strategy: str
    split: BudgetSplit
    privacy_terms: PrivacyTerms
    design: Design
    model: PredictedErrors
    scales: tuple[Scale, ...]
    variances: NDArray[np.float64]
    shares: tuple[Fraction, ...]

    def __post_init__(self) -> None:
        # One check per pair of objects: thousands of noise groups share few scales and sensitivities.
        kinds = {
            (scale_key(scale), noise_group.sensitivity): (scale, noise_group.sensitivity)
            for noise_group, scale in self.scaled_groups
        }
        for scale, sensitivity in kinds.values():
            check_scale(scale, sensitivity, self.privacy_terms.noise_terms)

    @property
    def scaled_groups(self) -> tuple[tuple[NoiseGroup, Scale], ...]:
        """Every noise group with its scale."""
        return tuple(zip(self.design.noise_groups, self.scales, strict=True))

    @property
    def counted(self) -> tuple[Marginal, ...]:
        """The owner's marginals whose counts are measured, each once."""
        groups = (group for group, scale in self.scaled_groups if scale is not None)
        blocks = (self.design.blocks[block] for group in groups for block in group.blocks)
        return tuple(dict.fromkeys(self.refined.owners(each.axes) for each in blocks))

    def query_variances(self, recovery: Recovery) -> NDArray[np.float64]:
        """Return the predicted variance of a typical query of each wanted table, shape (tables,).

        A query is a cell, or a range or cumulative count where the table asks for these; all have equal weight.
        """
        return self.predicted(recovery, self.variances)

    def cell_variances(self, recovery: Recovery) -> NDArray[np.float64]:
        """Return the predicted variance of one cell of each wanted table, or their mean, shape (tables,).

        The variance is inf if direct recovery needs a block that is not measured.
        """
        cells = self.query_variances(recovery)
        for number in range(len(cells)):
            asked = self.refined.axis_queries(number)
            if asked and np.isfinite(cells[number]):
                shares = (axis.cells() for axis in asked)
                cells[number] = contracted(self.effect_variances(recovery, number), shares).mean()
        return cells

    def effect_variances(self, recovery: Recovery, table: int, smooth: bool = False) -> NDArray[np.float64]:
        """Return the variance factor of every effect of a table; see `ErrorModel.least_squares_factors`.

        Args:
            recovery: how the table is computed.
            table: its number.
            smooth: use the continuous noise laws, for half widths.
        """
        variances, model = smooth_variances(self) if smooth else self.variances, self.model
        if not isinstance(model, ErrorModel):
            raise TypeError("a matrix does not keep effects apart")
        if recovery is Recovery.LEAST_SQUARES:
            return model.least_squares_factors(table, variances)
        return model.direct_factors(table, variances)

    def predicted(self, recovery: Recovery, variances: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the variance of a typical query of each table for other noise variances of the blocks."""
        if recovery is Recovery.LEAST_SQUARES:
            return self.model.least_squares_cells(variances)
        unmeasured = np.isinf(variances)
        # inf × 0 is nan, so blocks that are not measured are set to 0 and marked by a second product.
        cells = self.model.direct_cells(np.where(unmeasured, 0.0, variances))
        return np.where(self.model.direct_cells(unmeasured.astype(np.float64)) > 0, np.inf, cells)

    def total_variance(self, cells: NDArray[np.float64]) -> float:
        """Return Σ over tables of weight × number of queries × variance of a typical one."""
        return float(cells @ (np.array(self.workload.weights) * np.array(self.refined.queries)))

    def loss(self, cells: NDArray[np.float64]) -> float:
        """Return what the objective of the plan minimises, for variances of a typical query of each table."""
        return loss(self.workload, cells)

    def total_variances(self, recovery: Recovery, table: int) -> NDArray[np.float64]:
        """Return the predicted variance of every kind of total of a table; see `PredictedErrors`."""
        return self._totals(recovery, table, self.variances)

    def half_widths(self, recovery: Recovery, coverage: float) -> NDArray[np.float64]:
        """Return ± of a typical query of each wanted table, shape (tables,); see `half_width`."""
        return self._half_width(self.predicted(recovery, smooth_variances(self)), coverage)

    def typical_half_width(self, recovery: Recovery, coverage: float) -> float:
        """Return ± of a number of average variance by continuous noise laws, so it ranks as the total variance."""
        continuous = self.total_variance(self.predicted(recovery, smooth_variances(self)))
        whole = self.total_variance(np.ones(len(self.workload.tables)))
        return float(self._half_width(np.array(continuous / whole), coverage))

    def total_half_widths(self, recovery: Recovery, table: int, coverage: float) -> NDArray[np.float64]:
        """Return ± of every kind of total of a table."""
        return self._half_width(self._totals(recovery, table, smooth_variances(self)), coverage)

    def _totals(self, recovery: Recovery, table: int, variances: NDArray[np.float64]) -> NDArray[np.float64]:
        if recovery is Recovery.LEAST_SQUARES:
            return self.model.least_squares_totals(table, variances)
        return self.model.direct_totals(table, variances)

    def _half_width(self, variances: NDArray[np.float64], coverage: float) -> NDArray[np.float64]:
        return half_width(variances, mechanism_for(self.privacy_terms.norm).width(coverage))


@lru_cache(maxsize=4)
def smooth_variances(noise_plan: NoisePlan) -> NDArray[np.float64]:
    """Return the noise variances of the blocks by continuous laws; cached, as every table of a release uses them."""
    return continuous_variances(noise_plan.design, noise_plan.scales, noise_plan.privacy_terms.norm)


def half_width(variances: NDArray[np.float64], z: float) -> NDArray[np.float64]:
    """Return ± of numbers with these variances under continuous noise; 0 for exact numbers.

    Noise on whole numbers jumps, so ±z standard deviations hold less than for continuous noise. Half a step more is
    enough: P(|X| > m) <= P(|Y| > m + 1/2) for whole m, X discrete and Y continuous of one scale.
    """
    # Exact numbers have no ±: the half step belongs to noise only.
    return np.where(variances > 0, z * np.sqrt(variances) + HALF_STEP, 0.0)


def noise_group_title(noise_plan: NoisePlan, noise_group: NoiseGroup) -> str:
    """Return what a noise group measures, such as "age × sex", or "age × sex and 4 more, together"."""
    first = noise_plan.refined.title(noise_plan.design.blocks[noise_group.blocks[0]].axes)
    if len(noise_group.blocks) == 1:
        return first
    return TOGETHER.format(first=first, more=len(noise_group.blocks) - 1)
