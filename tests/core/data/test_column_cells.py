"""What is found once of first rows is what is found of any others."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from core.data.column_cells import FirstRows, columns_of, different, times_of

CELLS = st.sampled_from(["a", "b", "", None, 1, 1.0, 2.5])


@given(st.lists(st.lists(CELLS, min_size=3, max_size=3), max_size=20))
def test_columns_and_their_cells(rows):
    kept = FirstRows(rows)
    assert columns_of(kept) is columns_of(kept)
    for columns in (columns_of(kept), columns_of(rows)):
        assert columns == [*zip(*rows, strict=True)]
        for column in columns:
            assert [*times_of(column).items()] == [*Counter([*column]).items()] == [*times_of([*column]).items()]
            assert different(column) == different([*column]) == {*column}
