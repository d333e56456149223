"""Measure a tree whose boxes are cut where the rows are: charge first, then cut and count, level by level.

Theorem. The draw costs at most the shares of counts, cuts and cells together.
Proof. Given all that was drawn before, the boxes of one level, with the leaves above it, are disjoint, fixed, and hold
every row within the map (composition, each step chosen by what those before it found). Let a neighbour's rows change by
g_i in box i, one that is exchanged within the box twice, and its count by n_i. All boxes together, Σ g_i <= k, k = rows
of one person, twice if they are exchanged, and Σ n_i² <= Δ² of a marginal.

* Counts at a level's share cost the share times Σ |n_i| / k <= 1, or times Σ n_i² / Δ² <= 1.
* A median scores each edge by -|rows on its left - rows on its right|, which changes by at most g_i, and is chosen at
  rate ε / 2k: it costs ε g_i / k, together ε; or (ε g_i / k)² / 8, together ε² / 8 (`KdTreePlan.median_epsilon`). The
  medians along y of the two halves of a box are those of disjoint boxes.
* A leaf is counted once more, at the scale of all shares that its cut and the levels below would have cost. In each of
  these it costs what a count at that share does; where other boxes choose a median, Σ (g_i / k)² over these and
  Σ n_i² / Δ² over the leaves are convex in the rows that lie in leaves, and at most 1 at both ends, so at most 1.
* What lies outside is counted once at the scale of all shares (`measure_quadtree.py`).
* Noisy cells are the counts of one level; cuts by them are post-processing. ∎

The variances are those of the noise that was drawn. Whether a node is cut depends on its own noisy count: over all
draws that end in one tree, the counts of its inner nodes are somewhat too high, and those of its leaves too low.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import numpy as np

from core.arrays import Counts, Flags, Integers, Places, Reals
from core.data.private_records import PrivateRecords
from core.measuring.receipt import Receipt
from core.mechanisms.catalogue import mechanism_for
from core.mechanisms.randomness import RandomBits
from core.places.kd_tree_plan import KdTreePlan
from core.places.measure_quadtree import counted
from core.places.noisy_tree import NoisyTree
from core.places.place_tree import PlaceTree
from core.places.quadtree_plan import count_noise, count_scale
from core.progress import check_cancelled, report
from core.selection.quantiles import QuantileTerms, quantile_edges
from core.words import N_

Box = tuple[int, int, int, int]
"""x0, x1, y0, y1 in cells of the grid."""


def measure_kd_tree(
    plan: KdTreePlan, table: PrivateRecords, charge: Callable[[], Receipt], bits: RandomBits
) -> NoisyTree:
    """Return the boxes found and their noisy counts.

    It may be cancelled before each node; a charge made stays.

    Args:
        plan: what to cut and to count, and with how much noise.
        table: the records, at most as many per person as the plan's terms allow; its first two attributes are those of
            the plan's grid (`PlaceGrid.attributes`).
        charge: writes the cost to the ledger; when it returns, the cost is on disk. It is called before anything else,
            and its receipt is used up.
        bits: the source of the noise.

    Privacy:
        Costs `plan.spent`, at most the noise budget of the plan. The boxes are public afterwards.

    Raises:
        ValueError: if the receipt has paid for another measurement, or for another cost.
    """
    # Before anything is counted: an interrupted measurement may have cost too much, but never too little.
    charge().use(table, plan.terms.cost)
    cells, outside = counted(plan.grid, table)
    return _Growth(plan, bits, cells).tree(outside)


class _Growth:
    """Cuts and counts boxes level by level.

    A node is open while it may be cut; the others of a level are leaves of the level above that are counted once more.
    """

    def __init__(self, plan: KdTreePlan, bits: RandomBits, cells: Counts) -> None:
        """Begin with the exact counts of all cells of the grid."""
        self._plan, self._bits = plan, bits
        self._law = mechanism_for(plan.terms.norm)
        self._sums = _running_sums(cells)
        self._noisy = self._noisy_cells(cells)

    def tree(self, outside: int) -> NoisyTree:
        """Return the tree, and the noisy count of the rows outside."""
        side = self._plan.grid.n_cells
        boxes, parents, is_open = np.array([(0, side, 0, side)]), np.zeros(1, dtype=np.intp), np.ones(1, dtype=np.bool_)
        levels: list[tuple[Integers, Places, Counts, Reals]] = []
        starts = [0]
        # Breadth first: children stand in the order of their parents, as `PlaceTree` wants them.
        while len(boxes):
            report(len(levels), self._plan.height + 1, N_("Progress", "Counting and adding noise"))
            counts, noise = self._counted(boxes, is_open, len(levels))
            levels.append((boxes, parents, counts, noise))
            boxes, parents, is_open = self._cut_level(boxes, counts, is_open, len(levels) - 1)
            parents = parents + starts[-1]
            starts.append(starts[-1] + len(counts))
        every = [np.concatenate(parts) for parts in zip(*levels, strict=True)]
        return self._published(PlaceTree(every[0], every[1], tuple(starts)), every[2], every[3], outside)

    def _published(self, tree: PlaceTree, counts: Counts, noise: Reals, outside: int) -> NoisyTree:
        scale = count_scale(self._plan.terms, self._plan.spent)
        found = outside + int(self._law.draw(scale, 1, self._bits)[0])
        return NoisyTree(tree, counts, noise, found, self._law.variance(scale))

    def _counted(self, boxes: Integers, is_open: Flags, level: int) -> tuple[Counts, Reals]:
        """Return noisy counts and their variances."""
        x0, x1, y0, y1 = boxes.T
        counts = self._sums[x1, y1] - self._sums[x0, y1] - self._sums[x1, y0] + self._sums[x0, y0]
        noise = np.empty(len(boxes))
        for part, share in ((is_open, self._open_share(level)), (~is_open, self._plan.left_below(level - 1))):
            if part.any():
                scale = count_scale(self._plan.terms, share)
                # int64 wraps around on overflow: post-processing of the whole sum (`discrete_laplace.py`).
                counts[part] += self._law.draw(scale, int(part.sum()), self._bits)
                noise[part] = count_noise(self._law, scale)
        return counts, noise

    def _open_share(self, level: int) -> Fraction:
        return self._plan.count_shares[level] if level <= self._plan.height else Fraction(0)

    def _cut_level(self, boxes: Integers, counts: Counts, is_open: Flags, level: int) -> tuple[Integers, Places, Flags]:
        """Return the boxes of the next level, their parents within this one, and which of them are open."""
        found: list[Box] = []
        parents: list[int] = []
        cut: list[bool] = []
        open_nodes = np.flatnonzero(is_open) if level < self._plan.height else np.zeros(0, dtype=np.intp)
        for node in open_nodes.tolist():
            check_cancelled()
            box: Box = tuple(boxes[node].tolist())
            # The noisy count decides, never the exact one: who sees the tree sees which nodes were cut.
            parts = self._parts(box, level) if counts[node] >= self._plan.least else [box]
            found += parts
            parents += [node] * len(parts)
            cut += [len(parts) > 1] * len(parts)
        children = np.array(found, dtype=np.int64).reshape(-1, 4)
        return children, np.array(parents, dtype=np.intp), np.array(cut, dtype=np.bool_)

    def _parts(self, box: Box, level: int) -> list[Box]:
        return [part for half in self._halves(box, 0, level) for part in self._halves(half, 1, level)]

    def _halves(self, box: Box, axis: int, level: int) -> list[Box]:
        """Return the two parts of a box along one axis; the box alone if it is one cell wide."""
        low, high = box[2 * axis : 2 * axis + 2]
        if high - low < 2:
            return [box]
        at = low + self._cut(box, axis, level)
        x0, x1, y0, y1 = box
        return [(x0, at, y0, y1), (at, x1, y0, y1)] if axis == 0 else [(x0, x1, y0, at), (x0, x1, at, y1)]

    def _cut(self, box: Box, axis: int, level: int) -> int:
        """Return where a box is cut, in cells from its low end: 1 to its width - 1."""
        width = box[2 * axis + 1] - box[2 * axis]
        if self._plan.cut_shares[level]:
            terms = self._plan.terms
            median = QuantileTerms(self._plan.median_epsilon(level), terms.neighbours, terms.at_most)
            return quantile_edges(_along(self._sums, box, axis), 2, median, self._bits)[0]
        step = 1 << (self._plan.grid.height - self._plan.cell_height)
        if self._noisy is not None and width >= 2 * step:
            # Public already, so the cut is free: the edge of a cell that comes nearest to halving the noisy counts.
            coarse = _along(self._noisy, _coarsened(box, step), axis)
            below = np.cumsum(coarse)[:-1]
            return step * (1 + int(np.abs(2 * below - coarse.sum()).argmin()))
        return width // 2

    def _noisy_cells(self, cells: Counts) -> Counts | None:
        """Return running sums of the noisy cells of the coarse grid, negative ones as 0; None without a share."""
        if not self._plan.cell_share:
            return None
        side, step = 1 << self._plan.cell_height, 1 << (self._plan.grid.height - self._plan.cell_height)
        # Negative noise would let running sums fall, and the edge nearest to half could be any.
        coarse = cells.reshape(side, step, side, step).sum(axis=(1, 3))
        noise = self._law.draw(count_scale(self._plan.terms, self._plan.cell_share), coarse.size, self._bits)
        return _running_sums(np.maximum(coarse + noise.reshape(coarse.shape), 0))


def _running_sums(cells: Counts) -> Counts:
    """Return the counts of all boxes from (0, 0) on, shape (n + 1, n + 1): any box is the sum of four of them."""
    sums = np.zeros((len(cells) + 1, len(cells) + 1), dtype=np.int64)
    np.cumsum(np.cumsum(cells, axis=0), axis=1, out=sums[1:, 1:])
    return sums


def _along(sums: Counts, box: Box, axis: int) -> Counts:
    """Return the counts of the slices of a box, one cell wide each, along an axis."""
    x0, x1, y0, y1 = box
    if axis == 0:
        return np.diff(sums[x0 : x1 + 1, y1] - sums[x0 : x1 + 1, y0])
    return np.diff(sums[x1, y0 : y1 + 1] - sums[x0, y0 : y1 + 1])


def _coarsened(box: Box, step: int) -> Box:
    """Return the coarse cells that a box lies in; along an axis that is halved already, the whole of its cell."""
    x0, x1, y0, y1 = box
    return x0 // step, -(-x1 // step), y0 // step, -(-y1 // step)
