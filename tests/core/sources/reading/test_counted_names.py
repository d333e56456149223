"""Names that count on are no record's: years in order, and numbers from 0 or 1 on."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from core.sources.reading.counted_names import count_on
from core.sources.reading.header_doubts import is_measure, measured_names, odd_names
from tests.core.sources.written_files import write


@pytest.mark.parametrize(
    ("header", "is_such"),
    [
        (["Male 0-4", *range(1950, 2055, 5)], True),
        (["", *range(2001, 2006)], True),
        (["Cases", "2009", "2008", "2007", "2006", "2005"], True),
        (["Use", "1962", "1967", "1972", "1979", "1982"], False),
        (["Use", "1962", "1967", "1972", "1979", "1982", "1983", "1989", "1990", "2001", "2007"], True),
        (["Use", "1962", "1967", "1966", "1979", "1982", "1983", "1989", "1990", "2001", "2007"], False),
        (["Week number", "", "Year to date", *range(1, 53)], True),
        (["Code", "Name", "All ages", *range(90), "90+"], True),
        (["Code", *map(float, range(1, 13))], True),
        (["ID", "City", *range(1790, 2020, 10), "County"], True),
        (["type", *map(str, range(1568, 1631))], True),
        (["type", *range(1568, 1574)], False),
        (["Ann", 1, 2, 3, 4, 5], False),
        (["Ann", *range(3, 15)], False),
        ([*range(12)], False),
        (["Ann", 1, 2, 3, 4, 5, 6, 7, 9], False),
        (["Ann", "²", 2, 3, 4, 5, 6, 7, 8, 9], False),
    ],
)
def test_names_that_count_on_are_no_record(header, is_such):
    assert count_on(header, measured_names(header)) == is_such


BELOW = [["Ely", "a", "41", "1950"], ["York", "b", "", "3"], ["Bath", "c", "8", "7"]]


@pytest.mark.parametrize(
    ("header", "is_such"),
    [
        (["Town", "2019", "2020", "2021"], True),
        (["Town", "2021", "2011", "2001"], True),
        (["Town", "2019", "2020", "2022"], False),
        (["", "2019", "2020", "2021"], False),
        (["Town", "Code", "2019", "2020"], False),
    ],
)
def test_a_few_years_in_equal_steps_are_names_above_other_numbers(header, is_such):
    below = [[*row[:1], "5", *row[2:]] for row in BELOW]
    assert count_on(header, measured_names(header), below) == is_such
    years = [[row[0], "2003", "1999", "2010"] for row in BELOW]
    assert not count_on(header, measured_names(header), years)
    assert not count_on(header, measured_names(header))


@pytest.mark.parametrize(
    ("text", "is_such"),
    [("8.76e+00", True), ("-1,5E3", True), ("1e-05", True), ("2E+8", True), ("1e5", False), ("e+5", False)],
)
def test_a_number_with_an_exponent_is_a_measure(text, is_such):
    assert is_measure(text) == is_such


NUMBERED = [[str(1000 + n), "fm"[n % 2], str(20 + n), ("York", "Ely")[n % 3 % 2]] for n in range(9)]
DAYS, SHARES, BIRTHS = ([f"{year}{end}" for year in range(1991, 2000)] for end in ("-05-27", ".5", ""))


@pytest.mark.parametrize("values", [DAYS, SHARES, ["yes", "no", "no"] * 3, ["", "7", "12"] * 3])
def test_a_year_among_names_of_numbers_is_a_name(values):
    below = [[*row, value] for row, value in zip(NUMBERED, values, strict=True)]
    assert odd_names(["person", "sex", "age", "town", "2023"], below) == []


@pytest.mark.parametrize(
    ("header", "values", "odd"),
    [
        (["1009", "f", "31", "York", "2023"], DAYS, [0, 2, 4]),
        (["person", "sex", "age", "town", "2023"], BIRTHS, [4]),
        (["person", "sex", "age", "town", "31"], DAYS, [4]),
        (["person", "sex", "41", "town", "2023"], DAYS, [2, 4]),
        (["-", "f", "n/a", "York", "2023"], DAYS, [4]),
    ],
)
def test_a_number_in_a_record_is_none(header, values, odd):
    below = [[*row, value] for row, value in zip(NUMBERED, values, strict=True)]
    assert odd_names(header, below) == odd


TERM = ["2024-03-01", "2024-03-08", "2024-03-15"]
PUPILS = [[f"Ann {chr(65 + n)}oe", f"{n % 3}a", *("px"[(n + day) % 2] for day in range(3))] for n in range(12)]


def asks(path, rows):
    write(path, rows)
    seen = preview(path)
    return [question.key for question in seen.questions if question.key == "header_row"]


@pytest.mark.parametrize("suffix", [".csv", ".xlsx", ".xls"])
@pytest.mark.parametrize(
    ("days", "marks"),
    [
        (TERM, None),
        (TERM[::-1], None),
        (["1.3.2024", "8.3.2024", "15.3.2024"], None),
        (["01/03/2024", "08/03/2024", "15/03/2024"], None),
        (TERM[:2], [3, 17]),
        (TERM, ["x", "", ""]),
    ],
)
def test_days_in_order_above_other_values_are_names(tmp_path, suffix, days, marks):
    rows = [[*row[:2], *(marks or row[2:])] for row in PUPILS]
    assert asks(tmp_path / f"a{suffix}", [["Name", "Class", *days], *rows]) == []


@pytest.mark.parametrize("suffix", [".csv", ".xlsx"])
@pytest.mark.parametrize(
    ("days", "below"),
    [
        (TERM[:2], ["2024-05-01", "2024-06-11"]),
        (TERM[:2], ["2024-05-01", "x"]),
        (TERM[:1], ["x"]),
        ([*TERM[::2], TERM[1]], ["x", "p", "x"]),
        ([TERM[0], TERM[0]], ["x", "p"]),
        ([TERM[0], "31"], ["x", "p"]),
    ],
)
def test_other_days_may_be_those_of_a_record(tmp_path, suffix, days, below):
    rows = [[*row[:2], *below] for row in PUPILS]
    assert asks(tmp_path / f"a{suffix}", [["Ann Hill", "1a", *days], *rows]) == ["header_row"]
