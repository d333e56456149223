"""A column that counts is found as by a look at every cell."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.data.raw_cells import cell_text
from core.data.running_numbers import RunningNumbers


def is_running(cells, may_recur, block):
    """Answer the same by the plain rule."""
    found = [re.fullmatch(r"(.*?)([0-9]{1,15})", cell_text(cell)) for cell in cells]
    if None in found or len({each[1] for each in found}) > 1:
        return False
    parts = [cells[start : start + block] for start in range(0, len(cells), block)]
    if not may_recur and any(len(set(part)) < len(part) for part in parts):
        return False
    numbers = [int(each[2]) for each in found]
    return max(numbers) - min(numbers) + 1 <= 2 * len(cells)


def told(cells, may_recur, block):
    column = RunningNumbers(may_recur=may_recur)
    for start in range(0, len(cells), block):
        column.take(cells[start : start + block])
    return column.is_running(len(cells))


COUNTS = st.integers(0, 3000).flatmap(lambda low: st.permutations(range(low, low + 150)))
WRITTEN = st.sampled_from(["{}", "P{}", "P{:05}", "A-1 {}", "9" * 14 + "{:04}", " {}", "P{}\0", "\0{}", "-{}"])
ODD = st.sampled_from(["", "P", "P7", "7", 7, 7.0, 7.5, -7, 10.0**15, float("nan"), float("inf"), None, "P\0P7", "٣"])


@given(COUNTS, WRITTEN, st.lists(st.tuples(st.integers(0, 149), ODD), max_size=1), st.booleans(), st.integers(60, 200))
def test_a_column_that_counts_is_found(numbers, form, odd, may_recur, block):
    cells = [form.format(number) for number in numbers]
    for place, cell in odd:
        cells[place] = cell
    assert told(cells, may_recur, block) == is_running(cells, may_recur, block)


@given(COUNTS, st.sampled_from([int, float]), st.lists(st.tuples(st.integers(0, 149), ODD), max_size=1), st.booleans())
def test_so_are_numbers(numbers, kind, odd, may_recur):
    cells = [*map(kind, numbers)]
    for place, cell in odd:
        cells[place] = cell
    assert told(cells, may_recur, 70) == is_running(cells, may_recur, 70)


@pytest.mark.parametrize("form", ["{}", "P{:06}", "x1y{}"])
def test_what_counts_is_running(form):
    assert told([form.format(number) for number in range(500)], False, 200)


@pytest.mark.parametrize("odd", ["7", "P", "Q7", "P7P", "P7\0P8", None, 7])
def test_one_cell_among_many_ends_it(odd):
    cells = [f"P{number}" for number in range(500)]
    cells[400] = odd
    assert not told(cells, False, 200)
