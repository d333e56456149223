"""Points of a slice: as many, as far out and as evenly drawn as counting them one by one says."""

from __future__ import annotations

import itertools
from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

from core.mechanisms import slices
from core.mechanisms.randomness import SystemBits


def points(n, a, b):
    """All of them."""
    return [
        x
        for x in itertools.product(range(-b, a + 1), repeat=n)
        if sum(x) == a - b and sum(part for part in x if part > 0) <= a
    ]


@pytest.mark.parametrize("n", [2, 3, 4])
def test_counts_and_squares_are_those_of_a_list(n):
    counts, squares = slices.counts(n, 4), slices.squares(n, 4)
    for a, b in itertools.product(range(4), repeat=2):
        every = points(n, a, b)
        assert counts[a, b] == len(every)
        assert squares[a, b] == sum(x[0] ** 2 for x in every)


@pytest.mark.parametrize(("n", "a", "b"), [(2, 3, 1), (3, 2, 3), (4, 2, 1), (3, 0, 2), (5, 1, 1)])
def test_every_point_is_drawn_equally_often(n, a, b):
    every, bits, draws = points(n, a, b), SystemBits(), 6000
    seen = Counter(tuple(slices.point(n, a, b, bits).tolist()) for _ in range(draws))
    assert set(seen) <= set(every)
    assert chisquare([seen[x] for x in every]).pvalue > 1e-6


def test_a_cell_is_as_far_from_0_on_either_side():
    _, far = slices.shape(4, 8)
    assert far == pytest.approx(far[::-1])
    assert len(set(far)) > 1


def test_counts_of_large_tables_are_whole_numbers_of_any_length():
    counts = slices.counts(60, 62)
    assert counts[0, 0] == 1
    assert counts[61, 61] > 2**64
    assert all(type(value) is int for value in counts[61])


def test_squares_are_a_polynomial_however_large_they_are():
    """Of degree n + 1 in a: 64 bits would not hold its values."""
    far = slices.squares(33, 66)
    assert far[65, 65] > 2**64
    assert not np.diff(far, 35, axis=0).any()
    assert np.diff(far, 34, axis=0).any()
