"""Rectangles: counts and noise as dense matrices give them, canonical nodes, cut leaves by area."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.places.place_tree import PlaceTree, quadtree
from core.places.rectangle_counts import cover, rectangle_count
from core.places.tree_estimate import least_squares
from tests.core.places.dense_tree import dense_estimate, membership, rectangle_weights
from tests.core.places.some_trees import trees
from tests.core.places.test_tree_estimate import made_up

quarters = st.integers(0, 32).map(lambda n: n / 4)
sides = st.tuples(quarters, quarters).map(sorted)
rectangles = st.tuples(sides, sides).map(lambda both: np.array([*both[0], *both[1]]))


@given(trees, st.integers(0, 10**6), rectangles)
def test_a_rectangle_as_dense_matrices_count_it(tree, seed, rectangle):
    counts, noise = made_up(tree, seed)
    rows = membership(tree.boxes)
    values, covariance = dense_estimate(rows, counts, noise)
    leaves = np.flatnonzero(tree.leaves)
    parts = (rows[leaves] @ rectangle_weights(rectangle, 8)) / rows[leaves].sum(axis=1)
    found = rectangle_count(least_squares(tree, counts, noise), rectangle)
    assert found.count == pytest.approx(parts @ values[leaves], rel=1e-8, abs=1e-5)
    variance = parts @ covariance[np.ix_(leaves, leaves)] @ parts
    assert found.noise**2 == pytest.approx(variance, rel=1e-5, abs=1e-6 * covariance.max())
    cut = (parts > 0) & (parts < 1)
    assert found.n_cut == cut.sum()
    assert found.spread == pytest.approx(
        np.maximum(parts, 1 - parts)[cut] @ np.maximum(values[leaves][cut], 0), rel=1e-6, abs=1e-4
    )


def test_as_few_nodes_as_possible_cover_a_rectangle():
    whole = cover(quadtree(3), np.array([0.0, 8, 0, 8]))
    assert whole.nodes.tolist() == [0]
    quarter = cover(quadtree(3), np.array([0.0, 4, 4, 8]))
    assert quarter.nodes.tolist() == [2]
    strip = cover(quadtree(3), np.array([0.0, 8, 0, 3.5]))
    assert sorted(strip.parts.tolist()) == [0.5] * 8 + [1.0] * 12


def test_only_boxes_that_an_edge_crosses_are_opened(monkeypatch):
    opened, children_of = [], PlaceTree.children_of
    monkeypatch.setattr(
        PlaceTree, "children_of", lambda tree, nodes: opened.extend(nodes.tolist()) or children_of(tree, nodes)
    )
    assert cover(quadtree(3), np.array([0.0, 4, 0, 8])).nodes.tolist() == [1, 2]
    assert opened == [0]


def test_nothing_lies_in_a_rectangle_without_area():
    estimate = least_squares(quadtree(2), *made_up(quadtree(2), 1))
    nothing = rectangle_count(estimate, np.array([2.0, 2.0, 0.0, 4.0]))
    assert (nothing.count, nothing.noise, nothing.n_cut, nothing.spread) == (0, 0, 0, 0)


def test_what_covers_a_rectangle_looks_at_no_other_nodes(monkeypatch):
    """Of 22 million boxes, the flags of all leaves took half a second for a rectangle under the mouse."""
    tree, rectangle = quadtree(5), np.array([0.5, 30, 1, 17.25])
    before = cover(tree, rectangle)

    def refuse(_):
        raise AssertionError("all leaves are looked at")

    monkeypatch.setattr(type(tree), "leaves", property(refuse))
    after = cover(tree, rectangle)
    assert (after.nodes.tolist(), after.parts.tolist()) == (before.nodes.tolist(), before.parts.tolist())
