"""What public tables say of a table that nobody has measured: beside plain loops, and the laws it must keep."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.domain.marginal import Marginal
from core.selection.expected_tables import KnownTable, KnownTables, expected_table
from core.selection.independent_tables import independent_table

SIZES = (2, 3, 2)
ALL = Marginal((0, 1, 2))
PAIRS = [Marginal(pair) for pair in ((0, 1), (0, 2), (1, 2))]
SINGLES = [Marginal((axis,)) for axis in range(3)]


def table_of(rows):
    counts = np.zeros(SIZES, dtype=np.int64)
    for row in rows:
        counts[row] += 1
    return counts


def known(counts, marginals, variance=1.0):
    gone = ((each, tuple(axis for axis in ALL if axis not in each)) for each in marginals)
    return [KnownTable(each, counts.sum(axis=axes), variance) for each, axes in gone]


ROWS = st.lists(st.tuples(*(st.integers(0, size - 1) for size in SIZES)), max_size=40)


@given(ROWS)
def test_from_tables_of_one_attribute_it_is_independence(rows):
    counts = table_of(rows)
    tables = KnownTables(known(counts, SINGLES))
    singles = {axis: counts.sum(axis=tuple(other for other in ALL if other != axis)) for axis in ALL}
    for marginal in (*PAIRS, ALL):
        assert expected_table(marginal, tables).tolist() == independent_table(marginal, singles).tolist()


@given(ROWS)
def test_a_table_that_is_known_is_returned_and_added_up(rows):
    counts = table_of(rows)
    tables = KnownTables(known(counts, [ALL]))
    assert expected_table(ALL, tables).tolist() == counts.tolist()
    for marginal in (*PAIRS, *SINGLES):
        gone = tuple(axis for axis in ALL if axis not in marginal)
        assert expected_table(marginal, tables).tolist() == counts.sum(axis=gone).tolist()


def fitted(pairs):
    """Proportional fitting in plain loops, over and over."""
    cells = dict.fromkeys(product(*map(range, SIZES)), 1.0)
    for _ in range(500):
        for marginal, target in pairs:
            sums = {}
            for cell, number in cells.items():
                key = tuple(cell[axis] for axis in marginal)
                sums[key] = sums.get(key, 0.0) + number
            for cell in cells:
                key = tuple(cell[axis] for axis in marginal)
                cells[cell] *= target[key] / sums[key] if sums[key] else 0.0
    return cells


@settings(max_examples=30)
@given(ROWS)
def test_three_attributes_are_fitted_to_the_pairs_known(rows):
    counts = 10 * table_of(rows) + 1
    for chosen in (PAIRS, PAIRS[:2], PAIRS[:1]):
        tables = known(counts, [*SINGLES, *chosen])
        found = expected_table(ALL, KnownTables(tables))
        largest = [each for each in tables if len(each.marginal) == 2]
        alone = [each for each in tables[:3] if not any(each.marginal.is_within(pair.marginal) for pair in largest)]
        wanted = fitted([(each.marginal, each.counts) for each in (*largest, *alone)])
        for cell, number in wanted.items():
            assert abs(found[cell] - number) <= 1 + 0.02 * number


def test_a_pair_and_a_table_of_one_attribute_give_their_product():
    """Both are of ten rows; a number below 0 counts as 0, and what is 0 stays so."""
    pair = KnownTable(Marginal((0, 1)), np.array([[1, 4, 0], [-5, 2, 3]]), 1.0)
    singles = [KnownTable(Marginal((axis,)), np.array(counts), 9.0) for axis, counts in ((0, [5, 5]), (2, [4, 6]))]
    found = expected_table(ALL, KnownTables([pair, *singles]))
    assert found.tolist() == [[[0, 1], [2, 2], [0, 0]], [[0, 0], [1, 1], [1, 2]]]


def test_of_several_known_tables_the_least_noisy_sum_is_taken():
    quiet = KnownTable(Marginal((0, 1)), np.full((2, 3), 10), 1.0)
    loud = KnownTable(Marginal((0,)), np.array([99, 99]), 4.0)
    still = KnownTable(Marginal((0,)), np.array([31, 29]), 2.0)
    assert KnownTables([quiet, loud]).over(Marginal((0,))).counts.tolist() == [30, 30]
    assert KnownTables([quiet, loud, still]).over(Marginal((0,))).counts.tolist() == [31, 29]
    assert quiet.over(Marginal((0,))).variance == quiet.variance_over(Marginal((0,))) == 3.0
    assert KnownTables([quiet]).over(Marginal((2,))) is None


@pytest.mark.parametrize("known_as", [Marginal((0, 1)), Marginal((0,))])
def test_numbers_below_0_count_as_0(known_as):
    counts = np.full((2, 3) if len(known_as) == 2 else (2,), -5)
    tables = [KnownTable(known_as, counts, 1.0), KnownTable(Marginal((1,)), np.array([1, 2, 3]), 1.0)]
    assert expected_table(Marginal((0, 1)), KnownTables(tables)).tolist() == [[0] * 3] * 2


def test_an_empty_pair_leaves_nothing_to_fit():
    tables = known(np.zeros(SIZES, dtype=np.int64), [*SINGLES, *PAIRS])
    assert expected_table(ALL, KnownTables(tables)).tolist() == np.zeros(SIZES).tolist()


def test_a_pair_that_disagrees_with_the_others_is_no_fault():
    """Noisy tables never agree: what has no estimate anywhere stays 0, and no number is lost to a division by 0."""
    tables = known(table_of([(0, 0, 0)] * 9), SINGLES)
    tables.append(KnownTable(Marginal((0, 1)), np.array([[0, 0, 5], [0, 4, 0]]), 1.0))
    found = expected_table(ALL, KnownTables(tables))
    assert (found >= 0).all()
