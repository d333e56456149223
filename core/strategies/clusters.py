"""Measure a few wider marginals that cover the wanted tables, found by greedy merging (`core/designs/cluster_search`).

Reference: Ding, Winslett, Han, Li, Differentially private data cubes (SIGMOD 2011), whose measure ignores budgets;
"C" in the experiments of Yaroslavtsev et al. (ICDE 2013).
"""

from __future__ import annotations

from core.designs.cluster_search import clusters
from core.designs.design import Design, design_of_cells
from core.privacy.neighbours import NoiseTerms
from core.strategies.catalogue import register
from core.strategies.strategy import Size, Strategy, StrategyInfo
from core.words import N_
from core.workload.workload import Workload


@register
class ClusteredMarginals(Strategy):
    """One block per cluster."""

    info = StrategyInfo(
        "clusters",
        N_("Strategy", "Merged tables"),
        N_("Strategy", "A few wider tables from which the chosen ones are added up; good for many overlapping tables."),
    )

    def size(self, workload: Workload, terms: NoiseTerms) -> Size:
        """Return the cells of the clusters."""
        cells = [workload.domain.n_cells(cluster) for cluster, _ in clusters(workload, terms.norm)]
        return Size(largest=max(cells), answers=sum(cells), blocks=len(cells))

    def design(self, workload: Workload, terms: NoiseTerms) -> Design:
        """Return one block per cluster; direct recovery takes every table from its cluster."""
        found = clusters(workload, terms.norm)
        home = {table: number for number, (_, tables) in enumerate(found) for table in tables}
        direct = ((home[table],) for table in range(len(workload.tables)))
        return design_of_cells((cluster for cluster, _ in found), workload.domain.sizes, direct)
