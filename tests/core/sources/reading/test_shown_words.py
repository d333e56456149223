"""Dates that a format shows as days of the week or months are asked about once; dates shown as such are not."""

from __future__ import annotations

from datetime import date

import pytest
from openpyxl import Workbook

from core.sources.asking.preview import preview

WEEK = [date(2024, 1, day) for day in range(1, 8)]
MONTHS = [date(2024, month, 1) for month in range(1, 13)]
EXCHANGED = "day and month are exchanged"


def told(path, days, form):
    book = Workbook()
    book.active.append(["group", "day", "age"])
    for n in range(84):
        book.active.append([f"g{n % 3}", days[n * n % 41 % len(days)], 20 + n * 7 % 50])
        book.active.cell(n + 2, 2).number_format = form
    book.save(path)
    seen = preview(path)
    assert bool(seen.problems) == ("as_written" in seen.layout.unanswered)
    return seen.problems


@pytest.mark.parametrize(
    ("days", "form", "shown"),
    [
        *((WEEK, form, "days of the week") for form in ("dddd", "ddd", "[$-407]dddd", "DDDD;@", "ddd.", "aaaa")),
        *((MONTHS, form, "months") for form in ("mmmm", "mmm", "[$-409]mmmm;@")),
    ],
)
def test_days_and_months_alone_are_asked_about(tmp_path, days, form, shown):
    [text] = told(tmp_path / "a.xlsx", days, form)
    assert f"Column B (“day”) shows {shown} alone" in text


@pytest.mark.parametrize("form", ["yyyy-mm-dd", "dddd, d. mmmm yyyy", "mmm yy", "d mmm", "mm", "dd", "ddd d"])
def test_dates_are_not(tmp_path, form):
    assert not told(tmp_path / "a.xlsx", [date(2024, month, 3 * month % 29 + 1) for month in range(1, 13)], form)


def test_days_of_a_week_that_are_shown_as_dates_may_be_months(tmp_path):
    [text] = told(tmp_path / "a.xlsx", WEEK, "yyyy-mm-dd")
    assert EXCHANGED in text
