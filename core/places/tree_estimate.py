"""Counts of all nodes by least squares from noisy ones, in one pass up the tree and one down."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.arrays import Flags, Reals
from core.places.place_tree import PlaceTree
from core.places.tree_variances import TreeVariances, tree_variances


@dataclass(frozen=True, eq=False)
class TreeEstimate:
    """Estimated counts of all nodes; the children of a node add up to it.

    Attributes:
        counts: shape (n_nodes,): unbiased, of any sign.
        variances: of these counts, for the noise alone.
    """

    counts: Reals
    variances: TreeVariances

    @property
    def tree(self) -> PlaceTree:
        """The boxes."""
        return self.variances.tree

    def kept(self, keep: Flags) -> TreeEstimate:
        """Return the estimate of the nodes kept: the root, and all children of a node or none."""
        return TreeEstimate(self.counts[keep], self.variances.kept(keep))


def least_squares(tree: PlaceTree, counts: Reals, noise: Reals) -> TreeEstimate:
    """Return the estimates of least variance among those that are linear and unbiased.

    Up: z_v = (y_v / n_v + Σ z_c / S_v) V_v. Down: x_c = z_c + (V_c / S_v) (x_v - Σ z_c). (`tree_variances.py`)

    Args:
        tree: of n_nodes.
        counts: noisy counts y, shape (n_nodes,); of nodes that are not counted, any finite number.
        noise: their variances n, shape (n_nodes,), > 0; inf: not counted.

    Raises:
        ValueError: if a leaf is not counted.
    """
    variances = tree_variances(tree, noise)
    from_below, sums = variances.from_below, variances.of_children
    best = np.asarray(counts, dtype=np.float64).copy()
    totals = np.zeros(tree.n_nodes)
    for level in range(tree.height - 1, -1, -1):
        here = tree.levels[level]
        totals[here] = tree.summed(level, best[tree.levels[level + 1]])
        # Leaves between inner nodes keep their own count; they have no children to learn from.
        inner = np.arange(here.start, here.stop)[tree.n_children[here] > 0]
        best[inner] = (best[inner] / noise[inner] + totals[inner] / sums[inner]) * from_below[inner]
    for below in tree.levels[1:]:
        parents = tree.parents[below]
        best[below] += from_below[below] / sums[parents] * (best[parents] - totals[parents])
    return TreeEstimate(best, variances)


def pruned(estimate: TreeEstimate, threshold: float) -> TreeEstimate:
    """Return the estimate without what lies below nodes of fewer than `threshold` rows by estimate.

    Post-processing of noisy counts: free of privacy cost. The variances are those of the nodes that stay, whichever
    stay.
    """
    tree = estimate.tree
    keep = np.ones(tree.n_nodes, dtype=np.bool_)
    for below in tree.levels[1:]:
        parents = tree.parents[below]
        keep[below] = keep[parents] & (estimate.counts[parents] >= threshold)
    return estimate.kept(keep)
