"""Joint noise against its probability mass function; each chi-square fails by chance once in 1e6 runs.

A scale ten percent off is noticed with a probability of more than 0.995 at each of the scales here (by the noncentral
chi-square law); with --slow one of five percent, with more than 0.84.
"""

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import chisquare

from core.errors import NoiseTooLargeError
from core.mechanisms.ball_noise import BallNoise
from core.mechanisms.balls import CrossPolytope, Cube
from core.mechanisms.randomness import SystemBits
from tests.core.mechanisms.insides import radii_of

DRAWS = 10_000
SOME_OR_MANY = pytest.mark.parametrize("draws", [DRAWS, pytest.param(3 * DRAWS, marks=pytest.mark.slow)])


def drawn(noise, scale, draws):
    bits = SystemBits()
    return np.array([np.concatenate(noise.draw(scale, bits)) for _ in range(draws)])


def p_value(noise, scale, claimed, draws=DRAWS):
    """Of the joint law of one cube and one cross-polytope of dimension 1 and 2, within reach of enough draws."""
    cells = list(itertools.product(range(-6, 7), repeat=3))
    norms = np.array([max(abs(a), abs(b) + abs(c)) for a, b, c in cells])
    weights = np.exp(-norms / float(claimed))
    counts = ((2 * r + 1) * (2 * r * r + 2 * r + 1) for r in range(400))  # of points in the product of the balls
    whole = sum(count * np.exp(-r / float(claimed)) for r, count in enumerate(counts))
    whole *= 1 - np.exp(-1 / float(claimed))
    expected = weights / whole * draws
    keys = {cell: place for place, cell in enumerate(cells)}
    seen = np.zeros(len(cells) + 1)
    for z in drawn(noise, scale, draws):
        seen[keys.get(tuple(z.tolist()), -1)] += 1
    enough = expected >= 20
    observed = np.append(seen[:-1][enough], draws - seen[:-1][enough].sum())
    return chisquare(observed, np.append(expected[enough], draws - expected[enough].sum())).pvalue


@SOME_OR_MANY
@pytest.mark.parametrize("scale", [Fraction(2, 3), Fraction(1), Fraction(5, 4)])
def test_the_joint_law_is_the_one_claimed(scale, draws):
    assert p_value(BallNoise((Cube(1), CrossPolytope(2))), scale, scale, draws) > 1e-6


def test_a_scale_ten_percent_off_is_noticed():
    assert p_value(BallNoise((Cube(1), CrossPolytope(2))), Fraction(11, 10), Fraction(1)) < 1e-6


@SOME_OR_MANY
@pytest.mark.parametrize("scale", [Fraction(1, 2), Fraction(4)])
def test_variances_are_those_of_the_draws(scale, draws):
    noise = BallNoise((Cube(3), CrossPolytope(2), CrossPolytope(5)))
    z = drawn(noise, scale, draws).astype(float)
    parts = np.split(z, [3, 5], axis=1)
    for part, variance in zip(parts, noise.variances(scale), strict=True):
        squares = (part**2).mean(axis=1)
        error = squares.std(ddof=1) / np.sqrt(draws)
        assert abs(squares.mean() - variance) < 6 * error


def test_large_scales_reach_the_continuous_law():
    noise = BallNoise((Cube(40), CrossPolytope(9)))
    for exact, factor in zip(noise.variances(Fraction(5000)), noise.factors(), strict=True):
        assert exact == pytest.approx(factor * 5000**2, rel=1e-5)


@pytest.mark.parametrize("dimension", [10**3, 10**5, 10**7, 10**9])
def test_however_many_coordinates_the_radii_narrow_in_on_the_weight(dimension):
    """Of the first radii, a single one lies near: the weight is as narrow as the root of their number."""
    noise = BallNoise((Cube(dimension),))
    assert noise.variances(Fraction(1000))[0] == pytest.approx(noise.factors()[0] * 10**6, rel=1e-5)


def test_one_coordinate_is_the_discrete_laplace_law():
    q = np.exp(-1 / 2)
    for ball in (Cube(1), CrossPolytope(1)):
        assert BallNoise((ball,)).variances(Fraction(2))[0] == pytest.approx(2 * q / (1 - q) ** 2, rel=1e-9)


@pytest.mark.parametrize("scale", [Fraction(1, 10), Fraction(1, 3), Fraction(1), Fraction(7, 2)])
@pytest.mark.parametrize("dimensions", [(1,), (5, 2), (59,), (60,), (300,), (250, 250, 3)])
@pytest.mark.parametrize("kind", [Cube, CrossPolytope])
def test_variances_are_those_of_all_radii_summed_up(kind, dimensions, scale):
    """Whole-number points crowd near the middle where the scale is small: the radius is far from M b then."""
    balls = tuple(map(kind, dimensions))
    radii = np.arange(0.0, float(scale) * (2 * sum(dimensions) + 600))
    weights = sum(ball.log_count(radii) for ball in balls) - radii / float(scale)
    weights = np.exp(weights - weights.max())
    exact = [weights @ ball.variance(radii) / weights.sum() for ball in balls]
    assert BallNoise(balls).variances(scale) == pytest.approx(exact, rel=1e-9)


@pytest.mark.parametrize(("dimension", "most"), [(1, 4100), (59, 4100), (60, 70), (3000, 70)])
def test_radii_are_few_however_large_the_scale(dimension, most):
    radii = radii_of(BallNoise((Cube(dimension),)), 1e6)
    assert 0.8 * most <= len(radii) <= most
    assert (np.diff(radii, 2) == 0).all()


def test_all_radii_are_in_the_grid_where_they_are_few():
    assert (np.diff(radii_of(BallNoise((Cube(1),)), 0.5)) == 1).all()


def test_the_search_for_radii_ends_where_hardly_any_noise_is_drawn():
    assert radii_of(BallNoise((Cube(1),)), 0.01).tolist() == [0, 1]


@pytest.mark.parametrize("scale", [Fraction(2**52, 3 + 2 * 64 + 3000 - 3) + 1, Fraction(2**60)])
def test_noise_too_wide_to_be_drawn_is_refused_when_it_is_predicted(scale):
    with pytest.raises(NoiseTooLargeError):
        BallNoise((Cube(64),)).variances(scale)


def test_the_widest_noise_can_be_drawn():
    scale = Fraction(2**52, 2 * 64 + 3000)
    for balls in ((Cube(64),), (CrossPolytope(60), Cube(4))):
        noise = BallNoise(balls)
        drawn = np.concatenate(noise.draw(scale, SystemBits()))
        assert 0 < np.abs(drawn).max() < 200 * scale
        assert noise.variances(scale)[0] == pytest.approx(noise.factors()[0] * float(scale) ** 2, rel=1e-4)
