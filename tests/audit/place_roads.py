"""Roads of maps: trees measured as they are shipped, on two neighbours that try cuts and counts hardest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction

import numpy as np

from core.data.memory_records import MemoryRecords
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.domain.reading_layout import ProtectedUnit
from core.places import kd_tree_plan, measure_kd_tree, measure_quadtree, quadtree_plan
from core.places.level_shares import LevelSplit
from core.places.map_plan import MapTerms
from core.places.place_box import PlaceGrid, Rectangle
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.project.place_choice import PlaceChoice
from core.project.plan import Plan, PrivacyChoice
from core.session.choices.planned_map import plan_map
from tests.audit.choices import ChoiceRoad
from tests.audit.roads import HALF, ONE, Road
from tests.paid import paid

NEVER = -(10**9)
"""A count that no node falls below."""
MOST_COUNTS = 7
CONCENTRATED = Road("marginals", HALF)
"""Judges what is seen of a ρ."""


@dataclass(frozen=True)
class PlaceRoad(ChoiceRoad):
    """One claim; `rho` in place of `epsilon` under zero-concentrated privacy."""

    rho: Fraction = Fraction(0)

    def __str__(self) -> str:
        return f"places: {self.name}"

    @property
    def claimed(self) -> float:
        """The ε that is promised, or the ρ."""
        return float(self.epsilon or self.rho)

    def spent(self, p, q):
        """Return the least ε or ρ under which an event may have these probabilities."""
        return CONCENTRATED.spent(p, q) if self.rho else super().spent(p, q)


def people(points, grid):
    """Return records of points, several times a row if it is named so."""
    codes = grid.codes(np.array(points, dtype=float).reshape(-1, 2))
    return MemoryRecords(Domain(grid.attributes("x", "y")), codes)


def grid_of(height):
    """Return a grid whose cells have an edge of 1."""
    return PlaceGrid(Rectangle(0, 2**height, 0, 2**height), height)


@dataclass(frozen=True)
class Measured:
    """Makes a plan as the program does when it is asked for, so that faults show, and tells all that is drawn."""

    plan: Callable[[PrivacyTerms], object]
    terms: PrivacyTerms

    def __call__(self, table, bits):
        """Return the numbers of one draw: outside, how many nodes, the first counts, and the cuts of the root."""
        plan = self.plan(self.terms)
        is_fixed = isinstance(plan, quadtree_plan.QuadtreePlan)
        measure = measure_quadtree.measure_quadtree if is_fixed else measure_kd_tree.measure_kd_tree
        drawn = measure(plan, table, paid, bits)
        counts = np.zeros(MOST_COUNTS)
        first = drawn.counts[:MOST_COUNTS]
        counts[: len(first)] = first
        told = [drawn.outside, drawn.tree.n_nodes, *counts.tolist()]
        if is_fixed:
            return told
        boxes = drawn.tree.boxes[1:5].tolist()
        if len(boxes) < 4:
            return [*told, 0, 0, 0, 0]
        # where the first box ends along x; where the halves are cut along y, and how much higher the second one is
        return [*told, boxes[0][1], boxes[0][3], boxes[2][3], boxes[2][3] - boxes[0][3]]


def road(name, plan, terms, points, height):
    """Return a road; `points` of the two neighbours."""
    grid = grid_of(height)
    tables = tuple(people(each, grid) for each in points)
    name = f"{name}, {terms.neighbours}" + (f", {terms.at_most} rows" if terms.at_most > 1 else "")
    cost = terms.cost
    return PlaceRoad(name, cost.epsilon, Measured(lambda of: plan(grid, of), terms), tables, rho=cost.rho)


def _quadtree(grid, terms):
    return quadtree_plan.quadtree_plan(grid, terms, LevelSplit.UNIFORM)


def _of_labels(terms):
    """Return a road of two trees, one per label; a row goes from one to the other, without moving."""
    grid, plan = grid_of(1), lambda: _quadtree(grid_of(1), terms)
    domain = Domain((*grid.attributes("x", "y"), Attribute("label", Kind.CATEGORIES, ("0", "1"))))
    tables = tuple(
        MemoryRecords(domain, (*grid.codes(np.array([[0.5, 0.5]])), np.array([n], dtype=np.uint8))) for n in (0, 1)
    )

    def show(table, bits):
        drawn = measure_quadtree.measure_quadtrees(plan(), table, paid, bits, (2,))
        return [number for each in drawn for number in (each.outside, *each.counts.tolist())]

    return PlaceRoad(f"quadtree per label, {terms.neighbours}", terms.cost.epsilon, show, tables)


def _planned(terms):
    """Return a road through the plan of a map by labels; a person comes with a row of each label at one spot."""
    place = PlaceChoice("home", ("x", "y"), MapTerms(grid_of(1).box, 1), terms.cost, by=("label",))
    label = Attribute("label", Kind.CATEGORIES, ("0", "1"))
    unit, privacy = ProtectedUnit("who", terms.at_most), PrivacyChoice(neighbours=terms.neighbours)
    plan = Plan(unit=unit, attributes=(label,), privacy=privacy, places=(place,))
    spots = np.zeros((0, 2)), np.full((2, 2), 0.5)
    tables = tuple(
        MemoryRecords(
            Domain(plan_map(plan).read.attributes), (*grid_of(1).codes(spot), np.arange(len(spot)).astype("u1"))
        )
        for spot in spots
    )

    def show(table, _):
        found = plan_map(plan).find(table, (paid(),))
        trees = [packed.unpacked() for packed in (*found.by_label, found.tree)]
        return [number for each in trees for number in (each.outside, *each.counts.tolist())]

    name = f"planned, by label, {terms.neighbours}, {terms.at_most} rows"
    return PlaceRoad(name, terms.cost.epsilon, show, tables)


def _standard(grid, terms):
    return replace(kd_tree_plan.kd_standard_plan(grid, terms, 1, Fraction(1, 2)), least=NEVER)


def _medians(grid, terms):
    return replace(kd_tree_plan.kd_standard_plan(grid, terms, 1, Fraction(99, 100)), least=NEVER)


def _stopping(grid, terms):
    return replace(kd_tree_plan.kd_standard_plan(grid, terms, 1), least=2)


def _hybrid(grid, terms):
    return replace(kd_tree_plan.kd_hybrid_plan(grid, terms, (1, 2)), least=NEVER)


def _cell(grid, terms):
    return replace(kd_tree_plan.kd_cell_plan(grid, terms, 1, 2, Fraction(1, 2)), least=NEVER)


def terms_of(cost, neighbours=Neighbours.ADD_REMOVE, at_most=1):
    """Return the terms of a claim."""
    return PrivacyTerms(cost, neighbours, at_most)


TWO, FOUR = ReleaseCost.pure(2), ReleaseCost.pure(4)
ALONE = ([], [(0.5, 0.5)])
AWAY = ([(0.5, 0.5)], [(1.5, 1.5)])
LEFT_THE_BOX = ([(0.5, 0.5)], [(9, 9)])
TWICE = ([], [(0.5, 0.5)] * 2)
FIRST, SECOND = (0.5, 0.5), (1.5, 1.5)
PAIRED = ([FIRST], [FIRST, SECOND])
"""One row is halved by no edge better than by another; with two, the edge between them is the best."""
MOVED = ([FIRST, (0.5, 15.5)], [FIRST, SECOND])
AT_THE_END = ([(15.5, 15.5)], [(15.5, 15.5), (15.5, 14.5)])
"""Nearly all cuts along x leave nobody on the left."""
TENFOLD = ([(15.5, 0.5)] * 10, [(15.5, 0.5), (14.5, 0.5)] * 10)
IN_CELLS = ([(2.5, 0.5)], [(2.5, 0.5), (3.5, 1.5)])

COUNTS = road("quadtree", _quadtree, terms_of(TWO), ALONE, 1)
COUNTS_MOVED = road("quadtree", _quadtree, terms_of(TWO, Neighbours.REPLACE), AWAY, 1)
COUNTS_TWICE = road("quadtree", _quadtree, terms_of(TWO, at_most=2), TWICE, 1)
OUTSIDE = road("quadtree, outside", _quadtree, terms_of(TWO, Neighbours.REPLACE), LEFT_THE_BOX, 1)
BY_LABEL = _of_labels(terms_of(TWO, Neighbours.REPLACE))
BY_LABEL_TWICE = _planned(terms_of(TWO, at_most=2))
BY_RHO = road("quadtree, ρ", _quadtree, terms_of(HALF), ALONE, 1)
MEDIANS = road("medians", _medians, terms_of(FOUR), PAIRED, 4)
MEDIANS_AT_THE_END = road("medians of two halves", _medians, terms_of(ONE), AT_THE_END, 4)
MEDIANS_MOVED = road("medians", _medians, terms_of(FOUR, Neighbours.REPLACE), MOVED, 4)
MEDIANS_OF_TEN = road("medians", _medians, terms_of(ONE, at_most=10), TENFOLD, 4)
MEDIANS_BY_RHO = road("medians, ρ", _medians, terms_of(HALF), PAIRED, 4)
STANDARD = road("kd-tree", _standard, terms_of(FOUR), PAIRED, 4)
STOPPING = road("kd-tree that may stop", _stopping, terms_of(TWO), PAIRED, 1)
HYBRID = road("hybrid", _hybrid, terms_of(FOUR), PAIRED, 2)
CELL = road("cells", _cell, terms_of(ONE), IN_CELLS, 2)


def place_roads() -> list[PlaceRoad]:
    """Return the counts and the cuts of every kind of tree, under every kind of neighbour."""
    counts = [COUNTS, COUNTS_MOVED, COUNTS_TWICE, OUTSIDE, BY_LABEL, BY_LABEL_TWICE, BY_RHO]
    medians = [MEDIANS, MEDIANS_AT_THE_END, MEDIANS_MOVED, MEDIANS_OF_TEN, MEDIANS_BY_RHO]
    return [*counts, *medians, STANDARD, STOPPING, HYBRID, CELL]
