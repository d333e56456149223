"""Whole counts without negatives that add up in the whole tree: made from estimates, from the root down.

The root is rounded. Then each node is shared among its children: first the y >= 0 with Σ y_c = y_v that minimise
Σ (y_c - x_c)² / V_c, then whole numbers, rounded down but for the largest rests.

Post-processing of noisy counts: free of privacy cost. Counts of empty boxes, half of which noise makes negative, come
out too high on average; what is unbiased is the estimate.
"""

from __future__ import annotations

import numpy as np

from core.arrays import Counts, Places, Reals
from core.places.tree_estimate import TreeEstimate

ROUNDING = 1e-9
"""Below the next whole number by no more than this, a share is that number: sums of floats are off by far less."""


def whole_counts(estimate: TreeEstimate) -> Counts:
    """Return whole counts of all nodes, shape (n_nodes,): the children of a node add up to it exactly."""
    tree, variances = estimate.tree, estimate.variances.from_below
    whole = np.zeros(tree.n_nodes, dtype=np.int64)
    whole[0] = max(0, round(float(estimate.counts[0])))
    for above, below in zip(tree.levels, tree.levels[1:], strict=False):
        parents = tree.parents[below] - above.start
        shared = _shared(whole[above], parents, estimate.counts[below], variances[below])
        whole[below] = _rounded(whole[above], parents, shared)
    return whole


def _shared(totals: Counts, parents: Places, counts: Reals, variances: Reals) -> Reals:
    """Return the nearest shares >= 0 of the totals, weighted by precision.

    Children that would get less than nothing get nothing, and the others share; none of them comes back in the optimum.
    """
    kept = np.ones(len(counts), dtype=np.bool_)
    while True:
        room = totals - np.bincount(parents, np.where(kept, counts, 0), len(totals))
        weight = np.bincount(parents, np.where(kept, variances, 0), len(totals))
        # A leaf has no children to share among, and never all children are below nothing: they add up to a total >= 0.
        step = np.divide(room, weight, out=np.zeros(len(totals)), where=weight > 0)
        found = np.where(kept, counts + step[parents] * variances, 0.0)
        if not (found < 0).any():
            return np.asarray(found)
        kept &= found >= 0


def _rounded(totals: Counts, parents: Places, shares: Reals) -> Counts:
    whole = np.floor(shares + ROUNDING).astype(np.int64)
    missing = totals - np.bincount(parents, whole, len(totals)).astype(np.int64)
    # Ties go to the first child: a rule of the box, not of its rows.
    order = np.lexsort((whole - shares, parents))
    first = np.searchsorted(parents, np.arange(len(totals)))
    rank = np.empty(len(shares), dtype=np.int64)
    rank[order] = np.arange(len(shares)) - first[parents[order]]
    return np.asarray(whole + (rank < missing[parents]))
