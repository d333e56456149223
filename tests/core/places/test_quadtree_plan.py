"""Plans of quadtrees: what they cost, what they refuse, and the errors that they predict."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from core.errors import NoiseTooLargeError
from core.mechanisms.catalogue import mechanism_for
from core.places.level_shares import LevelSplit
from core.places.place_box import PlaceGrid, Rectangle
from core.places.quadtree_plan import QuadtreePlan, quadtree_plan
from core.places.rectangle_counts import cover
from core.places.tree_variances import tree_variances
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.privacy.sensitivity import ONE_HOT
from core.privacy.zcdp_conversion import noise_budget_of

GRID = PlaceGrid(Rectangle(0, 16, 0, 8), 3)
PART = Rectangle(1, 9, 0.5, 7)
COSTS = (
    ReleaseCost.pure(Fraction(1, 3)),
    ReleaseCost.concentrated(Fraction(1, 9)),
    ReleaseCost.approximate(1, Fraction(1, 10**6)),
)


@pytest.mark.parametrize("cost", COSTS)
@pytest.mark.parametrize("neighbours", list(Neighbours))
@pytest.mark.parametrize("at_most", [1, 3])
@pytest.mark.parametrize("split", list(LevelSplit))
def test_all_levels_together_cost_no_more_than_the_release(cost, neighbours, at_most, split):
    terms = PrivacyTerms(cost, neighbours, at_most)
    plan = quadtree_plan(GRID, terms, split, (PART,))
    law, sensitivity = mechanism_for(terms.norm), ONE_HOT.under(terms.norm, neighbours, at_most)
    spent = sum(law.cost(scale, sensitivity) for scale in plan.scales if scale is not None)
    budget = noise_budget_of(cost)
    assert budget * (1 - Fraction(1, 2**40)) < spent <= budget
    assert law.cost(plan.outside_scale, sensitivity) <= budget


def test_the_predicted_noise_of_a_rectangle_is_that_of_the_tree():
    plan = quadtree_plan(GRID, PrivacyTerms(ReleaseCost.pure(1)))
    noise = np.repeat(plan.level_noise, np.diff(plan.tree.starts))
    covered = cover(plan.tree, GRID.in_cells(PART))
    expected = tree_variances(plan.tree, noise).of_sum(covered.nodes, covered.parts)
    assert plan.noise_of(PART) ** 2 == pytest.approx(expected)


def test_a_split_that_is_optimal_for_a_rectangle_predicts_less_noise_for_it():
    noises = [
        quadtree_plan(GRID, PrivacyTerms(ReleaseCost.pure(1)), split, (PART,)).noise_of(PART) for split in LevelSplit
    ]
    assert noises[2] < min(noises[:2])


def test_levels_without_a_share_are_not_counted():
    plan = QuadtreePlan(PlaceGrid(GRID.box, 1), PrivacyTerms(ReleaseCost.pure(1)), (Fraction(0), Fraction(1)))
    assert plan.scales[0] is None
    assert plan.level_noise[0] == math.inf


@pytest.mark.parametrize("shares", [(1,), (1, 0), (-1, 1), (1, Fraction(1, 10**9))])
def test_shares_that_do_not_fit_are_refused(shares):
    with pytest.raises(ValueError, match="level"):
        QuadtreePlan(PlaceGrid(GRID.box, 1), PrivacyTerms(ReleaseCost.pure(1)), tuple(map(Fraction, shares)))


def test_an_optimal_split_has_to_know_for_what():
    with pytest.raises(ValueError, match="which rectangles"):
        quadtree_plan(GRID, PrivacyTerms(ReleaseCost.pure(1)), LevelSplit.OPTIMAL)


def test_noise_that_is_never_seen_counts_as_next_to_nothing():
    assert quadtree_plan(GRID, PrivacyTerms(ReleaseCost.pure(10**6))).level_noise.tolist() == [1e-60] * 4


def test_noise_that_does_not_fit_64_bits_is_refused():
    with pytest.raises(NoiseTooLargeError):
        _ = quadtree_plan(GRID, PrivacyTerms(ReleaseCost.pure(Fraction(1, 10**18)))).scales
