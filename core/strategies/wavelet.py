"""Measure Haar wavelets: wide bins, and the differences (left half minus right half) of all parts down to the labels.

Every record adds ±1 to one difference of each level. The width of the coarsest bins is chosen by predicted loss. Bins
of width 1 are the labels themselves, without differences: an attribute may be measured so, but not all of them.
Reference: Xiao, Wang, Gehrke, Differential privacy via wavelet transforms (ICDE 2010), unnormalised, so in integers.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from core.designs.design import Design
from core.designs.trees import Axes, TreeLevel, asked_queries, best_of, tree_design
from core.privacy.neighbours import NoiseTerms
from core.strategies.catalogue import register
from core.strategies.strategy import Strategy, StrategyInfo
from core.words import N_
from core.workload.axis_queries import AxisQueries
from core.workload.workload import Workload


@register
class Wavelet(Strategy):
    """One block per product of coarse cells and levels of differences."""

    info = StrategyInfo(
        "wavelet",
        N_("Strategy", "Wavelets"),
        N_("Strategy", "Wide bins, and the difference between the halves of each, again and again; for many ranges."),
    )

    def serves(self, workload: Workload) -> bool:
        """Return whether some table asks for ranges or cumulative counts."""
        return workload.asks_for_ranges

    def obstacle(self, workload: Workload, terms: NoiseTerms) -> str | None:
        """Return the reason if the labels of no attribute can be halved."""
        if not workload.asks_for_ranges or any(queries.digits.sizes[-1] == 2 for queries in asked_queries(workload)):
            return None
        return N_("Fit", "it halves bins, and 1, 3, 5 or 7 labels have no halves.")

    def design(self, workload: Workload, terms: NoiseTerms) -> Design:
        """Return one block per product of the levels of a table's trees."""
        return _design(workload, terms)


@lru_cache(maxsize=16)
def _design(workload: Workload, terms: NoiseTerms) -> Design:
    every = asked_queries(workload)
    # Without any difference it would be another strategy under this name, and wavelets could not be compared with it.
    halved = all(_best(queries, terms, False) == len(queries.digits.sizes) for queries in every)
    return tree_design(workload, lambda queries, digits: _levels(_best(queries, terms, halved), queries, digits))


@lru_cache(maxsize=64)
def _best(queries: AxisQueries, terms: NoiseTerms, halved: bool) -> int:
    """Return the number of digits of the coarse cells; a first digit with more than two values is always kept.

    Args:
        queries: along the attribute.
        terms: of the noise.
        halved: whether there has to be a difference, if the labels can be halved at all.
    """
    sizes = queries.digits.sizes
    least = int(sizes[0] != 2)
    options = range(len(sizes) - int(halved and least < len(sizes)), least - 1, -1)
    designs = (partial(tree_design, levels=partial(_levels, start)) for start in options)
    number, _ = best_of(designs, queries, terms)
    return options[number]


def _levels(start: int, queries: AxisQueries, digits: Axes) -> Iterator[TreeLevel]:
    del queries
    yield TreeLevel(digits[:start])
    for place in range(start, len(digits)):
        yield TreeLevel(digits[:place], difference=digits[place : place + 1])
