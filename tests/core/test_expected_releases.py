"""What several releases like a planned one would cost together: the ledger agrees, and no smaller total is enough."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.front_door import DatasetBudget, Ledger, ReleaseCost, StrategyChoice, compare, expect_releases, plan_release
from core.privacy.dataset_account import NoiseCost, spent
from core.session.expected_releases import MOST_RELEASES, USUAL_DELTA, releases_within
from tests.guiapp.spending_engine import people_plan

DELTA = Fraction(1, 10**6)
AMOUNTS = st.fractions(min_value=Fraction(1, 50), max_value=4, max_denominator=50)
COSTS = st.one_of(
    AMOUNTS.map(ReleaseCost.pure),
    AMOUNTS.map(lambda epsilon: ReleaseCost.approximate(epsilon, DELTA)),
    AMOUNTS.map(ReleaseCost.concentrated),
)


def planned(cost):
    plan = people_plan()
    strategy = StrategyChoice("marginals")
    return plan_release(replace(plan, strategy=strategy, privacy=replace(plan.privacy, cost=cost)))


@settings(max_examples=20, deadline=None)
@given(COSTS, st.integers(1, 20))
def test_the_total_covers_that_many_releases_and_hardly_more(cost, n):
    release = planned(cost)
    found = expect_releases(release, n)
    costs = (NoiseCost.of(release.cost),) * n
    assert spent("", costs, found.total) <= found.total.epsilon
    less = DatasetBudget(found.total.epsilon * Fraction(97, 100), found.total.delta)
    assert spent("", costs, less) > less.epsilon
    assert len(found.ends) == found.n == n
    assert list(found.ends) == sorted(found.ends)
    assert found.ends[-1] <= 1
    assert releases_within(release, found.total).n >= n


@pytest.mark.parametrize("cost", [ReleaseCost.pure(Fraction(1, 3)), ReleaseCost.concentrated(1)])
def test_the_ledger_takes_exactly_what_was_promised(tmp_path, cost):
    release, ledger = planned(cost), Ledger(tmp_path / "ledger.sqlite")
    found = expect_releases(release, 4)
    ledger.set_budget("People", found.total)
    for end in found.ends:
        ledger.charge("People", release.cost, "one of four", release.plan.privacy_unit.facts)
        assert ledger.account("People").part_spent == pytest.approx(end)
    assert releases_within(release, found.total).n == 4


def test_one_release_keeps_the_figures_that_the_owner_typed():
    assert expect_releases(planned(ReleaseCost.pure(Fraction(1, 3))), 1).total == DatasetBudget(Fraction(1, 3))
    gaussian = ReleaseCost.approximate(Fraction(1, 3), Fraction(1, 10))
    assert planned(gaussian).cost == gaussian
    assert expect_releases(planned(gaussian), 1).total == DatasetBudget(Fraction(1, 3), Fraction(1, 10))
    assert expect_releases(planned(ReleaseCost.concentrated(1)), 1).total.delta == USUAL_DELTA


@pytest.mark.parametrize("cost", [ReleaseCost.pure(1), ReleaseCost.concentrated(1)])
def test_the_typical_margin_is_that_of_the_comparison_at_the_cost_of_each(cost):
    found = expect_releases(planned(cost), 4)
    whole = planned(cost)
    assert found.half_width == compared(whole)
    share = ReleaseCost(cost.definition, cost.epsilon / 4, rho=cost.rho / 4)
    assert found.shared_half_width == pytest.approx(compared(planned(share)), rel=0.001)


def compared(release):
    outcomes = compare(release.plan).outcomes
    key = release.noise_plan.strategy, release.noise_plan.split, release.recovery
    return next(each.typical_half_width for each in outcomes if (each.strategy, each.split, each.recovery) == key)


def test_what_a_typed_total_covers_is_counted():
    release = planned(ReleaseCost.pure(1))
    assert releases_within(release, DatasetBudget(Fraction(7, 2))).n == 3
    assert releases_within(release, DatasetBudget(Fraction(1, 2))).ends == ()
    assert releases_within(release, DatasetBudget(Fraction(10**6))).n == MOST_RELEASES
    assert releases_within(planned(ReleaseCost.concentrated(1)), DatasetBudget(Fraction(3))).n == 0
