"""The law on the lattice is the integer law at L² times the variance; fails by chance about once in 1e6 runs a test."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import chisquare

from core.mechanisms.lattice_gaussian import LatticeGaussian
from core.mechanisms.randomness import SystemBits

DRAWS = 200_000


def p_value(drawn, variance):
    """Against exp(-x² / 2v) on the whole numbers, summed directly."""
    numbers = np.arange(-400, 401)
    weights = np.exp(-(numbers**2) / (2 * variance))
    expected = weights / weights.sum() * len(drawn)
    seen = np.bincount(drawn + 400, minlength=len(numbers))
    enough = expected >= 20
    rest = len(drawn) - seen[enough].sum(), len(drawn) - expected[enough].sum()
    return chisquare(np.append(seen[enough], rest[0]), np.append(expected[enough], rest[1])).pvalue


@pytest.mark.parametrize(("scale", "grain"), [(Fraction(2), 1), (Fraction(3, 2), 6), (Fraction(1, 7), 12)])
def test_draws_follow_the_law(scale, grain):
    (drawn,) = LatticeGaussian(DRAWS, grain).draw(scale, SystemBits())
    assert p_value(drawn, float(scale) * grain**2) > 1e-6
    assert p_value(drawn, float(scale) * grain**2 * 1.3) < 1e-6  # 30 % off is found


@pytest.mark.parametrize("grain", [1, 4])
def test_the_variance_is_in_the_unit_of_the_counts(grain):
    noise = LatticeGaussian(DRAWS, grain)
    squares = (noise.draw(Fraction(5, 2), SystemBits())[0] / grain) ** 2
    assert abs(squares.mean() - noise.variances(Fraction(5, 2))[0]) < 6 * squares.std() / np.sqrt(DRAWS)
