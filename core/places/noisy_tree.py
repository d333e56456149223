"""Noisy counts of the nodes of a tree as they were drawn, and of what lies outside; public."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from core.arrays import Counts, Reals
from core.places.place_tree import PlaceTree
from core.places.tree_estimate import TreeEstimate, least_squares


@dataclass(frozen=True, slots=True, eq=False)
class NoisyTree:
    """One draw.

    Attributes:
        tree: of n_nodes.
        counts: shape (n_nodes,); 0 where a node is not counted.
        noise: variances of the counts, shape (n_nodes,); inf: not counted.
        outside: noisy count of the rows outside the box, or without a coordinate.
        outside_noise: its variance.
    """

    tree: PlaceTree
    counts: Counts
    noise: Reals
    outside: int
    outside_noise: float

    def __post_init__(self) -> None:
        self.counts.setflags(write=False)

    def estimate(self) -> TreeEstimate:
        """Return the counts of all nodes by least squares."""
        return least_squares(self.tree, np.asarray(self.counts, dtype=np.float64), self.noise)


def added(trees: Sequence[NoisyTree]) -> NoisyTree:
    """Return the sum of draws of one tree, at least one of them: post-processing, free of privacy cost.

    Counts and variances add up. The ratios of variances within the tree stay, so least squares of the sum is the sum of
    least squares.
    """
    first, *others = trees
    return (
        first
        if not others
        else NoisyTree(
            tree=first.tree,
            counts=np.sum([each.counts for each in trees], axis=0, dtype=np.int64),
            noise=np.sum([each.noise for each in trees], axis=0),
            outside=sum(each.outside for each in trees),
            outside_noise=sum(each.outside_noise for each in trees),
        )
    )
