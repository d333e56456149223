"""How wrong least squares over a tree of counts is: exact variances of every node and of any weighted sum of nodes.

Every node v is counted with independent noise of variance n_v; infinity: it is not counted. Two passes:

    up      1 / V_v = 1 / n_v + 1 / S_v,  S_v = Σ V_c over the children c; V_v is the variance of the best estimate of v
            from the counts of v and of all below it
    down    W_c = V_c - (V_c / S_v)² (S_v - W_v); W_v is the variance of the best estimate of v from all counts

The passes are those of a Kalman filter and smoother along a tree, and equal generalised least squares: given the true
count of v, the counts of two children's subtrees are independent but for their sum.

Σ w_v v has the variance a_root² W_root + Σ_v (Σ_c V_c a_c² - (Σ_c V_c a_c)² / S_v), where a_v = w_v + Σ_c (V_c / S_v)
a_c is what the sum grows by if v does: what the children vary by, given the count of their parent, adds up.

References:
    Cormode, Procopiuc, Shen, Srivastava, Yu, Differentially private spatial decompositions (ICDE 2012), Section V.
    Hay, Rastogi, Miklau, Suciu, Boosting the accuracy of differentially private histograms (VLDB 2010).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from core.arrays import Flags, Places, Reals
from core.places.place_tree import PlaceTree


@dataclass(frozen=True, eq=False)
class TreeVariances:
    """Variances under least squares, which the counts do not change.

    Attributes:
        tree: of n_nodes.
        from_below: V, shape (n_nodes,).
        of_nodes: W, shape (n_nodes,).
    """

    tree: PlaceTree
    from_below: Reals
    of_nodes: Reals

    @cached_property
    def of_children(self) -> Reals:
        """S, shape (n_nodes,): the sum of V over the children; 0 for leaves."""
        return _children_sums(self.tree, self.from_below)

    def of_sum(self, nodes: Places, weights: Reals) -> float:
        """Return the variance of Σ weights × nodes.

        Args:
            nodes: numbers of nodes, ascending, none of which lies within another.
            weights: of shape (len(nodes),).
        """
        variance = 0.0
        for level in range(self.tree.height, 0, -1):
            here = nodes >= self.tree.starts[level]
            parents, place = np.unique(self.tree.parents[nodes[here]], return_inverse=True)
            own, weight = self.from_below[nodes[here]], weights[here]
            sums, below = np.bincount(place, own * weight, len(parents)), self.of_children[parents]
            # What the children vary by, given their parent; the parent's own part goes up.
            variance += float((own * weight**2).sum() - (sums**2 / below).sum())
            nodes, weights = np.concatenate((nodes[~here], parents)), np.concatenate((weights[~here], sums / below))
        return variance + float((weights**2 * self.of_nodes[nodes]).sum())

    def kept(self, keep: Flags) -> TreeVariances:
        """Return the variances of the nodes kept: the root, and all children of a node or none."""
        return TreeVariances(self.tree.kept(keep), self.from_below[keep], self.of_nodes[keep])


def tree_variances(tree: PlaceTree, noise: Reals) -> TreeVariances:
    """Return the variances under least squares.

    Args:
        tree: of n_nodes.
        noise: shape (n_nodes,): variance of the noise of each node's count, > 0; inf: it is not counted.

    Raises:
        ValueError: if a leaf is not counted.
    """
    if not np.isfinite(noise[tree.leaves]).all() or not (noise > 0).all():
        raise ValueError("every leaf must be counted, and with noise")
    from_below = noise.copy()
    for level in range(tree.height - 1, -1, -1):
        here, sums = tree.levels[level], tree.summed(level, from_below[tree.levels[level + 1]])
        # A leaf has no children, whose sum would tell nothing.
        own = 1 / noise[here]
        from_below[here] = 1 / (own + np.divide(1, sums, out=np.zeros_like(sums), where=sums > 0))
    # The root knows all counts already; each level below learns from the one above.
    of_nodes = from_below.copy()
    all_sums = _children_sums(tree, from_below)
    for below in tree.levels[1:]:
        parents = tree.parents[below]
        gain = from_below[below] / all_sums[parents]
        of_nodes[below] -= gain**2 * (all_sums[parents] - of_nodes[parents])
    return TreeVariances(tree, from_below, of_nodes)


def _children_sums(tree: PlaceTree, values: Reals) -> Reals:
    return np.asarray(np.bincount(tree.parents[1:], values[1:], tree.n_nodes), dtype=np.float64)
