"""The variance of discrete Gaussian noise, summed or not."""

from __future__ import annotations

from fractions import Fraction

import mpmath
import pytest

from core.mechanisms.discrete_gaussian import SMOOTH, DiscreteGaussian

LAW = DiscreteGaussian()


@pytest.mark.parametrize("scale", ["1/50", "1/3", "1", "2", "5.3", "9.999", "10", "10.001", "28", "400"])
def test_variance_is_the_sum_it_stands_for(scale):
    variance = Fraction(scale)
    with mpmath.workdps(40):
        rate = mpmath.mpf(variance.denominator) / (2 * variance.numerator)
        weights = [mpmath.exp(-rate * x * x) for x in range(1, 300)]
        moment = 2 * sum(x * x * weight for x, weight in enumerate(weights, start=1))
        assert LAW.variance(variance) == pytest.approx(float(moment / (1 + 2 * sum(weights))), rel=1e-14)


def test_variance_is_never_above_the_continuous_one():
    for scale in ("1/10", "1/2", "1", "3", str(SMOOTH), "1e14"):
        continuous = LAW.continuous_variance(Fraction(scale))
        assert continuous == float(Fraction(scale))
        assert LAW.variance(Fraction(scale)) <= continuous * (1 + 1e-15)


def test_next_to_no_noise_has_next_to_no_variance():
    assert LAW.variance(Fraction(1, 10**6)) == 0
