"""Counts and moments against all points written out; points against the uniform law.

The chi-square tests fail by chance about once in 1e6 runs each.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from fractions import Fraction

import numpy as np
import pytest
from scipy.optimize import brentq
from scipy.stats import chisquare

from core.mechanisms.balls import CrossPolytope, Cube, SupportLaw, subset
from core.mechanisms.randomness import SystemBits

NORMS = {Cube: lambda z: max(map(abs, z)), CrossPolytope: lambda z: sum(map(abs, z))}
CASES = [(kind, n, r) for kind in NORMS for n in (1, 2, 3, 4) for r in (0, 1, 2, 4)]


EXACT = {
    Cube: lambda n, r: (2 * r + 1) ** n,
    CrossPolytope: lambda n, r: sum(2**k * math.comb(n, k) * math.comb(r, k) for k in range(n + 1)),
}


def points(kind, n, r):
    every = itertools.product(range(-r, r + 1), repeat=n)
    return [z for z in every if NORMS[kind](z) <= r]


@pytest.mark.parametrize(("kind", "n", "r"), CASES)
def test_counts_and_variances(kind, n, r):
    ball, inside = kind(n), points(kind, n, r)
    assert EXACT[kind](n, r) == len(inside)
    assert holds(ball.count(r, 60), len(inside))
    assert np.exp(ball.log_count(np.array([float(r)])))[0] == pytest.approx(len(inside))
    assert ball.variance(np.array([float(r)]))[0] == pytest.approx(np.mean([z[0] ** 2 for z in inside]))


def holds(bounds, number):
    low, high, exponent = bounds
    unit = Fraction(2) ** exponent
    return low * unit <= number <= high * unit


@pytest.mark.parametrize("kind", NORMS)
@pytest.mark.parametrize("n", [1, 5, 40, 700])
@pytest.mark.parametrize("r", [0, 1, 3, 700, 10**12])
@pytest.mark.parametrize("n_bits", [64, 128, 1000])
def test_counts_are_held_tightly_at_any_radius(kind, n, r, n_bits):
    low, high, _ = bounds = kind(n).count(r, n_bits)
    assert holds(bounds, EXACT[kind](n, r))
    assert (high - low) << n_bits <= high
    assert high.bit_length() <= n_bits + 40


@pytest.mark.parametrize(("n", "r"), [(1, 1), (2, 3), (8, 5), (7, 20), (40, 40), (300, 20)])
def test_supports_are_tried_where_they_are_likely(n, r):
    """A draw begins there: elsewhere it would be as exact, and take more trials."""
    weights = [2**k * math.comb(n, k) * math.comb(r, k) for k in range(min(n, r) + 1)]
    middle, spread = SupportLaw(n, r).centre()
    assert abs(middle - weights.index(max(weights))) <= 1
    k = brentq(lambda k: 2 * (n - k) * (r - k) - (k + 1) ** 2, -1, min(n, r))
    assert middle == round(k)
    assert spread == pytest.approx((1 / (n - k + 1) + 1 / (r - k + 1) + 2 / (k + 1)) ** -0.5)


@pytest.mark.parametrize("n", [0, 1])
def test_of_no_points_none_are_tried(n):
    assert SupportLaw(1, n).centre()[0] == 0


@pytest.mark.parametrize("kind", NORMS)
@pytest.mark.parametrize(("n", "r"), [(1, 1), (3, 10), (50, 20), (8, 10**6)])
def test_growth_is_near_that_of_the_counts(kind, n, r):
    """It only says where to look for the peak."""
    exact = math.log(Fraction(EXACT[kind](n, r + 1), EXACT[kind](n, r)))
    assert kind(n).log_growth(float(r)) == pytest.approx(exact, rel=0.2 if n == 1 else 0.02)


@pytest.mark.parametrize(("n", "r"), [(1, 0), (1, 1), (3, 2), (7, 50), (60, 9), (2000, 2000)])
def test_supports_have_the_weights_of_their_numbers(n, r):
    law = SupportLaw(n, r)
    weights = [2**k * math.comb(n, k) * math.comb(r, k) for k in range(law.highest + 1)]
    middle, spread = law.centre()
    for k in range(max(0, middle - 60), min(law.highest, middle + 60) + 1):
        low, high, power = law.weight(k, 64)
        assert holds(law.weight(k, 64), Fraction(weights[k], weights[middle]))
        assert (high - low) * Fraction(2) ** power <= Fraction(1, 2**64)
    assert law.weight(middle, 64)[0] == law.weight(middle, 64)[1]
    assert law.weight(-1, 64) == law.weight(law.highest + 1, 64) == (0, 0, 0)
    assert abs(weights.index(max(weights)) - middle) <= 1 + spread


@pytest.mark.parametrize(("kind", "n", "r"), [(Cube, 2, 2), (CrossPolytope, 2, 3), (CrossPolytope, 3, 2), (Cube, 3, 1)])
def test_points_are_uniform(kind, n, r):
    inside, ball, bits = points(kind, n, r), kind(n), SystemBits()
    seen = Counter(tuple(ball.point(r, bits).tolist()) for _ in range(200 * len(inside)))
    assert set(seen) <= set(inside)
    assert chisquare([seen[z] for z in inside]).pvalue > 1e-6


def test_a_point_of_radius_0_is_the_origin():
    assert CrossPolytope(7).point(0, SystemBits()).tolist() == [0] * 7


@pytest.mark.parametrize(("n", "r"), [(4, 6), (30, 12), (400, 10**9)])
def test_how_many_are_not_0_follows_its_law(n, r):
    """Large supports too, which the points of small balls do not show."""
    law, bits, draws = SupportLaw(n, r), SystemBits(), 4000
    envelope = law.envelope()
    seen = Counter(law.draw_under(envelope, bits) for _ in range(draws))
    weights = [2**k * math.comb(n, k) * math.comb(r, k) for k in range(law.highest + 1)]
    expected = np.array([float(Fraction(weight, sum(weights))) for weight in weights]) * draws
    observed, often = np.array([seen[k] for k in range(len(weights))]), expected >= 10
    rest = draws - observed[often].sum(), draws - expected[often].sum()
    assert chisquare([*observed[often], rest[0]], [*expected[often], rest[1]]).pvalue > 1e-6 or rest[1] < 1e-9


def test_subsets_are_uniform():
    every = [frozenset(s) for s in itertools.combinations(range(1, 6), 3)]
    seen = Counter(frozenset(subset(5, 3, SystemBits())) for _ in range(4000))
    assert set(seen) <= set(every)
    assert chisquare([seen[s] for s in every]).pvalue > 1e-6


def test_spreads_are_the_limits():
    for ball in (Cube(6), CrossPolytope(6)):
        assert ball.variance(np.array([1e6]))[0] / 1e12 == pytest.approx(ball.spread, rel=1e-4)
