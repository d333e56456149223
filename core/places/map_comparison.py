"""What each tree and split would give for a typical rectangle, before a row is read: the noise, exactly."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np

from core.arrays import Reals
from core.errors import EngineError
from core.mechanisms.catalogue import mechanism_for
from core.places.kd_tree_plan import KdTreePlan
from core.places.level_shares import LevelSplit
from core.places.map_plan import MapTerms, TreeKind
from core.places.place_box import PlaceGrid
from core.places.quadtree_energies import mean_energies
from core.places.quadtree_plan import QuadtreePlan, count_noise, count_scale
from core.planning.privacy_terms import PrivacyTerms

EVERY_TREE = (
    *((TreeKind.QUADTREE, split) for split in LevelSplit),
    *((kind, LevelSplit.GEOMETRIC) for kind in TreeKind if kind is not TreeKind.QUADTREE),
)
"""All trees and splits to choose from."""


@dataclass(frozen=True, slots=True)
class MapOutcome:
    """One tree at one cost.

    Attributes:
        kind: where boxes are cut.
        split: of the budget among the levels.
        noise: standard deviation of the count of a typical rectangle, root mean square over the box, by noise alone;
            of trees cut where the rows are, as if every cut halved its box.
        leaf: standard deviation of the count of one of the smallest boxes.
    """

    kind: TreeKind
    split: LevelSplit
    noise: float
    leaf: float


def map_outcomes(asked: MapTerms, terms: PrivacyTerms) -> tuple[MapOutcome, ...]:
    """Return the outcome of every tree that can be had at this cost, in the order of `EVERY_TREE`."""
    found = []
    for kind, split in EVERY_TREE:
        try:
            found.append(_outcome(replace(asked, kind=kind, split=split), terms))
        except EngineError:
            continue  # a share is too small for its noise to be drawn: that tree cannot be had
    return tuple(found)


def _outcome(asked: MapTerms, terms: PrivacyTerms) -> MapOutcome:
    plan = asked.plan(terms)
    noise = plan.level_noise if isinstance(plan, QuadtreePlan) else _kd_noise(plan)
    # A tree whose boxes are all halved has the boxes of a quadtree of its height.
    grid = PlaceGrid(asked.box, asked.height)
    cells = np.array([grid.in_cells(rectangle) for rectangle in asked.typical_rectangles()])
    energies = mean_energies(cells, asked.height)
    leaf = mean_energies(np.array([[0.0, 1.0, 0.0, 1.0]]), asked.height)
    return MapOutcome(
        kind=asked.kind,
        split=asked.split,
        noise=math.sqrt(energies.least_squares_variance(noise)),
        leaf=math.sqrt(leaf.least_squares_variance(noise)),
    )


def _kd_noise(plan: KdTreePlan) -> Reals:
    law = mechanism_for(plan.terms.norm)
    return np.array([count_noise(law, count_scale(plan.terms, share)) for share in plan.count_shares])
