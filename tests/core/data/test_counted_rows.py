"""A number of rows is an identifier however few rows there are; numbers that only look like one are none."""

from __future__ import annotations

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.raw_cells import Marks


def is_identifier(header, numbers):
    seen = ColumnProfiler(Marks())
    seen.take([*map(str, numbers)])
    return seen.profile(header).is_id_like


@pytest.mark.parametrize("header", ["Nr", "No.", "#", "lfd. Nr.", "Row number", "Index", "Numéro", "Lp."])
@pytest.mark.parametrize("numbers", [range(1, 8), range(7), range(1, 60)])
def test_a_number_of_few_rows_is_an_identifier(header, numbers):
    assert is_identifier(header, numbers)


@pytest.mark.parametrize(
    ("header", "numbers"),
    [
        ("Nr", [1, 3, 2, 4, 5, 6, 7]),
        ("Nr", [1, 2, 3, 4, 6, 7, 8]),
        ("Nr", [*range(1, 8), 7]),
        ("Age", range(1, 8)),
        ("Number of children", range(7)),
        ("Nr", [1, 2]),
    ],
)
def test_other_numbers_are_none(header, numbers):
    assert not is_identifier(header, numbers)
