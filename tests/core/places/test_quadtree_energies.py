"""Errors of rectangles by level: the closed forms equal the noise of the nodes that are added up."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.places.place_tree import quadtree
from core.places.quadtree_energies import mean_energies, quadtree_energies
from core.places.rectangle_counts import cover
from core.places.tree_variances import tree_variances
from tests.core.places.dense_tree import rectangle_weights
from tests.core.places.test_rectangle_counts import rectangles

noises = st.lists(st.one_of(st.floats(0.01, 1000), st.just(math.inf)), min_size=3, max_size=3)


@given(rectangles, noises, st.floats(0.01, 1000))
def test_energies_give_the_variances_of_the_tree(rectangle, noise, of_leaves):
    levels = np.array([*noise, of_leaves])
    tree, energies = quadtree(3), quadtree_energies(rectangle, 3)
    every = np.repeat(levels, np.diff(tree.starts))
    covered = cover(tree, rectangle)
    fitted = tree_variances(tree, every).of_sum(covered.nodes, covered.parts)
    assert energies.least_squares_variance(levels) == pytest.approx(fitted, rel=1e-9, abs=1e-9)
    direct = covered.parts**2 @ every[covered.nodes]
    assert energies.direct_variance(levels) == pytest.approx(direct, rel=1e-9, abs=1e-9)
    assert energies.squared_parts == pytest.approx((rectangle_weights(rectangle, 8) ** 2).sum(), rel=1e-9, abs=1e-9)


def test_mean_energies():
    both = np.array([[0.0, 8, 0, 8], [0.0, 4, 0, 0.5]])
    mean, (one, other) = mean_energies(both, 3), (quadtree_energies(each, 3) for each in both)
    np.testing.assert_allclose(mean.direct, (one.direct + other.direct) / 2)
    np.testing.assert_allclose(mean.least_squares, (one.least_squares + other.least_squares) / 2)
    assert one.direct.tolist() == [1, 0, 0, 0]
    assert other.direct.tolist() == [0, 0, 0, 4 * 0.25]
    assert (one.squared_parts, other.squared_parts) == (64, 4 * 0.25)
    many = mean_energies(both[[0] + [1] * 64], 3)  # more than are worked out side by side
    np.testing.assert_allclose(many.direct, (one.direct + 64 * other.direct) / 65)
