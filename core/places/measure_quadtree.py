"""Measure a quadtree: charge first, then count, then add noise; exact counts leave in no other way.

Theorem. The draw costs at most the shares of its levels together.
Proof. The boxes of one level and the outside, for each combination of other labels, are disjoint and hold every row:
they are the cells of a marginal. If each
level counted the outside, too, it would cost at most its share (`NoisePlan`). It is counted once instead, at the scale
of all shares together. What a given change of a count costs is in proportion to the share its scale is made for, so
that one count costs what those of all levels would. ∎
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from core.arrays import Counts
from core.data.private_records import PrivateRecords
from core.domain.marginal import Marginal
from core.measuring.receipt import Receipt
from core.mechanisms.catalogue import mechanism_for
from core.mechanisms.randomness import RandomBits
from core.places.noisy_tree import NoisyTree
from core.places.place_box import PlaceGrid
from core.places.place_tree import quadtree_counts
from core.places.quadtree_plan import QuadtreePlan
from core.progress import check_cancelled, report
from core.words import N_

PLACE = Marginal((0, 1))
"""The axes of the records along x and y."""


def measure_quadtree(
    plan: QuadtreePlan, table: PrivateRecords, charge: Callable[[], Receipt], bits: RandomBits
) -> NoisyTree:
    """Return the noisy counts of all boxes; see `measure_quadtrees`, of which this is the one over all labels."""
    return measure_quadtrees(plan, table, charge, bits)[0]


def measure_quadtrees(
    plan: QuadtreePlan,
    table: PrivateRecords,
    charge: Callable[[], Receipt],
    bits: RandomBits,
    others: tuple[int, ...] = (),
) -> tuple[NoisyTree, ...]:
    """Return the noisy counts of all boxes for each combination of labels of other attributes.

    It may be cancelled before each level; a charge made stays.

    Args:
        plan: what to count, and with how much noise.
        table: the records, at most as many per person as the plan's terms allow; its first two attributes are those of
            the plan's grid (`PlaceGrid.attributes`).
        charge: writes the cost to the ledger; when it returns, the cost is on disk. It is called before anything else,
            and its receipt is used up.
        bits: the source of the noise.
        others: axes of the other attributes, ascending, each above 1; their labels vary in the order of a table's
            cells, the last attribute fastest. Each combination has n_nodes counts in memory.

    Privacy:
        The levels cost their shares together, at most the noise budget of the plan, however many labels there are: a
        row lies in the boxes of one combination.

    Raises:
        ValueError: if the receipt has paid for another measurement, or for another cost.
    """
    # Before anything is counted: an interrupted measurement may have cost too much, but never too little.
    charge().use(table, plan.terms.cost)
    counts = table.count(Marginal((*PLACE, *others)))
    by_label = counts.reshape(*counts.shape[:2], -1).transpose(2, 0, 1)
    return tuple(_noisy(plan, *_split(plan.grid, each), bits) for each in by_label)


def _noisy(plan: QuadtreePlan, cells: Counts, outside: int, bits: RandomBits) -> NoisyTree:
    law, exact = mechanism_for(plan.terms.norm), quadtree_counts(cells)
    counts = np.zeros_like(exact)
    for level, (nodes, scale) in enumerate(zip(plan.tree.levels, plan.scales, strict=True)):
        check_cancelled()
        report(level, len(plan.scales), N_("Progress", "Counting and adding noise"))
        if scale is not None:
            # int64 wraps around on overflow: post-processing of the whole sum (`discrete_laplace.py`).
            counts[nodes] = exact[nodes] + law.draw(scale, nodes.stop - nodes.start, bits)
    # Every node of a level has its level's noise, also in kept draws: the plan alone says how much.
    noise = np.repeat(plan.level_noise, np.diff(plan.tree.starts))
    return NoisyTree(
        tree=plan.tree,
        counts=counts,
        noise=noise,
        outside=outside + int(law.draw(plan.outside_scale, 1, bits)[0]),
        outside_noise=law.variance(plan.outside_scale),
    )


def counted(grid: PlaceGrid, table: PrivateRecords) -> tuple[Counts, int]:
    """Return the exact counts of all cells, shape (n_cells, n_cells), and of all rows outside.

    Privacy:
        Exact: only after a charge, and nothing of it may leave without noise.
    """
    return _split(grid, table.count(PLACE))


def _split(grid: PlaceGrid, counts: Counts) -> tuple[Counts, int]:
    cells = counts[: grid.n_cells, : grid.n_cells]
    return np.ascontiguousarray(cells), int(counts.sum() - cells.sum())
