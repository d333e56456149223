"""What one record can change in a matrix, by brute force; and the Gram matrix of a workload, by its tables."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from core.designs.gram import workload_gram
from core.designs.matrix_design import cover, largest_change, matrix_design, why_no_matrix
from core.privacy.release_cost import Norm
from tests.oracle import dense
from tests.oracle.test_against_dense import CASES, workload_of

RNG = np.random.default_rng(4)
GROUPS = {
    "anything": RNG.integers(-5, 6, (1, 7, 5)),
    "several groups": RNG.integers(-5, 6, (3, 4, 6)),
    "cells": np.eye(5, dtype=np.int64)[None],
    "cells and sums": np.concatenate([np.diag([1, 2, 3, 4]), RNG.integers(0, 3, (3, 4))])[None],
    "one bucket with both signs": np.array([[[1, -1, 0], [0, 0, 1]]]),
    "different numbers in one bucket": np.array([[[2, -5, 0, 1], [0, 0, 4, 0]], [[0, 1, 0, 3], [7, 0, -1, 0]]]),
    "a sum of all, and of a few": np.array([[[9, 9, 9, 9], [1, 0, 0, 0], [0, 2, 2, 0], [3, 3, 0, 0], [0, 0, 0, 5]]]),
    "the longest columns share a row": np.array([[[4, 4, 0, 1], [2, 0, 0, 0], [0, 1, 1, 0]]]),
    "one cell": np.array([[[3], [4]]]),
    "a long sum of all": np.concatenate([np.full((1, 4), 64_000_000), RNG.integers(-3000, 3000, (6, 4))])[None],
}


@pytest.mark.parametrize("name", GROUPS)
def test_the_largest_change_is_that_of_the_worst_pair(name):
    groups = GROUPS[name]
    for norm, measure in ((Norm.L1, lambda x: np.abs(x).sum()), (Norm.L2, lambda x: (x**2).sum())):
        claimed = largest_change(groups, norm)
        alone = max(measure(column) for group in groups for column in group.T)
        apart = max(measure(a - b) for group in groups for a, b in itertools.product(group.T, repeat=2))
        found = (
            (claimed.l1, claimed.l1_replace) if norm is Norm.L1 else (claimed.l2_squared, claimed.l2_squared_replace)
        )
        assert found == (alone, apart)


@pytest.mark.parametrize("rows", [[[2**27, 1]], [[2**31, 2**31]], [[2**26, 1], [0, 2**26 - 1], [1, 2]]])
def test_squares_that_floats_would_round_are_refused(rows):
    with pytest.raises(ValueError, match="not exact"):
        largest_change(np.array([rows]), Norm.L2)


@pytest.mark.parametrize("case", CASES)
def test_the_gram_matrix_is_that_of_all_cells_of_all_tables(case):
    sizes, wanted = CASES[case]
    workload = workload_of(sizes, wanted)
    onto = dense.indicator(sizes, cover(workload))
    onto = onto / onto.sum(axis=1, keepdims=True)  # a cell of the cover, spread over the domain
    expected = sum(
        weight * (q @ onto.T).T @ (q @ onto.T)
        for weight, axes in zip(workload.weights, wanted, strict=True)
        for q in [dense.indicator(sizes, axes)]
    )
    assert workload_gram(workload) == pytest.approx(expected)


def test_every_table_comes_from_the_one_block():
    workload = workload_of((2, 3, 4), [(2, 0), (0,)])
    design = matrix_design(workload, np.eye(8, dtype=np.int64), 1, Norm.L1)
    assert design.direct == ((0,), (0,))
    assert design.blocks[0].axes == (0, 2)
    with pytest.raises(ValueError, match="apart"):
        _ = design.maps


def test_the_limit_is_told_in_figures():
    assert why_no_matrix(workload_of((32, 32), [(0, 1)])) is None
    assert "1,056" in why_no_matrix(workload_of((32, 33), [(0,), (1,)]))
    assert "attributes: 10^60; the limit is 1,0" in why_no_matrix(workload_of((10,) * 60, [(n,) for n in range(60)]))
