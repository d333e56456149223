"""Many cells get the numbers that a slow, plain rule gives to each, whatever they are."""

from __future__ import annotations

import math
from datetime import UTC, date, timedelta, timezone
from unicodedata import normalize
from zlib import crc32

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from core.data.cell_values import CellValues
from core.data.raw_cells import EXACT, Marks, cell_text, possible_dates

WORD = 1 << 64
MARKS = [Marks(), Marks(day_first=False), Marks(","), Marks(",", ".", day_first=True), Marks(".", "'")]


def number_value(number):
    if math.isnan(number):
        return 0
    if math.isinf(number):
        return 1
    if number.is_integer() and abs(number) < EXACT:
        return (int(number) * 0x9E3779B97F4A7C15 + 1) % WORD
    power = min(max(11 - math.floor(math.log10(abs(number))), -300), 300)
    digits = max(-EXACT, min(EXACT, round(number * 10.0**power)))
    return (int(digits) * 0x9E3779B97F4A7C15 + power + 1) % WORD


def numeral(text, marks):
    if marks.decimal != "." or marks.thousands:
        text = text.replace(marks.thousands or " ", "").replace(marks.decimal, ".").replace("−", "-")
    try:
        return float(text)
    except ValueError:
        return None


def plain_value(cell, marks):
    """Return the number of a cell as the ledgers of this version keep it."""
    text = cell_text(cell)
    if text in {"", "nan"}:
        return 0
    if text[0] in "0123456789+-.,−":
        day_first, month_first = possible_dates(text) if isinstance(cell, str | date) else (None, None)
        day = month_first or day_first if marks.day_first is False else day_first or month_first
        if day:
            return day.toordinal() * 0xD6E8FEB86659FD93 % WORD
        number = numeral(text, marks) if isinstance(cell, str | date) else float(cell)
        if number is not None:
            return number_value(number)
    content = " ".join(normalize("NFC", text).split()).casefold()
    return (crc32(content.encode("utf-8", "surrogatepass")) << 16 | len(content)) or 1


WRITTEN = st.sampled_from(
    ["5", "-0", "1_000", "1e5", "inf", "-inf", "NaN", "nan", "+nan", "Infinity", "1,5", "1.234,5", "1'234.5", "'5", "٣",
     "1٣", "−5", "2024-02-29", "2023-02-29", "2024-1/31", "2024-13-01", "0000-01-01", "2000-00-10", "31.01.2024",
     "1.1.2024", "03/04/2024", "04-03-2024", "2024-01-31 10:20", "2024-01-3x", "é", "e\u0301", "a  b", " a b ", "a\tb",
     "a\0b", "\0", "", " ", "Yes", "YES", "ß", "N/A", "-", "+", ".", ",", "12 345", "a\u00a0b", "a\x1cb", "\ud800"]
)  # fmt: skip
CLOCKS = st.sampled_from([UTC, timezone(timedelta(hours=5)), timezone(timedelta(seconds=3208)), None])
KINDS = [
    WRITTEN,
    st.text(max_size=6),
    st.text(alphabet="0123456789.,-/ aN", max_size=10),
    st.dates().map(str),
    st.dates().map(lambda day: day.strftime("%d.%m.%Y").rjust(10, "0")),
    st.none(),
    st.integers(-(1 << 63), (1 << 63) - 1),
    st.floats(),
    st.floats(-1000, 1000).map(lambda number: round(number, 2)),
    st.floats().map(str),
    st.dates(),
    st.datetimes(timezones=CLOCKS),
]
CELLS = st.one_of(KINDS)


def check(cells, marks):
    values = CellValues(marks)
    told = [plain_value(cell, marks) for cell in cells]
    assert [*map(values.alone, cells)] == told
    assert values.together(cells).tolist() == told


@given(st.lists(CELLS, min_size=1, max_size=60), st.sampled_from(MARKS))
@example(["1.0", *["2"] * 30, "nan", "inf"], MARKS[0])
@example(["1.0", *["2"] * 30, "٣"], MARKS[0])
@example(["2024-01-31"] * 20 + ["31.12.1999", "5", "x", "", " y", "29.02.1900"], MARKS[3])
def test_all_kinds_of_cells(cells, marks):
    check(cells, marks)


@pytest.mark.parametrize("kind", range(len(KINDS)))
@given(data=st.data(), marks=st.sampled_from(MARKS))
def test_columns_of_one_kind(kind, data, marks):
    check(data.draw(st.lists(KINDS[kind], min_size=16, max_size=40)), marks)


def test_a_date_with_dots_is_no_number_where_dots_part_thousands():
    values = CellValues(Marks(",", ".", day_first=True))
    assert values.alone("31.01.2024") == values.alone(date(2024, 1, 31))
    assert values.alone("1.234.567") == values.alone(1234567)
