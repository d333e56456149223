"""The ± of a rectangle holds at least as often as it says, for every tree, split and law of noise."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import binom

from core.domain.reading_layout import ProtectedUnit
from core.measuring.receipt import Receipt
from core.places.kd_tree_plan import kd_cell_plan, kd_hybrid_plan, kd_standard_plan
from core.places.level_shares import LevelSplit
from core.places.map_plan import MapTerms
from core.places.measure_map import measure_map
from core.places.packed_tree import PackedTree
from core.places.place_box import PlaceGrid, Rectangle
from core.places.quadtree_plan import quadtree_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.release.map_statement import MapFacts
from core.release.published_map import Occurrence, PublishedMap
from tests.core.places.some_points import BOX, records_of
from tests.seeded_bits import SeededBits

GRID = PlaceGrid(BOX, 3)
HALF, CORNER = Rectangle(0, 4, 0, 8), Rectangle(5, 8, 6, 8)
COVERAGE, DRAWS = 0.8, 200
"""At 95 % too few of so many draws would miss to tell a margin that is too narrow."""
FALSE_ALARM = 1e-6
"""Of one rectangle of one tree; 14 of them in all."""
MOST_MISSED = int(binom.isf(FALSE_ALARM, DRAWS, 1 - COVERAGE))
PURE, MIXED = ReleaseCost.pure(Fraction(1, 2)), ReleaseCost.approximate(Fraction(1, 2), Fraction(1, 10**6))
TREES = {
    "uniform": lambda terms: quadtree_plan(GRID, terms, LevelSplit.UNIFORM),
    "geometric": lambda terms: quadtree_plan(GRID, terms),
    "optimal": lambda terms: quadtree_plan(GRID, terms, LevelSplit.OPTIMAL, (HALF, CORNER)),
    "kd": lambda terms: kd_standard_plan(GRID, terms, 2),
    "kd-hybrid": lambda terms: kd_hybrid_plan(GRID, terms, (1, 3)),
    "kd-cell": lambda terms: kd_cell_plan(GRID, terms, 3, 2),
}
POINTS = np.random.default_rng(3).uniform(0, 8, (60, 2)) ** 2 / 8
"""So few that some draws cut a box and others do not."""


def truth(tree, sides):
    """Rows that a rectangle has where those of each smallest box are taken to lie evenly: counted point by point."""
    x_low, x_high, y_low, y_high = sides
    total = 0.0
    for left, right, low, high in tree.boxes[tree.leaves].tolist():
        wide, tall = min(right, x_high) - max(left, x_low), min(high, y_high) - max(low, y_low)
        x, y = POINTS.T
        rows = ((left <= x) & (x < right) & (low <= y) & (y < high)).sum()
        total += rows * max(wide, 0) * max(tall, 0) / ((right - left) * (high - low))
    return total


@pytest.mark.parametrize(
    ("kind", "cost"),
    [
        *(("uniform", PURE), ("geometric", MIXED), ("optimal", PURE)),
        *(("kd", PURE), ("kd", MIXED), ("kd-hybrid", MIXED), ("kd-cell", PURE)),
    ],
)
def test_the_margin_of_a_rectangle_holds_as_often_as_it_says(kind, cost):
    terms = PrivacyTerms(cost, Neighbours.ADD_REMOVE, 1)
    plan, records, bits = TREES[kind](terms), records_of(POINTS, 3), SeededBits(11)
    facts = MapFacts("m", ("x", "y"), MapTerms(BOX, 3), cost, Neighbours.ADD_REMOVE, ProtectedUnit())
    missed = {HALF: 0, CORNER: 0}
    for _ in range(DRAWS):
        (noisy,) = measure_map(plan, records, lambda: Receipt(1), bits)
        kept = PackedTree.of(noisy, is_quadtree=not kind.startswith("kd")).unpacked()
        made = PublishedMap(facts, kept, Occurrence("d", 2, "", ""))
        for rectangle in missed:
            found, real = made.figure(rectangle, COVERAGE), truth(kept.tree, rectangle.sides.tolist())
            # Half a row: counts are rounded, and what is taken of a cut box need not be whole.
            missed[rectangle] += abs(found.count - real) > found.half_width + 0.5
    assert max(missed.values()) <= MOST_MISSED
