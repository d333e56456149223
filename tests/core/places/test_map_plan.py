"""What a map measures: every kind of tree, at every cost, and the rectangles that it is optimal for."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from core.places.kd_tree_plan import KdTreePlan, kd_cell_plan, kd_hybrid_plan, kd_standard_plan
from core.places.level_shares import LevelSplit
from core.places.map_plan import MapTerms, TreeKind
from core.places.place_box import LARGEST_HEIGHT, Rectangle
from core.places.quadtree_plan import QuadtreePlan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from core.privacy.zcdp_conversion import noise_budget_of

BOX = Rectangle(-10, 30, 35, 70)
COSTS = (ReleaseCost.pure(Fraction(1, 2)), ReleaseCost.concentrated(Fraction(1, 9)))


@pytest.mark.parametrize("cost", COSTS)
@pytest.mark.parametrize("kind", list(TreeKind))
@pytest.mark.parametrize("height", [1, 4, 11])
def test_every_tree_spends_nearly_all_and_never_more(cost, kind, height):
    plan = MapTerms(BOX, height, kind).plan(PrivacyTerms(cost))
    assert isinstance(plan, QuadtreePlan if kind is TreeKind.QUADTREE else KdTreePlan)
    spent = sum(plan.shares) if isinstance(plan, QuadtreePlan) else plan.spent
    budget = noise_budget_of(cost)
    assert budget * Fraction(999_999, 1_000_000) < spent <= budget


@pytest.mark.parametrize("height", [3, 4])
def test_cuts_are_made_as_the_kind_says(height):
    """At medians on all levels, on the upper half of them, or at noisy cells as small as the leaves of a quadtree."""
    terms = PrivacyTerms(COSTS[0])
    standard, hybrid, cell = (MapTerms(BOX, height, kind) for kind in list(TreeKind)[1:])
    assert standard.plan(terms) == kd_standard_plan(standard.grid, terms, height)
    assert hybrid.plan(terms) == kd_hybrid_plan(hybrid.grid, terms, (2, height))
    assert cell.plan(terms) == kd_cell_plan(cell.grid, terms, height, height)


def test_kinds_have_the_names_that_plans_and_ledgers_keep():
    assert list(map(str, TreeKind)) == ["quadtree", "kd", "kd-hybrid", "kd-cell"]


def test_private_cuts_are_made_on_a_fine_grid():
    assert (MapTerms(BOX).grid.height, MapTerms(BOX, 3).grid.height) == (8, 3)
    assert MapTerms(BOX, 3, TreeKind.KD).grid.height == 10
    assert MapTerms(BOX, 12, TreeKind.KD_HYBRID).grid.height == 12


@pytest.mark.parametrize("typical", [(1, 1), (0.1, 0.02), (0.001, 1)])
def test_typical_rectangles_lie_in_the_box_and_have_the_size_asked_for(typical):
    sides = np.array([each.sides for each in MapTerms(BOX, typical=typical).typical_rectangles()])
    assert len(sides) == 64
    assert sides[:, 1] - sides[:, 0] == pytest.approx(40 * typical[0])
    assert sides[:, 3] - sides[:, 2] == pytest.approx(35 * typical[1])
    assert (sides >= BOX.sides[[0, 0, 2, 2]] - 1e-9).all()
    assert (sides <= BOX.sides[[1, 1, 3, 3]] + 1e-9).all()


def test_the_optimal_split_has_the_least_noise_for_them():
    terms = PrivacyTerms(COSTS[0])

    def noise(split):
        asked = MapTerms(BOX, 6, split=split, typical=(0.2, 0.05))
        plan = asked.plan(terms)
        return sum(plan.noise_of(rectangle) ** 2 for rectangle in asked.typical_rectangles())

    least, *others = (noise(split) for split in (LevelSplit.OPTIMAL, LevelSplit.GEOMETRIC, LevelSplit.UNIFORM))
    assert least < min(others)


@pytest.mark.parametrize(
    "wrong", [{"height": 0}, {"height": LARGEST_HEIGHT + 1}, {"typical": (0, 1)}, {"typical": (1, 1.1)}]
)
def test_numbers_out_of_range_are_refused(wrong):
    with pytest.raises(ValueError, match="a map has 1 to 12 levels"):
        MapTerms(BOX, **wrong)


@pytest.mark.parametrize(("height", "text"), [(1, "20 × 17.5"), (3, "5 × 4.375"), (12, "0.009766 × 0.008545")])
def test_the_size_of_the_smallest_boxes_is_told(height, text):
    assert MapTerms(BOX, height).smallest_text == text
