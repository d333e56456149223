"""What a raw cell is: text, number or date, by the marks given and never by a guess."""

from __future__ import annotations

import math
import tracemalloc
from datetime import date, datetime, time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.data.raw_cells import Marks, cell_text, is_blank, number_of, number_with_either_mark, possible_dates
from core.domain.attribute import Kind
from core.sources.asking.columns import profile
from core.sources.question import DETECT
from tests.core.sources.written_files import write

POINT = Marks(".", "")
COMMA = Marks(",", "")
GERMAN = Marks(",", ".")
ENGLISH = Marks(".", ",")
FRENCH = Marks(",", " ")
SWISS = Marks(".", "'")


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        (None, ""),
        ("  ", ""),
        (" a b ", "a b"),
        ("00123", "00123"),
        ("5.0", "5.0"),
        (5.0, "5"),
        (5, "5"),
        (-0.0, "0"),
        (0.1 + 0.2, "0.3"),
        (2**53 + 1, "9007199254740993"),
        (1e20, "1e+20"),
        (True, "TRUE"),
        (False, "FALSE"),
        (date(2024, 1, 31), "2024-01-31"),
        (datetime(2024, 1, 31), "2024-01-31"),  # noqa: DTZ001
        (datetime(2024, 1, 31, 13, 5), "2024-01-31 13:05:00"),  # noqa: DTZ001
    ],
)
def test_a_cell_as_a_category(cell, text):
    assert cell_text(cell) == text


@pytest.mark.parametrize("cell", [None, "", " \t\u00a0"])
def test_blank_cells(cell):
    assert is_blank(cell)


@pytest.mark.parametrize("cell", ["0", 0, 0.0, ".", date(2024, 1, 1)])
def test_cells_that_are_not_blank(cell):
    assert not is_blank(cell)


@pytest.mark.parametrize(
    ("cell", "marks", "number"),
    [
        ("12", POINT, 12),
        (" 12 ", POINT, 12),
        ("1.5", POINT, 1.5),
        ("1,5", COMMA, 1.5),
        ("1.234,56", GERMAN, 1234.56),
        ("1,234.56", ENGLISH, 1234.56),
        ("1 234,5", FRENCH, 1234.5),
        ("1\u00a0234\u00a0567", FRENCH, 1234567),
        ("1\u202f234", FRENCH, 1234),
        ("1’234.5", SWISS, 1234.5),
        ("-3", POINT, -3),
        ("−3", POINT, -3),
        ("+3", POINT, 3),
        (".5", POINT, 0.5),
        ("5.", POINT, 5),
        ("1e3", POINT, 1000),
        ("12,34,567.5", ENGLISH, 1234567.5),
        ("٣٤", POINT, 34),
        ("４５", POINT, 45),
        ("٧٢٫٥", POINT, 72.5),
        ("٧٢٫٥", GERMAN, 72.5),
        ("١٬٢٣٤٫٥", POINT, 1234.5),
        ("−٧٢٫٥", COMMA, -72.5),
        ("\u200f34", POINT, 34),
        ("\u200e-3.5\u200f", POINT, -3.5),
        ("\u202a1,234\u202c", ENGLISH, 1234),
        ("–12.50", POINT, -12.5),
        ("–1.234,5", GERMAN, -1234.5),
        ("1234567", ENGLISH, 1234567),
        (7, POINT, 7),
        (7.25, COMMA, 7.25),
    ],
)
def test_numbers(cell, marks, number):
    assert number_of(cell, marks) == number


@pytest.mark.parametrize(
    ("cell", "marks"),
    [
        ("1,5", POINT),
        ("1,5", ENGLISH),
        ("1.5", GERMAN),
        ("1,234", POINT),
        ("1.234", COMMA),
        ("12,34,567", POINT),
        ("12,34,56", ENGLISH),
        ("1234,567", ENGLISH),
        ("1,234,56", ENGLISH),
        ("1 234", POINT),
        ("1_000", POINT),
        ("0x10", POINT),
        ("1e999", POINT),
        ("nan", POINT),
        ("inf", POINT),
        ("5 kg", POINT),
        ("12%%", POINT),
        (".", POINT),
        ("", POINT),
        ("-", POINT),
        ("1-2", POINT),
        ("1–2", POINT),
        ("––2", POINT),
        ("–", POINT),
        ("– 5", POINT),
        ("–1–2", POINT),
        ("١٬٢٣", POINT),
        ("7\u200f2", POINT),
        (None, POINT),
        (True, POINT),
        (math.nan, POINT),
        (math.inf, POINT),
        (10**400, POINT),
        (-(10**400), POINT),
        (date(2024, 1, 1), POINT),
    ],
)
def test_what_is_no_number(cell, marks):
    assert number_of(cell, marks) is None


@given(st.decimals(allow_nan=False, allow_infinity=False, places=3, min_value=-(10**9), max_value=10**9))
def test_a_decimal_comma_never_multiplies(amount):
    text = f"{amount:,.3f}".translate(str.maketrans(",.", ".,"))
    assert number_of(text, GERMAN) == float(amount)
    plain = f"{amount:.3f}".replace(".", ",")
    for marks in (POINT, ENGLISH, SWISS):
        found = number_of(plain, marks)
        # 1,234 with the comma chosen as thousands mark is the owner's word; anything else is no number
        assert found is None or (marks is ENGLISH and found == float(plain.replace(",", "")))
    assert number_of(plain, COMMA) == float(amount)


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_every_float_is_read_back(number):
    assert number_of(repr(number), POINT) == number


FIRST, FOURTH = date(2024, 4, 3), date(2024, 3, 4)


@pytest.mark.parametrize(
    ("cell", "day_first", "month_first"),
    [
        ("2024-04-03", FIRST, FIRST),
        ("2024/4/3", FIRST, FIRST),
        ("2024-04-03T12:30:00Z", FIRST, FIRST),
        ("2024-04-03 12:30", FIRST, FIRST),
        ("03.04.2024", FIRST, FIRST),
        ("3/4/2024", FIRST, FOURTH),
        ("03-04-2024", FIRST, FOURTH),
        ("3/4/2024 13:45:10", FIRST, FOURTH),
        ("31/1/2024", date(2024, 1, 31), None),
        ("1/31/2024", None, date(2024, 1, 31)),
        (date(2024, 4, 3), FIRST, FIRST),
        (datetime(2024, 4, 3, 23, 59), FIRST, FIRST),  # noqa: DTZ001
        ("30.2.2024", None, None),
        ("2023-02-29", None, None),
        ("3/4-2024", None, None),
        ("3/4/24", None, None),
        ("20240403", None, None),
        ("April 3", None, None),
        (45385, None, None),
        (None, None, None),
    ],
)
def test_dates(cell, day_first, month_first):
    assert possible_dates(cell) == (day_first, month_first)


def test_no_long_text_is_kept_that_begins_as_a_date_does():
    """Dates once read are kept, thousands of them; as many comments of 100,000 characters would fill the memory."""
    tracemalloc.start()
    try:
        assert {possible_dates(f"1. {n}" + "x" * 100_000) for n in range(50)} == {(None, None)}
        assert tracemalloc.get_traced_memory()[0] < 1_000_000
    finally:
        tracemalloc.stop()


def test_a_time_is_no_cell_of_ours_but_does_no_harm():
    assert number_of(str(time(6)), POINT) is None
    assert possible_dates(str(time(6))) == (None, None)


def test_whole_numbers_are_written_out_as_far_as_they_are_certain():
    assert cell_text(float((1 << 53) - 1)) == "9007199254740991"
    assert cell_text(float(1 << 53)) == "9.00719925474099e+15"
    assert cell_text(1 << 53) == "9007199254740992"


@pytest.mark.parametrize("thousands", ["", " ", "\u202f", "'", "’"])
def test_letters_are_no_marks(thousands):
    assert number_of("1X234", Marks(".", thousands)) is None
    assert number_of("1X234", Marks()) is None


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
@pytest.mark.parametrize("form", ["\u200f{}", "\u202a{}\u202c", "–{}"])
def test_columns_of_numbers_with_unusual_signs_are_numbers(tmp_path, suffix, form):
    path = tmp_path / f"a.{suffix}"
    write(path, [["sex", "balance"], *(["fm"[n % 2], form.format(f"{n * n % 97}.{n % 10}")] for n in range(90))])
    assert [each.kind for each in profile(path, DETECT)] == [Kind.CATEGORIES, Kind.NUMBER]


WRITTEN = st.from_regex(r"[-$]?[0-9]{1,3}([.,'’ ]?[0-9]{1,3}){0,2}( (CHF|kg|%))?", fullmatch=True)


@given(WRITTEN)
def test_a_number_with_either_mark_is_one_with_a_point_or_with_a_comma(text):
    marks = [Marks(decimal, thousands) for decimal, thousands in ((".", ""), (",", ""), (",", "."), (".", ","))]
    marks += [Marks(".", "’"), Marks(",", "’")]
    assert number_with_either_mark(text) in [number_of(text, each) for each in marks]
    plain = [number for each in marks[:2] if (number := number_of(text, each)) is not None]
    assert number_with_either_mark(text) is not None or not plain


@pytest.mark.parametrize("text", ["1'234", "1’234", "CHF 1'234", "$1'234", "1'234 CHF", "1234"])
def test_an_apostrophe_separates_thousands_whatever_the_decimal_mark(text):
    assert number_with_either_mark(text) == 1234
    assert number_with_either_mark(f"-{text}" if text[0] == "1" else "-1'234") == -1234
