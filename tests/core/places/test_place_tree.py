"""Trees of boxes: children cover their parents, and a quadtree counts what its boxes hold."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.places.place_tree import quadtree, quadtree_counts
from tests.core.places.dense_tree import membership
from tests.core.places.some_trees import trees


@given(trees)
def test_children_are_disjoint_and_cover_their_parent(tree):
    cells = membership(tree.boxes)
    for node in range(tree.n_nodes):
        children = tree.children_of(np.array([node]))
        assert (tree.parents[children] == node).all()
        assert len(children) == tree.n_children[node]
        if len(children):
            assert (cells[children].sum(axis=0) == cells[node]).all()


@given(trees, st.data())
def test_children_of_several_nodes(tree, data):
    nodes = np.array(sorted(data.draw(st.sets(st.integers(0, tree.n_nodes - 1)))), dtype=np.intp)
    one_by_one = [child for node in nodes for child in tree.children_of(np.array([node]))]
    assert tree.children_of(nodes).tolist() == one_by_one


@pytest.mark.parametrize("height", [0, 1, 2, 3])
def test_a_quadtree_counts_what_its_boxes_hold(height):
    side = 2**height
    cells = np.random.default_rng(height).integers(0, 100, (side, side))
    tree = quadtree(height)
    assert tree.height == height
    assert tree.n_nodes == sum(4**level for level in range(height + 1))
    np.testing.assert_array_equal(quadtree_counts(cells), membership(tree.boxes, side) @ cells.ravel())


def test_parents_and_levels_of_a_quadtree():
    tree = quadtree(2)
    assert (tree.starts, tree.boxes.dtype) == ((0, 1, 5, 21), np.int32)
    assert tree.parents.tolist() == [0, 0, 0, 0, 0, *[1] * 4, *[2] * 4, *[3] * 4, *[4] * 4]
    assert tree.boxes[:6].tolist() == [
        [0, 4, 0, 4],
        [0, 2, 0, 2],
        [0, 2, 2, 4],
        [2, 4, 0, 2],
        [2, 4, 2, 4],
        [0, 1, 0, 1],
    ]
