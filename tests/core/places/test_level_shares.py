"""Shares of the levels: exact sums, the paper's proportions, and no better split for the stated rectangles."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from scipy.optimize import minimize

from core.places.level_shares import (
    LevelSplit,
    geometric_level_shares,
    optimal_level_shares,
    uniform_level_shares,
)
from core.places.quadtree_energies import mean_energies
from core.privacy.release_cost import Norm

AMOUNT = Fraction(1, 7)
WIDE = np.array([[3.3, 55.1, 8.0, 9.2], [10.0, 30.5, 10.0, 31.0], [1.5, 2.5, 0.2, 63.0]])


def test_splits_have_the_names_that_plans_and_ledgers_keep():
    assert list(map(str, LevelSplit)) == ["uniform", "geometric", "optimal"]


@pytest.mark.parametrize("n_levels", [1, 2, 11])
@pytest.mark.parametrize("norm", list(Norm))
def test_shares_add_up_to_the_amount(n_levels, norm):
    assert sum(uniform_level_shares(AMOUNT, n_levels)) == AMOUNT
    shares = geometric_level_shares(AMOUNT, n_levels, norm)
    assert sum(shares) == AMOUNT
    growth = {Norm.L1: 2 ** (1 / 3), Norm.L2: 2 ** (1 / 2)}[norm]
    ratios = np.array(shares[1:], dtype=float) / np.array(shares[:-1], dtype=float)
    np.testing.assert_allclose(ratios, growth, rtol=1e-12)


def loss(shares, norm, height):
    noise = 1 / np.maximum(shares, 1e-12) ** (2 if norm is Norm.L1 else 1)
    return mean_energies(WIDE, height).least_squares_variance(noise)


@pytest.mark.parametrize("norm", list(Norm))
def test_no_other_split_is_better_for_the_stated_rectangles(norm):
    shares = optimal_level_shares(AMOUNT, WIDE, 6, norm)
    assert sum(shares) == AMOUNT
    assert min(shares) >= 0
    found = loss(np.array(shares, dtype=float), norm, 6)
    assert found < 0.95 * loss(np.array(geometric_level_shares(AMOUNT, 7, norm), dtype=float), norm, 6)
    chance = np.random.default_rng(5)
    for _ in range(5):
        start = np.log(chance.dirichlet(np.ones(7)))
        others = minimize(lambda log: loss(float(AMOUNT) * np.exp(log) / np.exp(log).sum(), norm, 6), start)
        assert found <= others.fun * 1.002


def test_leaves_are_counted_even_if_no_rectangle_asks_for_them():
    whole = np.array([[0.0, 64, 0, 64]])
    shares = optimal_level_shares(Fraction(1), whole, 6, Norm.L1)
    assert 1000 * shares[-1] == pytest.approx(shares[0], rel=1e-9)
    assert sum(shares) == 1
    assert shares[0] > Fraction(9, 10)


def test_the_least_share_of_leaves_is_a_part_of_the_largest():
    both = np.array([[0.0, 64, 0, 64], [0, 32, 0, 32]])
    shares = optimal_level_shares(Fraction(1), both, 6, Norm.L2)
    assert max(shares) < Fraction(3, 5)
    assert 1000 * shares[-1] == pytest.approx(max(shares), rel=1e-9)


def test_levels_that_waste_get_nothing():
    """Of 18 cells it is best to count leaves alone, where a search from geometric shares ends at a loss of 19.2."""
    assert optimal_level_shares(Fraction(1), np.array([[4.0, 7, 0, 6]]), 3, Norm.L1) == (0, 0, 0, 1)
