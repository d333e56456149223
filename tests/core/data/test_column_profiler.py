"""Profiles tell the kind of a column, and nothing of it in any text."""

from __future__ import annotations

import pickle
from datetime import date, timedelta
from time import process_time

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.raw_cells import Marks
from core.domain.attribute import Kind


def look(cells, header="x", marks=Marks()):  # noqa: B008
    seen = ColumnProfiler(marks)
    middle = len(cells) // 2
    seen.take(cells[:middle])
    seen.take(cells[middle:])
    return seen.profile(header)


def test_texts_are_categories_with_their_numbers():
    found = look(["b", "a", None, "b", " b ", "", "c"])
    assert (found.kind, found.n_blank, found.n_distinct) == (Kind.CATEGORIES, 2, 3)
    assert found.values[0] == ("b", 3)
    assert (found.low, found.high, found.n_other_kinds, found.is_id_like) == (None, None, 0, False)


def test_many_numbers_are_numbers_and_the_rest_unmatched():
    found = look([*map(str, range(40)), "many", None])
    assert (found.kind, found.low, found.high, found.n_other_kinds) == (Kind.NUMBER, 0, 39, 1)


@pytest.mark.parametrize(("letter", "kind"), [("E", Kind.CATEGORIES), ("e", Kind.CATEGORIES), ("E+0", Kind.NUMBER)])
def test_codes_of_classes_with_an_e_are_no_powers_of_ten(letter, kind):
    cells = [f"{year}{letter}{number}" for year in range(3, 7) for number in range(1, 5)] * 12
    found = look([*cells, "ULIS", "9E0", None], "Classe")
    assert (found.kind, found.low is None, found.missing) == (kind, kind is Kind.CATEGORIES, ())


def test_numbers_are_read_with_the_marks_given():
    found = look([f"{place},5" for place in range(20)], marks=Marks(",", ""))
    assert (found.kind, found.low, found.high) == (Kind.NUMBER, 0.5, 19.5)


def test_numbers_and_dates_come_with_their_histogram_and_texts_with_none():
    assert sum(look([*map(str, range(40)), "n/a", None]).histogram.counts) == 40
    days = look([date(2024, 1, 1 + place % 28) for place in range(56)]).histogram
    assert (days.of_dates, set(days.counts)) == (True, {2})
    assert look(["a", "b"]).histogram is None


def test_few_numbers_are_categories():
    assert look([0, 1, 1, 0, 1] * 9).kind is Kind.CATEGORIES


@pytest.mark.parametrize("numbers", [[0, 0.271759966929, 0.452693852512, 1], [0.00127510724538, 0.5, 2.53e-7]])
def test_few_numbers_with_long_fractions_are_measured(numbers):
    assert look(numbers * 9).kind is Kind.NUMBER


@pytest.mark.parametrize("numbers", [[0.00025, 0.0005, 0.001], [1.25, 12.5, 1234.56], [0.3333, 0.6667, 1]])
def test_few_numbers_with_short_fractions_are_categories(numbers):
    assert look(numbers * 9).kind is Kind.CATEGORIES


def test_leading_zeros_make_a_code():
    assert look([f"{place:05}" for place in range(300)] * 2).kind is Kind.CATEGORIES


def test_one_number_with_a_leading_zero_makes_no_codes_of_the_others():
    assert look([*map(str, range(1, 40)), *map(str, range(100, 400)), "05"]).kind is Kind.NUMBER
    assert look([*map(str, range(100, 400)), "005"]).kind is Kind.CATEGORIES


@pytest.mark.parametrize(
    ("header", "are_labels"),
    [
        *((header, True) for header in ("fire_district", "occupation code", "supply_class", "statefip", "Wahlkreis")),
        *((header, True) for header in ("cityDistrict", "code commune", "CountyDCode", "GEOCODE", "MODZCTA", "cfips")),
        *((header, True) for header in ("Flight_Number", "COUNTY NUMBER", "ISTAT", "uhf", "CIK", "Zimmer-Nr.")),
        *((header, True) for header in ("CountyDCodeRice", "region codes 2011")),
        *((header, False) for header in ("county code share", "codes per county", "codebook pages")),
        *((header, False) for header in ("Number of flights", "number", "house size", "movenum")),
        *((header, False) for header in ("class size", "votes per precinct", "number of codes", "district income")),
        *((header, False) for header in ("trees in ward", "stateFedMales", "StateOpinion", "taxCodeAndRegs")),
    ],
)
def test_whole_numbers_are_labels_where_the_name_says_so(header, are_labels):
    assert (look([n % 20 for n in range(400)], header).kind is Kind.CATEGORIES) == are_labels
    assert look([n % 20 + 0.5 for n in range(400)], header).kind is Kind.NUMBER


def test_few_numbers_below_the_identifier_of_a_thing_are_no_bins():
    assert look([101, 102, 205, 207, 300], "event_id").kind is Kind.CATEGORIES
    assert look([101, 102, 205, 207, 300], "events").kind is Kind.NUMBER


def test_dates_of_one_order():
    found = look([f"{day}/1/2024" for day in range(1, 32)])
    assert (found.kind, found.low, found.high) == (Kind.DATE, date(2024, 1, 1), date(2024, 1, 31))
    found = look([f"1/{day}/2024" for day in range(1, 32)])
    assert (found.kind, found.low, found.high) == (Kind.DATE, date(2024, 1, 1), date(2024, 1, 31))


@pytest.mark.parametrize(
    ("cells", "header", "expected"),
    [
        ([f"p{place}" for place in range(100)], "code", True),
        (list(range(100)), "number", True),
        ([23_000 + 371 * place for place in range(100)], "income", False),
        ([*range(18, 60), "?"], "age", False),
        ([place / 7 for place in range(100)], "weight", False),
        ([place % 40 for place in range(100)], "age", False),
        ([place // 3 for place in range(100)], "patient_id", True),
        ([place // 3 for place in range(100)], "PersonID", True),
        ([place // 3 for place in range(100)], "paid", False),
        ([f"p{place}" for place in range(10)], "letter", False),
        ([place % 10 for place in range(100)], "patient_id", True),
        ([place % 2 for place in range(100)], "patient", False),
        ([date(2024, 1, 1 + place) for place in range(28)], "day", False),
    ],
)
def test_identifiers_are_recognised(cells, header, expected):
    assert look(cells, header).is_id_like is expected


def test_a_column_recurs_where_it_names_some_persons_more_than_once():
    assert look([f"p{place % 50}" for place in range(150)]).recurs
    assert look([f"p{place}" for place in range(150)] + ["p1"]).recurs
    assert not look([f"p{place}" for place in range(150)]).recurs
    assert not look(["yes", "no"] * 75).recurs


def test_comments_tell_nobody_apart_however_often_they_recur():
    found = look([f"came back to us on day {place // 2}" for place in range(150)])
    assert (found.is_id_like, found.recurs) == (True, False)


def test_an_empty_column():
    found = look([None, "", " "])
    assert (found.kind, found.n_blank, found.n_distinct, found.values) == (Kind.CATEGORIES, 3, 0, ())


def test_memory_stays_bounded(monkeypatch):
    monkeypatch.setattr("core.data.column_profiler.MOST_DISTINCT", 50)
    assert look([f"p{place}" for place in range(1000)]).n_distinct == 50


def test_a_profile_shows_nothing():
    found = look(["secret"] * 3)
    assert "secret" not in repr(found) + str(found)
    with pytest.raises(TypeError, match="private"):
        pickle.dumps(found)


def test_the_time_for_dates_grows_with_their_number():
    """Twenty thousand days took a minute where each was held against all others."""
    seen = ColumnProfiler(Marks())
    seen.take([date(1950, 1, 1) + timedelta(days=n) for n in range(20_000)])
    start = process_time()
    found = seen.profile("day")
    assert (found.kind, found.odd_row) == (Kind.DATE, 0)
    assert seen.odd(["2024-01-31", "soon"] * 9, Kind.DATE) == 1
    assert process_time() - start < 5


@pytest.mark.parametrize("header", ["district_no", "Bezirk", "Ward number", "occupation code", "municipality"])
def test_numbers_of_places_and_codes_are_labels(header):
    look = ColumnProfiler(Marks())
    look.take([1 + place % 23 for place in range(400)])
    found = look.profile(header)
    assert (found.kind, len(found.values)) == (Kind.CATEGORIES, 23)
    assert found.is_id_like == ("code" in header)


@pytest.mark.parametrize(
    "header", ["Room", "Zimmer", "Ext.", "Dept no", "Tarifgruppe", "diag", "Product", "Beruf KldB"]
)
def test_numbers_that_nobody_counts_are_labels_by_their_name_alone(header):
    look = ColumnProfiler(Marks())
    look.take([101 + place * 7 % 23 for place in range(400)])
    assert look.profile(header).kind is Kind.CATEGORIES
    look = ColumnProfiler(Marks())
    look.take([101 + place * 7 % 230 for place in range(400)])
    assert look.profile(header).kind is Kind.CATEGORIES
    assert look.profile("gross domestic product").kind is Kind.NUMBER


@pytest.mark.parametrize(("least", "kind"), [(0, Kind.NUMBER), (1, Kind.CATEGORIES)])
def test_a_home_may_have_no_bed_but_no_bed_has_the_number_0(least, kind):
    look = ColumnProfiler(Marks())
    look.take([least + place * place % 31 for place in range(400)])
    assert look.profile("bed").kind is kind


def test_a_blood_value_has_no_name_of_a_number():
    look = ColumnProfiler(Marks())
    look.take([f"{1 + place % 37 / 10:.1f}" for place in range(400)])
    assert look.profile("INR").is_proposed


@pytest.mark.parametrize("header", ["district population", "number of wards", "age", "county income"])
def test_numbers_about_places_stay_numbers(header):
    look = ColumnProfiler(Marks())
    look.take([1 + place % 23 for place in range(400)])
    assert look.profile(header).kind is Kind.NUMBER
