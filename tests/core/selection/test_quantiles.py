"""Private edges: the law drawn from, its privacy by enumeration of neighbours, and edges where they should be."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from scipy.stats import chisquare

from core.privacy.neighbours import Neighbours
from core.selection.quantiles import QuantileTerms, quantile_edges
from tests.core.selection.exact_laws import quantile_law, worst_loss
from tests.covering import sample
from tests.seeded_bits import SeededBits

LIMIT = 1e-6
N = 2000
TWO = Fraction(2)
EXCHANGED = QuantileTerms(TWO, Neighbours.REPLACE)


SOME_TERMS = [QuantileTerms(TWO), EXCHANGED, QuantileTerms(TWO, at_most=3)]


@pytest.mark.parametrize(("n_bins", "terms"), sample(product([2, 3, 4], SOME_TERMS), together=1))
def test_the_law_drawn_from(n_bins, terms):
    counts, bits = (2, 0, 3, 1, 4), SeededBits(3)
    depth = math.ceil(math.log2(n_bins))
    expected = quantile_law(counts, n_bins, float(TWO) / depth, terms.changed_rows)
    found = Counter(quantile_edges(np.array(counts), n_bins, terms, bits) for _ in range(N))
    assert set(found) <= set(expected)
    assert chisquare([found[key] for key in expected], [N * p for p in expected.values()]).pvalue > LIMIT


def one_row(n_cells, most):
    """Yield all tables of up to `most` rows a cell, and those with a row more in one of their cells, both ways."""
    for counts in product(range(most + 1), repeat=n_cells):
        for cell in range(n_cells):
            more = tuple(n + (i == cell) for i, n in enumerate(counts))
            yield counts, more
            yield more, counts


def moved_row(n_cells, most):
    for counts in product(range(most + 1), repeat=n_cells):
        for start, end in product(range(n_cells), repeat=2):
            if start != end and counts[start]:
                yield counts, tuple(n - (i == start) + (i == end) for i, n in enumerate(counts))


def loss(n_bins, pairs, share, changed_rows):
    known = {}

    def law(counts):
        return known.setdefault(counts, quantile_law(counts, n_bins, share, changed_rows))

    return worst_loss(law, pairs)


@pytest.mark.parametrize(("n_bins", "n_cells", "depth"), [(2, 4, 1), (3, 4, 2), (4, 5, 2)])
def test_no_neighbours_differ_by_more_than_was_paid(n_bins, n_cells, depth):
    """A row more or less; a row that is exchanged counts as two."""
    added = loss(n_bins, one_row(n_cells, 2), 2 / depth, QuantileTerms(TWO).changed_rows)
    assert 2 / 3 < added <= 2 + 1e-9
    moved = loss(n_bins, moved_row(n_cells, 2), 2 / depth, EXCHANGED.changed_rows)
    assert 2 / 3 < moved <= 2 + 1e-9


def test_faults_are_caught():
    """Each depth at the whole price; an exchanged row at the price of one."""
    assert loss(4, one_row(5, 2), 2, 1) > 2
    assert loss(2, moved_row(4, 2), 2, 1) > 2


@pytest.mark.parametrize("n_bins", [1, 2, 3, 5, 7, 8])
def test_edges_are_where_they_should_be_if_there_is_plenty(n_bins):
    counts = np.full(10 * n_bins, 10**6)
    edges = quantile_edges(counts, n_bins, QuantileTerms(Fraction(10)), SeededBits(n_bins))
    assert edges == tuple(range(10, 10 * n_bins, 10))


@pytest.mark.parametrize("counts", [[0] * 6, [0, 0, 0, 0, 0, 10**6], [10**6, 0, 0, 0, 0, 0]])
@pytest.mark.parametrize("n_bins", [5, 6])
def test_every_bin_keeps_a_cell(counts, n_bins):
    for number in range(30):
        edges = quantile_edges(np.array(counts), n_bins, QuantileTerms(TWO), SeededBits(number))
        assert list(edges) == sorted(set(edges))
        assert len(edges) == n_bins - 1
        assert edges[0] > 0
        assert edges[-1] < 6


@pytest.mark.parametrize("n_bins", [0, 4])
def test_no_bins_and_more_than_cells_are_refused(n_bins):
    with pytest.raises(ValueError, match="one for each cell"):
        quantile_edges(np.array([1, 2, 3]), n_bins, QuantileTerms(TWO), SeededBits(1))


def test_how_many_rows_change():
    assert [QuantileTerms(TWO, n, k).changed_rows for n in Neighbours for k in (1, 3)] == [1, 3, 2, 6]
