"""Star noise against its probability mass function; each chi-square fails by chance once in 1e6 runs."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from fractions import Fraction

import mpmath
import numpy as np
import pytest
from scipy.stats import chisquare

from core.mechanisms import star_noise
from core.mechanisms.ball_noise import BallNoise
from core.mechanisms.balls import Cube
from core.mechanisms.randomness import SystemBits
from core.mechanisms.star_noise import StarNoise, _degrees, _log_value, _series
from tests.covering import sample

DRAWS = 20_000
LEAVES = (2, 3)


def drawn(noise, scale, draws=DRAWS):
    """Shape (draws, 1 + cells): the total, then the cells of each table."""
    bits = SystemBits()
    return np.array([np.concatenate(noise.draw(scale, bits)) for _ in range(draws)])


def every_table(n, total, reach):
    return [x for x in itertools.product(range(-reach, reach + 1), repeat=n) if sum(x) == total]


def masses(scale, reach=7):
    """exp(-max ‖z‖ / scale) of every pair of tables with the same total and a norm of at most `reach`."""
    weights = {}
    for total in range(-reach, reach + 1):
        pairs = itertools.product(*(every_table(n, total, reach) for n in LEAVES))
        for pair in pairs:
            norm = max(sum(map(abs, table)) for table in pair)
            if norm <= reach:
                weights[(total, *pair[0], *pair[1])] = np.exp(-norm / float(scale))
    return weights


def p_value(scale, claimed):
    weights = masses(claimed)
    seen = Counter(map(tuple, drawn(StarNoise(LEAVES), scale).tolist()))
    most = [cell for cell, weight in weights.items() if weight >= 0.13]
    observed = np.array([seen[cell] for cell in most], dtype=float)
    expected = np.array([weights[cell] for cell in most])
    return chisquare(observed, expected / expected.sum() * observed.sum()).pvalue


@pytest.mark.parametrize("scale", [Fraction(1, 2), Fraction(1)])
def test_the_joint_law_is_the_one_claimed(scale):
    assert p_value(scale, scale) > 1e-6


def test_a_scale_thirty_percent_off_is_noticed():
    total = drawn(StarNoise(LEAVES), Fraction(13, 10), 6000)[:, 0].astype(float)
    with pytest.raises(AssertionError):
        agree(total**2, StarNoise(LEAVES).variances(Fraction(1))[0])


SHAPES = [(2,), (2, 3), (2, 2, 4), (5, 3, 2)]
SCALES = [Fraction(1, 3), Fraction(4)]


@pytest.mark.parametrize(("leaves", "scale"), sample(itertools.product(SHAPES, SCALES), together=1))
def test_variances_are_those_of_the_draws(leaves, scale):
    noise = StarNoise(leaves)
    z, variances = drawn(noise, scale, 6000).astype(float), noise.variances(scale)
    agree(z[:, 0] ** 2, variances[0])
    tables = np.split(z[:, 1:], np.cumsum(leaves)[:-1], axis=1)
    deviations = [table - table.mean(axis=1, keepdims=True) for table in tables]
    for n, table, rest, variance in zip(leaves, tables, deviations, variances[1:], strict=True):
        assert table.sum(axis=1).tolist() == z[:, 0].tolist()
        agree((rest**2).sum(axis=1) / (n - 1), variance)
        agree(z[:, 0] * rest[:, 0], 0.0)
    for one, other in itertools.combinations(deviations, 2):
        agree(one[:, 0] * other[:, -1], 0.0)


def agree(observed, expected):
    """Fail if the mean is 6 standard errors off."""
    error = observed.std(ddof=1) / np.sqrt(len(observed))
    assert abs(observed.mean() - expected) <= 6 * error + 1e-9


@pytest.mark.parametrize("leaves", [(2,), (9,), (2, 3, 5), (16, 2, 9, 7), (40, 20)])
def test_large_scales_reach_the_continuous_law(leaves):
    noise = StarNoise(leaves)
    for exact, factor in zip(noise.variances(Fraction(10**5)), noise.factors(), strict=True):
        assert exact == pytest.approx(factor * 1e10, rel=1e-6)


@pytest.mark.parametrize("scale", [Fraction(1, 7), Fraction(3)])
def test_two_labels_each_are_coefficients_under_a_cube(scale):
    """The total and the differences are ±1 each, of one parity; only lattice steps are twice as long."""
    star, cube = StarNoise((2, 2, 2)).factors(), BallNoise((Cube(4),)).factors()
    assert star[0] == pytest.approx(cube[0])
    assert star[1:] == pytest.approx([cube[0] / 2] * 3)
    assert StarNoise((2, 2, 2)).variances(scale)[1] > 0


def test_one_table_alone_is_as_noisy_as_each_cell_by_itself():
    assert StarNoise((6,)).factors() == pytest.approx((12.0, 2.0))
    q = np.exp(-1 / 2)
    assert StarNoise((6,)).variances(Fraction(2)) == pytest.approx(np.array([6.0, 1.0]) * 2 * q / (1 - q) ** 2)


@pytest.mark.parametrize("scale", [Fraction(1, 9), Fraction(2), Fraction(10**6)])
@pytest.mark.parametrize("n_bits", [64, 128])
def test_the_table_of_degrees_holds_the_probabilities_and_is_tight(scale, n_bits):
    leaves = (2, 3, 5)
    start, low, high = _degrees(leaves, scale, n_bits)
    with mpmath.workdps(80):
        y = 1 / mpmath.expm1(mpmath.mpf(scale.denominator) / scale.numerator)
        weights = [count * y**m for m, count in enumerate(_series(leaves).counts)]
        below = mpmath.mpf(0)
        for least, most, weight in zip(low, high, [*weights, 0], strict=True):
            exact = below / sum(weights) * mpmath.mpf(2) ** n_bits
            assert least <= exact + mpmath.mpf(10) ** -10
            assert exact <= most + 1
            assert most - least <= 2
            below += weight
    assert start == 0


def test_a_record_moves_the_tables_by_one_in_the_norm_of_the_noise():
    """And no other norm would do: the mass falls by exactly exp(-1/b) where a record moves away from 0."""
    weights = masses(Fraction(1))
    record = (1, 1, 0, 0, 1, 0)
    falls = [weights[moved] / weight for z, weight in weights.items() if (moved := add(z, record)) in weights]
    assert min(falls) == pytest.approx(np.exp(-1))
    assert max(falls) == pytest.approx(np.exp(1))


def add(z, record):
    return tuple(a + b for a, b in zip(z, record, strict=True))


@pytest.mark.parametrize("leaves", [(), (1, 2), (66,), (40, 40)])
def test_other_shapes_are_refused(leaves):
    with pytest.raises(ValueError, match="labels"):
        StarNoise(leaves)


@pytest.mark.parametrize("leaves", [(64,), (33, 32)])
def test_as_many_dimensions_are_taken_as_are_promised_and_no_more(leaves):
    assert StarNoise(leaves).leaves == leaves
    with pytest.raises(ValueError, match="64 dimensions"):
        StarNoise((*leaves[:-1], leaves[-1] + 1))


@pytest.mark.parametrize("leaves", [(2,), (2, 3), (4, 4, 5)])
def test_tables_of_degrees_are_true_however_few_bits_they_are_worked_out_with(leaves, monkeypatch):
    """Every bound is rounded to its own side, so that fewer digits make a table wider, and never wrong."""
    counts = _series(leaves).counts
    with mpmath.workdps(60):
        y = mpmath.exp(-mpmath.mpf(2) / 3) / (1 - mpmath.exp(-mpmath.mpf(2) / 3))
        masses = [count * y**degree for degree, count in enumerate(counts)]
        true = [sum(masses[:place]) / sum(masses) for place in range(len(masses) + 1)]
        for n_bits in range(8, 40):
            monkeypatch.setattr(star_noise, "GUARD_BITS", 10 - n_bits - max(counts).bit_length())
            _degrees.cache_clear()
            start, low, high = _degrees(leaves, Fraction(3, 2), n_bits)
            assert start == 0
            for below, above, exact in zip(low, high, true, strict=True):
                assert below <= exact * mpmath.mpf(2) ** n_bits <= above + 1
    _degrees.cache_clear()


def test_a_sum_of_nothing_is_nothing():
    assert _log_value([0, 0, 0], -1.0) == -math.inf
