"""Families are the paper's Q_k, Q_k^a and halves, in lexicographic order."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import AmountError, TooManyTablesError, UnknownAttributeError
from core.workload.presets import MOST_TABLES, Family, family_count
from tests.core.workload.test_workload import domain


@given(st.integers(1, 7).flatmap(lambda n: st.tuples(st.just(n), st.integers(1, n))))
def test_all_tables_of_an_order(pair):
    n, order = pair
    tables = Family(order).marginals(domain(*[2] * n))
    assert list(tables) == list(combinations(range(n), order))
    assert len(tables) == family_count(n, order)


@given(st.integers(1, 6).flatmap(lambda n: st.tuples(st.just(n), st.integers(1, n), st.integers(0, n - 1))))
def test_all_tables_with_one_attribute(case):
    n, order, place = case
    tables = Family(order, with_attribute=f"a{place}").marginals(domain(*[2] * n))
    assert list(tables) == [table for table in combinations(range(n), order) if place in table]


def test_the_first_half_is_rounded_down():
    tables = Family(2, first_half=True).marginals(domain(2, 2, 2))
    assert tables == ((0, 1),)
    with_c = Family(2, with_attribute="a2", first_half=True).marginals(domain(2, 2, 2, 2))
    assert with_c == ((0, 2),)


@pytest.mark.parametrize("order", [0, -1, 4])
def test_an_order_that_does_not_exist_is_refused(order):
    with pytest.raises(AmountError, match="between 1 and 3"):
        Family(order).marginals(domain(2, 2, 2))


def test_an_unknown_attribute_is_refused():
    with pytest.raises(UnknownAttributeError, match="all 2-way"):
        Family(2, with_attribute="nobody").marginals(domain(2, 2, 2))


def test_more_tables_than_anybody_can_read_are_refused_before_they_are_listed():
    assert comb(16, 8) <= MOST_TABLES
    with pytest.raises(TooManyTablesError, match="126,410,606,437,752 tables"):
        Family(25).marginals(domain(*[2] * 50))


def test_few_tables_with_an_attribute_are_found_among_very_many():
    assert len(Family(2, with_attribute="a7").marginals(domain(*[2] * 400))) == 399
