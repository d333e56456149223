"""Gram matrices of ranges by running sums: those of the queries written out."""

from __future__ import annotations

import numpy as np
import pytest

from core.designs.range_gram import RangeGram
from core.workload.axis_queries import Ask


def written_out(ask, n_ordered, n):
    """One row per query."""
    spans = {
        Ask.CELLS: [(a, a) for a in range(n_ordered)],
        Ask.PREFIXES: [(0, b) for b in range(n_ordered)],
        Ask.RANGES: [(a, b) for a in range(n_ordered) for b in range(a, n_ordered)],
    }[ask] + [(a, a) for a in range(n_ordered, n)]
    return np.array([[float(a <= i <= b) for i in range(n)] for a, b in spans])


@pytest.mark.parametrize(("n", "n_ordered"), [(1, 1), (6, 6), (7, 5), (3, 1)])
@pytest.mark.parametrize(
    "weights",
    [((Ask.CELLS, 1.0),), ((Ask.PREFIXES, 2.0),), ((Ask.RANGES, 0.5),), ((Ask.RANGES, 0.25), (Ask.CELLS, 3.0))],
)
def test_it_is_that_of_the_queries(n, n_ordered, weights):
    gram, expected = RangeGram(n, n_ordered, weights), np.zeros((n, n))
    for ask, weight in weights:
        rows = written_out(ask, n_ordered, n)
        expected += weight * rows.T @ rows
    columns = np.random.default_rng(1).normal(size=(n, 3))
    assert gram.full() == pytest.approx(expected)
    assert gram.times(columns) == pytest.approx(expected @ columns)
    assert gram.diagonal() == pytest.approx(np.diag(expected))
