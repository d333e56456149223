"""What does not fit is told beforehand, with the figures."""

from __future__ import annotations

import tracemalloc
from dataclasses import dataclass
from itertools import combinations

import pytest

from core.domain.attribute import Attribute, Kind
from core.errors import StrategyUnfitError
from core.planning.budget_split import BudgetSplit
from core.planning.noise_planner import make_noise_plan
from core.planning.outcomes import ComparedQuestion
from core.planning.privacy_terms import PrivacyTerms
from core.planning.strategy_ranking import compare_strategies
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm, ReleaseCost
from core.project.plan import Plan, TableChoice
from core.strategies import feasibility
from core.strategies.catalogue import every, find
from core.strategies.feasibility import estimate, why_unusable
from core.strategies.strategy import ANSWER_LIMIT, Search, Size
from core.workload.refined import refined
from core.workload.workload import CELL_LIMIT
from tests.oracle.test_against_dense import workload_of

TERMS = NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)
WORKLOAD = workload_of((2, 3), [(0, 1)])


@dataclass
class Sized:
    """As much of a strategy as its size."""

    estimate_release: Size
    suits: bool = True
    most_answers: int = ANSWER_LIMIT
    refusal: str | None = None
    needed: bool = True
    searched: int = 0

    def obstacle(self, workload, terms):
        return self.refusal

    def applies(self, terms):
        return self.suits

    def serves(self, workload):
        return self.needed

    def size(self, workload, terms):
        return self.estimate_release

    def search(self, workload, terms):
        return Search(0.0, self.searched)


def test_what_is_just_small_enough_fits():
    assert why_unusable(Sized(Size(CELL_LIMIT, ANSWER_LIMIT)), WORKLOAD, TERMS) is None


@pytest.mark.parametrize(
    ("size", "words"),
    [
        (Size(CELL_LIMIT + 1, 1), "count 33,554,433 cells at once (1.2 GB)"),
        (Size(1, ANSWER_LIMIT + 1), "noise for 268,435,457 answers"),
        (Size(10**340, 1), "count 10^340 cells at once (10^332 GB)"),
        (Size(10**5000, 1), "count 10^5000 cells at once (10^4992 GB)"),
    ],
)
def test_what_is_too_large_does_not(size, words):
    reason = why_unusable(Sized(size), WORKLOAD, TERMS)
    assert words in reason
    assert reason.endswith(".")


def test_what_stands_in_the_way_is_told_in_its_own_words():
    assert why_unusable(Sized(Size(1, 1), refusal="no table."), WORKLOAD, TERMS) == "no table."


def test_what_does_not_go_with_the_terms_does_not():
    assert "kind of privacy" in why_unusable(Sized(Size(1, 1), suits=False), WORKLOAD, TERMS)


def test_what_no_table_has_a_use_for_does_not():
    assert "no table asks for any" in why_unusable(Sized(Size(1, 1), needed=False), WORKLOAD, TERMS)


def test_what_needs_more_memory_than_there_is_does_not(monkeypatch):
    monkeypatch.setattr(feasibility, "memory", lambda: 10**9)
    reason = why_unusable(Sized(Size(1, 10**8)), WORKLOAD, TERMS)
    assert "it would need 2.9 GB of memory; this computer can give 1.0 GB" in reason


def test_a_search_that_needs_more_memory_than_there_is_does_not(monkeypatch):
    monkeypatch.setattr(feasibility, "memory", lambda: 10**9)
    reason = why_unusable(Sized(Size(1, 1), searched=2 * 10**9), WORKLOAD, TERMS)
    assert "it would need 2.1 GB of memory; this computer can give 1.0 GB" in reason
    monkeypatch.setattr(feasibility, "memory", lambda: 3 * 10**9)
    assert why_unusable(Sized(Size(1, 1), searched=2 * 10**9), WORKLOAD, TERMS) is None


def test_numbers_beyond_imagination_are_told_by_their_power_of_ten():
    assert "10^100 cells at once (10^92 GB)" in why_unusable(Sized(Size(10**100, 1)), WORKLOAD, TERMS)


def test_tables_of_too_many_parts_are_refused_before_they_are_listed():
    wide = workload_of((2,) * 18, list(combinations(range(18), 16))[:140])
    tracemalloc.start()
    reason = why_unusable(find("marginals"), wide, TERMS)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert "9,175,040 combinations of attributes" in reason
    assert peak < 1_000_000


@pytest.mark.parametrize("key", [each.info.key for each in every()])
@pytest.mark.parametrize("terms", [TERMS, NoiseTerms(Norm.L2, Neighbours.ADD_REMOVE)])
def test_a_refusal_takes_no_memory(key, terms):
    """Three hundred attributes of a thousand labels, in pairs: some strategies would need more cells than atoms."""
    workload = workload_of((1000,) * 300, [(0, 1), (2, 3), tuple(range(100, 102))])
    monster = workload_of((1000,) * 12, [tuple(pair) for pair in combinations(range(12), 2)])
    for each in (workload, monster):
        tracemalloc.start()
        reason = why_unusable(find(key), each, terms)
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert reason is None or reason.endswith(".")
        assert peak < 20_000_000


@pytest.mark.parametrize("norm", list(Norm))
def test_more_numbers_than_there_is_memory_for_are_refused_before_any_is_taken(monkeypatch, norm):
    """170 million numbers, in tables each of which would do."""
    monkeypatch.setattr(feasibility, "memory", lambda: 4 * 10**9)
    workload, terms = workload_of((2846,) * 7, list(combinations(range(7), 2))), NoiseTerms(norm, Neighbours.ADD_REMOVE)
    tracemalloc.start()
    refusals = {each.info.key: why_unusable(each, workload, terms) for each in every()}
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert all(refusals.values())
    assert "it would need 12." in refusals["marginals"]
    assert peak < 20_000_000


def test_a_strategy_that_does_not_fit_names_one_that_does():
    workload = workload_of((1000,) * 4, [(0, 1), (2, 3)])
    with pytest.raises(StrategyUnfitError, match=r"1,000,000,000,000 cells.*such as “\w+”") as caught:
        make_noise_plan(workload, "base", BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1)))
    fitting = [
        each for each in every() if why_unusable(each, workload, NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)) is None
    ]
    assert any(f"such as “{each.info.key}”" in str(caught.value) for each in fitting)


def test_where_nothing_fits_the_largest_table_is_named(monkeypatch):
    monkeypatch.setattr(feasibility, "memory", lambda: 10**6)
    workload = workload_of((10, 20, 30), [(0, 1), (1, 2)])
    with pytest.raises(StrategyUnfitError, match=r"can give 0\.0 GB\. Ask for less: “.*”, the largest table, has 600"):
        compare_strategies(ComparedQuestion(workload, PrivacyTerms(ReleaseCost.pure(1)), 0.95))


def test_a_named_strategy_that_cannot_be_replaced_names_the_largest_table(monkeypatch):
    monkeypatch.setattr(feasibility, "memory", lambda: 10**6)
    with pytest.raises(StrategyUnfitError, match=r"Ask for less: “.*”, the largest table, has 200 numbers"):
        make_noise_plan(
            workload_of((10, 20), [(0, 1)]), "base", BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1))
        )


def test_ranges_take_time_and_memory_of_their_own():
    with_ranges, without = (refined(workload_of((2000,), [(0,)], [asked])) for asked in (((0,), ()), ((), ())))
    size = Size(2000, 4000)
    assert estimate(size, with_ranges).seconds > estimate(size, without).seconds + 1
    assert estimate(size, with_ranges).bytes > estimate(size, without).bytes + 50_000_000


def test_estimates_grow_with_what_is_drawn_and_with_what_is_published():
    small, drawn = estimate(Size(10, 10), WORKLOAD), estimate(Size(10, 10**6), WORKLOAD)
    published = estimate(Size(10, 10), workload_of((200, 300), [(0, 1)]))
    assert small.seconds < published.seconds < drawn.seconds
    assert small.bytes < published.bytes < drawn.bytes


@pytest.mark.parametrize("key", ["matrix", "sketch"])
def test_what_is_for_tables_without_ranges_says_so(key):
    ages = Attribute("age", Kind.NUMBER, edges=(0.0, 1.0, 2.0, 3.0))
    plan = Plan(attributes=(ages,), tables=(TableChoice(("age",), ranges=("age",)),))
    reason = why_unusable(find(key), refined(plan.workload()), TERMS)
    assert reason == "it is for tables without ranges and cumulative counts."
