"""Plans that ask for equal tables are told from others, however they are written."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.linear.strategy_matrix import matrix_of
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.privacy.release_cost import ReleaseCost
from core.project.asked_alike import asks_the_same, reads_the_same
from core.project.plan import OutputChoice, Plan, PrivacyChoice, StrategyChoice, TableChoice
from core.workload.presets import Family

SEX = Attribute("sex", Kind.CATEGORIES, ("f", "m"), merges=(("w", "f"), ("h", "m")))
AGE = Attribute("age", Kind.NUMBER, edges=(0, 18, 65))
CITY = Attribute("city", Kind.CATEGORIES, ("Leeds", "York"))
PAIRS = (TableChoice(("sex", "age")), TableChoice(("sex", "city")), TableChoice(("age", "city")))
PLAN = Plan(attributes=(SEX, AGE, CITY), tables=PAIRS)


@pytest.mark.parametrize(
    "change",
    [
        {"tables": (), "families": (Family(2),)},
        {"tables": PAIRS[:1], "families": (Family(2),)},
        {"tables": (), "families": (Family(2, weight=2.0),)},
        {"tables": (), "families": (Family(2, weight=0.1),)},
        {"tables": (TableChoice(("age", "sex"), columns=("age",), sheets=("sex",)), *PAIRS[1:])},
        {"attributes": (replace(SEX, column="sex", merges=SEX.merges[::-1]), AGE, CITY)},
        {"attributes": (SEX, replace(AGE, edges=(0.0, 18.0, 65.0)), CITY)},
        {"source": "other.csv", "layout": ReadingLayout(decimal=",")},
    ],
)
def test_other_words_for_the_same(change):
    assert asks_the_same(replace(PLAN, **change), PLAN)


@pytest.mark.parametrize(
    "change",
    [
        {"tables": PAIRS[:2]},
        {"tables": PAIRS[:1], "families": (Family(2, weight=2.0),)},
        {"tables": (TableChoice(("sex", "age"), 2.0), *PAIRS[1:])},
        {"tables": (TableChoice(("sex", "age"), ranges=("age",)), *PAIRS[1:])},
        {"tables": (TableChoice(("sex", "age"), prefixes=("age",)), *PAIRS[1:])},
        {"attributes": (replace(SEX, column="gender"), AGE, CITY)},
        {"attributes": (replace(SEX, merges=()), AGE, CITY)},
        {"attributes": (SEX, replace(AGE, edges=(0, 30, 65)), CITY)},
        {"attributes": (SEX, AGE, replace(CITY, missing="none"))},
        {"unit": ProtectedUnit("person", 3)},
        {"privacy": PrivacyChoice(ReleaseCost.pure(Fraction(1, 2)))},
        {"privacy": PrivacyChoice(dataset="others")},
        {"strategy": StrategyChoice("marginals")},
        {"strategy": StrategyChoice("custom", marginals=(("sex", "age"),))},
        {"output": OutputChoice(whole_numbers=False)},
    ],
)
def test_another_question(change):
    assert not asks_the_same(replace(PLAN, **change), PLAN)


@given(st.permutations(PAIRS), st.permutations(PLAN.attributes))
def test_the_order_of_tables_and_attributes_does_not_matter(tables, attributes):
    assert asks_the_same(replace(PLAN, tables=tuple(tables), attributes=tuple(attributes)), PLAN)


@given(
    st.lists(st.floats(0.01, 100), min_size=3, max_size=3),
    st.floats(1e-3, 1e3),
    st.sampled_from(("marginals", "fourier", "clusters", "weighted", "base")),
    st.sampled_from(tuple(BudgetSplit)),
)
@settings(max_examples=30)
def test_a_common_factor_of_all_weights_is_no_other_question(weights, factor, strategy, split):
    """Nor does it change the noise."""
    one, other = (
        replace(
            PLAN,
            tables=tuple(replace(table, weight=weight * times) for table, weight in zip(PAIRS, weights, strict=True)),
        )
        for times in (1, factor)
    )
    assert asks_the_same(one, other)
    plans = (make_noise_plan(each.workload(), strategy, split, each.privacy_terms) for each in (one, other))
    first, second = (plan.query_variances(Recovery.LEAST_SQUARES) for plan in plans)
    assert first == pytest.approx(second, rel=1e-6)


def test_another_ratio_of_weights_is_another_question():
    heavier = replace(PLAN, tables=(replace(PAIRS[0], weight=1.001), *PAIRS[1:]))
    assert not asks_the_same(PLAN, heavier)


def test_the_order_of_attributes_is_that_of_the_columns_of_a_matrix():
    matrix = matrix_of(([*"100000000000"], [*"011111111111"]))
    measured = replace(PLAN, strategy=StrategyChoice("custom", matrix=matrix))
    assert asks_the_same(measured, measured)
    assert not asks_the_same(replace(measured, attributes=PLAN.attributes[::-1]), measured)
    assert not asks_the_same(replace(measured, strategy=StrategyChoice("custom")), measured)


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("utf-8", "UTF8", True),
        ("latin-1", "ISO-8859-1", True),
        ("utf-8", "utf-8-sig", False),
        ("cp1252", "latin-1", False),
        (None, "utf-8", False),
        (None, None, True),
    ],
)
def test_names_of_one_encoding(one, other, alike):
    assert reads_the_same(ReadingLayout(encoding=one), ReadingLayout(encoding=other)) is alike
    assert not reads_the_same(ReadingLayout(encoding=one, decimal=","), ReadingLayout(encoding=other))
