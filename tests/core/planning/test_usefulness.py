"""Grades of numbers, from a public number of people alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from core.planning.usefulness import Grade, GradeShares, closeness, grade, grade_shares

TABLES = some.lists(some.tuples(some.floats(0, 1e6), some.integers(1, 10**6)), min_size=1, max_size=8)


@pytest.mark.parametrize(
    ("width", "wanted"),
    [(0, "good"), (10, "good"), (10.01, "fair"), (33.3, "fair"), (33.4, "weak"), (100, "weak"), (100.1, "noise")],
)
def test_a_grade_is_by_the_mean_number_of_the_table(width, wanted):
    assert grade(width, 40, 4000) == wanted


def test_a_table_counts_with_its_cells():
    shares = grade_shares([5, 50], [10, 30], 1000)
    assert shares.items() == (("good", 0.25), ("fair", 0.0), ("weak", 0.0), ("noise", 0.75))
    assert shares.usable == 0.25


def test_grades_that_are_not_named_have_no_share():
    assert dict(GradeShares(good=1.0).items()) == {"good": 1.0, "fair": 0.0, "weak": 0.0, "noise": 0.0}
    assert dict(GradeShares(noise=1.0).items()) == {"good": 0.0, "fair": 0.0, "weak": 0.0, "noise": 1.0}


def test_a_tenth_and_seven_tenths_are_eight():
    assert GradeShares(good=0.1, fair=0.7, weak=0.2).usable == 0.8


def test_a_table_is_as_near_as_its_fair_error_is_to_its_own():
    """Of 300 people, 10 a cell are fair at ± 10, and 30 cells at ± 10/3."""
    assert closeness([20], [10], 300) == pytest.approx(1 / 2)
    assert closeness([0, 5, 20, 40 / 3], [1, 10, 10, 30], 300) == pytest.approx((1 + 10 + 10 / 2 + 30 / 4) / 51)


@given(TABLES, some.integers(1, 10**9))
def test_shares_add_up_and_more_people_are_never_worse(tables, people):
    widths, cells = zip(*tables, strict=True)
    shares, more = (grade_shares(widths, cells, n) for n in (people, 2 * people))
    assert sum(share for _, share in shares.items()) == pytest.approx(1)
    assert more.usable >= shares.usable
    assert 0 <= closeness(widths, cells, people) <= closeness(widths, cells, 2 * people) <= 1 + 1e-12
    assert [name for name, _ in shares.items()] == list(Grade)
