"""The figures behind the plain words about ε."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.privacy.interpretation import as_exact_as, surest_guess
from core.privacy.release_cost import ReleaseCost
from core.privacy.zcdp_conversion import epsilon_for, rho_for


def test_a_tiny_epsilon_leaves_everybody_undecided_and_a_huge_one_nobody():
    assert surest_guess(Fraction(1, 10**9)) == pytest.approx(0.5)
    assert surest_guess(Fraction(10**9)) == pytest.approx(1.0)


def test_epsilon_one_moves_an_even_guess_to_73_percent():
    assert surest_guess(Fraction(1)) == pytest.approx(0.7310585786)


def test_four_times_the_variance_needs_twice_the_epsilon():
    assert as_exact_as(ReleaseCost.pure(Fraction(1, 2)), 10.0, 40.0) == pytest.approx(1.0)


def test_with_gaussian_noise_four_times_the_variance_needs_four_times_the_rho():
    assert as_exact_as(ReleaseCost.concentrated(Fraction(1, 2)), 10.0, 40.0) == pytest.approx(2.0)
    delta = Fraction(1, 10**9)
    wanted = epsilon_for(4 * rho_for(Fraction(1), delta), delta)
    assert as_exact_as(ReleaseCost.approximate(1, delta), 10.0, 40.0) == pytest.approx(float(wanted))
    assert as_exact_as(ReleaseCost.approximate(1, delta), 10.0, 10.0) == pytest.approx(1.0)
