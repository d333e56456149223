"""Counts and moments against all points written out; points against the uniform law.

The chi-square tests fail by chance about once in 1e6 runs each.
"""

from __future__ import annotations

import itertools
from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

from core.mechanisms.balls import CrossPolytope, Cube, subset
from core.mechanisms.randomness import SystemBits

NORMS = {Cube: lambda z: max(map(abs, z)), CrossPolytope: lambda z: sum(map(abs, z))}
CASES = [(kind, n, r) for kind in NORMS for n in (1, 2, 3, 4) for r in (0, 1, 2, 4)]


def points(kind, n, r):
    every = itertools.product(range(-r, r + 1), repeat=n)
    return [z for z in every if NORMS[kind](z) <= r]


@pytest.mark.parametrize(("kind", "n", "r"), CASES)
def test_counts_and_variances(kind, n, r):
    ball, inside = kind(n), points(kind, n, r)
    assert ball.count(r) == len(inside)
    assert np.exp(ball.log_count(np.array([float(r)])))[0] == pytest.approx(len(inside))
    assert ball.variance(np.array([float(r)]))[0] == pytest.approx(np.mean([z[0] ** 2 for z in inside]))


@pytest.mark.parametrize("kind", NORMS)
@pytest.mark.parametrize("n", [1, 5, 40])
@pytest.mark.parametrize("r", [0, 3, 700])
def test_growths_hold_the_quotients_of_counts_tightly(kind, n, r):
    ball, precision = kind(n), 96
    for place, (low, high) in enumerate(itertools.islice(ball.growths_up(r, precision), 300)):
        whole = ball.count(r + place + 1) << precision
        assert low * ball.count(r + place) <= whole <= high * ball.count(r + place)
        assert (high - low) << 70 <= low
    for place, (low, high) in enumerate(ball.growths_down(r, precision)):
        whole = ball.count(r - place) << precision
        assert low * ball.count(r - place - 1) <= whole <= high * ball.count(r - place - 1)
        assert (high - low) << 70 <= low


@pytest.mark.parametrize("r", [256, 257, 5000])
def test_growths_downwards_end_at_radius_1(r):
    """They are computed in stretches of 256, of more where the radius is large."""
    growths = list(Cube(1).growths_down(r, 64))
    assert len(growths) == r
    assert all(low * (2 * r - 1) <= (2 * r + 1) << 64 <= high * (2 * r - 1) for low, high in growths[:1])
    assert all(low <= 3 << 64 <= high for low, high in growths[-1:])


@pytest.mark.parametrize(("kind", "n", "r"), [(Cube, 2, 2), (CrossPolytope, 2, 3), (CrossPolytope, 3, 2), (Cube, 3, 1)])
def test_points_are_uniform(kind, n, r):
    inside, ball, bits = points(kind, n, r), kind(n), SystemBits()
    seen = Counter(tuple(ball.point(r, bits).tolist()) for _ in range(200 * len(inside)))
    assert set(seen) <= set(inside)
    assert chisquare([seen[z] for z in inside]).pvalue > 1e-6


def test_a_point_of_radius_0_is_the_origin():
    assert CrossPolytope(7).point(0, SystemBits()).tolist() == [0] * 7


def test_subsets_are_uniform():
    every = [frozenset(s) for s in itertools.combinations(range(1, 6), 3)]
    seen = Counter(frozenset(subset(5, 3, SystemBits())) for _ in range(4000))
    assert set(seen) <= set(every)
    assert chisquare([seen[s] for s in every]).pvalue > 1e-6


def test_spreads_are_the_limits():
    for ball in (Cube(6), CrossPolytope(6)):
        assert ball.variance(np.array([1e6]))[0] / 1e12 == pytest.approx(ball.spread, rel=1e-4)
