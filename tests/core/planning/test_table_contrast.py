"""Errors of single tables beside each other, checked against sums done by hand."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.front_door import (
    BudgetSplit,
    ErrorMeasure,
    Outcome,
    Recovery,
    errors_of,
    ratios_to_best,
    relative_change,
    table_gains,
)

ERRORS = st.floats(0.001, 1e9)


def outcome(*margins):
    variances = tuple(margin**2 for margin in margins)
    fits = bool(margins)
    way = BudgetSplit.UNIFORM, Recovery.DIRECT
    return Outcome("base", *way, fits, None, 1.0, 1, 1.0, 1.0, variances, tuple(2 * margin for margin in margins))


def test_gains_and_losses_are_counted_and_the_largest_of_each_is_told():
    gains = table_gains(outcome(10, 10, 10, 10), outcome(6, 14.1, 10.01, 9))
    assert (gains.tables, gains.gaining, gains.losing) == (4, 2, 1)
    assert gains.most_gained == pytest.approx(0.4)
    assert gains.most_lost == pytest.approx(0.41)


def test_with_nothing_gained_and_nothing_lost_both_are_nought():
    gains = table_gains(outcome(10, 5), outcome(10, 5))
    assert (gains.gaining, gains.losing, gains.most_gained, gains.most_lost) == (0, 0, 0, 0)


def test_what_does_not_fit_gains_nothing():
    misfit = replace(outcome(), fits=False)
    assert table_gains(misfit, outcome(1)) is None
    assert table_gains(outcome(1), misfit) is None


@given(st.lists(st.tuples(ERRORS, ERRORS), min_size=1))
def test_every_table_gains_or_loses_or_stays(pairs):
    gains = table_gains(outcome(*(one for one, _ in pairs)), outcome(*(other for _, other in pairs)))
    changes = [other / one - 1 for one, other in pairs]
    assert gains.gaining == sum(change <= -0.005 for change in changes)
    assert gains.losing == sum(change >= 0.005 for change in changes)
    assert (gains.most_lost > 0) == (gains.losing > 0)
    assert (gains.most_gained > 0) == (gains.gaining > 0)


@pytest.mark.parametrize(
    ("before", "after", "change"), [(10, 6, -0.4), (10, 10.04, 0), (0, 5, None), (None, 5, None), (5, None, None)]
)
def test_a_change_is_a_part_of_what_was_before(before, after, change):
    assert relative_change(before, after) == (None if change is None else pytest.approx(change))


def test_each_measure_is_what_it_is_called():
    of = outcome(3, 4)
    assert list(errors_of(of, ErrorMeasure.MARGIN)) == [6, 8]
    assert list(errors_of(of, ErrorMeasure.VARIANCE)) == [9, 16]
    deviations = errors_of(of, ErrorMeasure.DEVIATION)
    assert list(deviations) == [3, 4] == [deviations[0], deviations[1]]
    assert (len(deviations), deviations[1:]) == (2, (4,))


def test_the_best_of_a_table_has_the_ratio_one():
    assert ratios_to_best((20, None, 10, 10)) == (2, None, 1, 1)
    assert ratios_to_best((0, 3)) == (1, math.inf)
    assert ratios_to_best((None,)) == (None,)


@given(st.lists(ERRORS, min_size=1))
def test_no_error_is_better_than_the_best(errors):
    ratios = ratios_to_best(errors)
    assert min(ratios) == 1
    assert all(ratio == pytest.approx(error / min(errors)) for ratio, error in zip(ratios, errors, strict=True))
