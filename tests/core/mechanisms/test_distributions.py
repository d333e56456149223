"""The noise as a distribution, drawn from the operating system's own bits.

False alarms: each test fails by chance about once in 1e6 runs, so a run of this file once in some 15,000. Power: the
same tests with a scale 30 % too large fail in practice always, which is tested too. Marked slow: the variance at 1e8
draws, which finds an error of 0.15 %.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, starmap

import mpmath
import numpy as np
import opendp.prelude as dp
import pytest
from scipy.stats import chi2_contingency, chisquare

from core.mechanisms.catalogue import mechanism_for
from core.mechanisms.randomness import SystemBits
from core.privacy.release_cost import Norm

LIMIT = 1e-6
FEW = 100
"""Expected draws that a cell of a chi-square must at least have."""

CASES = [
    (norm, Fraction(scale))
    for norm in Norm
    for scale in ("1/10", "1/3", "1", "28", "5.3", "1000/7", "1234567/11", "1e7", "123456789012345/1024")
]


def gaussian_weights(scale, numbers):
    """Return exp(-x²/2σ²)."""
    with mpmath.workdps(40):
        rate = mpmath.mpf(scale.denominator) / (2 * scale.numerator)
        return np.array([float(mpmath.exp(-rate * int(x) ** 2)) for x in numbers])


def gaussian_total(scale):
    """Return the sum of exp(-x²/2σ²) over all integers: from σ² = 100 on, the integral, right to 800 digits."""
    with mpmath.workdps(40):
        variance = mpmath.mpf(scale.numerator) / scale.denominator
        if variance >= 100:
            return float(mpmath.sqrt(2 * mpmath.pi * variance))
        return float(mpmath.jtheta(3, 0, mpmath.exp(-1 / (2 * variance))))


def edges(norm, scale):
    """Return at most 200 edges of bins of whole numbers, symmetric, far out enough."""
    spread = mechanism_for(norm).variance(scale) ** 0.5
    width = max(1, int(spread / 8))
    half = np.arange(0, 12 * spread + 2 * width, width)[:100].astype(np.int64)
    return np.concatenate([-half[:0:-1], half + 1])


def expected(norm, scale, bounds, n):
    """Return expected draws per bin, by closed form, by sums, or, for wide Gaussians, by the integral."""
    if norm is Norm.L1:
        probabilities = np.diff([laplace_cdf(scale, int(x) - 1) for x in bounds])
    elif scale < 10**6:
        cells = pairwise(bounds)
        probabilities = np.array([gaussian_weights(scale, range(a, b)).sum() for a, b in cells]) / gaussian_total(scale)
    else:
        probabilities = np.diff([gaussian_cdf(scale, int(x)) for x in bounds])
    return n * probabilities


def laplace_cdf(scale, x):
    """P(X <= x)."""
    with mpmath.workdps(40):
        q = mpmath.exp(-mpmath.mpf(scale.denominator) / scale.numerator)
        return float(q ** (-x) / (1 + q)) if x < 0 else float(1 - q ** (x + 1) / (1 + q))


def gaussian_cdf(scale, x):
    """P(X < x) to 1e-9 for large σ: Euler-Maclaurin, midpoint rule."""
    with mpmath.workdps(40):
        return float(mpmath.ncdf((mpmath.mpf(x) - 0.5) / mpmath.sqrt(mpmath.mpf(scale.numerator) / scale.denominator)))


def goodness(norm, scale, drawn):
    """Return the p-value of draws against the exact law; cells with few expected draws are pooled."""
    bounds = edges(norm, scale)
    wanted = expected(norm, scale, bounds, len(drawn))
    seen = np.diff(np.searchsorted(np.sort(drawn), bounds))
    many = wanted >= FEW
    wanted, seen = (np.append(cells[many], len(drawn) - cells[many].sum()) for cells in (wanted, seen))
    if wanted[-1] < FEW:
        fewest = int(np.argmin(wanted[:-1]))
        wanted[fewest], seen[fewest] = wanted[fewest] + wanted[-1], seen[fewest] + seen[-1]
        wanted, seen = wanted[:-1], seen[:-1]
    return chisquare(seen, wanted).pvalue if len(seen) > 1 else 1.0


@pytest.mark.parametrize(("norm", "scale"), CASES)
def test_draws_follow_the_law(norm, scale):
    drawn = mechanism_for(norm).draw(scale, 300_000, SystemBits())
    assert goodness(norm, scale, drawn) > LIMIT


@pytest.mark.parametrize(("norm", "scale"), [case for case in CASES if case[1] >= Fraction(1, 3)])
@pytest.mark.parametrize("factor", [Fraction(13, 10), Fraction(7, 10)])
def test_a_scale_that_is_30_percent_off_is_found(norm, scale, factor):
    drawn = mechanism_for(norm).draw(scale * factor, 300_000, SystemBits())
    assert goodness(norm, scale, drawn) < LIMIT


@pytest.mark.parametrize(
    ("norm", "scale"), [case for case in CASES if mechanism_for(case[0]).variance(case[1]) > 10**4]
)
def test_low_digits_are_even(norm, scale):
    """Where the law is smooth, the last four bits are uniform; a block's offsets must not show."""
    drawn = mechanism_for(norm).draw(scale, 200_000, SystemBits())
    assert chisquare(np.bincount(drawn & 15, minlength=16)).pvalue > LIMIT


@pytest.mark.parametrize(("norm", "scale"), [(Norm.L1, Fraction(1, 50)), (Norm.L2, Fraction(1, 100))])
def test_at_a_tiny_scale_all_draws_are_zero(norm, scale):
    """One of 300,000 is not with a probability below 1e-15."""
    assert not mechanism_for(norm).draw(scale, 300_000, SystemBits()).any()


@pytest.mark.parametrize(
    ("norm", "scale"), [(Norm.L1, Fraction(21, 4)), (Norm.L2, Fraction(441, 16)), (Norm.L2, Fraction(1, 4))]
)
def test_draws_agree_with_those_of_opendp(norm, scale):
    n = 40_000
    ours = mechanism_for(norm).draw(scale, n, SystemBits())
    theirs = np.array(opendp_draws(norm, float(scale), n))
    reach = int(3 * max(ours.std(), 1))
    table = [np.bincount(np.clip(drawn, -reach, reach) + reach, minlength=2 * reach + 1) for drawn in (ours, theirs)]
    assert chi2_contingency([row[sum(table) > 0] for row in table]).pvalue > LIMIT


def opendp_draws(norm, scale, n):
    dp.enable_features("contrib")
    domain = dp.vector_domain(dp.atom_domain(T="i64"))
    if norm is Norm.L1:
        return dp.m.make_laplace(domain, dp.l1_distance(T="i64"), scale=scale)([0] * n)
    return dp.m.make_gaussian(domain, dp.l2_distance(T="i64"), scale=scale**0.5)([0] * n)


@pytest.mark.parametrize("norm", Norm)
def test_neighbours_of_a_draw_do_not_depend_on_it(norm):
    drawn = mechanism_for(norm).draw(Fraction(28), 300_000, SystemBits())
    signs = (np.sign(drawn[:-1]) + 1) * 3 + np.sign(drawn[1:]) + 1
    table = np.bincount(signs, minlength=9).reshape(3, 3)
    assert chi2_contingency(table).pvalue > LIMIT


@pytest.mark.slow
@pytest.mark.parametrize(("norm", "scale"), [(Norm.L1, Fraction(28)), (Norm.L2, Fraction(784)), (Norm.L2, Fraction(1))])
def test_variance_of_a_hundred_million_draws(norm, scale):
    law = mechanism_for(norm)
    moments = np.array(list(starmap(moments_of, [(law, scale)] * 100)))
    second, fourth = moments.mean(axis=0)
    standard_error = ((fourth - second**2) / 1e8) ** 0.5
    assert abs(second - law.variance(scale)) < 5 * standard_error
    assert 5 * standard_error < 0.0015 * second


def moments_of(law, scale):
    drawn = law.draw(scale, 10**6, SystemBits()).astype(float)
    return (drawn**2).mean(), (drawn**4).mean()
