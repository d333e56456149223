"""Sums of draws: counts, variances and what lies outside add up; one draw alone stays as it is."""

from __future__ import annotations

import numpy as np

from core.places.noisy_tree import NoisyTree, added
from core.places.place_tree import quadtree


def drawn(times):
    return NoisyTree(quadtree(1), times * np.arange(1, 6), times * np.arange(2.0, 7.0), 10 * times, 3.0 * times)


def test_draws_add_up():
    one, both = drawn(1), added([drawn(1), drawn(2)])
    assert added([one]) is one
    assert both.tree is one.tree
    assert both.counts.tolist() == [3, 6, 9, 12, 15]
    assert both.noise.tolist() == [6, 9, 12, 15, 18]
    assert (both.outside, both.outside_noise, both.counts.dtype) == (30, 9, np.int64)
