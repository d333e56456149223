"""Measure weighted sums of neighbouring labels, found by numerical optimisation for each ordered attribute.

One matrix of whole numbers per attribute whose ranges or cumulative counts are wanted, crossed with other attributes
and with each other. Gaussian noise: the best matrix there is; Laplace noise: the best found.
References: Li, Hay, Rastogi, Miklau and McGregor (PODS 2010); McKenna et al. (PVLDB 2018); more in
`core/designs/range_factors.py` and `core/designs/range_design.py`.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator

from core.designs.cluster_search import clusters
from core.designs.design import Design
from core.domain.marginal import Marginal
from core.linear.effects import varying_axes
from core.privacy.neighbours import NoiseTerms
from core.privacy.release_cost import Norm
from core.strategies.catalogue import register
from core.strategies.strategy import Search, Size, Strategy, StrategyInfo
from core.words import N_
from core.workload.factored import factored
from core.workload.refined import RefinedWorkload, without_ranges
from core.workload.workload import Workload

SECONDS_TO_BEGIN = 0.4
"""Time to import the optimiser."""
BYTES_TO_BEGIN = 30_000_000
"""Memory of the imported optimiser."""
SECONDS_A_LABEL = 3e-3
"""Seconds per label: the descent, or the rounds over few labels; measured for 16 to 4,096 labels."""
SECONDS_A_CUBE = 7e-10
"""Seconds per cube of the labels: products, inverses and eigenvectors of matrices; measured as the seconds above."""
BYTES_A_PAIR = 70
"""Bytes per pair of labels: nine matrices at once; measured as the seconds above."""


@register
class OptimalRanges(Strategy):
    """One block per table, merged table, or effect of the attributes without ranges."""

    info = StrategyInfo(
        "ranges",
        N_("Strategy", "Optimised ranges"),
        N_("Strategy", "Weighted sums of neighbouring bins found by numerical optimisation; for many ranges."),
    )
    counts_alone = False

    def serves(self, workload: Workload) -> bool:
        """Return whether some table asks for ranges or cumulative counts."""
        return workload.asks_for_ranges

    def size(self, workload: Workload, terms: NoiseTerms) -> Size:
        """Return bounds of the numbers of answers and blocks, without a matrix."""
        plain, ordered = without_ranges(workload), ordered_axes(workload)
        rows = [n + (n // 4 + 2 if axis in ordered else 0) for axis, n in enumerate(plain.domain.sizes)]
        plans = [
            [math.prod(rows[axis] for axis in part) for part in parts] for parts in _measured(plain, ordered, terms)
        ]
        largest = max(max(answers) for answers in plans)
        return Size(largest, max(map(sum, plans)) + 1, max(map(len, plans)) + 1)

    def search(self, workload: Workload, terms: NoiseTerms) -> Search:
        """Return the time and memory of finding the matrices."""
        sizes = without_ranges(workload).domain.sizes
        labels = [sizes[axis] for axis in ordered_axes(workload)]
        seconds = SECONDS_TO_BEGIN + sum(SECONDS_A_LABEL * n + SECONDS_A_CUBE * n**3 for n in labels)
        return Search(seconds, BYTES_TO_BEGIN + sum(BYTES_A_PAIR * n**2 for n in labels))

    def design(self, workload: Workload, terms: NoiseTerms) -> Design:
        """Return the product design of least loss."""
        if not isinstance(workload, RefinedWorkload):
            raise TypeError("no table asks for ranges")
        from core.designs.range_design import range_design  # noqa: PLC0415  few plans ask for ranges
        from core.designs.range_factors import range_factors  # noqa: PLC0415  nor need this

        return range_design(factored(workload, range_factors(workload, terms)), terms)


def _measured(plain: Workload, ordered: Marginal, terms: NoiseTerms) -> Iterator[Collection[Marginal]]:
    """Yield what each of the designs to choose from counts."""
    if terms.norm is Norm.L1:
        yield plain.marginals
        yield [cluster for cluster, _ in clusters(plain, Norm.L1)]
        return
    parts = set[Marginal]()
    for table in plain.marginals:
        matrices = Marginal(axis for axis in table if axis in ordered)
        others = varying_axes((axis for axis in table if axis not in ordered), plain.domain.sizes)
        parts.update(matrices.union(effect) for effect in others.subsets())
    yield parts


def ordered_axes(workload: Workload) -> Marginal:
    """Return the owner's attributes that a table asks for ranges or cumulative counts."""
    tables = range(len(workload.tables))
    digits = (axis for number in tables for _, own in workload.trees(number) for axis in own)
    return workload.owners(Marginal.of(digits))
