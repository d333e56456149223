"""Dates with a mistyped year are asked about; days that stand for none, and old registers, are not."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asked(path, days, name="date of birth"):
    write(path, [["ward", name], *([n % 4, day] for n, day in enumerate(days))])
    seen = preview(path)
    said = [text for text in seen.problems if "far from all its other dates" in text or "in the future" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


THIS_YEAR = datetime.now(UTC).year
DAYS = [date(1938, 1, 5) + timedelta(days=271 * n) for n in range(90)]


@pytest.mark.parametrize(
    ("written", "far"),
    [
        ("%d.%m.%Y", "12.03.0198"),
        ("%d.%m.%Y", "04.05.2091"),
        ("%Y-%m-%d", "1098-03-12"),
        ("%m/%d/%Y", "03/14/1798"),
    ],
)
def test_mistyped_years_are_asked_about(tmp_path, written, far):
    days = [day.strftime(written) for day in DAYS]
    assert asked(tmp_path / "a.csv", days) == ""
    days[33] = far
    told = f"has a date of birth in the future, {far}." if far.endswith("2091") else f"has {far}, far"
    assert told in asked(tmp_path / "b.csv", days)


def test_births_to_come_are_asked_about_however_many(tmp_path):
    late = [date(2062 + n % 7, 3, 1 + n) for n in range(20)]
    assert "has dates of birth in the future, such as 2062-03-01." in asked(tmp_path / "a.xlsx", [*DAYS, *late])


def test_so_they_are_where_all_are_of_another_calendar(tmp_path):
    days = [day.replace(year=day.year + 57) for day in DAYS if (day.month, day.day) != (2, 29)]
    assert "of birth in the future" in asked(tmp_path / "a.csv", days, "जन्म मिति")


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_nobody_is_born_after_this_year(tmp_path, ending):
    late = [date(THIS_YEAR + 1 + n % 9, 3, 1 + n) for n in range(20)]
    said = f"has dates of birth in the future, such as {late[0]}."
    assert said in asked(tmp_path / f"a.{ending}", [*DAYS, *late])
    assert asked(tmp_path / f"b.{ending}", [*DAYS, date(THIS_YEAR, 1, 2)]) == ""


def test_so_they_are_in_a_workbook(tmp_path):
    assert "has a date of birth in the future, 2091-02-03." in asked(tmp_path / "a.xlsx", [*DAYS, date(2091, 2, 3)])


@pytest.mark.parametrize(
    "days",
    [
        [*map(str, DAYS), "9999-12-31"],
        [*map(str, DAYS), "2099-12-31"],
        [*map(str, DAYS), "0000-00-00"],
        [str(date(1790, 1, 1) + timedelta(days=500 * n)) for n in range(90)],  # a register of long ago
        [*map(str, DAYS), "1875-01-31"] if DAYS[0].year < 1900 else [*map(str, DAYS), "1915-01-31"],
        [f"{1700 + n}" for n in range(40)] * 2,  # numbers of rooms
        [f"2301-{n:04}" for n in range(60)],  # numbers of cases
    ],
)
def test_others_are_not(tmp_path, days):
    assert asked(tmp_path / "a.csv", days) == ""


VISITS = [date(2023, 11, 2) + timedelta(days=9 * n) for n in range(60)]


@pytest.mark.parametrize("written", ["%d.%m.%Y", "%Y-%m-%d", "%m/%d/%Y"])
def test_exchanged_digits_of_a_year_to_come_are_asked_about(tmp_path, written):
    days = [day.strftime(written) for day in VISITS]
    assert asked(tmp_path / "a.csv", days, "seen") == ""
    days[33] = date(2042, 3, 15).strftime(written)
    assert f"has {days[33]}, far" in asked(tmp_path / "b.csv", days, "seen")
    days = [*VISITS, date(2032, 3, 15)]
    assert "has 2032-03-15, far" in asked(tmp_path / "c.xlsx", days, "seen")


@pytest.mark.parametrize(
    "days",
    [
        [*VISITS, date(2041, 3, 15)],  # other digits: a lease may end then
        [*VISITS, *[date(2042, 1, 1 + n) for n in range(9)]],  # many
        [date(2024 + n % 19, 1 + n % 12, 5) for n in range(60)],  # all years up to then
        [*VISITS, date(2002, 3, 15)],  # some came long before
        ["2024", "2042"] * 30,
    ],
)
def test_other_days_to_come_are_not(tmp_path, days):
    assert asked(tmp_path / "a.xlsx", days, "ends") == ""


@pytest.mark.parametrize("ending", ["csv", "xlsx", "json"])
def test_years_of_two_digits_behind_noughts_are_asked_about(tmp_path, ending):
    write(tmp_path / f"a.{ending}", [["n", "created"], *([n, f"0014-11-{n % 28 + 1:02} 15:40:26"] for n in range(60))])
    seen = preview(tmp_path / f"a.{ending}")
    assert "has dates such as 0014-11-01 15:40:26, with a year of two digits behind noughts." in " ".join(seen.problems)
    assert "as_written" in seen.layout.unanswered


def test_days_that_stand_for_none_are_not_behind_noughts(tmp_path):
    cells = ["0001-01-01" if n % 3 else f"2014-11-{n % 28 + 1:02}" for n in range(60)]
    write(tmp_path / "a.csv", [["n", "created"], *([n, cell] for n, cell in enumerate(cells))])
    assert "noughts" not in " ".join(preview(tmp_path / "a.csv").problems)
