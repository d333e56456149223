"""Days counted from 1960 or 1970, or written as six digits, are asked about below the name of a date."""

from __future__ import annotations

import re
from datetime import date, timedelta
from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 120


BIRTHS = [date(1930, 1, 1) + timedelta(days=n * 263 % 28_000) for n in range(120)]


def asks(path, name, cells):
    draw = Random(1)
    write(path, [["sex", name], *([draw.choice("mf"), cell] for cell in cells)])
    seen = preview(path)
    words = "has the name of a date, and numbers such as", "SPSS counts seconds", "each of which is a day"
    said = any(each in text for text in seen.problems for each in words)
    assert said <= ("as_written" in seen.layout.unanswered)
    return said


def days(first=date(2024, 1, 1)):
    draw = Random(2)
    return [first + timedelta(days=draw.randrange(365)) for _ in range(N)]


def counted(since, first=date(2024, 1, 1)):
    return [(day - date(since, 1, 1)).days for day in days(first)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
@pytest.mark.parametrize("since", [1960, 1970])
@pytest.mark.parametrize(
    "name", ["VISIT", "visit_date", "Aufnahme", "admitted", "VISITDT", "randdt", "AESTDAT", "admit_dt", "LASTVISIT"]
)
def test_days_since_another_year_are_asked_about(tmp_path, suffix, since, name):
    assert asks(tmp_path / f"a.{suffix}", name, counted(since))


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("pattern", ["%y%m%d", "%d%m%y", "%m%d%y"])
@pytest.mark.parametrize("name", ["visit", "Datum", "registered"])
def test_days_of_six_digits_are_asked_about(tmp_path, suffix, pattern, name):
    assert asks(tmp_path / f"a.{suffix}", name, [int(f"{day:{pattern}}") for day in days()])


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize("name", ["birth_date", "DOB", "Geburtsdatum", "BRTHDT"])
def test_so_are_births_counted_from_1960_and_seconds_from_1582(tmp_path, suffix, name):
    assert asks(tmp_path / f"a.{suffix}", name, [(day - date(1960, 1, 1)).days for day in BIRTHS])
    assert not asks(tmp_path / f"b.{suffix}", name, [(day - date(1899, 12, 30)).days for day in BIRTHS])
    seconds = [(day - date(1582, 10, 14)).days * 86_400 for day in BIRTHS]
    assert asks(tmp_path / f"c.{suffix}", name, seconds)
    assert asks(tmp_path / f"d.{suffix}", "visit", seconds)
    assert asks(tmp_path / f"g.{suffix}", name, [each + 41_600 + 7 * n for n, each in enumerate(seconds)])
    assert asks(tmp_path / f"h.{suffix}", "interview_date", [each + 76_800 for each in seconds])
    assert not asks(tmp_path / f"e.{suffix}", "case", [each + 1 for each in seconds])
    assert not asks(tmp_path / f"f.{suffix}", name, [day.year for day in BIRTHS])


def julian(day):
    return day.toordinal() + 1_721_424.5


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize("name", ["birth", "visit_date"])
def test_so_are_julian_days(tmp_path, suffix, name):
    assert asks(tmp_path / f"a.{suffix}", name, [*map(julian, BIRTHS)])
    assert not asks(tmp_path / f"b.{suffix}", "account", [*map(julian, BIRTHS)])


def test_the_number_that_is_shown_is_one_of_the_column(tmp_path):
    path = tmp_path / "a.csv"
    cells = counted(1960)
    assert asks(path, "visit", cells)
    (shown,) = (found[1] for text in preview(path).problems if (found := re.search(r"such as (\d+)\.", text)))
    assert int(shown) in cells


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
def test_days_of_six_digits_tell_themselves_where_all_are_days(tmp_path, suffix):
    assert asks(tmp_path / f"a.{suffix}", "when", [int(f"{day:%y%m%d}") for day in days()])


def codes(groups, least, each):
    return [10_000 * (n % 3 + 23) + 100 * (n % groups + 1) + least + n // groups % each for n in range(N)]


@pytest.mark.parametrize(
    "cells",
    [
        [*range(230_101, 230_101 + N)],
        [230_101 + 37 * n % 1_131 for n in range(N)],
        [int(f"{day:%y%m%d}") for day in BIRTHS],
        [int(f"{date(2023, 1, 1) + timedelta(days=3 * n):%y%m%d}") for n in range(N)],
        [230_115, 230_116, 230_203] * 40,
        codes(12, 1, 12),
        codes(12, 1, 40),
    ],
    ids=["running", "any", "years of a life", "each once", "few", "places", "more places"],
)
def test_codes_and_numbers_of_six_digits_are_not(tmp_path, cells):
    assert not asks(tmp_path / "a.csv", "unit", cells)


def test_years_of_births_beside_a_number_are_no_days(tmp_path):
    assert not asks(tmp_path / "a.csv", "year of birth", [4, *(day.year for day in BIRTHS)])


def test_so_are_those_with_missing_ones_between(tmp_path):
    cells = ["" if n % 7 == 3 else "unknown" if n % 7 == 4 else f"{day:%y%m%d}" for n, day in enumerate(days())]
    assert asks(tmp_path / "a.csv", "visit", cells)


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("visit", [f"{day:%Y-%m-%d}" for day in days()]),
        ("visit", [f"{day:%Y%m%d}" for day in days()]),
        ("visit", counted(1900)),
        ("visit", [n % 6 + 1 for n in range(N)]),
        ("visit", [*range(20_001, 20_001 + N)]),
        ("income", counted(1960)),
        ("visits", counted(1960)),
        ("LASTVISIT", [n % 12 + 1 for n in range(N)]),
        ("VISITDT", [f"{day:%Y-%m-%d}" for day in days()]),
        *((name, counted(1960)) for name in ("Stadt", "Altstadt", "Mandat", "dt", "budget")),
        *((name, [11_000_000_000 + 7_919_777 * n for n in range(N)]) for name in ("case", "phone", "birth weight")),
        ("date of birth", counted(1900, date(1955, 1, 1))),
        ("Datum", [100_000 + 7_919 * n % 900_000 for n in range(N)]),
        ("birth date", counted(1900, date(1975, 1, 1))),
        *((name, [900 + 3_571 * n % 3_600 for n in range(N)]) for name in ("birth weight", "poids de naissance")),
    ],
    ids=[
        *("iso", "digits", "excel", "small", "running", "income", "visits", "last visit", "days by CDISC"),
        *("town", "old town", "mandate", "step", "budget", "case", "phone", "birth weight in digits"),
        *("birth", "codes", "birth date"),
        *("birth weight", "its French name"),
    ],
)
def test_other_numbers_are_not(tmp_path, name, cells):
    assert not asks(tmp_path / "a.csv", name, cells)
