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


BANDED = [
    ((Ask.CELLS, 3.0),),
    ((Ask.PREFIXES, 2.0),),
    ((Ask.RANGES, 0.5),),
    ((Ask.PREFIXES, 0.7), (Ask.RANGES, 0.2)),
]


@pytest.mark.parametrize(("n", "n_ordered"), [(1, 1), (2, 2), (6, 6), (7, 5), (3, 1)])
@pytest.mark.parametrize("weights", BANDED)
def test_the_inverse_is_tridiagonal(n, n_ordered, weights):
    gram = RangeGram(n, n_ordered, weights)
    diagonal, beside = gram.inverse_bands()
    assert np.diag(diagonal) + np.diag(beside, 1) + np.diag(beside, -1) == pytest.approx(np.linalg.inv(gram.full()))
    assert gram.banded() is gram


@pytest.mark.parametrize(
    ("weights", "kept"),
    [
        (((Ask.CELLS, 0.5), (Ask.PREFIXES, 0.2), (Ask.RANGES, 0.3)), ((Ask.PREFIXES, 0.4), (Ask.RANGES, 0.6))),
        (((Ask.CELLS, 0.9995), (Ask.RANGES, 0.0005)), ((Ask.CELLS, 1.0),)),
        (((Ask.CELLS, 0.99), (Ask.RANGES, 0.01)), ((Ask.RANGES, 1.0),)),
        (((Ask.CELLS, 0.95), (Ask.PREFIXES, 0.05)), ((Ask.PREFIXES, 1.0),)),
    ],
)
def test_cells_and_sums_together_have_no_such_inverse_and_the_lighter_ones_are_left_out(weights, kept):
    gram = RangeGram(20, 20, weights)
    with pytest.raises(ValueError, match="not tridiagonal"):
        gram.inverse_bands()
    assert dict(gram.banded().weights) == pytest.approx(dict(kept))


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
