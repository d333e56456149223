"""What one person can change, by trying every person against every other."""

from __future__ import annotations

from itertools import product

import pytest

from core.privacy.budget import Norm
from core.privacy.neighbours import ONE_HOT, SIGN, TOTAL, Neighbours

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


def _people(records, at_most):
    """What everybody with 1 to `at_most` records adds."""
    for n in range(1, at_most + 1):
        for choice in product(records, repeat=n):
            yield tuple(map(sum, zip(*choice, strict=True)))


def test_a_person_with_more_rows_changes_the_total_when_exchanged():
    assert TOTAL.l1_under(Neighbours.REPLACE, 1) == 0
    assert TOTAL.l1_under(Neighbours.REPLACE, 3) == 2
