"""The table of label codes: exact counts for every shape, and nothing of the rows in any text."""

from __future__ import annotations

import pickle
import time
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.data.memory_records import MemoryRecords
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.domain.marginal import Marginal


def domain_of(sizes):
    return Domain(
        tuple(Attribute(f"a{i}", Kind.CATEGORIES, tuple(map(str, range(size)))) for i, size in enumerate(sizes))
    )


def table_of(sizes, rows):
    columns = np.array(rows, dtype=np.int64).reshape(-1, len(sizes)).T
    codes = tuple(column.astype(np.min_scalar_type(size - 1)) for column, size in zip(columns, sizes, strict=True))
    return MemoryRecords(domain_of(sizes), codes)


def slow_count(sizes, rows, marginal):
    counts = np.zeros(tuple(sizes[axis] for axis in marginal), dtype=np.int64)
    for row in rows:
        counts[tuple(row[axis] for axis in marginal)] += 1
    return counts


@st.composite
def tables(draw):
    sizes = draw(st.lists(st.integers(1, 5), min_size=1, max_size=4))
    row = st.tuples(*(st.integers(0, size - 1) for size in sizes))
    return sizes, draw(st.lists(row, max_size=30))


@given(tables())
def test_every_marginal_is_counted_as_by_hand(drawn):
    sizes, rows = drawn
    table = table_of(sizes, rows)
    assert table.n_rows == len(rows), "equal rows are kept once, and counted each"
    for marginal in domain_of(sizes).full().subsets():
        counts = table.count(marginal)
        assert counts.dtype == np.int64
        np.testing.assert_array_equal(counts, slow_count(sizes, rows, marginal))


def test_rows_beyond_one_block_and_cells_beyond_one_block():
    rng = np.random.default_rng(1)
    sizes = (400, 300, 2)
    codes = tuple(rng.integers(0, size, 200_001).astype(np.uint16) for size in sizes)
    counts = MemoryRecords(domain_of(sizes), codes).count(Marginal((0, 1)))
    expected = np.zeros((400, 300), dtype=np.int64)
    np.add.at(expected, (codes[0], codes[1]), 1)
    np.testing.assert_array_equal(counts, expected)


def test_a_table_of_2_to_the_25_cells_can_be_counted():
    sizes = (2**13, 2**12)
    table = table_of(sizes, [(8191, 4095), (0, 0), (0, 0)])
    counts = table.count(Marginal((0, 1)))
    assert (counts[0, 0], counts[8191, 4095], counts.sum()) == (2, 1, 3)


def test_a_domain_too_large_for_one_number_is_counted_column_by_column():
    sizes = (2,) * 70
    rows = [tuple(int(bit) for bit in f"{number:070b}") for number in (0, 5, 5, 2**69)]
    table = table_of(sizes, rows)
    assert table.count(Marginal((0, 67, 69))).tolist() == slow_count(sizes, rows, (0, 67, 69)).tolist()
    assert int(table.count(Marginal(()))) == 4


def test_equal_rows_are_kept_once():
    table = table_of((3, 2), [(2, 1)] * 1000 + [(0, 0)])
    assert len(table.codes[0]) == 2
    assert table.count(Marginal((0, 1))).tolist() == [[1, 0], [0, 0], [0, 1000]]


def test_nothing_of_the_rows_can_be_printed_or_pickled():
    table = table_of((3, 2), [(2, 1)] * 1234)
    assert repr(table) == str(table) == "<MemoryRecords: private>"
    with pytest.raises(TypeError, match="private"):
        pickle.dumps(table)


@pytest.mark.parametrize(
    "codes",
    [
        (),
        (np.zeros(3, np.uint8),),
        (np.zeros(3, np.uint8), np.zeros(2, np.uint8)),
        (np.zeros(3, np.uint8), np.full(3, 2, np.uint8)),
    ],
)
def test_columns_that_do_not_fit_are_refused(codes):
    with pytest.raises(ValueError, match=r"column|code"):
        MemoryRecords(domain_of((3, 2)), codes)


def test_rows_of_persons_are_not_counted_before_they_are_bounded():
    table = MemoryRecords(domain_of((3,)), (np.zeros(3, np.uint8),), np.arange(3))
    with pytest.raises(ValueError, match="bound"):
        table.count(Marginal((0,)))


def test_a_million_rows_are_counted_in_little_time():
    rng = np.random.default_rng(2)
    table = MemoryRecords(
        domain_of((9,) * 12), tuple(rng.integers(0, 9, 1_000_000).astype(np.uint8) for _ in range(12))
    )
    start = time.process_time()
    for pair in combinations(range(12), 2):
        table.count(Marginal(pair))
    assert time.process_time() - start < 3  # about 0.2 s alone on a 2 GHz core
