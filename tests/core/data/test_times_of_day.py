"""Times of day count as hours; texts that look like times are none."""

from __future__ import annotations

from datetime import datetime, timedelta
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.data.column_profiler import ColumnProfiler
from core.data.label_codes import LabelCodes
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks
from core.data.times_of_day import hours_of, hours_of_moment, is_of_half_day
from core.domain.attribute import Kind

TIMES = [f"{hour:02}:{minute:02}" for hour in range(24) for minute in (5, 20, 35)]
DAY = tuple(range(0, 25, 3))


def proposed(cells, marks=Marks()):  # noqa: B008  immutable
    profiler = ColumnProfiler(marks)
    profiler.take(cells)
    return propose(profiler.profile("seen"))


@pytest.mark.parametrize(
    ("text", "hours"),
    [
        ("00:00", 0),
        ("7:12", 7.2),
        ("14:30", 14.5),
        ("14:30:36", 14.51),
        ("14h30", 14.5),
        ("14:30 Uhr", 14.5),
        ("14.30 Uhr", 14.5),
        ("8.15 Uhr", 8.25),
        ("8 Uhr", 8),
        ("8 pm", 20),
        ("7.43pm", 19 + 43 / 60),
        ("12am", 0),
        ("8:30h", 8.5),
        ("08:30 h", 8.5),
        ("2:30 PM", 14.5),
        ("2:30 p.m.", 14.5),
        ("2:30 p. m.", 14.5),
        ("12:15am", 0.25),
        ("12:15 PM", 12.25),
        ("24:00", 24),
    ],
)
def test_times_are_hours(text, hours):
    assert hours_of(text) == hours


@pytest.mark.parametrize(
    "text", ["7", "8h", "8 h", "25:00", "24:01", "12:60", "13:00 PM", "0:30 AM", "1:2:3", "a 1:00", "14.30"]
)
def test_other_texts_are_not(text):
    assert hours_of(text) is None


@pytest.mark.parametrize(
    ("text", "is_half"), [("1:30 PM", True), ("1 am", True), ("1.30 p.m.", True), ("1:30", False), ("13:30 PM", False)]
)
def test_times_of_a_half_day_say_so(text, is_half):
    assert is_of_half_day(text) is is_half


@given(st.integers(0, 23), st.integers(0, 59), st.integers(0, 59))
def test_hours_are_the_nearest_number(hour, minute, second):
    assert hours_of(f"{hour}:{minute:02}:{second:02}") == float(Fraction(hour * 3600 + minute * 60 + second, 3600))


@pytest.mark.parametrize("marks", [Marks(), Marks(",", ".")])
def test_a_column_of_times_has_the_bins_of_a_day(marks):
    attribute = proposed([*TIMES, "24:00", "unknown"], marks)
    assert (attribute.kind, attribute.edges, attribute.measured_in) == (Kind.NUMBER, DAY, "hh:mm")
    codes = LabelCodes(attribute, marks)
    assert [attribute.labels[codes[cell]] for cell in ("02:59", "03:00", "9:15 PM", "25:00")] == [
        *(attribute.labels[place] for place in (0, 1, 7)),
        attribute.other,
    ]


def test_times_with_a_point_are_those_of_a_clock_where_they_say_so():
    attribute = proposed([text.replace(":", ".") + " Uhr" for text in TIMES])
    assert (attribute.edges, attribute.measured_in) == (DAY, "hh:mm")
    assert proposed([text.replace(":", ".") for text in TIMES]).measured_in == ""


def test_a_few_times_are_categories():
    assert proposed(["06:00", "14:00", "22:00"] * 20).kind is Kind.CATEGORIES


def test_results_of_games_and_ratios_are_texts():
    assert proposed([f"{n}:{n % 4}" for n in range(30)] * 3).measured_in == ""


@pytest.mark.parametrize(
    "text",
    [
        *("30.12.1899 14:30:00", "1899-12-30 14:30:00", "1899-12-30T14:30:00", "1899-12-30 14:30:00.000000"),
        *("12/30/1899 2:30:00 PM", "30/12/1899 14:30", "31.12.1899 14:30", "12/31/1899 02:30 PM", "00.01.1900 14:30"),
        *("1/0/1900 14:30", "1900-01-00 14:30", "1900-01-01 14:30:00", "1970-01-01T14:30:00Z", "1/1/1900  14:30"),
    ],
)
def test_a_day_that_stands_for_none_is_left_out(text):
    assert hours_of(text) == 14.5


@pytest.mark.parametrize(
    "text", ["29.12.1899 14:30", "2024-03-05 14:30", "30.12.1899", "30.12.1899 25:00", "30-12.1899 14:30"]
)
def test_any_other_day_makes_no_time(text):
    assert hours_of(text) is None


def test_moments_of_such_a_day_are_times():
    assert hours_of_moment(datetime.fromisoformat("1899-12-30 14:30")) == 14.5
    assert hours_of_moment(datetime.fromisoformat("1899-12-29 14:30")) is None
    assert hours_of_moment(datetime.fromisoformat("1899-12-30").date()) is None


FORMS = ["%d.%m.%Y %H:%M:%S", "%Y-%m-%d %H:%M:%S", "%m/%d/%Y %I:%M:%S %p", "%Y-%m-%dT%H:%M"]


@pytest.mark.parametrize("form", [*FORMS, ""])
@pytest.mark.parametrize("day", ["1899-12-30", "1899-12-31", "1900-01-01"])
def test_a_column_of_one_such_day_is_one_of_times(form, day):
    moments = [datetime.fromisoformat(day) + timedelta(minutes=7 * place) for place in range(200)]
    cells = [moment.strftime(form) if form else moment for moment in moments]
    marks = Marks(day_first=False) if form.startswith("%m") else Marks()
    attribute = proposed([*cells, ""], marks)
    assert (attribute.kind, attribute.edges, attribute.measured_in) == (Kind.NUMBER, DAY, "hh:mm")
    assert attribute.labels[LabelCodes(attribute, marks)[cells[100]]] == attribute.labels[100 * 7 // 180]


@pytest.mark.parametrize("form", FORMS)
def test_a_column_of_several_days_stays_one_of_dates(form):
    days = [datetime.fromisoformat("2024-03-01 14:30") + timedelta(days=place) for place in range(90)]
    cells = [day.strftime(form) for day in (*days, *[datetime.fromisoformat("1899-12-30")] * 5)]
    assert proposed(cells, Marks(day_first=not form.startswith("%m"))).kind is Kind.DATE


def test_few_times_of_such_a_day_are_no_dates():
    cells = [f"30.12.1899 {hour:02}:00:00" for hour in (6, 14, 22)] * 20
    attribute = proposed(cells)
    assert (attribute.kind, len(attribute.categories)) == (Kind.CATEGORIES, 3)
