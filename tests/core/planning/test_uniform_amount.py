"""What a uniform split needs for the error of another, against the comparison itself at every amount tried."""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.planning import strategy_ranking
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.outcomes import ComparedQuestion, NoiseKind
from core.planning.privacy_terms import PrivacyTerms
from core.planning.strategy_ranking import compare_strategies
from core.planning.uniform_amount import uniform_amount
from core.privacy.release_cost import Definition, ReleaseCost
from core.privacy.zcdp_conversion import noise_budget_of
from core.strategies.catalogue import find
from core.workload.workload import WantedTable, Workload
from tests.released_tables import outcome

DELTA = Fraction(1, 10**6)
DOMAIN = Domain(tuple(Attribute(f"a{number}", Kind.CATEGORIES, ("x", "y", "z")) for number in range(6)))


def workload(heavy):
    """All 15 pairs, one of which matters so many times as much as the others."""
    pairs = combinations(range(6), 2)
    return Workload(DOMAIN, tuple(WantedTable(pair, 1.0 if number else heavy) for number, pair in enumerate(pairs)))


def of_uniform(wanted, budget, recovery):
    noise_plan = make_noise_plan(wanted, "marginals", BudgetSplit.UNIFORM, PrivacyTerms(budget))
    return noise_plan.total_variance(noise_plan.query_variances(recovery)), noise_plan.privacy_terms.cost.definition


@pytest.fixture(autouse=True)
def marginals_alone(monkeypatch):
    monkeypatch.setattr(strategy_ranking, "every", lambda: (find("marginals"),))


def least_epsilon(wanted, variance, recovery):
    """The least ε, by halving, at which a uniform split has no more than that total variance."""
    low, high = 0.1, 100.0
    while high > low * 1.0005:
        middle = math.sqrt(low * high)
        enough = of_uniform(wanted, ReleaseCost.approximate(Fraction(middle), DELTA), recovery)[0] <= variance
        low, high = (low, middle) if enough else (middle, high)
    return high


@pytest.mark.parametrize("heavy", [5.0, 100.0])
@pytest.mark.parametrize("epsilon", [1, 3, 6])
@pytest.mark.parametrize("recovery", list(Recovery))
def test_it_is_the_least_amount_also_where_another_kind_of_noise_is_taken_there(heavy, epsilon, recovery):
    wanted, budget = workload(heavy), ReleaseCost.approximate(epsilon, DELTA)
    comparison = compare_strategies(ComparedQuestion(wanted, PrivacyTerms(budget), 0.95))
    best, uniform = (comparison.find("marginals", split, recovery) for split in ("optimal", "uniform"))
    found = uniform_amount(best, uniform, budget)
    assert found == pytest.approx(least_epsilon(wanted, best.total_variance, recovery), rel=0.03)


def test_the_cases_above_hold_plans_that_change_their_noise():
    wanted = workload(5.0)
    small, large = (
        of_uniform(wanted, ReleaseCost.approximate(each, DELTA), Recovery.LEAST_SQUARES)[1] for each in (6, 12)
    )
    assert (small, large) == (Definition.APPROXIMATE, Definition.PURE)


@pytest.mark.parametrize("ratio", [2.0, 5.0, 30.0])
def test_where_the_error_jumps_it_is_the_amount_at_which_the_kinds_change_places(ratio):
    """Gaussian noise is needed for more than it is used for, and pure noise for less."""
    cost, pure = ReleaseCost.approximate(1, DELTA), ReleaseCost.pure(1)
    kinds = NoiseKind(cost, variance=1e6, deciding=1.0), NoiseKind(pure, variance=1.0, deciding=ratio)
    uniform = replace(outcome("marginals", "uniform", "direct", 1e6), kinds=kinds)
    found = uniform_amount(outcome("marginals", "optimal", "direct", 1.0), uniform, cost)
    more = noise_budget_of(ReleaseCost.approximate(Fraction(found), DELTA)) / noise_budget_of(cost)
    assert ratio / found**2 == pytest.approx(1 / float(more), rel=1e-7)
