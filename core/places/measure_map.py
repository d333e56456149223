"""Measure a map by whichever tree its plan has; charge first."""

from __future__ import annotations

from collections.abc import Callable

from core.data.private_records import PrivateRecords
from core.measuring.receipt import Receipt
from core.mechanisms.randomness import RandomBits
from core.places.kd_tree_plan import KdTreePlan
from core.places.measure_kd_tree import measure_kd_tree
from core.places.measure_quadtree import measure_quadtrees
from core.places.noisy_tree import NoisyTree
from core.places.quadtree_plan import QuadtreePlan


def measure_map(
    plan: QuadtreePlan | KdTreePlan,
    table: PrivateRecords,
    charge: Callable[[], Receipt],
    bits: RandomBits,
    others: tuple[int, ...] = (),
) -> tuple[NoisyTree, ...]:
    """Return the noisy counts of the boxes, one tree for each combination of labels of the axes `others`.

    See `measure_quadtrees` and `measure_kd_tree`.

    Raises:
        ValueError: if a tree that is cut where the rows are is asked for by labels.
    """
    if isinstance(plan, QuadtreePlan):
        return measure_quadtrees(plan, table, charge, bits, others)
    if others:
        raise ValueError("only quadtrees are counted by labels")
    return (measure_kd_tree(plan, table, charge, bits),)
