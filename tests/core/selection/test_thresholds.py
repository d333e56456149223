"""Labels of a list above a threshold: the least that keeps strays out, and labels enter as computed."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import mpmath
import pytest
from scipy.stats import binomtest

from core.selection.thresholds import ThresholdTerms, labels_above
from tests.core.selection.exact_laws import laplace_reaches
from tests.seeded_bits import SeededBits

LIMIT = 1e-6
TERMS = [
    ThresholdTerms(Fraction(epsilon), changed, n_labels)
    for epsilon in ("1/100", "1", "3", "30")
    for changed in (1, 6)
    for n_labels in (1, 7, 100_000)
]


def reaches(terms, number):
    """P(noise >= number), to 40 digits."""
    with mpmath.workdps(40):
        q = mpmath.exp(-mpmath.mpf(terms.scale.denominator) / terms.scale.numerator)
        return q**number / (1 + q) if number >= 0 else 1 - q ** (1 - number) / (1 + q)


@pytest.mark.parametrize("terms", TERMS)
def test_the_threshold_is_the_least_that_keeps_out_what_nobody_has(terms):
    assert terms.n_labels * reaches(terms, terms.threshold) <= mpmath.mpf(1) / 20
    assert terms.threshold == 1 or terms.n_labels * reaches(terms, terms.threshold - 1) > mpmath.mpf(1) / 20


@pytest.mark.parametrize("terms", TERMS)
@pytest.mark.parametrize("chance", [0.5, 0.9, 0.99])
def test_how_many_people_it_takes(terms, chance):
    needed = terms.people_for(chance)
    assert reaches(terms, terms.threshold - needed) >= chance
    assert reaches(terms, terms.threshold - needed + 1) < chance


def test_the_scale_covers_all_labels_that_a_neighbour_changes():
    assert ThresholdTerms(Fraction(1, 2), 3, 5).scale == 6


def test_labels_enter_as_often_as_they_should():
    terms, n, bits = ThresholdTerms(Fraction(1), 2, 4), 4000, SeededBits(5)
    people = {"none": 0, "few": 5, "some": terms.threshold, "many": terms.threshold + 4}
    found = Counter(label for _ in range(n) for label in labels_above(people, tuple(people), terms, bits))
    for label, count in people.items():
        expected = float(laplace_reaches(2.0, terms.threshold - count))
        assert binomtest(found[label], n, expected).pvalue > LIMIT


def test_what_is_found_has_the_order_of_the_list():
    terms = ThresholdTerms(Fraction(50), 1, 3)
    found = labels_above({"b": 100, "a": 100, "c": 0}, ("b", "a", "c"), terms, SeededBits(1))
    assert found == ("b", "a")
