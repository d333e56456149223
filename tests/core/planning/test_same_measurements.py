"""Strategies that measure the same are said to be the same, and no others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.planning import same_measurements as module
from core.planning.budget_split import BudgetSplit
from core.planning.noise_planner import make_noise_plan
from core.planning.outcomes import ComparedQuestion
from core.planning.privacy_terms import PrivacyTerms
from core.planning.same_measurements import measure_the_same
from core.planning.strategy_ranking import compare_strategies
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from tests.oracle.test_against_dense import workload_of

PURE = PrivacyTerms(ReleaseCost.pure(1))
PAIRS = workload_of((2, 3, 4), [(0, 1), (1, 2)])
ONE = workload_of((2, 3), [(0, 1)])


def planned(workload, key, terms=PURE, split=BudgetSplit.UNIFORM):
    return make_noise_plan(workload, key, split, terms)


def said(workload, terms=PURE):
    """Of every strategy that fits: which one before it measures the same."""
    compared = compare_strategies(ComparedQuestion(workload, terms, 0.95))
    return {each.strategy: each.same_as for each in compared.outcomes if each.fits}


def test_of_one_table_its_cells_are_measured_by_several():
    found = said(ONE)
    assert found["base"] is None
    assert found["marginals"] == found["clusters"] == "base"
    assert found["fourier"] is None


def test_the_sentence_names_the_strategy():
    compared = compare_strategies(ComparedQuestion(ONE, PURE, 0.95))
    remarks = {each.strategy: str(each.remark) for each in compared.outcomes if each.fits}
    assert remarks["marginals"] == "It measures the same as “Base counts”."
    assert remarks["base"] == ""


def test_other_tables_are_other_measurements():
    found = said(PAIRS)
    assert found["base"] is found["marginals"] is None


def test_equal_shapes_of_other_attributes_are_not_the_same():
    square = workload_of((3, 3), [(0,), (1,)])
    first = planned(square, "marginals")
    swapped = replace(first, design=replace(first.design, blocks=(first.design.blocks[0],) * 2))
    assert measure_the_same(first, first)
    assert not measure_the_same(first, swapped)


@pytest.mark.parametrize(
    "other",
    [
        PrivacyTerms(ReleaseCost.pure(2)),
        PrivacyTerms(ReleaseCost.concentrated(1)),
        PrivacyTerms(ReleaseCost.pure(1), Neighbours.REPLACE),
    ],
)
def test_other_noise_is_another_measurement(other):
    assert not measure_the_same(planned(ONE, "marginals"), planned(ONE, "marginals", other))


def test_the_order_of_groups_does_not_matter():
    reversed_tables = workload_of((2, 3, 4), [(1, 2), (0, 1)])
    assert measure_the_same(planned(PAIRS, "marginals"), planned(reversed_tables, "marginals"))


def test_very_large_plans_are_not_looked_at(monkeypatch):
    base, marginals = planned(ONE, "base"), planned(ONE, "marginals")
    monkeypatch.setattr(module, "MOST_ANSWERS", 5)
    assert not measure_the_same(base, marginals)
    monkeypatch.setattr(module, "MOST_ANSWERS", 6)
    assert measure_the_same(base, marginals), "each has six answers"


def test_plans_of_two_hundred_answers_are_looked_at():
    large = workload_of((14, 15), [(0, 1)])
    assert measure_the_same(planned(large, "base"), planned(large, "marginals"))
