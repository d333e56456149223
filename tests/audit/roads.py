"""What is audited: a strategy under a price, and two neighbouring tables of people that try it hardest."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from itertools import product

import numpy as np

from core.data.memory_records import MemoryRecords
from core.domain.marginal import Marginal
from core.mechanisms.cone_noise import ConeNoise
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import NoisePlan, Recovery
from core.planning.noise_planner import as_seen, make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.dataset_account import cost_text
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.strategies.catalogue import every, find
from core.strategies.feasibility import why_unusable
from core.workload.refined import refined
from tests.core.mechanisms.insides import entries_of, matrices_of
from tests.oracle.test_against_dense import workload_of

ORDERS = np.concatenate([[1.0001, 1.1], np.geomspace(1.3, 12, 10)])
TINY = 1e-300
EXTRA_ROWS = 2
"""Rows that a person has beyond those that may be counted; the bound has to throw them away."""


@dataclass(frozen=True)
class Road:
    """One claim.

    `crowd` people have the first label everywhere and are in both tables. One more person, with the labels `one` (None:
    the last ones), is in the second only or, under "replace", has the first labels in the other.
    """

    strategy: str
    budget: ReleaseCost
    neighbours: Neighbours = Neighbours.ADD_REMOVE
    at_most: int = 1
    sizes: tuple[int, ...] = (2, 2)
    wanted: tuple[tuple[int, ...], ...] = ((0,), (1,))
    crowd: int = 3
    one: tuple[int, ...] | None = None
    ranges: bool = False
    split: BudgetSplit = BudgetSplit.UNIFORM

    def __str__(self) -> str:
        rows = f", {self.at_most} rows" if self.at_most > 1 else ""
        split = f", {self.split}" if self.split is not BudgetSplit.UNIFORM else ""
        asked = "ranges" if self.ranges else len(self.wanted)
        return f"{self.strategy}, {cost_text(self.budget)}, {self.neighbours}{rows}, {asked} of {self.sizes}{split}"

    @property
    def workload(self):
        return workload_of(self.sizes, self.wanted, [(axes, ()) for axes in self.wanted] if self.ranges else ())

    @property
    def named(self) -> tuple[Marginal, ...]:
        """What an owner might name to be measured: all in one, and the first table."""
        return Marginal(range(len(self.sizes))), Marginal(self.wanted[0])

    @property
    def privacy_terms(self) -> PrivacyTerms:
        return PrivacyTerms(self.budget, self.neighbours, self.at_most)

    @property
    def fits(self) -> bool:
        """Whether there is such a strategy under this price, for these tables."""
        recipe = find(self.strategy).naming(as_seen(self.named, self.workload))
        return any(
            why_unusable(recipe, refined(self.workload), kind.noise_terms) is None for kind in self.privacy_terms.kinds
        )

    @property
    def noise_plan(self) -> NoisePlan:
        """As it is shipped."""
        return make_noise_plan(self.workload, self.strategy, self.split, self.privacy_terms, self.named)

    @property
    def recovery(self) -> Recovery:
        """The plain one; what is best for least squares may lack what that adds up."""
        return Recovery.LEAST_SQUARES if self.split is BudgetSplit.LEAST_SQUARES_OPTIMAL else Recovery.DIRECT

    @property
    def matrix(self) -> np.ndarray | None:
        """Which number is which entry of the symmetric matrix that gets cone noise; None if not all are there."""
        noise = self.noise_plan.design.noise_groups[0].noise
        if not isinstance(noise, ConeNoise) or matrices_of(noise) > 1:
            return None
        entries, weights = entries_of(noise)
        numbers = np.full([len(weights)] * 2, -1)
        for number, (i, j) in enumerate(entries):
            numbers[i, j] = numbers[j, i] = number
        return numbers if numbers.min() >= 0 else None

    @cached_property
    def delta(self) -> float:
        """The δ that the plan claims: 0 where one is allowed and not needed."""
        return float(self.noise_plan.privacy_terms.cost.delta)

    @property
    def claimed(self) -> float:
        """The ε that is promised (at the δ promised), or the ρ."""
        return float(self.budget.epsilon or self.budget.rho)

    def spent(self, p, q):
        """Return the least ε or ρ under which an event may have these probabilities, p >= low and q <= high enough.

        Pure and approximate: ln((p - δ) / q). Concentrated: the largest Rényi divergence of order a, divided by a, of
        the coins p and q; by the data-processing inequality the outputs' own is not less.
        """
        p, q = np.clip(p, 0.0, 1.0), np.clip(q, TINY, 1.0)
        if self.budget.rho == 0:
            return np.log(np.maximum(p - self.delta, TINY) / q)
        return np.where(p > q, _renyi(p, q), 0.0)

    def tables(self) -> tuple[MemoryRecords, MemoryRecords]:
        """Return the neighbours."""
        first, last = (0,) * len(self.sizes), self.one or tuple(n - 1 for n in self.sizes)
        if self.neighbours is Neighbours.REPLACE:
            return self._table(first), self._table(last)
        return self._table(None), self._table(last)

    def _table(self, one: tuple[int, ...] | None) -> MemoryRecords:
        rows = [(0,) * len(self.sizes)] * self.crowd
        person = list(range(self.crowd))
        if one is not None:
            times = self.at_most + EXTRA_ROWS if self.at_most > 1 else 1
            rows, person = rows + [one] * times, person + [self.crowd] * times
        codes = tuple(np.array(rows, dtype=np.uint8).T)
        return MemoryRecords(self.workload.domain, codes, np.array(person) if self.at_most > 1 else None)


def _renyi(p, q):
    a = ORDERS.reshape(-1, *[1] * np.ndim(p))
    heads = a * np.log(np.maximum(p, TINY)) + (1 - a) * np.log(q)
    tails = a * np.log(np.maximum(1 - p, TINY)) + (1 - a) * np.log(np.maximum(1 - q, TINY))
    return (np.logaddexp(heads, tails) / (a - 1) / a).max(axis=0)


OF_RANGES = ("hierarchy", "wavelet", "ranges")
ONE, HALF = ReleaseCost.pure(1), ReleaseCost.concentrated(Fraction(1, 2))


@cache
def every_road() -> list[Road]:
    """Return each strategy × noise × neighbours, rows of one person, where the strategy goes with them."""
    keys = [strategy.info.key for strategy in every()]
    prices = list(product((ONE, HALF), Neighbours, (1, 3)))
    roads = [Road(key, *privacy_terms) for key, privacy_terms in product(keys, prices)]
    roads += [
        Road(key, *privacy_terms, sizes=(16,), wanted=((0,),), ranges=True)
        for key, privacy_terms in product(OF_RANGES, prices)
    ]
    crossed = {"sizes": (8, 2, 4), "wanted": ((0, 1), (0, 2)), "ranges": True}
    roads += [Road("ranges", *privacy_terms, **crossed) for privacy_terms in prices]
    roads += [Road(key, ONE, sizes=(2, 2, 2), wanted=((0, 1), (1, 2))) for key in keys]
    stars = [Road("weighted", ONE, neighbours, sizes=(3, 3), wanted=((0,), (1,))) for neighbours in Neighbours]
    moments = [Road("cone", ONE, Neighbours.ADD_REMOVE, rows, sizes=(2,), wanted=((0,),)) for rows in (1, 3)]
    allowed = ReleaseCost.approximate(1, Fraction(1, 1000))
    rest = [
        *(Road(key, allowed) for key in ("effects", "marginals", "joint")),  # the first needs the δ
        Road("marginals", ReleaseCost.pure(3)),
        Road("base", ReleaseCost.pure(Fraction(1, 4)), sizes=(5,), wanted=((0,),)),
    ]
    return [road for road in (*roads, *stars, *moments, *rest, *partial_roads()) if road.fits]


def partial_roads() -> list[Road]:
    """Return roads whose plans leave groups without a share of the budget, which are not measured then."""
    inside = {"wanted": ((0,), (0, 1)), "split": BudgetSplit.LEAST_SQUARES_OPTIMAL}
    roads = [Road("marginals", ONE, *rule, **inside) for rule in product(Neighbours, (1, 3))]
    # Other trees of this size keep some of their upper levels.
    return [*roads, Road("hierarchy", ONE, Neighbours.REPLACE, 3, sizes=(4, 2), ranges=True, **inside)]
