"""Counts of rectangles: nodes that lie within are added up from the root down, leaves that are cut count by area."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from core.arrays import Integers, Places, Reals
from core.places.place_tree import PlaceTree
from core.places.tree_estimate import TreeEstimate


@dataclass(frozen=True, slots=True, eq=False)
class Cover:
    """The largest nodes within a rectangle, and the leaves that it cuts; none lies within another.

    Attributes:
        nodes: their numbers, ascending.
        parts: the part of the area of each that lies in the rectangle, in (0, 1]; below 1 for leaves that are cut.
    """

    nodes: Places
    parts: Reals


@dataclass(frozen=True, slots=True)
class RectangleCount:
    """The count of one rectangle.

    Attributes:
        count: the estimate.
        noise: its standard deviation by noise alone, exact.
        n_cut: how many leaves the rectangle cuts.
        spread: how far the count may be off besides, if the counts of cut leaves are right, wherever their rows lie.
    """

    count: float
    noise: float
    n_cut: int
    spread: float


def cover(tree: PlaceTree, rectangle: Reals) -> Cover:
    """Return what covers a rectangle; `rectangle`: x0, x1, y0, y1 in cells (`PlaceGrid.in_cells`)."""
    found, parts = [], []
    nodes = np.zeros(1, dtype=np.intp)
    while len(nodes):
        part = _parts(tree.boxes[nodes], rectangle)
        # Of these nodes alone: the flags of all leaves of a deep tree would take longer than all else.
        taken = (part >= 1) | ((part > 0) & (tree.n_children[nodes] == 0))
        found.append(nodes[taken])
        parts.append(part[taken])
        # Only the nodes that an edge of the rectangle crosses are opened: some 2 ** level of them.
        nodes = tree.children_of(nodes[(part > 0) & ~taken])
    return Cover(np.concatenate(found), np.concatenate(parts))


def _parts(boxes: Integers, rectangle: Reals) -> Reals:
    """Return the part of each box that lies in the rectangle, exactly 1 where all of it does."""
    x0, x1, y0, y1 = boxes.T
    left, right, low, high = rectangle
    wide = np.minimum(x1, right) - np.maximum(x0, left)
    tall = np.minimum(y1, high) - np.maximum(y0, low)
    return np.asarray(np.maximum(wide, 0) / (x1 - x0) * (np.maximum(tall, 0) / (y1 - y0)))


def rectangle_count(estimate: TreeEstimate, rectangle: Reals) -> RectangleCount:
    """Return the count of a rectangle and its errors.

    Args:
        estimate: by least squares, pruned or not.
        rectangle: x0, x1, y0, y1 in cells (`PlaceGrid.in_cells`).
    """
    covered = cover(estimate.tree, rectangle)
    return covered_count(estimate, covered, noise_of(estimate, covered))


def noise_of(estimate: TreeEstimate, covered: Cover) -> float:
    """Return the standard deviation of the count of what is covered, by noise alone; it does not depend on counts."""
    return math.sqrt(max(0.0, estimate.variances.of_sum(covered.nodes, covered.parts)))


def covered_count(estimate: TreeEstimate, covered: Cover, noise: float) -> RectangleCount:
    """Return the count of what a cover of the estimate's tree covers; `noise`: as `noise_of` returns it."""
    counts = estimate.counts[covered.nodes]
    cut = covered.parts < 1
    # All rows of a cut leaf may lie within the rectangle, or none of them.
    farthest = np.maximum(covered.parts, 1 - covered.parts)[cut]
    return RectangleCount(
        count=float(covered.parts @ counts),
        noise=noise,
        n_cut=int(cut.sum()),
        spread=float(farthest @ np.maximum(counts[cut], 0)),
    )
