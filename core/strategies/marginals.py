"""Measure every wanted table itself.

S = Q; the noisy tables disagree about common totals, and least squares makes them consistent.
Reference: Yaroslavtsev et al. (ICDE 2013), section III ("Q" in the experiments).
"""

from __future__ import annotations

from core.designs.design import Design, design_of_cells
from core.privacy.neighbours import NoiseTerms
from core.strategies.catalogue import register
from core.strategies.strategy import Size, Strategy, StrategyInfo
from core.words import N_
from core.workload.workload import Workload


@register
class DirectMarginals(Strategy):
    """One block per wanted table."""

    info = StrategyInfo(
        "marginals",
        N_("Strategy", "Tables themselves"),
        N_("Strategy", "Each chosen table alone; best for few tables or large categories."),
    )

    def size(self, workload: Workload, terms: NoiseTerms) -> Size:
        """Return the cells of the wanted tables."""
        return Size(largest=max(workload.cells), answers=sum(workload.cells), blocks=len(workload.tables))

    def design(self, workload: Workload, terms: NoiseTerms) -> Design:
        """Return one block per table, in order."""
        direct = ((number,) for number in range(len(workload.tables)))
        return design_of_cells(workload.marginals, workload.domain.sizes, direct)
