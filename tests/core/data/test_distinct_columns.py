"""What is looked up for several columns at once is what each has."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from core.data.distinct_columns import DistinctColumn, packed


@given(st.lists(st.sampled_from([1, 2, 60, 5_000, 70_000]), min_size=1, max_size=7), st.integers(0, 99))
def test_sums_and_times_are_those_of_single_columns(sizes, seed):
    rng = np.random.default_rng(seed)
    columns = [DistinctColumn(range(size), rng.integers(0, size, 40).astype(np.intp)) for size in sizes]
    summands = [rng.integers(0, 1 << 63, (3, size), dtype=np.uint64) for size in sizes]
    sums = np.zeros((3, 40), dtype=np.uint64)
    times = {}
    for group in packed(columns):
        group.add_to(sums, summands)
        times.update(zip(group.columns, group.times(), strict=True))
    with np.errstate(over="ignore"):
        wanted = sum(own[:, column.places] for own, column in zip(summands, columns, strict=True))
    assert np.array_equal(sums, wanted)
    assert [*times] == [*range(len(sizes))]
    for place, column in enumerate(columns):
        assert times[place].tolist() == np.bincount(column.places, minlength=sizes[place]).tolist()


def test_few_cells_are_looked_up_together():
    columns = [DistinctColumn(range(4), np.zeros(3, dtype=np.intp)) for _ in range(12)]
    assert [group.columns for group in packed(columns)] == [(0, 1, 2, 3, 4, 5), (6, 7, 8, 9, 10, 11)]
    assert not [*packed([])]


def test_rows_are_the_cells_in_order_and_no_text_shows_them():
    column = DistinctColumn(["f", None, "m"], np.array([0, 2, 1, 0]))
    assert column.rows(1, 2) == ["m", None]
    assert repr(column) == "<DistinctColumn: private>"
