"""Least squares over trees equals dense matrices, whatever the tree and the budgets."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.places.place_tree import quadtree
from core.places.tree_estimate import least_squares, pruned
from core.places.tree_variances import tree_variances
from tests.core.places.dense_tree import dense_estimate, membership
from tests.core.places.some_trees import trees


def made_up(tree, seed, uncounted=0.3):
    """Return noisy counts and uneven variances; inner nodes are left out now and then."""
    chance = np.random.default_rng(seed)
    noise = 10.0 ** chance.uniform(-2, 3, tree.n_nodes)
    noise[~tree.leaves & (chance.random(tree.n_nodes) < uncounted)] = math.inf
    return chance.integers(-50, 200, tree.n_nodes).astype(float), noise


@given(trees, st.integers(0, 10**6))
def test_counts_and_variances_are_those_of_dense_matrices(tree, seed):
    counts, noise = made_up(tree, seed)
    expected, covariance = dense_estimate(membership(tree.boxes), counts, noise)
    found = least_squares(tree, counts, noise)
    np.testing.assert_allclose(found.counts, expected, rtol=1e-9, atol=1e-6)
    np.testing.assert_allclose(found.variances.of_nodes, np.diag(covariance), rtol=1e-7)
    np.testing.assert_array_equal(least_squares(tree, counts.astype(np.int64), noise).counts, found.counts)


@given(trees, st.integers(0, 10**6))
def test_children_add_up(tree, seed):
    found = least_squares(tree, *made_up(tree, seed))
    sums = np.bincount(tree.parents[1:], found.counts[1:], tree.n_nodes)
    np.testing.assert_allclose(sums[~tree.leaves], found.counts[~tree.leaves], atol=1e-6)


@given(trees, st.integers(0, 10**6), st.lists(st.floats(-2, 2), min_size=1))
def test_the_variance_of_any_sum_of_leaves(tree, seed, weights):
    _, noise = made_up(tree, seed)
    _, covariance = dense_estimate(membership(tree.boxes), np.zeros(tree.n_nodes), noise)
    leaves = np.flatnonzero(tree.leaves)
    weight = np.resize(weights, len(leaves))
    expected = weight @ covariance[np.ix_(leaves, leaves)] @ weight
    found = tree_variances(tree, noise).of_sum(leaves, weight)
    assert found == pytest.approx(expected, rel=1e-6, abs=1e-6 * covariance.max())


def test_a_leaf_that_is_not_counted_is_refused():
    noise = np.ones(5)
    noise[3] = math.inf
    with pytest.raises(ValueError, match="every leaf"):
        least_squares(quadtree(1), np.zeros(5), noise)
    with pytest.raises(ValueError, match="with noise"):
        least_squares(quadtree(1), np.zeros(5), np.array([0.0, 1, 1, 1, 1]))


@given(trees, st.integers(0, 10**6), st.floats(-100, 400))
def test_pruning_keeps_the_counts_that_stay_and_their_variances(tree, seed, threshold):
    full = least_squares(tree, *made_up(tree, seed))
    left = pruned(full, threshold)
    known = {tuple(box): place for place, box in enumerate(tree.boxes.tolist())}
    assert left.tree.n_nodes <= tree.n_nodes
    assert (left.counts[~left.tree.leaves] >= threshold).all()
    assert left.tree.n_nodes == 1 or len(left.counts) == left.tree.starts[-1]
    cells = membership(left.tree.boxes)
    below = np.bincount(left.tree.parents[1:], cells[1:].sum(axis=1), left.tree.n_nodes)
    assert (below[~left.tree.leaves] == cells.sum(axis=1)[~left.tree.leaves]).all()
    assert {tuple(box) for box in left.tree.boxes.tolist()} <= set(known)


def test_what_is_cut_off_by_pruning():
    full = least_squares(quadtree(2), np.array([40.0, 30, 4, 3, 3, *[8] * 4, *[1] * 12]), np.ones(21))
    left = pruned(full, 10)
    assert left.tree.n_nodes == 9
    assert left.tree.starts == (0, 1, 5, 9)
    assert pruned(full, full.counts[1]).tree.starts == (0, 1, 5, 9)
    np.testing.assert_array_equal(left.counts, full.counts[:9])
    np.testing.assert_array_equal(left.variances.of_nodes, full.variances.of_nodes[:9])
    leaves = np.flatnonzero(left.tree.leaves)
    root = left.variances.of_sum(leaves, np.ones(len(leaves)))
    assert root == pytest.approx(full.variances.of_nodes[0])
