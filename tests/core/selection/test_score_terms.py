"""Rates: never above ε over what two scores can move apart, and hardly below."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.selection.score_terms import LARGEST_SHIFT, RATE_DIGITS, ScoreTerms, binary_below

SMALL = Fraction(1, 2**30)


@given(st.fractions(min_value=SMALL, max_value=2**20))
def test_a_rate_is_rounded_down_by_less_than_a_millionth(rate):
    found = binary_below(rate)
    assert found <= rate < found * (1 + Fraction(1, 2 ** (RATE_DIGITS - 1)))


@given(st.fractions(min_value=0, max_value=2**40))
def test_a_rate_has_few_digits_and_few_places(rate):
    found = binary_below(rate)
    assert found.numerator < 2**RATE_DIGITS
    assert 2**LARGEST_SHIFT % found.denominator == 0
    assert found <= rate


@given(st.integers(1, 2**RATE_DIGITS - 1), st.integers(0, LARGEST_SHIFT))
def test_what_fits_stays_as_it_is(numerator, shift):
    assert binary_below(Fraction(numerator, 2**shift)) == Fraction(numerator, 2**shift)


def test_the_ends_of_what_fits():
    assert binary_below(Fraction(2**RATE_DIGITS - 1)) == 2**RATE_DIGITS - 1
    assert binary_below(Fraction(2**RATE_DIGITS)) == binary_below(Fraction(10**9)) == 2**RATE_DIGITS - 1
    assert binary_below(Fraction(2**RATE_DIGITS - 1) - Fraction(1, 3)) == 2**RATE_DIGITS - 2
    assert binary_below(Fraction(1, 2**54)) == Fraction(1, 2**54)
    assert binary_below(Fraction(1, 2**54 + 1)) == 0
    assert binary_below(Fraction(0)) == 0


@pytest.mark.parametrize(
    ("terms", "reach"), [(ScoreTerms(), 2), (ScoreTerms(3), 6), (ScoreTerms(3, monotonic=True), 3)]
)
def test_two_scores_move_apart_by_twice_the_sensitivity_or_once(terms, reach):
    assert terms.reach == reach
    assert terms.rate(Fraction(reach, 4)) == Fraction(1, 4)


@pytest.mark.parametrize("sensitivity", [0, -1])
def test_a_score_that_nobody_changes_needs_no_mechanism(sensitivity):
    with pytest.raises(ValueError, match="no neighbour changes"):
        ScoreTerms(sensitivity)
