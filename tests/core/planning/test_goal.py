"""Goal seek: the least amount of three digits that meets every wish, for every kind of budget."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core import front_door
from core.errors import Cancelled, GoalError, NoiseTooLargeError
from core.front_door import Attribute, Kind, Plan, PrivacyChoice, Progress, ReleaseCost, StrategyChoice, TableChoice
from core.planning.goal import N_AMOUNTS, amount_at, amount_of, least_cost, with_amount
from core.progress import check_cancelled, report, reporting, show

AMOUNTS = tuple(map(amount_at, range(N_AMOUNTS)))
BUDGETS = (ReleaseCost.pure(1), ReleaseCost.approximate(1, Fraction(1, 10**6)), ReleaseCost.concentrated(1))
ATTRIBUTES = (
    Attribute("sex", Kind.CATEGORIES, ("f", "m")),
    Attribute("age", Kind.CATEGORIES, ("young", "middle", "old")),
)
PLAN = Plan(source="people.csv", attributes=ATTRIBUTES, tables=(TableChoice(("sex",)), TableChoice(("sex", "age"))))


def amount(budget):
    return budget.rho or budget.epsilon


def below(budget):
    return with_amount(budget, AMOUNTS[AMOUNTS.index(amount(budget)) - 1])


@pytest.mark.parametrize("budget", BUDGETS)
def test_the_amount_of_a_budget_is_the_one_it_was_given(budget):
    assert amount_of(with_amount(budget, Fraction(7, 2))) == Fraction(7, 2)


def test_all_amounts_of_three_digits_are_tried_in_order():
    digits = {f"{n / 100:.2f}e{decade:+03d}" for decade in range(-6, 4) for n in range(100, 1000)}
    amounts = [amount_at(place) for place in range(N_AMOUNTS)]
    assert [f"{float(each):.2e}" for each in amounts] == sorted(digits, key=float)
    assert (amounts[0], amounts[-1]) == (Fraction(1, 10**6), 9990)


@given(st.floats(1e-2, 1e6), st.sampled_from(BUDGETS))
def test_it_is_the_least_amount_of_three_digits(wanted, budget):
    def margins(tried):
        return [3.0 / float(amount(tried))]

    found = least_cost(margins, budget, {0: wanted})
    assert margins(found)[0] <= wanted
    assert found == with_amount(budget, AMOUNTS[0]) or margins(below(found))[0] > wanted
    assert (found.definition, found.delta) == (budget.definition, budget.delta)


def test_every_goal_counts():
    def margins(tried):
        return [1 / float(tried.epsilon), 10 / float(tried.epsilon)]

    assert least_cost(margins, BUDGETS[0], {0: 1.0, 1: 1.0}) == ReleaseCost.pure(10)
    assert least_cost(margins, BUDGETS[0], {0: 1.0}) == ReleaseCost.pure(1)


def test_a_budget_too_small_to_predict_is_too_small():
    def margins(tried):
        if tried.epsilon < 2:
            raise NoiseTooLargeError
        return [0.1]

    assert least_cost(margins, BUDGETS[0], {0: 5.0}) == ReleaseCost.pure(2)


def test_what_cannot_be_had_is_said():
    with pytest.raises(GoalError, match=r"±0\.25"):
        least_cost(lambda _: [0.5], BUDGETS[0], {0: 0.25})


def test_each_of_fourteen_trials_is_told():
    class Watching(Progress):
        def __init__(self):
            self.told = []

        def report(self, done, total, what):
            self.told.append((done, total, what))

    for wanted in (1e-3, 2.0, 1e5):
        watch = Watching()
        with reporting(watch):
            least_cost(lambda tried: [1.0 / float(tried.epsilon)], BUDGETS[0], {0: wanted})
        assert watch.told == [(done, 14, "Looking for the amount") for done in range(1, len(watch.told) + 1)]
        assert 13 <= len(watch.told) <= 14


def test_it_can_be_stopped():
    class Impatient(Progress):
        def cancelled(self):
            return True

    asked = []
    with pytest.raises(Cancelled), reporting(Impatient()):
        least_cost(lambda budget: asked.append(budget) or [0.5], BUDGETS[0], {0: 1.0})
    assert not asked


def test_what_predicts_the_margins_reports_nothing_and_can_be_stopped():
    class Leaving(Progress):
        told: ClassVar[list[str]] = []
        leaves = False

        def report(self, done, total, what):
            self.told.append(what)

        def show(self, part):
            self.told.append(part)

        def cancelled(self):
            return self.leaves

    def margins(budget):
        report(1, 2, "Comparing")
        show("half of it")
        leaving.leaves = True
        check_cancelled()
        return [0.5]

    leaving = Leaving()
    with pytest.raises(Cancelled), reporting(leaving):
        least_cost(margins, BUDGETS[0], {0: 1.0})
    assert leaving.told == ["Looking for the amount"]


@pytest.mark.parametrize("budget", BUDGETS, ids=str)
@pytest.mark.parametrize("strategy", [StrategyChoice(), StrategyChoice("marginals", "optimal", "direct")])
def test_the_plan_meets_the_goal_and_with_less_it_would_not(budget, strategy):
    noise_plan = replace(PLAN, privacy=PrivacyChoice(cost=budget), strategy=strategy)
    found = front_door.seek(noise_plan, {1: 12.5})

    def margin(tried):
        comparison = front_door.compare(replace(noise_plan, privacy=PrivacyChoice(cost=tried)))
        best = comparison.recommended
        key = (best.strategy, best.split, best.recovery) if strategy == StrategyChoice() else strategy_key(strategy)
        return comparison.find(*key).half_widths[1]

    assert margin(found) <= 12.5 < margin(below(found))


def strategy_key(strategy):
    return strategy.name, strategy.split, strategy.recovery
