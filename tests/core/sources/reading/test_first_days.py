"""Dates that are all in the first days of one month, as exchanged ones are, are asked about; other dates are not."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from random import Random

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import DateOrder, ProtectedUnit, ReadingLayout
from core.errors import UnpinnedLayoutError
from core.sources.asking.preview import preview
from core.sources.asking.records import RowSource
from tests.core.sources.reader_here import read_here
from tests.core.sources.written_files import write

SUFFIXES = pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet", "sqlite"])
MONTHS = [date(year, month, 1) for year in (2022, 2023, 2024) for month in range(1, 13)]
YEAR = [date(2024, month, 1) for month in range(1, 13)]
QUARTERS = [date(2024, month, 1) for month in (1, 4, 7, 10)]
WEEKS = [date(2024, 1, 3) + timedelta(days=n) for n in range(300)]


def written(path, days, n=200):
    draw = Random(4)
    return write(path, [["site", "since"], *([draw.choice("abc"), draw.choice(days)] for _ in range(n))])


def asked(path, layout=None):
    seen = preview(path, layout or ReadingLayout())
    said = [text for text in seen.problems if "all in one month, or on one day" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def exchanged(days):
    return [date(day.year, day.day, day.month) for day in days]


@SUFFIXES
@pytest.mark.parametrize("days", [MONTHS, YEAR, YEAR[:7], QUARTERS, MONTHS[::3]])
def test_exchanged_first_days_of_months_are_asked_about(tmp_path, suffix, days):
    said = asked(written(tmp_path / f"a.{suffix}", exchanged(days)))
    assert f"such as {exchanged(days[-1:])[0]}, all in" in said
    assert f"If {days[-1]} is meant" in said
    assert "Column B (“since”)" in said


def test_so_are_those_of_another_day_in_many_years(tmp_path):
    days = [date(year, month, 5) for year in range(2015, 2024) for month in range(1, 13)]
    assert asked(written(tmp_path / "a.csv", exchanged(days)))
    assert not asked(written(tmp_path / "b.csv", days))


@pytest.mark.parametrize("form", ["%d/%m/%Y", "%d/%m/%Y 00:00", "%d-%m-%Y"])
def test_so_are_texts_in_the_order_that_a_plan_says(tmp_path, form):
    layout = ReadingLayout(dates=DateOrder.MONTH_FIRST)
    path = written(tmp_path / "a.csv", [day.strftime(form) for day in MONTHS])
    assert "If 2024-12-01 is meant" in asked(path, layout)
    assert not asked(path, ReadingLayout(dates=DateOrder.DAY_FIRST))


def test_the_first_days_of_a_month_are_asked_about_where_they_are_read_as_months(tmp_path):
    path = written(tmp_path / "a.csv", [f"03/{day:02}/2024" for day in range(1, 13)])
    assert "If 2024-03-12 is meant" in asked(path, ReadingLayout(dates=DateOrder.DAY_FIRST))
    assert not asked(path, ReadingLayout(dates=DateOrder.MONTH_FIRST))


@SUFFIXES
@pytest.mark.parametrize(
    "days",
    [
        MONTHS,
        YEAR,
        QUARTERS,
        WEEKS,
        WEEKS[:7],
        [datetime.fromisoformat(f"2024-01-{n:02} 08:30") for n in range(1, 21)],
        [date(2024, 1, 2), date(2024, 1, 9)],
        [date(year, 1, 1) for year in range(1990, 2024)],
        [date(year, 9, day) for year in range(2000, 2024) for day in range(1, 8)],
        [date(2024, 6, day) for day in range(3, 12)],
        [f"{day} Jan 2024" for day in range(1, 13)],
        [f"{year}-01" for year in range(2000, 2024)],
        ["2024-01-01"],
    ],
    ids=[
        *("months", "a year of months", "quarters", "days", "a week of January", "moments", "two days", "years"),
        *("a week of September", "days of June", "names of months", "months alone", "one day"),
    ],
)
def test_other_dates_are_not(tmp_path, suffix, days):
    assert not asked(written(tmp_path / f"a.{suffix}", days))


def test_nor_are_texts_where_another_column_tells_their_order(tmp_path):
    rows = [[f"{1 + n % 12:02}/01/2024", WEEKS[n].strftime("%m/%d/%Y")] for n in range(150)]
    assert not asked(write(tmp_path / "a.csv", [["due", "seen"], *rows]), ReadingLayout(dates=DateOrder.DAY_FIRST))


@SUFFIXES
def test_nor_are_the_first_rows_of_a_long_table_in_the_order_of_its_days(tmp_path, suffix):
    days = [date(2024, 1, 1) + timedelta(days=n // 300) for n in range(9000)]
    path = write(tmp_path / f"a.{suffix}", [["site", "since"], *(["abc"[n % 3], day] for n, day in enumerate(days))])
    assert not asked(path)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_a_release_of_a_later_file_with_exchanged_days_is_stopped(tmp_path, monkeypatch, suffix):
    read_here(monkeypatch)
    path = written(tmp_path / f"a.{suffix}", MONTHS)
    since = Attribute("since", Kind.DATE, edges=(date(2022, 1, 1), date(2023, 1, 1), date(2025, 1, 1)))
    source = RowSource(path, preview(path).layout, (since,), ProtectedUnit())
    assert source.read(None).n_rows == 200
    path.unlink()
    written(path, exchanged(MONTHS))
    with pytest.raises(UnpinnedLayoutError, match="as_written"):
        source.read(None)


def test_first_days_of_years_are_not(tmp_path):
    assert not asked(written(tmp_path / "a.csv", [date(2003 + n, 1, 1 + n % 6) for n in range(20)]))
