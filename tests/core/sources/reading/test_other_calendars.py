"""Dates and years of the Persian, Islamic and Buddhist calendars are asked about; Gregorian ones are not."""

from __future__ import annotations

from datetime import date

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def said(path, cells, name="seen on"):
    write(path, [["group", name], *([f"g{n % 3}", cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    found = [text for text in seen.problems if "read as such" in text]
    assert bool(found) <= ("as_written" in seen.layout.unanswered)
    return " ".join(found)


def dates(first, last, form):
    years = range(first, last + 1)
    return [form.format(y=years[n % len(years)], m=1 + n * 5 % 12, d=1 + n * 11 % 28) for n in range(60)]


BUDDHIST = dates(2560, 2567, "{d:02}/{m:02}/{y}")
PERSIAN_DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


@pytest.mark.parametrize(
    "cells",
    [
        dates(1398, 1403, "{y}/{m:02}/{d:02}"),
        [text.translate(PERSIAN_DIGITS) for text in dates(1398, 1403, "{y}/{m:02}/{d:02}")],
        ["1402/02/31", *dates(1320, 1403, "{y}/{m}/{d}")],
        dates(1440, 1446, "{y}-{m:02}-{d:02}"),
        dates(1440, 1446, "{d:02}/{m:02}/{y}"),
        dates(1440, 1446, "{y}-{m:02}-{d:02} 10:30"),
        ["n/a", *dates(1440, 1446, "{y}-{m:02}-{d:02}"), "unknown"],
    ],
    ids=["persian", "persian digits", "31st of a second month", "islamic", "day first", "with a time", "with missing"],
)
def test_persian_and_islamic_dates_are_asked_about(tmp_path, cells):
    assert "Column B" in (told := said(tmp_path / "a.csv", cells))
    assert "Persian or Islamic" in told


def test_buddhist_dates_are_asked_about_also_as_dates_of_a_workbook(tmp_path):
    assert "Buddhist" in said(tmp_path / "a.csv", dates(2560, 2567, "{d:02}/{m:02}/{y}"))
    assert "Buddhist" in said(tmp_path / "a.xlsx", [date(2560 + n % 7, 1 + n % 12, 1 + n % 28) for n in range(60)])


@pytest.mark.parametrize(("name", "first"), [("birth year", 1360), ("سنة الميلاد", 1400), ("ปีเกิด พ.ศ.", 2500)])
def test_years_alone_are_asked_about_where_the_name_says_that_they_are_years(tmp_path, name, first):
    years = [first + n * 7 % 40 for n in range(60)]
    assert said(tmp_path / "a.csv", years, name)
    assert not said(tmp_path / "b.csv", years, "income")


@pytest.mark.parametrize(
    ("cells", "name"),
    [
        (dates(2019, 2024, "{y}-{m:02}-{d:02}"), "seen on"),
        (dates(1203, 1480, "{y}-{m:02}-{d:02}"), "charter date"),
        (dates(2019, 2599, "{y}-{m:02}-{d:02}"), "expires"),
        ([1300 + n * 7 % 100 for n in range(60)], "rent"),
        ([f"1402-{n}" for n in range(60)], "file"),
        ([*["2024-01-05"] * 50, "1402-01-05"], "seen on"),
    ],
    ids=["gregorian", "charters", "far ends", "amounts", "numbers", "a lone slip"],
)
def test_other_columns_are_not_asked_about(tmp_path, cells, name):
    assert not said(tmp_path / "a.csv", cells, name)


@pytest.mark.parametrize(("every", "years"), [(2, "2500"), (6, "2500"), (20, "2500")])
def test_two_calendars_in_one_column_are_asked_about(tmp_path, every, years):
    ours = dates(2017, 2024, "{d:02}/{m:02}/{y}")
    mixed = [other if n % every == 1 else own for n, (own, other) in enumerate(zip(ours, BUDDHIST, strict=True))]
    assert f"around {years} beside years around 2000" in said(tmp_path / "a.csv", mixed)
    assert said(tmp_path / "b.csv", [*ours, "01/01/2500", "31/12/2500"]) == ""


def test_islamic_years_beside_ours_are_asked_about(tmp_path):
    cells = [f"{1390 + n % 40}" if n % 3 else f"{1960 + n % 40}" for n in range(90)]
    assert "around 1400 beside years around 2000" in said(tmp_path / "a.csv", cells, "year of birth")
    assert said(tmp_path / "b.csv", cells, "beds") == ""
    assert said(tmp_path / "c.csv", [f"{1350 + 11 * n}-05-13" for n in range(60)], "charter") == ""


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_dates_of_nepal_are_asked_about(tmp_path, suffix):
    cells = dates(2079, 2083, "{y}-{m:02}-{d:02}")
    assert "calendar of Nepal" in said(tmp_path / f"a.{suffix}", [*cells[:20], "2018-08-18", *cells[20:]])
    assert "calendar of Nepal" in said(tmp_path / "b.xlsx", [date(2081, 1 + n % 12, 1 + n % 28) for n in range(60)])


@pytest.mark.parametrize(
    "cells",
    [
        dates(2019, 2026, "{y}-{m:02}-{d:02}"),
        dates(2040, 2075, "{y}-{m:02}-{d:02}"),
        ["2099-12-31"] * 60,
        [f"{2070 + n % 25}" for n in range(60)],
    ],
    ids=["ours", "ends of work", "never", "years of a forecast"],
)
def test_dates_to_come_are_no_dates_of_nepal(tmp_path, cells):
    assert said(tmp_path / "a.csv", cells) == ""
