"""Wishart noise: its law in one dimension, its moments in three, and rounding that is never guessed.

Each test fails by chance about once in 1e6 runs.
"""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from scipy.stats import chisquare

from core.mechanisms import cone_noise
from core.mechanisms.cone_noise import LEAST_VARIANCE, ConeNoise, rounded_variance
from core.mechanisms.randomness import SystemBits
from tests.core.mechanisms.insides import gram_of, root_above
from tests.seeded_bits import SeededBits


def test_one_dimension_is_the_laplace_law_rounded():
    """P and N are then exponential, so P - N is Laplace with scale b."""
    scale, draws = Fraction(3, 2), 5_000
    drawn = np.concatenate(ConeNoise([(0, 0)], [Fraction(1)], draws).draw(scale, SystemBits()))
    edges = np.arange(-9.5, 10)
    below = np.where(edges < 0, np.exp(edges / 1.5) / 2, 1 - np.exp(-np.abs(edges) / 1.5) / 2)
    expected = np.diff(np.concatenate([[0], below, [1]])) * draws
    seen = np.bincount(np.searchsorted(edges, drawn), minlength=len(expected))
    assert chisquare(seen, expected).pvalue > 1e-6
    wrong = np.where(edges < 0, np.exp(edges / 1.8) / 2, 1 - np.exp(-np.abs(edges) / 1.8) / 2)
    assert chisquare(seen, np.diff(np.concatenate([[0], wrong, [1]])) * draws).pvalue < 1e-6


def test_variances_and_independence_of_entries():
    entries, weights = [(0, 0), (0, 1), (1, 2), (2, 2)], [Fraction(1, 2), Fraction(3, 10), Fraction(1, 5)]
    noise, draws = ConeNoise(entries, weights, 1500), 1500
    drawn = np.array(noise.draw(Fraction(5), SystemBits()), dtype=float)
    for answers, variance in zip(drawn, noise.variances(Fraction(5)), strict=True):
        squares = answers**2
        assert abs(squares.mean() - variance) < 6 * squares.std(ddof=1) / np.sqrt(draws)
        assert abs(answers.mean()) < 6 * answers.std(ddof=1) / np.sqrt(draws)
    products = drawn[0] * drawn[1]
    assert abs(products.mean()) < 6 * products.std(ddof=1) / np.sqrt(draws)


def test_variances_are_those_of_the_wishart_law():
    """(d+1) / (2 p_i p_j) b², twice that on the diagonal; and a twelfth for the rounding."""
    noise = ConeNoise([(0, 0), (0, 1), (1, 1)], [Fraction(1, 2), Fraction(1, 4)], 1)
    assert noise.factors() == (12, 12, 48)
    assert noise.variances(Fraction(10)) == pytest.approx((1200 + 1 / 12, 1200 + 1 / 12, 4800 + 1 / 12))


FURTHER = {1: lambda _: 1, 2: lambda x: 1 + x / 2, 3: lambda x: 1 + 5 * x / 8 + x**2 / 8}
"""|X| > θ x has probability e^(-x) times this, for each whole shape; shape 1 is Laplace noise."""


def variance_of_its_whole_numbers(shape, theta):
    above = (np.arange(2000) + 0.5) / theta
    return ((2 * np.arange(2000) + 1) * FURTHER[shape](above) * np.exp(-above)).sum()


@pytest.mark.parametrize("theta", [0.02, 0.05, 0.3, 1.0, 7.0])
@pytest.mark.parametrize("shape", FURTHER)
def test_the_variance_of_rounded_noise_is_that_of_its_whole_numbers(shape, theta):
    exact = variance_of_its_whole_numbers(shape, theta)
    assert rounded_variance(2 * shape * theta**2, shape) == pytest.approx(exact, rel=1e-8, abs=2e-9)
    assert rounded_variance(2 * shape * (theta / 100) ** 2, shape) > 0
    assert rounded_variance(2 * shape * (theta / 1e60) ** 2, shape) == LEAST_VARIANCE


@pytest.mark.parametrize(("d", "entry", "shape"), [(1, (0, 0), 1), (3, (1, 1), 2), (2, (0, 1), 3)])
def test_each_entry_is_rounded_by_its_own_law(d, entry, shape):
    """2 (d + 1) squares add up to shape (d + 1) / 2 and θ = b / p, and as many products to d + 1 and b / 2 √(p p')."""
    weights, scale = [Fraction(1, 2), Fraction(1, 4), Fraction(1, 8)][:d], Fraction(1, 9)
    theta = float(scale) / math.sqrt(weights[entry[0]] * weights[entry[1]]) / (1 if entry[0] == entry[1] else 2)
    exact = variance_of_its_whole_numbers(shape, theta)
    assert ConeNoise([entry], weights, 1).variances(scale) == pytest.approx((exact,), rel=1e-6)


def test_noise_of_a_large_budget_is_as_small_as_predicted():
    """Half of it rounds to 0: a twelfth for the rounding would be a third too much."""
    entries, weights = [(0, 0), (0, 1), (1, 2)], [Fraction(1, 2), Fraction(3, 10), Fraction(1, 5)]
    noise, draws = ConeNoise(entries, weights, 1000), 1000
    for answers, variance in zip(
        noise.draw(Fraction(1, 16), SystemBits()), noise.variances(Fraction(1, 16)), strict=True
    ):
        squares = answers.astype(float) ** 2
        assert abs(squares.mean() - variance) < 6 * squares.std(ddof=1) / np.sqrt(draws)
        assert variance < 0.2


class Known:
    """A deviate that is known to all digits: a multiple of 2 ** -20 between -2 and 2."""

    bits = SeededBits(9)

    def __init__(self, _):
        self.number = Fraction(int.from_bytes(self.bits.take(3), "little") % 2**22 - 2**21, 2**20)
        self.made.append(self)

    def digits(self, n_bits, _):
        return int(self.number * 2**n_bits)  # towards 0


@pytest.mark.parametrize("first_bits", [1, 2, 4, 64])
@pytest.mark.parametrize("weights", [(Fraction(1),), (Fraction(1, 2), Fraction(3, 10)), (Fraction(1, 5),) * 3])
def test_the_difference_of_the_two_matrices_is_rounded_to_the_nearest(monkeypatch, weights, first_bits):
    made, d, scale = [], len(weights), Fraction(7, 3)
    monkeypatch.setattr(cone_noise, "FIRST_BITS", first_bits)
    monkeypatch.setattr(cone_noise, "LazyNormal", Known)
    monkeypatch.setattr(Known, "made", made, raising=False)
    entries = [(i, j) for i in range(d) for j in range(i, d)]
    drawn = np.transpose(ConeNoise(entries, weights, 20).draw(scale, Known.bits)).tolist()
    numbers = np.array([deviate.number for deviate in made], dtype=object).reshape(20, 2, d, d + 1)
    for answers, (plus, minus) in zip(drawn, numbers, strict=True):
        difference = plus @ plus.T - minus @ minus.T
        for answer, (i, j) in zip(answers, entries, strict=True):
            spread = math.sqrt(scale / (2 * weights[i]) * scale / (2 * weights[j]))
            assert answer == math.floor(spread * float(difference[i, j]) + 0.5)


@given(st.lists(st.tuples(*[st.fractions(-3, 3, max_denominator=997)] * 3), min_size=2, max_size=3), st.integers(1, 12))
@example([(Fraction(1, 3),) * 3] * 2, 1)  # of which no digit is known
def test_a_product_of_known_digits_is_no_further_off_than_said(numbers, n_bits):
    class Given:
        def __init__(self, number):
            self.number = number

        def digits(self, n_bits, _):
            return int(self.number * 2**n_bits)  # towards 0

    found, slack = gram_of([[Given(number) for number in row] for row in numbers], n_bits, SystemBits())
    exact = np.array(numbers, dtype=object) @ np.array(numbers, dtype=object).T * 4**n_bits
    assert (abs(exact - found) <= slack).all()


def test_digits_are_added_until_the_rounding_is_known(monkeypatch):
    monkeypatch.setattr(cone_noise, "FIRST_BITS", 1)
    asked = []
    digits = cone_noise.LazyNormal.digits
    monkeypatch.setattr(cone_noise.LazyNormal, "digits", lambda s, n, b: asked.append(n) or digits(s, n, b))
    ConeNoise([(0, 0)], [Fraction(1, 2), Fraction(1, 2)], 1).draw(Fraction(3), SystemBits())
    assert max(asked) > 1


def test_the_largest_noise_is_not_smaller_than_the_weights_say():
    """Spreads are rounded up, so that the trace costs at most ε."""
    number = Fraction(7, 3)
    assert Fraction(root_above(number), 1 << cone_noise.SCALE_BITS) ** 2 >= number


@pytest.mark.parametrize("weights", [[Fraction(2, 3), Fraction(1, 2)], [Fraction(1), Fraction(0)]])
def test_weights_must_be_a_price_that_is_paid(weights):
    with pytest.raises(ValueError, match="weights"):
        ConeNoise([(0, 1)], weights, 1)
