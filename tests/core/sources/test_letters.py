"""Columns by letter."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import RangeError
from core.sources.letters import CellRange, column_letter, column_number, parse_range


@pytest.mark.parametrize(
    ("column", "letter"), [(0, "A"), (25, "Z"), (26, "AA"), (701, "ZZ"), (702, "AAA"), (16_383, "XFD")]
)
def test_letters(column, letter):
    assert column_letter(column) == letter


@given(st.integers(0, 10**6))
def test_there_and_back(column):
    assert column_number(column_letter(column)) == column


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        (None, CellRange()),
        ("B3:K500", CellRange(3, 1, 500, 10)),
        ("$B$3:$K$500", CellRange(3, 1, 500, 10)),
        (" b3:k ", CellRange(3, 1, None, 10)),
        ("A1:A1", CellRange(1, 0, 1, 0)),
    ],
)
def test_ranges(text, cells):
    assert parse_range("f", text) == cells


@pytest.mark.parametrize("text", ["", "A", "A0:B2", "B1:A2", "A2:B1", "A1:B2:C3", "Sheet1!A1:B2"])
def test_no_ranges(text):
    with pytest.raises(RangeError, match="A3:K500"):
        parse_range("f", text)
