"""Count the nodes of a tree over every ordered attribute whose ranges are wanted, level by level.

A range is a sum of few nodes instead of many labels. The levels to measure, and with them the number of branches of a
node, are chosen by predicted loss. The level of the labels is always measured; one attribute at least has a further
one.
Reference: Hay et al., Boosting the accuracy of differentially private histograms through consistency (VLDB 2010);
Qardaji, Yang, Li, Understanding hierarchical methods for differentially private histograms (VLDB 2013).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import pairwise

from core.designs.design import Design
from core.designs.trees import Axes, TreeLevel, asked_queries, best_directly, best_of, tree_design
from core.privacy.neighbours import NoiseTerms
from core.strategies.catalogue import register
from core.strategies.strategy import Strategy, StrategyInfo
from core.words import N_
from core.workload.axis_queries import AxisQueries
from core.workload.workload import Workload

Levels = tuple[int, ...]
"""Leading digits per level, increasing; the last level has all digits (single labels)."""


@register
class Hierarchy(Strategy):
    """One block per product of levels."""

    info = StrategyInfo(
        "hierarchy",
        N_("Strategy", "Tree of counts"),
        N_("Strategy", "Wide bins beside narrow ones, so that a range is the sum of few numbers; for many ranges."),
    )

    def serves(self, workload: Workload) -> bool:
        """Return whether some table asks for ranges or cumulative counts."""
        return workload.asks_for_ranges

    def design(self, workload: Workload, terms: NoiseTerms) -> Design:
        """Return one block per product of the chosen levels of a table's trees."""
        return _design(workload, terms)


@lru_cache(maxsize=16)
def _design(workload: Workload, terms: NoiseTerms) -> Design:
    every = asked_queries(workload)
    # With labels alone it would be another strategy under this name, and trees could not be compared with it.
    grown = all(len(_best(queries, terms, False)) == 1 for queries in every)
    return tree_design(workload, lambda queries, digits: _levels(_best(queries, terms, grown), queries, digits))


@lru_cache(maxsize=64)
def _best(queries: AxisQueries, terms: NoiseTerms, grown: bool) -> Levels:
    """Return the levels of least loss among those with equal steps, without levels of negligible share.

    Args:
        queries: along the attribute.
        terms: of the noise.
        grown: whether there has to be a level above the labels; a single label has none.
    """
    depth, grown = len(queries.digits.sizes), grown and queries.digits.n > 1
    # Equal steps only: depth² / 2 candidates instead of 2^depth.
    ladders = {tuple(range(depth, top - 1, -step))[::-1] for step in range(1, depth + 1) for top in range(depth + 1)}
    options = sorted((each for each in ladders if len(each) > grown), key=lambda levels: (len(levels), levels))
    designs = (partial(tree_design, levels=partial(_levels, levels)) for levels in options)
    if grown:
        # Under least squares the best split of such trees leaves all to the labels: direct recovery tells them apart.
        return options[best_directly(designs, queries, terms)]
    number, used = best_of(designs, queries, terms)
    return tuple(options[number][place] for place in used)


def _levels(levels: Levels, queries: AxisQueries, digits: Axes) -> Iterator[TreeLevel]:
    del queries
    yield TreeLevel(digits[: levels[0]])
    for before, level in pairwise(levels):
        yield TreeLevel(digits[:level], step=digits[before:level])
