"""What both noises promise: a share is never exceeded, hardly undercut, and intervals hold what they say.

Simulated coverages fail by chance once in 1e6 runs each.
"""

from __future__ import annotations

import math
from fractions import Fraction
from statistics import NormalDist

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binom

from core.errors import NoiseTooLargeError
from core.mechanisms.catalogue import mechanism_for
from core.mechanisms.power_law import LARGEST_NUMERATOR
from core.mechanisms.randomness import SystemBits
from core.mechanisms.rounding import representable
from core.privacy.release_cost import Norm
from tests.seeded_bits import SeededBits

shares = st.builds(Fraction, st.integers(1, 10**20), st.integers(1, 10**20)).filter(
    lambda x: Fraction(1, 10**9) < x < 10**9
)
COVERAGES = (0.5, 0.68, 0.8, 0.9, 0.906, 0.95, 0.99, 0.999)


@pytest.mark.parametrize("norm", Norm)
@given(share=shares, sensitivity=st.integers(1, 1000))
def test_cost_never_exceeds_the_share_and_hardly_falls_short(norm, share, sensitivity):
    law = mechanism_for(norm)
    cost = law.cost(law.scale(share, Fraction(sensitivity)), Fraction(sensitivity))
    assert share * (1 - Fraction(1, 2**50)) <= cost <= share


@pytest.mark.parametrize("norm", Norm)
@given(share=shares, sensitivity=st.integers(1, 1000))
def test_every_scale_can_be_drawn(norm, share, sensitivity):
    law = mechanism_for(norm)
    scale = law.scale(share, Fraction(sensitivity))
    assert np.isfinite(law.draw(scale, 3, SeededBits(1))).all()
    assert 0 <= law.variance(scale) < math.inf


@pytest.mark.parametrize(
    ("norm", "share", "sensitivity", "scale"),
    [
        (Norm.L1, "1/28", 1, "28"),
        (Norm.L1, "4/9", 1, "9/4"),
        (Norm.L1, "1", 2, "2"),
        (Norm.L2, "1/2", 1, "1"),
        (Norm.L2, "1/56", 4, "112"),
    ],
)
def test_plain_shares_give_the_scales_of_the_papers(norm, share, sensitivity, scale):
    law = mechanism_for(norm)
    assert law.scale(Fraction(share), Fraction(sensitivity)) == Fraction(scale)
    assert law.cost(Fraction(scale), Fraction(sensitivity)) == Fraction(share)


@pytest.mark.parametrize("norm", Norm)
def test_a_multiple_of_a_scale_can_be_drawn_with_no_less_noise(norm):
    """Noise on a finer lattice is drawn at a multiple of the scale, which may have too many digits."""
    law = mechanism_for(norm)
    multiple = law.scale(Fraction(1, 701), Fraction(123_457, 1_000_003)) * 656**2 * Fraction(2**40 + 1, 2**40)
    assert multiple.numerator > LARGEST_NUMERATOR
    drawn = law.draw(multiple, 100, SeededBits(2))
    assert drawn.tolist() == law.draw(representable(multiple), 100, SeededBits(2)).tolist()
    assert law.cost(representable(multiple), Fraction(1)) <= law.cost(multiple, Fraction(1))


@pytest.mark.parametrize("norm", Norm)
def test_noise_that_fits_no_count_is_not_drawn(norm):
    with pytest.raises(NoiseTooLargeError):
        mechanism_for(norm).draw(Fraction(2**53), 1, SeededBits(3))


@pytest.mark.parametrize("norm", Norm)
def test_a_budget_of_next_to_nothing_is_refused(norm):
    with pytest.raises(NoiseTooLargeError):
        mechanism_for(norm).scale(Fraction(1, 10**17), Fraction(1))


@pytest.mark.parametrize("norm", Norm)
@pytest.mark.parametrize("coverage", COVERAGES)
@pytest.mark.parametrize("scale", ["1/20", "1/4", "1/2", "3/4", "1", "3/2", "5/2", "5.3", "28", "300"])
def test_one_draw_lies_within_the_interval_rounded_outwards(norm, coverage, scale):
    """Exact, from the probabilities themselves."""
    law, exact = mechanism_for(norm), Fraction(scale)
    limit = math.ceil(law.width(coverage) * law.variance(exact) ** 0.5)
    rate = float(1 / exact) if norm is Norm.L1 else float(1 / (2 * exact))
    weights = [2 * math.exp(-rate * (x if norm is Norm.L1 else x * x)) for x in range(1, 12_000)]
    outside = math.fsum(weights[limit:]) / (1 + math.fsum(weights))
    assert outside <= (1 - coverage) * (1 + 1e-12)


@pytest.mark.parametrize("norm", Norm)
@pytest.mark.parametrize("n_terms", [1, 2, 3, 5, 10, 50])
@pytest.mark.parametrize("even", [True, False])
def test_weighted_sums_lie_within_the_interval(norm, n_terms, even):
    law, scale, n = mechanism_for(norm), Fraction(2000), 60_000
    weights = np.ones(n_terms) if even else 1.5 ** -np.arange(n_terms)
    sums = weights @ law.draw(scale, n * n_terms, SystemBits()).reshape(n_terms, n)
    deviation = (law.variance(scale) * (weights**2).sum()) ** 0.5
    for coverage in COVERAGES:
        outside = int((np.abs(sums) > law.width(coverage) * deviation).sum())
        # On this grid the law and its continuous limit differ by less than one part in a thousand.
        assert binom.sf(outside - 1, n, (1 - coverage) * 1.001) > 1e-6


def outside_probability(parts, normal_part, t):
    """P(|S| > t) for Laplace terms with these parts of the variance 1, the rest normal: inversion of the transform.

    Subtracting a single Laplace term, known in closed form, makes the integral converge.
    """
    u = np.linspace(1e-9, 60, 20_001)
    transform = np.exp(-normal_part * u**2 / 2)
    for part in parts:
        transform = transform / (1 + part * u**2 / 2)
    integrand = np.sin(u * t) / u * (transform - 1 / (1 + u**2 / 2))
    return math.exp(-math.sqrt(2) * t) - 2 / math.pi * np.trapezoid(integrand, u)


def mixtures():
    """Yield the parts of the variance of Laplace terms, and of a normal term in place of very many small ones."""
    for n in (1, 2, 3, 4, 6, 10, 50):
        yield [1 / n] * n, 0.0
    for first in np.linspace(0.05, 0.95, 10):
        yield from (([first] + [(1 - first) / n] * n, 0.0) for n in (1, 2, 5))
        yield from (([first / n] * n, 1 - first) for n in (1, 2, 3))
    generator = np.random.default_rng(1)
    yield from ((list(generator.dirichlet(np.full(k, 0.7))), 0.0) for k in (2, 3, 4, 5, 6) for _ in range(5))


@pytest.mark.parametrize("coverage", [*COVERAGES, 0.9057, 0.91, 0.92])
def test_no_mixture_of_laplace_terms_needs_wider_intervals(coverage):
    z = mechanism_for(Norm.L1).width(coverage)
    worst = max(outside_probability(parts, normal, z) for parts, normal in mixtures())
    assert worst <= (1 - coverage) * (1 + 1e-5)


def test_intervals_are_those_of_the_textbooks():
    assert mechanism_for(Norm.L2).width(0.95) == pytest.approx(1.959964, abs=1e-6)
    assert mechanism_for(Norm.L1).width(0.95) == pytest.approx(math.log(20) / math.sqrt(2))
    assert mechanism_for(Norm.L1).width(0.5) == NormalDist().inv_cdf(0.75)
