"""A sketch is the same however cells are written, and says nothing of a column that only counts its rows."""

from __future__ import annotations

import random
from datetime import date, datetime

import pytest

from core.data.raw_cells import Marks
from core.data.row_sketch import RowSketcher

KEY, OTHER = bytes(32), bytes(31) + b"x"


def sketch(*columns, marks=Marks(), key=KEY, identifier=None, block=64):  # noqa: B008  it cannot be changed
    sketcher = RowSketcher([f"column {place}" for place in range(len(columns))], marks, key, identifier)
    for start in range(0, len(columns[0]), block):
        sketcher.take([column[start : start + block] for column in columns])
    return sketcher.sketch()


def texts(n, seed=1):
    return [f"text {random.Random(seed * n + place).random()}" for place in range(n)]


@pytest.mark.parametrize(
    "cells",
    [
        ["5", "5.0", 5, 5.0, " 5 ", "005"],
        ["1.5", 1.5, "1.50"],
        [0.3, 0.1 + 0.2, "0.3"],
        ["2024-01-31", "31.1.2024", date(2024, 1, 31), datetime(2024, 1, 31)],  # noqa: DTZ001  files have no zone
        ["Münster", "MÜNSTER", "Mu\u0308nster "],
        ["", None, " ", "nan", float("nan")],
        ["TRUE", "true"],
    ],
)
def test_one_value_is_one_however_it_is_written(cells):
    assert len({sketch([cell, "b"]).text for cell in cells}) == 1
    assert sketch([cells[0], "b"]).text != sketch(["c", "b"]).text


def test_marks_and_order_of_dates_are_understood():
    told = sketch(["1.234,5", "4/3/2024"], marks=Marks(",", ".", day_first=True))
    assert told.text == sketch([1234.5, date(2024, 3, 4)]).text


def test_many_distinct_numbers_are_as_few():
    draw = random.Random(1)
    numbers = [str(round(draw.random() * 1e6, 2)) for _ in range(20_000)]
    assert sketch(numbers, block=8192).text == sketch([float(each) for each in reversed(numbers)], block=100).text


def test_order_and_empty_columns_do_not_matter_and_the_key_does():
    one, other = texts(300), texts(300, 2)
    rows = sketch(one, other).rows[0].tolist()
    assert sketch(other[::-1], [""] * 300, one[::-1]).rows[0].tolist() == rows
    assert sketch(one, other, key=OTHER).rows[0].tolist() != rows


@pytest.mark.parametrize(
    ("column", "identifier", "told"),
    [
        ([str(each) for each in range(1, 301)], None, 0),
        ([f"P{each:04}" for each in range(1, 301)], None, 0),
        ([each * 7919 for each in range(1, 301)], None, 1),
        ([each % 100 for each in range(300)], None, 1),
        ([each % 100 for each in range(300)], 0, 0),
        (texts(300), None, 1),
        (["same"] * 300, None, 0),
        ([""] * 300, None, 0),
    ],
)
def test_a_column_that_counts_rows_or_says_the_same_tells_nothing(column, identifier, told):
    assert len(sketch(column, identifier=identifier, block=1000).columns) == told
