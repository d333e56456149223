"""Whole counts: they add up exactly, none is negative, and each sharing is the nearest one."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.optimize import minimize

from core.places.place_tree import quadtree
from core.places.tree_estimate import TreeEstimate, least_squares, pruned
from core.places.tree_variances import tree_variances
from core.places.whole_counts import whole_counts
from tests.core.places.some_trees import trees
from tests.core.places.test_tree_estimate import made_up


@given(trees, st.integers(0, 10**6), st.floats(-100, 300))
def test_whole_counts_add_up_and_are_not_negative(tree, seed, threshold):
    estimate = pruned(least_squares(tree, *made_up(tree, seed)), threshold)
    whole, left = whole_counts(estimate), estimate.tree
    assert whole.dtype == np.int64
    assert (whole >= 0).all()
    assert whole[0] == max(0, round(estimate.counts[0]))
    sums = np.bincount(left.parents[1:], whole[1:], left.n_nodes)
    assert (sums[~left.leaves] == whole[~left.leaves]).all()


@given(st.lists(st.floats(-20, 50), min_size=4, max_size=4), st.lists(st.floats(0.1, 100), min_size=4, max_size=4))
def test_children_get_the_nearest_shares(counts, noise):
    """A general solver finds nothing that is nearer by more than rounding to whole numbers explains."""
    total = max(0, round(sum(counts)))
    variances = tree_variances(quadtree(1), np.array([1.0, *noise]))
    whole = whole_counts(TreeEstimate(np.array([total, *counts], dtype=float), variances))

    def distance(shares):
        return ((shares - counts) ** 2 / noise).sum()

    start, sums = np.full(4, total / 4), {"type": "eq", "fun": lambda shares: shares.sum() - total}
    best = minimize(distance, start, bounds=[(0, None)] * 4, constraints=sums, method="SLSQP", options={"ftol": 1e-12})
    assert np.abs(whole[1:] - best.x).max() < 1 + 1e-3


def test_rests_go_to_the_largest():
    variances = tree_variances(quadtree(1), np.ones(5))
    whole = whole_counts(TreeEstimate(np.array([10.0, 2.6, 2.7, 1.2, 3.5]), variances))
    assert whole.tolist() == [10, 3, 3, 1, 3]


def test_only_children_below_nothing_get_nothing():
    """Without the first, the others are 0.2 too many each: 0.7, 1.8 and 2.5."""
    variances = tree_variances(quadtree(1), np.ones(5))
    whole = whole_counts(TreeEstimate(np.array([5.0, -0.6, 0.9, 2.0, 2.7]), variances))
    assert whole.tolist() == [5, 0, 1, 2, 2]


def test_a_negative_total_leaves_nothing():
    variances = tree_variances(quadtree(1), np.ones(5))
    assert whole_counts(TreeEstimate(np.array([-3.0, 1, 2, -4, -2]), variances)).tolist() == [0] * 5


def test_large_counts_add_up():
    counts = np.array([4 * 10**9 + 1, *[10**9 + 0.25] * 4])
    whole = whole_counts(TreeEstimate(counts, tree_variances(quadtree(1), np.ones(5))))
    assert whole[1:].sum() == whole[0] == 4 * 10**9 + 1
    assert whole[1:] == pytest.approx(counts[1:], abs=1)
