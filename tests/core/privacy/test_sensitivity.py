"""What one person can change, by trying every person against every other."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import Norm
from core.privacy.sensitivity import ONE_HOT, SIGN, TOTAL, Sensitivity, root_above

ANSWERS = {
    "two cells": (ONE_HOT, {(1, 0), (0, 1)}),
    "sign": (SIGN, {(1,), (-1,)}),
    "total": (TOTAL, {(1,)}),
}
"""What one record adds to the answers of a group."""


@pytest.mark.parametrize("group", ANSWERS)
@pytest.mark.parametrize("neighbours", list(Neighbours))
@pytest.mark.parametrize("at_most", [1, 2, 3])
def test_nobody_changes_more_than_the_sensitivity_and_somebody_changes_as_much(group, neighbours, at_most):
    claimed, records = ANSWERS[group]
    people = list(_people(records, at_most))
    nobody = (0,) * len(people[0])
    pairs = [(a, nobody) for a in people] if neighbours is Neighbours.ADD_REMOVE else product(people, people)
    changes = [tuple(x - y for x, y in zip(a, b, strict=True)) for a, b in pairs]
    assert claimed.under(Norm.L1, neighbours, at_most) == max(sum(map(abs, change)) for change in changes)
    assert claimed.under(Norm.L2, neighbours, at_most) == max(sum(x * x for x in change) for change in changes)


@pytest.mark.parametrize("neighbours", list(Neighbours))
@pytest.mark.parametrize("at_most", [1, 2, 3])
@pytest.mark.parametrize("records", [{(3, 1), (3, 2)}, {(5, 0, 1), (5, 1, 0), (4, 0, 0)}, {(1, 0), (0, 1), (-1, 1)}])
def test_nobody_changes_more_than_the_sensitivity_of_any_queries(records, neighbours, at_most):
    """Records may be far from nothing and near to each other; then the bound need not be reached."""
    pairs = [tuple(x - y for x, y in zip(a, b, strict=True)) for a, b in product(records, repeat=2)]
    claimed = Sensitivity(
        max(sum(map(abs, a)) for a in records),
        max(sum(map(abs, pair)) for pair in pairs),
        max(sum(x * x for x in a) for a in records),
        max(sum(x * x for x in pair) for pair in pairs),
    )
    people = list(_people(records, at_most))
    others = [(0,) * len(people[0])] if neighbours is Neighbours.ADD_REMOVE else people
    changes = [tuple(x - y for x, y in zip(a, b, strict=True)) for a, b in product(people, others)]
    assert claimed.under(Norm.L1, neighbours, at_most) >= max(sum(map(abs, change)) for change in changes)
    assert claimed.under(Norm.L2, neighbours, at_most) >= max(sum(x * x for x in change) for change in changes)


@given(st.fractions(min_value=0, max_value=10**12))
def test_a_root_is_rounded_up_by_next_to_nothing(square):
    root = root_above(square)
    assert 0 <= root * root - square <= 4 * (root + 1) / 2**30


def test_where_records_are_nearer_to_each_other_than_to_nothing():
    """A person with three records is one of the distances 1 + 2 + 2 away from one with one."""
    far = Sensitivity(l1=2, l1_replace=1, l2_squared=4, l2_squared_replace=1)
    assert far.l2_squared_under(Neighbours.REPLACE, 3) == 25


def test_a_root_is_exact_or_above():
    assert root_above(Fraction(9, 4)) == Fraction(3, 2)
    assert 0 < root_above(Fraction(2)) ** 2 - 2 < 4 / 2**30


def _people(records, at_most):
    """What everybody with 1 to `at_most` records adds."""
    for n in range(1, at_most + 1):
        for choice in product(records, repeat=n):
            yield tuple(map(sum, zip(*choice, strict=True)))


def test_a_person_with_more_rows_changes_the_total_when_exchanged():
    assert TOTAL.l1_under(Neighbours.REPLACE, 1) == 0
    assert TOTAL.l1_under(Neighbours.REPLACE, 3) == 2
