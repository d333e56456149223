"""Years of two digits are read without a question where all are of the last decades, and none is a birth."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

NOW = datetime.now(UTC).year


def days(first, last, form="{day}/{month}/{year:02}"):
    span = last - first + 1
    return [form.format(day=n % 27 + 1, month=n % 12 + 1, year=(first + n % span) % 100) for n in range(60)]


def found(path, name, cells):
    return preview(str(write(path, [[name, "sex"], *[[cell, "fm"[n % 2]] for n, cell in enumerate(cells)]])))


@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
@pytest.mark.parametrize("form", ["{day}/{month}/{year:02}", "{day}.{month}.{year:02} 10:30", "{day:02}-Mar-{year:02}"])
@pytest.mark.parametrize("first", [NOW - 30, NOW - 3, NOW])
def test_years_of_the_last_decades_are_read_and_told(tmp_path, ending, form, first):
    seen = found(tmp_path / f"a{ending}", "visit", days(first, NOW, form))
    start = NOW // 10 * 10 - 80
    assert "two_digit_years" not in [each.key for each in seen.questions]
    assert seen.layout.two_digit_years == f"{start}-{start + 99}"
    assert f"are read as years from {start} to {start + 99}." in " ".join(seen.problems)


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("date of birth", days(NOW - 30, NOW)),
        ("Geburtsdatum", days(NOW - 30, NOW)),
        ("born", days(NOW - 30, NOW)),
        ("Geb.datum", days(NOW - 30, NOW)),
        ("day", days(NOW - 60, NOW)),
        ("day", days(NOW, NOW + 2)),
        ("day", days(NOW - 3, NOW)[:9]),
        ("day", [*days(NOW - 3, NOW), "1/2/45"]),
        ("month", [f"Mar-{n % 20 + 1:02}" for n in range(20)] + [f"Jun-{n % 7 + 20}" for n in range(20)]),
    ],
)
def test_a_doubt_is_asked_about(tmp_path, name, cells):
    assert found(tmp_path / "a.csv", name, cells).layout.two_digit_years is None


def test_one_column_of_births_leaves_all_in_doubt(tmp_path):
    rows = [[one, other] for one, other in zip(days(NOW - 3, NOW), days(NOW - 30, NOW), strict=True)]
    seen = preview(str(write(tmp_path / "a.csv", [["visit", "birth date"], *rows])))
    assert [each.key for each in seen.questions] == ["two_digit_years"]


def test_a_plan_that_says_how_dates_are_read_is_not_added_to(tmp_path):
    path = write(tmp_path / "a.csv", [["visit", "sex"], *[[day, "f"] for day in days(NOW - 3, NOW)]])
    layout = replace(preview(str(path)).layout, dates="day-first", two_digit_years=None)
    assert [each.key for each in preview(str(path), layout).questions] == ["two_digit_years"]


MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]


@pytest.mark.parametrize("form", ["{month} {year:02}", "{month}-{year:02}", "{month}'{year:02}"])
def test_months_with_a_year_are_dates_where_the_column_is_called_so(tmp_path, form):
    cells = [form.format(month=MONTHS[n * n % 11], year=(NOW - n % 3) % 100) for n in range(90)]
    for name in ("Month", "Monat der Aufnahme", "visit month"):
        seen = found(tmp_path / "a.csv", name, cells)
        assert (seen.questions, seen.layout.two_digit_years) == ((), f"{NOW // 10 * 10 - 80}-{NOW // 10 * 10 + 19}")
    for name in ("seen", "birth month", "day"):
        seen = found(tmp_path / "b.csv", name, cells)
        assert [each.key for each in seen.questions][:1] == ["two_digit_years"]
