"""The errors of sums of labels measured by a matrix: those of its covariance, written out."""

from __future__ import annotations

import numpy as np
import pytest

from core.linear.digits import Digits
from core.workload.axis_queries import Ask, AxisQueries
from core.workload.factor_queries import factor_queries
from tests.core.linear.test_factor import FACTORS

TREE = FACTORS["a tree"]


def variances(parts):
    """At noise variance 1: the total has the variance s, a coordinate apart from it s/n."""
    return parts @ np.array([TREE.total_variance, TREE.total_variance / TREE.n])


def expected(spans):
    rows = np.array([[float(a <= i <= b) for i in range(5)] for a, b in spans])
    return np.diag(rows @ TREE.covariance @ rows.T)


SPANS = {
    Ask.CELLS: [(a, a) for a in range(5)],
    Ask.PREFIXES: [(0, b) for b in range(4)] + [(4, 4)],
    Ask.RANGES: [(a, b) for a in range(4) for b in range(a, 4)] + [(4, 4)],
}


@pytest.mark.parametrize("ask", SPANS)
def test_the_typical_query_is_the_mean_of_all(ask):
    queries = factor_queries(TREE, 4, ask)
    assert queries.count == len(SPANS[ask])
    assert variances(queries.typical()) == pytest.approx(expected(SPANS[ask]).mean())


def test_labels_cumulative_counts_ranges_and_bins():
    queries = factor_queries(TREE, 4, Ask.RANGES)
    assert variances(queries.cells()) == pytest.approx(expected([(a, a) for a in range(5)]))
    assert variances(queries.prefixes()) == pytest.approx(expected([(0, b) for b in range(4)]))
    assert variances(queries.bins(2)) == pytest.approx(expected([(0, 1), (2, 3), (4, 4)]))
    assert variances(queries.bins(8)) == pytest.approx(expected([(0, 4)]))
    for first in range(5):
        for last in range(first, 5):
            assert variances(queries.span(first, last)) == pytest.approx(expected([(first, last)]))
    assert variances(queries.everything()) == pytest.approx(expected([(0, 4)]))
    assert queries.span(0, 4)[0, 1] == 0


def test_of_cells_they_are_those_of_labels_in_one_digit():
    """The same questions have the same answers, whichever of the two gives them."""
    matrix = factor_queries(FACTORS["cells"], 5, Ask.CELLS)
    plain = AxisQueries(Digits(5, (5,)), 5)
    assert matrix.typical() == pytest.approx(plain.typical())
    for first, last in ((0, 0), (1, 3), (0, 4)):
        assert matrix.span(first, last) == pytest.approx(plain.span(first, last), abs=1e-7)
    assert matrix.bins(2) == pytest.approx(plain.bins(2), abs=1e-7)
    assert matrix.everything() == pytest.approx(plain.everything())
