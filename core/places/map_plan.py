"""What a map measures: a quadtree by one of three splits of the budget, or a tree that is cut where the rows are."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from core.places.level_shares import LevelSplit
from core.places.place_box import LARGEST_HEIGHT, PlaceGrid, Rectangle
from core.planning.privacy_terms import PrivacyTerms

if TYPE_CHECKING:
    from core.places.kd_tree_plan import KdTreePlan
    from core.places.quadtree_plan import QuadtreePlan

FINE_HEIGHT = 10
"""Private cuts are made on a grid of 1,024 cells along each axis, or finer: coarser ones would cut far from medians."""
N_TYPICAL = 8
"""Typical rectangles along each axis: the split is optimal for their mean, which 16 along each axis change by 2 %."""


class TreeKind(StrEnum):
    """Where the boxes of a map are cut."""

    QUADTREE = "quadtree"
    KD = "kd"
    KD_HYBRID = "kd-hybrid"
    KD_CELL = "kd-cell"


@dataclass(frozen=True, slots=True)
class MapTerms:
    """What the owner decides about the boxes of a map; all of it public.

    Attributes:
        box: of the map.
        height: levels below the whole map, 1 to LARGEST_HEIGHT.
        kind: where boxes are cut.
        split: of the noise budget among the levels of a quadtree; the other trees have geometric levels.
        typical: width and height of a typical rectangle, as parts of the box, in (0, 1].

    Raises:
        ValueError: if a number is out of range.
    """

    box: Rectangle
    height: int = 8
    kind: TreeKind = TreeKind.QUADTREE
    split: LevelSplit = LevelSplit.GEOMETRIC
    typical: tuple[float, float] = (0.1, 0.1)

    def __post_init__(self) -> None:
        if not 1 <= self.height <= LARGEST_HEIGHT or not all(0 < part <= 1 for part in self.typical):
            raise ValueError("a map has 1 to 12 levels, and typical rectangles that lie in it")

    @property
    def grid(self) -> PlaceGrid:
        """The cells along whose edges boxes are cut; of a quadtree its smallest boxes."""
        is_fixed = self.kind is TreeKind.QUADTREE
        return PlaceGrid(self.box, self.height if is_fixed else max(self.height, FINE_HEIGHT))

    @property
    def smallest(self) -> tuple[float, float]:
        """Width and height of the smallest boxes that a quadtree has, in the columns' units."""
        x_low, x_high, y_low, y_high = self.box.sides.tolist()
        return (x_high - x_low) / (1 << self.height), (y_high - y_low) / (1 << self.height)

    @property
    def smallest_text(self) -> str:
        """These sizes, such as "0.5 × 0.25"."""
        return " × ".join(f"{side:.4g}" for side in self.smallest)

    def typical_rectangles(self) -> tuple[Rectangle, ...]:
        """Return rectangles of the typical size, spread evenly over the box."""
        x_low, x_high, y_low, y_high = self.box.sides.tolist()
        wide, tall = self.typical[0] * (x_high - x_low), self.typical[1] * (y_high - y_low)
        # Odd places, so that few of their sides fall on those of boxes, whose counts would need no cut leaf.
        steps = [(place + 0.37) / N_TYPICAL for place in range(N_TYPICAL)]
        corners = [
            (x_low + i * (x_high - x_low - wide), y_low + j * (y_high - y_low - tall)) for i in steps for j in steps
        ]
        return tuple(Rectangle(x, x + wide, y, y + tall) for x, y in corners)

    def plan(self, terms: PrivacyTerms) -> QuadtreePlan | KdTreePlan:
        """Return what is measured, and with how much noise.

        Raises:
            NoiseTooLargeError: if a level's share is so small that its noise does not fit 64 bits.
            EdgesError: if the box is too narrow to be cut that often.
        """
        from core.places import kd_tree_plan, quadtree_plan  # noqa: PLC0415  few plans have a map

        if self.kind is TreeKind.QUADTREE:
            return quadtree_plan.quadtree_plan(self.grid, terms, self.split, self.typical_rectangles())
        if self.kind is TreeKind.KD:
            return kd_tree_plan.kd_standard_plan(self.grid, terms, self.height)
        if self.kind is TreeKind.KD_HYBRID:
            return kd_tree_plan.kd_hybrid_plan(self.grid, terms, (-(-self.height // 2), self.height))
        return kd_tree_plan.kd_cell_plan(self.grid, terms, self.height, self.height)
