"""The radius follows its law, at a cost that does not grow with the scale.

The chi-square tests fail by chance once in 1e6 runs each.
"""

from __future__ import annotations

import math
import tracemalloc
from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import chisquare, gamma, kstest

from core.mechanisms import radius
from core.mechanisms.ball_noise import BallNoise
from core.mechanisms.balls import CrossPolytope, Cube
from core.mechanisms.radius import RadiusLaw
from core.mechanisms.randomness import SystemBits
from tests.core.mechanisms.insides import kinds_of

DRAWS = 20_000
LAWS = [
    RadiusLaw((Cube(1),), Fraction(1, 5)),
    RadiusLaw((Cube(3), CrossPolytope(4)), Fraction(3, 2)),
    RadiusLaw((CrossPolytope(12), CrossPolytope(2)), Fraction(20)),
    RadiusLaw((Cube(60),), Fraction(7, 3)),
    RadiusLaw((Cube(2),) * 5, Fraction(50)),
]
DIMENSIONS_64 = [(Cube(64),), (CrossPolytope(40), CrossPolytope(24)), (Cube(10), CrossPolytope(30), CrossPolytope(24))]


def exact_count(ball, r):
    if isinstance(ball, Cube):
        return (2 * r + 1) ** ball.dimension
    return sum(2**k * math.comb(ball.dimension, k) * math.comb(r, k) for k in range(ball.dimension + 1))


def masses(law):
    """P(R = r) for all radii that matter."""
    balls, scale = kinds_of(law)
    last = int((sum(ball.dimension for ball in balls) * 3 + 60) * max(1, scale))
    logs = [sum(math.log(exact_count(ball, r)) for ball in balls) - float(r / scale) for r in range(last)]
    weights = np.exp(np.array(logs) - max(logs))
    return weights / weights.sum()


def p_value(drawn, expected):
    """Bins of neighbours that hold 40 draws or more are compared."""
    seen = np.bincount(drawn, minlength=len(expected)).astype(float)
    bins = np.floor(np.cumsum(expected) * len(drawn) / 40).astype(int)
    observed, wanted = (np.bincount(bins, weights=each) for each in (seen[: len(expected)], expected * len(drawn)))
    kept = wanted >= 5
    assert len(drawn) - wanted[kept].sum() < 5
    return chisquare(observed[kept], wanted[kept] / wanted[kept].sum() * observed[kept].sum()).pvalue


@pytest.mark.parametrize("law", LAWS)
def test_it_follows_its_law(law):
    bits = SystemBits()
    drawn = np.array([law.draw(bits) for _ in range(DRAWS // 4)])
    assert p_value(drawn, masses(law)) > 1e-6


def test_a_scale_five_percent_off_is_noticed():
    bits, wide = SystemBits(), RadiusLaw((Cube(60),), Fraction(7, 3) * Fraction(21, 20))
    drawn = np.array([wide.draw(bits) for _ in range(DRAWS // 4)])
    assert p_value(drawn, masses(LAWS[3])) < 1e-6


@pytest.mark.parametrize("balls", DIMENSIONS_64)
@pytest.mark.parametrize("scale", [Fraction(10**4), Fraction(10**9)])
def test_at_large_scales_it_follows_the_gamma_law(balls, scale):
    bits, law = SystemBits(), RadiusLaw(balls, scale)
    drawn = [law.draw(bits) / float(scale) for _ in range(3000)]
    assert kstest(drawn, gamma(65).cdf).pvalue > 1e-6


@pytest.mark.parametrize("law", LAWS)
def test_weights_hold_the_exact_ones(law):
    middle, _ = law.centre()
    balls, scale = kinds_of(law)
    for k in (0, middle, middle + 1, 3 * middle + 5):
        low, high, exponent = law.weight(k, 64)
        exact = sum(math.log(exact_count(ball, k)) for ball in balls) + float((middle - k) / scale)
        assert math.log(low) + exponent * math.log(2) == pytest.approx(exact, abs=1e-9)
        assert (high - low) << 60 <= high
    assert law.weight(-1, 64) == (0, 0, 0)


@pytest.mark.parametrize("law", LAWS[1:])
def test_it_is_looked_for_where_it_is(law):
    """Half of the draws would be thrown away, and more, if the flat piece were not as wide as the law."""
    middle, spread = law.centre()
    exact = masses(law)
    radii = np.arange(len(exact))
    deviation = math.sqrt(exact @ radii**2 - (exact @ radii) ** 2)
    assert abs(middle - exact.argmax()) <= 1
    assert spread == pytest.approx(deviation, rel=0.3)


@pytest.mark.parametrize("balls", DIMENSIONS_64)
def test_work_and_memory_are_flat_in_the_scale(balls, monkeypatch):
    """From scale 1 to 1e9, forty draws ask for as many weights within a factor of 2, and need less than a megabyte."""
    weights, spent = RadiusLaw.weight, []
    asked = []
    monkeypatch.setattr(RadiusLaw, "weight", lambda law, k, n_bits: asked.append(k) or weights(law, k, n_bits))
    for exponent in range(10):
        noise, bits = BallNoise(balls), SystemBits()
        noise.draw(Fraction(10**exponent), bits)  # fills the caches of small tables
        radius.radius_law.cache_clear()
        asked.clear()
        tracemalloc.start()
        for _ in range(40):
            noise.draw(Fraction(10**exponent), bits)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert peak < 2**20
        spent.append(len(asked))
    assert max(spent) <= 2 * min(spent)


@pytest.mark.parametrize("scale", [Fraction(1, 10**4), Fraction(1, 10**9), Fraction(1, 10**60)])
@pytest.mark.parametrize("balls", [(Cube(1),), (Cube(3), CrossPolytope(4))])
def test_next_to_no_noise_is_drawn_at_once(balls, scale):
    """The weight of radius 1 has billions of zeros in front of its digits, none of which are written down."""
    tracemalloc.start()
    assert RadiusLaw(balls, scale).draw(SystemBits()) == 0
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 1_000_000
