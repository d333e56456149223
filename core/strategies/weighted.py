"""The design of least predicted loss: marginals, stars and cones by local search, or the best of the other strategies.

With pure noise the search of `core/designs/star_search.py` combines marginals of any width, stars (a split, and tables
of other attributes under one draw of star noise) and cones (a split, and all pairs of yes/no attributes under cone
noise) by their loss under least squares with the best split of the budget.

If another strategy has a lower predicted loss, its design is used, so this strategy is never worse. With Gaussian noise
there is no search: the problem is convex, and the effects are its solution.
Reference: McKenna et al., Optimizing error of high-dimensional statistical queries under differential privacy
(VLDB 2018), OPT_M; stars, cones and their noise are ours.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from core.designs.design import Design
from core.designs.predicted_loss import PredictedLoss
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from core.progress import check_cancelled
from core.strategies.catalogue import every, find, register
from core.strategies.feasibility import why_unusable
from core.strategies.strategy import Search, Strategy, StrategyInfo
from core.words import N_
from core.workload.workload import Workload

SECONDS_TO_SEARCH = 1.2
"""Seconds of a search: 0.5 to 2 by workload; measured by `tests/benchmarks/estimates.py`."""


@register
class Weighted(Strategy):
    """One noise group per star, cone or marginal, or the noise groups of another strategy."""

    info = StrategyInfo(
        "weighted",
        N_("Strategy", "Best mixture"),
        N_("Strategy", "Tables of any width, alone or jointly, searched for the least error; never worse than others."),
    )

    most_tables = 10_000

    def search(self, workload: Workload, terms: NoiseTerms) -> Search:
        """Return the time and memory of the search, and of the searches of the other strategies that fit."""
        others = [strategy.search(workload, terms) for strategy in _fitting(workload, terms)]
        seconds = SECONDS_TO_SEARCH + sum(other.seconds for other in others)
        return Search(seconds, max((other.bytes for other in others), default=0))

    def design(self, workload: Workload, terms: NoiseTerms) -> Design:
        """Return the design of least predicted loss."""
        return _chosen(workload, terms)


@lru_cache(maxsize=16)
def _chosen(workload: Workload, terms: NoiseTerms) -> Design:
    designs = [*_designs(workload, terms), *_searched(workload, terms)]
    return min(designs, key=lambda design: PredictedLoss(workload, design, terms).least_loss())


def _searched(workload: Workload, terms: NoiseTerms) -> Iterator[Design]:
    from core.designs.star_design import design_of_stars  # noqa: PLC0415  only who compares strategies needs it
    from core.designs.star_search import search  # noqa: PLC0415  with its laws of noise it takes 8 ms

    known = terms.neighbours is Neighbours.REPLACE and terms.at_most == 1
    cones = terms.neighbours is Neighbours.ADD_REMOVE  # the cone theorem covers add/remove neighbours only
    found = search(workload, total_known=known, cones=cones) if terms.norm is Norm.L1 else None
    if found is not None:
        yield design_of_stars(found, workload, total_known=known)


def _designs(workload: Workload, terms: NoiseTerms) -> Iterator[Design]:
    """Yield the designs of the other strategies that fit; that of `marginals` if none does."""
    for strategy in _fitting(workload, terms) or [find("marginals")]:
        check_cancelled()
        yield strategy.design(workload, terms)


def _fitting(workload: Workload, terms: NoiseTerms) -> list[Strategy]:
    others = (strategy for strategy in every() if not isinstance(strategy, Weighted))
    return [strategy for strategy in others if why_unusable(strategy, workload, terms) is None]
