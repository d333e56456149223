"""Strategies that measure the same are said to be the same, and no others."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from core.domain.marginal import Marginal
from core.planning import same_measurements as module
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.outcomes import ComparedQuestion
from core.planning.privacy_terms import PrivacyTerms
from core.planning.same_measurements import EarlierPlans
from core.planning.strategy_ranking import compare_strategies
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from tests.oracle.test_against_dense import workload_of

PURE = PrivacyTerms(ReleaseCost.pure(1))
PAIRS = workload_of((2, 3, 4), [(0, 1), (1, 2)])
ONE = workload_of((2, 3), [(0, 1)])


def planned(workload, key, terms=PURE, split=BudgetSplit.UNIFORM):
    return make_noise_plan(workload, key, split, terms)


def the_same(one, other, recovery=Recovery.LEAST_SQUARES):
    return EarlierPlans().measure_the_same(one, other, recovery)


def outcomes(workload, terms=PURE):
    """Those that fit, by their keys."""
    compared = compare_strategies(ComparedQuestion(workload, terms, 0.95))
    return {each.key: each for each in compared.outcomes if each.fits}


def said(workload, terms=PURE, split=BudgetSplit.UNIFORM, recovery=Recovery.LEAST_SQUARES):
    """Of every strategy that fits: which one before it measures the same."""
    found = outcomes(workload, terms).items()
    return {strategy: each.same_as for (strategy, *ways), each in found if ways == [split, recovery]}


def test_of_one_table_its_cells_are_measured_by_several():
    found = said(ONE)
    assert found["base"] is None
    assert found["marginals"] == found["clusters"] == "base"
    assert found["fourier"] is None


def test_costs_in_a_norm_that_the_noise_does_not_have_do_not_count():
    """Three categories: the matrix is that of the cells, and states their cost for Laplace noise alone."""
    found = said(workload_of((3,), [(0,)]))
    assert found["joint"] == found["matrix"] == found["marginals"] == "base"


def test_a_single_label_is_the_total():
    assert said(workload_of((1,), [(0,)], [((0,), ())]))["fourier"] == "base"


def test_what_is_not_measured_does_not_count():
    """A table inside another one gets nothing under the best split: what is left are the base counts."""
    nested = workload_of((12, 2, 5), [(2,), (0, 1, 2)], [((), ()), ((0,), ())])
    assert said(nested, PURE, BudgetSplit.LEAST_SQUARES_OPTIMAL)["marginals"] == "base"
    assert said(nested, PURE, BudgetSplit.UNIFORM)["marginals"] is None


WITH_RANGES = {
    "one label, ranges": (workload_of((1, 4), [(0,), (0, 1)], [((0,), ()), ((1,), ())]), 10),
    "a level that is a table": (workload_of((3, 2, 4), [(0,), (1,), (1, 2)], [((), ()), ((), ()), ((), (2,))]), 2),
    "several": (workload_of((4, 3, 1), [(0, 1), (1, 2), (0,)], [((), (0,)), ((), ()), ((0,), ())]), 1),
}


@pytest.mark.parametrize("title", WITH_RANGES)
@pytest.mark.parametrize(
    "terms",
    [
        PURE,
        PrivacyTerms(ReleaseCost.concentrated(Fraction(1, 3)), Neighbours.REPLACE, 2),
        PrivacyTerms(ReleaseCost.approximate(Fraction(1, 10), Fraction(1, 10**6))),
    ],
)
def test_what_is_said_holds_for_the_split_and_recovery_it_is_said_of(title, terms):
    """Rows of equal measurements have equal errors for every table, to all figures that are ever shown."""
    workload, weight = WITH_RANGES[title]
    first = replace(workload.tables[0], weight=weight)
    found = outcomes(replace(workload, tables=(first, *workload.tables[1:])), terms)
    for (_, split, recovery), outcome in found.items():
        if outcome.same_as is not None:
            other = found[outcome.same_as, split, recovery]
            assert outcome.variances == pytest.approx(other.variances, rel=1e-5)
            assert sorted(part for _, part in outcome.shares) == pytest.approx(
                sorted(part for _, part in other.shares), rel=1e-3
            )


def test_one_row_may_be_the_same_and_another_not():
    """Direct recovery adds a table up from the levels of a tree, or takes it as it is."""
    workload, _ = WITH_RANGES["a level that is a table"]
    rows = {recovery: said(workload, PURE, recovery=recovery)["hierarchy"] for recovery in Recovery}
    assert rows == {Recovery.DIRECT: None, Recovery.LEAST_SQUARES: "marginals"}


def test_of_those_that_measure_the_same_the_plain_one_is_recommended():
    workload, _ = WITH_RANGES["a level that is a table"]
    compared = compare_strategies(ComparedQuestion(workload, PURE, 0.95))
    advised = compared.recommended
    assert compared.find(advised.strategy, advised.split, advised.recovery).same_as is None
    assert [each.strategy for each in compared.outcomes][:10:5] == ["base", "marginals"]


def test_the_sentence_names_the_strategy():
    compared = compare_strategies(ComparedQuestion(ONE, PURE, 0.95))
    remarks = {each.strategy: str(each.remark) for each in compared.outcomes if each.fits}
    assert remarks["marginals"] == "It measures the same as “Base counts”."
    assert remarks["base"] == ""


def test_other_tables_are_other_measurements():
    found = said(PAIRS)
    assert found["base"] is found["marginals"] is None


@pytest.mark.parametrize(
    ("sizes", "one", "other"),
    [
        ((3, 3, 3), [(0,), (1,)], [(0,), (2,)]),
        ((2,) * 20, [(18,)], [(19,)]),
        ((2, 3, 2, 4), [(0, 2)], [(3,)]),
    ],
)
def test_as_many_cells_of_other_attributes_are_not_the_same(sizes, one, other):
    first, second = (planned(workload_of(sizes, axes), "marginals") for axes in (one, other))
    assert the_same(first, first)
    assert not the_same(first, second)


@pytest.mark.parametrize(
    "other",
    [
        PrivacyTerms(ReleaseCost.pure(2)),
        PrivacyTerms(ReleaseCost.concentrated(1)),
        PrivacyTerms(ReleaseCost.pure(1), Neighbours.REPLACE),
    ],
)
def test_other_noise_is_another_measurement(other):
    assert not the_same(planned(ONE, "marginals"), planned(ONE, "marginals", other))


def test_as_much_noise_for_another_promise_is_another_measurement():
    budget = ReleaseCost.pure(1)
    one, other = (
        planned(ONE, "base", PrivacyTerms(budget, neighbours, at_most))
        for neighbours, at_most in ((Neighbours.REPLACE, 1), (Neighbours.ADD_REMOVE, 2))
    )
    assert one.scales == other.scales
    assert the_same(one, other) is False


def test_direct_recovery_has_to_add_up_equal_blocks_too():
    one = planned(PAIRS, "marginals")
    design = one.design
    again, crossed = (
        replace(one, design=replace(design, direct=direct)) for direct in (design.direct, design.direct[::-1])
    )
    assert the_same(one, again, Recovery.DIRECT)
    assert the_same(one, crossed, Recovery.LEAST_SQUARES)
    assert the_same(one, crossed, Recovery.DIRECT) is False


@pytest.mark.parametrize("budget", [1, 100], ids=["much noise", "hardly any"])
@pytest.mark.parametrize(("more", "same"), [(5e-5, True), (1e-3, False)])
def test_noise_that_no_table_shows_counts_too(budget, more, same):
    named, terms = (Marginal((0,)), Marginal((1,))), PrivacyTerms(ReleaseCost.pure(budget))
    one = make_noise_plan(workload_of((2, 3), [(0,)]), "custom", BudgetSplit.UNIFORM, terms, named)
    other = replace(one, design=replace(one.design), variances=one.variances * (1, 1 + more))
    assert one.query_variances(Recovery.DIRECT) == other.query_variances(Recovery.DIRECT)
    assert the_same(one, other, Recovery.DIRECT) is same


def test_the_order_of_groups_does_not_matter():
    reversed_tables = workload_of((2, 3, 4), [(1, 2), (0, 1)])
    assert the_same(planned(PAIRS, "marginals"), planned(reversed_tables, "marginals"))


def test_very_large_plans_are_not_looked_at(monkeypatch):
    base, marginals = planned(ONE, "base"), planned(ONE, "marginals")
    monkeypatch.setattr(module, "MOST_ANSWERS", 5)
    assert the_same(base, marginals) is False
    monkeypatch.setattr(module, "MOST_ANSWERS", 6)
    assert the_same(base, marginals), "each has six answers"


def test_plans_of_two_hundred_answers_are_looked_at():
    large = workload_of((14, 15), [(0, 1)])
    assert the_same(planned(large, "base"), planned(large, "marginals"))
