"""The variance of discrete Laplace noise, from 1e-22 to 1e14."""

from __future__ import annotations

from fractions import Fraction

import mpmath
import pytest

from core.mechanisms.discrete_laplace import DiscreteLaplace

LAW = DiscreteLaplace()


@pytest.mark.parametrize("scale", ["1/50", "1/3", "1", "5.3", "28", "1000", "1e7", "123456789/10007"])
def test_variance_is_the_textbook_one_to_the_last_digits(scale):
    b = Fraction(scale)
    with mpmath.workdps(60):
        half = mpmath.mpf(b.denominator) / (2 * b.numerator)
        assert LAW.variance(b) == pytest.approx(float(1 / (2 * mpmath.sinh(half) ** 2)), rel=1e-14)


@pytest.mark.parametrize("scale", ["1/3", "1", "5.3"])
def test_variance_is_the_sum_it_stands_for(scale):
    b = Fraction(scale)
    with mpmath.workdps(30):
        weights = [mpmath.exp(-mpmath.mpf(x * b.denominator) / b.numerator) for x in range(1, 500)]
        total = 1 + 2 * sum(weights)
        moment = 2 * sum(x * x * weight for x, weight in enumerate(weights, start=1))
        assert LAW.variance(b) == pytest.approx(float(moment / total), rel=1e-14)


def test_the_continuous_variance_is_a_little_larger():
    assert LAW.continuous_variance(Fraction(28)) == 2 * 28**2
    assert LAW.variance(Fraction(28)) == pytest.approx(2 * 28**2 - 1 / 6, abs=1e-4)


def test_next_to_no_noise_has_next_to_no_variance():
    assert LAW.variance(Fraction(1, 10**6)) == 0
