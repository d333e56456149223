"""Plans of trees with private cuts: exact sums on every path, and medians under zCDP."""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from core.places.kd_tree_plan import CUT_PART, kd_cell_plan, kd_hybrid_plan, kd_standard_plan, stopping_count
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.privacy.zcdp_conversion import noise_budget_of
from tests.core.places.some_points import grid_of
from tests.core.selection.exact_laws import exponential_law

GRID = grid_of(4)
COSTS = (
    ReleaseCost.pure(Fraction(1, 3)),
    ReleaseCost.concentrated(Fraction(1, 9)),
    ReleaseCost.approximate(1, Fraction(1, 10**6)),
)


def plans(terms, grid=GRID):
    return (
        kd_standard_plan(grid, terms, 3),
        kd_standard_plan(grid, terms, 1, Fraction(1, 2)),
        kd_hybrid_plan(grid, terms, (1, 3)),
        kd_cell_plan(grid, terms, 3, 2),
    )


@pytest.mark.parametrize("cost", COSTS)
@pytest.mark.parametrize("neighbours", list(Neighbours))
def test_every_path_spends_the_budget_exactly(cost, neighbours):
    for plan in plans(PrivacyTerms(cost, neighbours, 2)):
        assert plan.spent == noise_budget_of(cost)
        for level in range(plan.height):
            above = sum(plan.count_shares[: level + 1]) + sum(plan.cut_shares[:level]) + plan.cell_share
            assert above + plan.left_below(level) == plan.spent
        assert plan.left_below(plan.height) == 0


def test_the_parts_for_cuts_and_counts():
    standard, half, hybrid, cell = plans(PrivacyTerms(ReleaseCost.pure(1)))
    assert Fraction(3, 10) == CUT_PART
    assert [sum(plan.cut_shares) for plan in (standard, half, hybrid)] == [CUT_PART, Fraction(1, 2), CUT_PART]
    assert sum(cell.cut_shares) == 0
    assert cell.cell_share == CUT_PART
    assert len(set(standard.cut_shares)) == 1
    assert hybrid.cut_shares[1:] == (0, 0)


def test_a_median_has_half_the_share_of_its_level():
    pure, concentrated = (plans(PrivacyTerms(cost))[0] for cost in COSTS[:2])
    assert 2 * pure.median_epsilon(1) == pure.cut_shares[1]
    rho = 2 * concentrated.median_epsilon(1) ** 2 / 8
    assert concentrated.cut_shares[1] * (1 - Fraction(1, 2**50)) < rho <= concentrated.cut_shares[1]


def test_a_choice_at_epsilon_is_concentrated_by_an_eighth_of_its_square():
    """Rényi divergences of exponential mechanisms whose scores move by up to 1 both ways; half of ε² would be safe."""
    chance, largest = np.random.default_rng(7), 0.0
    for epsilon in (0.1, 1.0, 4.0):
        for _ in range(300):
            scores = chance.integers(-3, 1, 4)
            moved = scores + chance.integers(-1, 2, 4)
            p, q = (np.array(exponential_law(list(each), math.exp(-epsilon / 2))) for each in (scores, moved))
            for order in (1.01, 2, 10, 50):
                divergence = math.log((p**order * q ** (1 - order)).sum()) / (order - 1)
                largest = max(largest, divergence / order / epsilon**2)
    assert 0.1 < largest <= 1 / 8 + 1e-9


def test_nodes_are_cut_down_to_three_deviations_of_a_leafs_noise():
    terms = PrivacyTerms(ReleaseCost.pure(1))
    shares = (Fraction(1, 5), Fraction(1, 7), Fraction(1, 10))
    assert stopping_count(terms, shares) == math.ceil(3 * math.sqrt(2 * 10**2 - 1 / 6))
    assert plans(terms)[0].least == stopping_count(terms, plans(terms)[0].count_shares)


PLAN = kd_standard_plan(GRID, PrivacyTerms(ReleaseCost.pure(1)), 1)
WRONG = [
    {"count_shares": (Fraction(1, 2),)},
    {"count_shares": (Fraction(1, 2), Fraction(0))},
    {"cut_shares": (Fraction(-1, 2),)},
    {"cell_share": Fraction(-1, 2)},
    {"cell_share": Fraction(1, 10**9)},
    {"cut_shares": (CUT_PART + Fraction(1, 10**9),)},
    {"cell_height": 5},
    {"cell_height": -1},
]


@pytest.mark.parametrize("changes", WRONG)
def test_shares_that_do_not_fit_are_refused(changes):
    with pytest.raises(ValueError, match=r"share|release"):
        replace(PLAN, **changes)
