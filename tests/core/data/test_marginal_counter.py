"""Counts that add up block by block are those of all rows at once, whatever tables they are summed up from."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.data.marginal_counter import MarginalCounter
from core.domain.marginal import Marginal


def slow_counts(sizes, rows, marginals):
    found = []
    for marginal in marginals:
        counts = np.zeros([sizes[axis] for axis in marginal], dtype=np.int64)
        for row in rows:
            counts[tuple(row[axis] for axis in marginal)] += 1
        found.extend(counts.reshape(-1).tolist())
    return found


def counted(sizes, rows, marginals, n_blocks):
    counter = MarginalCounter(sizes, marginals)
    for block in np.array_split(rows, n_blocks):
        counter.take([column.astype(np.min_scalar_type(size - 1)) for column, size in zip(block.T, sizes, strict=True)])
    return counter.counts().tolist()


@given(st.data())
def test_any_marginals_of_any_sizes(data):
    # 300 × 300 labels have more cells than 16 bits can number, and 70,000 more labels.
    sizes = data.draw(st.lists(st.sampled_from([1, 2, 3, 7, 300, 70_000]), min_size=1, max_size=6))
    every = [Marginal(axes) for k in range(3) for axes in combinations(range(len(sizes)), k)]
    few = [marginal for marginal in every if np.prod([sizes[axis] for axis in marginal], dtype=float) < 1e6]
    marginals = data.draw(st.lists(st.sampled_from(few), unique=True, max_size=12))
    rows = np.random.default_rng(data.draw(st.integers(0, 9))).integers(0, sizes, (50, len(sizes)))
    assert counted(sizes, rows, marginals, data.draw(st.integers(1, 3))) == slow_counts(sizes, rows, marginals)


def test_many_marginals_are_summed_up_from_few_tables(monkeypatch):
    sizes = [2] * 12
    pairs = [Marginal(axes) for axes in combinations(range(12), 2)]
    rows = np.random.default_rng(1).integers(0, sizes, (5_000, 12))
    bincount, looked = np.bincount, []
    monkeypatch.setattr(np, "bincount", lambda *given, **how: looked.append(given) or bincount(*given, **how))
    assert counted(sizes, rows, pairs, 1) == slow_counts(sizes, rows, pairs)
    assert 1 <= len(looked) <= len(pairs) / 10


@pytest.mark.parametrize("n_labels", [65_535, 65_536])
def test_as_many_labels_as_16_bits_can_number(n_labels):
    rows = np.array([[0, 0], [0, n_labels - 1]])
    pair = [Marginal((0, 1))]
    assert counted([1, n_labels], rows, pair, 1) == slow_counts([1, n_labels], rows, pair)


def test_no_rows_and_no_marginals():
    assert MarginalCounter([2, 3], [Marginal(), Marginal((0, 1))]).counts().tolist() == [0] * 7
    assert counted([2], np.zeros((3, 1), dtype=int), [], 1) == []
