"""Numbers that count days, and years, are asked about among dates; other numbers and dates alone are not."""

from __future__ import annotations

import re
from datetime import date, timedelta
from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

FIRST = date(1899, 12, 30)
N = 120


def asks(path, cells):
    draw = Random(1)
    write(path, [["sex", "seen on"], *([draw.choice("mf"), cell] for cell in cells)])
    seen = preview(path)
    said = any(re.search(r"such as 4\d{4}(?:[.,]\d+)? among its dates", text) for text in seen.problems)
    assert said <= ("as_written" in seen.layout.unanswered)
    return said


def days():
    draw = Random(2)
    return [date(2023, 1, 1) + timedelta(days=draw.randrange(365)) for _ in range(N)]


@pytest.mark.parametrize("pattern", ["%d/%m/%Y", "%Y-%m-%d", "%m/%d/%Y", "%d.%m.%Y %H:%M", "%d %b %Y"])
@pytest.mark.parametrize("every", [2, 7, 100])
def test_counted_days_among_written_ones_are_asked_about(tmp_path, pattern, every):
    cells = [str((day - FIRST).days) if n % every == 1 else f"{day:{pattern}}" for n, day in enumerate(days())]
    assert asks(tmp_path / "a.csv", cells)


def test_days_that_were_no_dates_to_the_spreadsheet_stay_texts_beside_counted_ones(tmp_path):
    cells = [f"{day:%d/%m/%Y}" if day.day > 12 else f"{(day - FIRST).days}.5" for day in days()]
    assert asks(tmp_path / "a.csv", cells)


@pytest.mark.parametrize("suffix", ["xlsx", "csv"])
def test_numbers_among_the_dates_of_a_workbook_are_asked_about(tmp_path, suffix):
    cells = [(day - FIRST).days if n % 5 == 4 else day for n, day in enumerate(days())]
    assert asks(tmp_path / f"a.{suffix}", cells)


@pytest.mark.parametrize("suffix", ["xlsx", "csv"])
@pytest.mark.parametrize("far", [date.max, date.min])
def test_numbers_are_asked_about_beside_the_last_day_and_the_first(tmp_path, suffix, far):
    cells = [(day - FIRST).days if n % 5 == 4 else far if n % 9 == 2 else day for n, day in enumerate(days())]
    assert asks(tmp_path / f"a.{suffix}", cells if suffix == "csv" else [str(cell) for cell in cells])


@pytest.mark.parametrize("other", ["99999", "2023", "20230512", "unknown", "", "10115", "45231 Essen"])
def test_other_numbers_and_words_among_dates_are_not(tmp_path, other):
    cells = [other if n % 9 == 4 else f"{day:%d/%m/%Y}" for n, day in enumerate(days())]
    assert not asks(tmp_path / "a.csv", cells)


def test_counted_days_alone_and_addresses_are_not(tmp_path):
    assert not asks(tmp_path / "a.csv", [str((day - FIRST).days) for day in days()])
    assert not asks(tmp_path / "b.csv", ["45231" if n % 9 == 4 else f"{n} Main Street {n}" for n in range(N)])


def told(path, cells):
    draw = Random(3)
    write(path, [["sex", "seen on"], *([draw.choice("mf"), cell] for cell in cells)])
    seen = preview(path)
    found = [text for text in seen.problems if "or the years alone" in text]
    assert bool(found) <= ("as_written" in seen.layout.unanswered)
    return " ".join(found)


@pytest.mark.parametrize("other", ["2023", "Q3 2023", "2023-Q1", "2022 Q4", 2023])
@pytest.mark.parametrize("pattern", ["%d/%m/%Y", "%Y-%m-%d", "%d.%m.%Y"])
@pytest.mark.parametrize("every", [5, 100])
def test_years_and_quarters_among_days_are_asked_about(tmp_path, pattern, other, every):
    cells = [other if n % every == 3 else f"{day:{pattern}}" for n, day in enumerate(days())]
    assert f"has {other} among its dates" in told(tmp_path / "a.csv", cells)


@pytest.mark.parametrize("every", [3, 9, 100])
@pytest.mark.parametrize(
    ("pattern", "other"),
    [
        *(("%d.%m.%Y", other) for other in ("00.00.1945", "00.05.1945", "1945-00-00")),
        *(("%m/%d/%Y", other) for other in ("00/00/1945", "05/00/1945")),
        *(("%Y-%m-%d", other) for other in ("1945-00-00", "1945-05-00", "1945-00-00 00:00:00")),
    ],
)
def test_days_of_which_a_register_knows_the_year_alone_are_asked_about(tmp_path, pattern, other, every):
    cells = [other if n % every == 2 else f"{day:{pattern}}" for n, day in enumerate(births())]
    assert f"has {other} among its dates" in told(tmp_path / "a.csv", cells)


@pytest.mark.parametrize("other", ["00.00.0000", "0000-00-00", "00.13.45", "00-00", "100.00.1945", "00.00.1945 Ulm"])
def test_missing_days_and_other_texts_with_noughts_are_not(tmp_path, other):
    cells = [other if n % 9 == 2 else f"{day:%d.%m.%Y}" for n, day in enumerate(births())]
    assert not told(tmp_path / "a.csv", cells)


def test_midnights_are_days(tmp_path):
    assert not told(tmp_path / "a.csv", [f"{day:%Y-%m-%d} 00:00:00" for day in births()])
    assert not told(tmp_path / "b.csv", [f"{day:%d.%m.2000}" for day in births()])


@pytest.mark.parametrize("suffix", ["xlsx", "csv", "sqlite"])
def test_years_among_the_dates_of_a_workbook_are_asked_about(tmp_path, suffix):
    cells = [day.year if n % 9 == 4 else day for n, day in enumerate(days())]
    assert "has 2023 among its dates" in told(tmp_path / f"a.{suffix}", cells)


def births():
    draw = Random(4)
    return [date(1930, 1, 1) + timedelta(days=draw.randrange(60 * 365)) for _ in range(N)]


@pytest.mark.parametrize("pattern", ["%d.%m.%Y", "%Y-%m-%d", "%m/%d/%Y", None])
@pytest.mark.parametrize("every", [9, 50])
def test_days_that_a_spreadsheet_shows_for_years_are_asked_about(tmp_path, pattern, every):
    cells = [FIRST + timedelta(days=day.year) if n % every == 4 else day for n, day in enumerate(births())]
    path = tmp_path / ("a.csv" if pattern else "a.xlsx")
    said = told(path, [f"{cell:{pattern}}" for cell in cells] if pattern else cells)
    assert "has 1905-0" in said
    assert "shows the year 19" in said


def test_births_of_1905_among_others_of_these_years_and_one_alone_are_not(tmp_path):
    old = [day - timedelta(days=40 * 365) for day in births()]
    assert not told(tmp_path / "a.csv", [date(1905, 5, 1 + n % 9) if n % 9 == 4 else day for n, day in enumerate(old)])
    assert not told(tmp_path / "b.csv", [date(1905, 5, 7) if n == 4 else day for n, day in enumerate(births())])


@pytest.mark.parametrize("pattern", ["%Y", "%Y-%m", "%m/%Y", "%Y-%m-%d"])
def test_periods_alone_and_months_are_not(tmp_path, pattern):
    assert not told(tmp_path / "a.csv", [f"{day:{pattern}}" for day in births()])


@pytest.mark.parametrize("other", ["1023", "9999", "unknown", "", "1700", "2023 or 2024"])
def test_other_numbers_and_words_are_no_years(tmp_path, other):
    assert not told(tmp_path / "a.csv", [other if n % 9 == 4 else f"{day:%d.%m.%Y}" for n, day in enumerate(days())])


def test_a_column_of_years_beside_one_of_dates_is_not(tmp_path):
    write(tmp_path / "a.csv", [["seen on", "year"], *([f"{day:%d.%m.%Y}", day.year] for day in days())])
    assert not [text for text in preview(tmp_path / "a.csv").problems if "or the years alone" in text]
