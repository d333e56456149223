"""Measure every cell of the smallest marginal that covers all wanted attributes.

S = I over that marginal; every wanted table is a sum of its cells, so direct and least-squares recovery agree.
Reference: Yaroslavtsev et al. (ICDE 2013), section III ("I" in the experiments).
"""

from __future__ import annotations

from core.designs.design import Design, design_of_cells
from core.domain.marginal import Marginal
from core.privacy.neighbours import NoiseTerms
from core.strategies.catalogue import register
from core.strategies.strategy import Size, Strategy, StrategyInfo
from core.words import N_
from core.workload.workload import Workload


@register
class BaseCounts(Strategy):
    """Strategy `base`: one block of all cells of the covering marginal."""

    info = StrategyInfo(
        "base",
        N_("Strategy", "Base counts"),
        N_("Strategy", "Every combination of all chosen attributes once; tables are added up from these."),
    )

    def size(self, workload: Workload, terms: NoiseTerms) -> Size:
        """Return the number of cells of the covering marginal."""
        cells = workload.domain.n_cells(_cover(workload))
        return Size(largest=cells, answers=cells)

    def design(self, workload: Workload, terms: NoiseTerms) -> Design:
        """Return one block for all tables."""
        return design_of_cells([_cover(workload)], workload.domain.sizes, ((0,),) * len(workload.tables))


def _cover(workload: Workload) -> Marginal:
    return Marginal.of(axis for marginal in workload.marginals for axis in marginal)
