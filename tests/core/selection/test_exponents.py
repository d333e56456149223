"""Exponents: what each score lacks, times the rate, exactly; what could overflow is refused."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from core.selection.exponents import exponents_of
from core.selection.score_terms import LARGEST_GAP, LARGEST_SHIFT, RATE_DIGITS

RATE = Fraction(5, 8)


def test_an_exponent_is_rate_times_lack():
    found = exponents_of(np.array([3, -4, 1]), RATE)
    assert [Fraction(int(n), 2**found.shift) for n in found.numerators] == [0, 7 * RATE, 2 * RATE]


def test_whole_part_and_rest():
    found = exponents_of(np.array([3, -4, 1]), RATE)
    assert found.whole.tolist() == [0, 4, 1]
    assert [found.rest(at) for at in range(3)] == [0, 35 % 8, 10 % 8]


def test_the_largest_gap_at_the_largest_rate_fits():
    scores, rate = np.array([0, LARGEST_GAP]), Fraction(2**RATE_DIGITS - 1, 2**LARGEST_SHIFT)
    assert int(exponents_of(scores, rate).numerators[0]) == LARGEST_GAP * (2**RATE_DIGITS - 1) < 2**61


@pytest.mark.parametrize("scores", [[], [0, LARGEST_GAP + 1], [-LARGEST_GAP, 1]])
def test_no_scores_and_scores_too_far_apart_are_refused(scores):
    with pytest.raises(ValueError, match="at least one score"):
        exponents_of(np.array(scores, dtype=np.int64), RATE)


@pytest.mark.parametrize(
    "rate", [Fraction(1, 3), Fraction(-1, 2), Fraction(2**RATE_DIGITS), Fraction(1, 2 ** (LARGEST_SHIFT + 1))]
)
def test_other_rates_are_refused(rate):
    with pytest.raises(ValueError, match="none of ScoreTerms"):
        exponents_of(np.array([1]), rate)


@pytest.mark.parametrize("rate", [Fraction(0), Fraction(1), Fraction(1, 2**LARGEST_SHIFT)])
def test_rates_at_the_ends_are_taken(rate):
    found = exponents_of(np.array([0, 1]), rate)
    assert Fraction(int(found.numerators[0]), 2**found.shift) == rate
