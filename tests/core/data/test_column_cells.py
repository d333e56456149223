"""What is found once of first rows is what is found of any others."""

from __future__ import annotations

from collections import Counter
from datetime import date, datetime

from hypothesis import given
from hypothesis import strategies as st

from core.data.column_cells import (
    FirstRows,
    columns_of,
    days_of,
    different,
    filled_of,
    has_dates,
    is_plain,
    numbers_of,
    times_of,
)
from core.data.raw_cells import is_blank, number_with_either_mark
from core.data.written_dates import dates_in

WRITTEN = st.one_of(
    st.integers(-3000, 3000).map(str),
    st.decimals(-99, 9999, places=3).map(str),
    st.dates(date(1890, 1, 1), date(2110, 1, 1)).map(str),
    st.sampled_from(
        ["", " ", "1,5", "1.234", "٣", "12:30", "5 kg", "-", ".5", "1e3", "2024-02-31", "3/4/2024", "0012"]
    ),
)
ANY = st.one_of(
    WRITTEN,
    st.none(),
    st.integers(),
    st.floats(),
    st.datetimes(),
    st.dates(date(1890, 1, 1), date(2110, 1, 1)),
)
COLUMNS = st.one_of(
    st.lists(ANY, max_size=30),
    *(st.lists(each, max_size=30) for each in (WRITTEN, st.integers().map(str), st.floats())),
)
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


@given(COLUMNS)
def test_what_is_found_of_a_column_at_once_is_what_is_found_of_each_cell(cells):
    (column,) = columns_of([[cell] for cell in cells]) or [()]
    for each in (column, cells):
        assert numbers_of(each) == {c: n for c in cells if (n := number_with_either_mark(c)) is not None}
        assert days_of(each) == {cell: days for cell in cells if any(days := dates_in(cell))}
        assert [*filled_of(each).items()] == [*Counter(cell for cell in cells if not is_blank(cell)).items()]
        assert not has_dates(each) or days_of(each)


@given(COLUMNS)
def test_plain_cells_are_numbers_or_days_alone_which_nobody_reads_otherwise(cells):
    filled = [cell for cell in cells if not is_blank(cell)]
    numbers, days = numbers_of(filled), [dates_in(cell) for cell in filled]
    kinds = {*map(type, filled)}
    if is_plain(cells) and filled:
        assert kinds <= {str} or kinds <= {int, float} or kinds <= {date, datetime}
        are_numbers = all(cell in numbers for cell in filled) or kinds <= {int, float}
        assert are_numbers or all(one == other and (one is None or one.year > 1905) for one, other in days)
        assert not any(isinstance(cell, str) and {*cell} - {*"-.0123456789"} for cell in filled)
