"""Texts of dates of which a spreadsheet took some the other way round are asked about; one way of writing is not."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

DAYS = [date(2024, 1, 3) + timedelta(n * 11 % 301) for n in range(90)]


def asked(path, cells):
    write(path, [["ward", "seen"], *([f"w{n % 3}", cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    said = [text for text in seen.problems if "taken days for months" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def swapped(early, late):
    """Return the days as a spreadsheet writes them that reads 3 May as 5 March, and leaves 13 May as a text."""
    return [date(d.year, d.day, d.month).strftime(early) if d.day <= 12 else d.strftime(late) for d in DAYS]


@pytest.mark.parametrize("early", ["%Y-%m-%d", "%Y-%m-%d 00:00:00", "%Y/%m/%d"])
@pytest.mark.parametrize("late", ["%d/%m/%Y", "%d.%m.%Y", "%d-%m-%Y"])
@pytest.mark.parametrize("suffix", ["csv", "json"])
def test_days_taken_for_months_are_asked_about(tmp_path, early, late, suffix):
    said = asked(tmp_path / f"a.{suffix}", swapped(early, late))
    assert "up to the 12th alone, and dates such as" in said
    assert "Column B (“seen”)" in said


@pytest.mark.parametrize(
    "cells",
    [
        [day.isoformat() for day in DAYS],
        [day.strftime("%d/%m/%Y") for day in DAYS],
        [day.isoformat() if n % 2 else day.strftime("%d.%m.%Y") for n, day in enumerate(DAYS)],
        [day.isoformat() for day in DAYS[:-2]] + ["13/05/2024", "14/05/2024"],
        [day.strftime("%Y-%m-01") for day in DAYS],
    ],
    ids=["year first", "day first", "two ways", "two slips", "months"],
)
def test_other_dates_are_not(tmp_path, cells):
    assert asked(tmp_path / "a.csv", cells) == ""


@pytest.mark.parametrize("late", ["%d/%m/%Y", "%d.%m.%Y", "%d-%m-%Y"])
def test_so_they_are_as_dates_of_a_workbook(tmp_path, late):
    cells = [date(day.year, day.day, day.month) if day.day <= 12 else day.strftime(late) for day in DAYS]
    assert "Column B (“seen”)" in asked(tmp_path / "a.xlsx", cells)
    assert not asked(tmp_path / "b.xlsx", [day if n % 2 else day.strftime(late) for n, day in enumerate(DAYS)])
