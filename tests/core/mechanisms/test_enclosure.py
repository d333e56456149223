"""Bounds of exp(-x): they hold, and they are tight. The referee is mpmath, with twice the digits."""

from __future__ import annotations

import math
from fractions import Fraction

import mpmath
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.mechanisms.enclosure import (
    _series,
    exp_bounds,
    power,
    product,
    trimmed,
    wide_exp,
    wide_power,
    wide_product,
    wide_quotient,
)


def exact(x, bits):
    with mpmath.workprec(2 * bits + 200):
        return mpmath.exp(-mpmath.mpf(x.numerator) / x.denominator) * mpmath.mpf(2) ** bits


@given(st.fractions(min_value=0, max_value=10**4), st.integers(1, 400))
def test_the_bounds_hold_and_are_tight(x, bits):
    low, high = exp_bounds(x, bits)
    assert 0 <= low <= exact(x, bits) <= high
    assert high - low <= 2


@pytest.mark.parametrize("x", [Fraction(0), Fraction(1, 10**30), Fraction(1), Fraction(10**6), Fraction(10**30)])
@pytest.mark.parametrize("bits", [1, 64, 2080])
def test_extremes(x, bits):
    low, high = exp_bounds(x, bits)
    assert 0 <= high - low <= 2
    assert high >= 1
    if x < 10**6:
        assert low <= exact(x, bits) <= high


@given(st.integers(0, 2**20), st.integers(0, 2**20), st.integers(0, 9), st.integers(0, 9), st.integers(1, 30))
def test_products_are_rounded_outwards(a, b, more_a, more_b, bits):
    low, high = product((a, a + more_a), (b, b + more_b), bits)
    assert low <= Fraction(a * b, 2**bits) < low + 1
    assert high - 1 < Fraction((a + more_a) * (b + more_b), 2**bits) <= high


def test_a_series_cut_off_early_holds_the_number_too():
    """With eight bits and few terms, nothing but what is left out lies between the ends."""
    for k in range(1, 500):
        low, high = _series(256 * k // 1000, 8)
        with mpmath.workdps(30):
            assert low <= mpmath.exp(-mpmath.mpf(k) / 1000) * 256 <= high
        assert high - low <= 8


def ends(bounds):
    return [end * Fraction(2) ** bounds[2] for end in bounds[:2]]


WIDE = st.tuples(st.integers(1, 2**70), st.integers(0, 50), st.integers(-90, 90)).map(
    lambda parts: (parts[0], parts[0] + parts[1], parts[2])
)


@given(WIDE, WIDE, st.integers(8, 80))
def test_numbers_of_any_size_are_rounded_outwards(a, b, bits):
    low, high = ends(wide_product(a, b, bits))
    assert low <= ends(a)[0] * ends(b)[0]
    assert ends(a)[1] * ends(b)[1] <= high
    assert wide_product(a, b, bits)[1].bit_length() <= bits + 1
    under, over = wide_quotient(a, b, bits)
    assert under <= ends(a)[0] / ends(b)[1] * 2**bits < under + 1
    assert over - 1 < ends(a)[1] / ends(b)[0] * 2**bits <= over


def test_numbers_of_few_digits_are_not_rounded():
    assert trimmed((3, 5, 7), 3) == (3, 5, 7)
    assert trimmed((3, 5, 7), 2) == (1, 3, 8)


@pytest.mark.parametrize("shift", range(-6, 7))
@pytest.mark.parametrize("bits", [1, 4])
def test_a_quotient_is_the_nearest_whole_numbers_around_it(shift, bits):
    """Whichever of the two numbers has the larger unit."""
    for number in range(1, 200):
        exact = Fraction(number, 3) * Fraction(2) ** (shift + bits)
        assert wide_quotient((number, number, shift + 2), (3, 3, 2), bits) == (math.floor(exact), math.ceil(exact))
        assert wide_quotient((number, number, 0), (3, 3, -shift), bits) == (math.floor(exact), math.ceil(exact))


@given(WIDE, st.integers(1, 40), st.integers(30, 200))
def test_powers_hold(a, exponent, bits):
    low, high = ends(wide_power(a, exponent, bits))
    assert low <= ends(a)[0] ** exponent
    assert ends(a)[1] ** exponent <= high
    under, over = power((3 << bits, 3 << bits), exponent, bits)
    assert under <= 3**exponent << bits <= over


@given(st.fractions(min_value=-5000, max_value=5000), st.integers(10, 200))
def test_exponentials_of_any_sign_hold_to_as_many_digits(x, bits):
    bounds = wide_exp(x, bits)
    low, high = ends(bounds)
    with mpmath.workprec(20_000):
        value = mpmath.exp(mpmath.mpf(x.numerator) / x.denominator)
        assert mpmath.mpf(low.numerator) / low.denominator <= value <= mpmath.mpf(high.numerator) / high.denominator
    assert (bounds[1] - bounds[0]) << (bits - 3) <= bounds[1]
