"""Numbers below the name of a date are dates where they count days or seconds; other numbers stay numbers."""

from __future__ import annotations

import random
from datetime import date

import pytest

from core.data.column_profile import ColumnProfile
from core.data.column_profiler import ColumnProfiler
from core.data.day_counts import day_of
from core.data.propose_attribute import propose
from core.data.raw_cells import Cell, Marks
from core.domain.attribute import EXCEL_DAYS, UNIX_MILLISECONDS, UNIX_SECONDS, Kind

CHANCE = random.Random(8)
EXCEL = [CHANCE.randint(43831, 44561) for _ in range(200)]
SECONDS = [CHANCE.randint(1_577_836_800, 1_640_908_800) for _ in range(200)]
BORN = [CHANCE.randint(9_000, 38_000) for _ in range(200)]


def profiled(name: str, cells: list[Cell]) -> ColumnProfile:
    profiler = ColumnProfiler(Marks())
    profiler.take(cells)
    return profiler.profile(name)


@pytest.mark.parametrize(
    ("cell", "count", "day"),
    [
        ("43831", EXCEL_DAYS, date(2020, 1, 1)),
        (43831.75, EXCEL_DAYS, date(2020, 1, 1)),
        ("25569.0", EXCEL_DAYS, date(1970, 1, 1)),
        ("1577836799", UNIX_SECONDS, date(2019, 12, 31)),
        ("1577836800.5", UNIX_SECONDS, date(2020, 1, 1)),
        (1_577_836_800_000, UNIX_MILLISECONDS, date(2020, 1, 1)),
        ("2020-01-01", EXCEL_DAYS, None),
        ("1e15", EXCEL_DAYS, None),
        ("", EXCEL_DAYS, None),
    ],
)
def test_the_day_of_a_number(cell, count, day):
    assert day_of(cell, count, Marks()) == day


@pytest.mark.parametrize(
    ("name", "numbers", "count"),
    [
        ("date", EXCEL, EXCEL_DAYS),
        ("Datum", [f"{number}.0" for number in EXCEL], EXCEL_DAYS),
        ("Aufnahmedatum", [f"{number + CHANCE.random():.4f}" for number in EXCEL], EXCEL_DAYS),
        ("DOB", BORN, EXCEL_DAYS),
        ("fecha de nacimiento", BORN, EXCEL_DAYS),
        ("timestamp", SECONDS, UNIX_SECONDS),
        ("created_at", [1000 * number + 7 for number in SECONDS], UNIX_MILLISECONDS),
        ("date", SECONDS, UNIX_SECONDS),
        *((name, EXCEL, EXCEL_DAYS) for name in ("visit", "created_at", "registered", "start_time", "arrival")),
        *((name, EXCEL, EXCEL_DAYS) for name in ("VISITDT", "RANDDT", "brthdat", "discharge_dt", "LASTVISIT")),
        *((name, SECONDS, UNIX_SECONDS) for name in ("visit", "registered", "arrival")),
        ("updated", [f"{number + CHANCE.random():.4f}" for number in EXCEL], EXCEL_DAYS),
    ],
)
def test_numbers_below_the_name_of_a_date_are_dates(name, numbers, count):
    found = profiled(name, [str(number) for number in numbers])
    assert (found.kind, found.measured_in, found.n_other_kinds) == (Kind.DATE, count, 0)
    assert (found.is_id_like, found.recurs) == (False, False)
    proposed = propose(found)
    assert (proposed.kind, proposed.measured_in) == (Kind.DATE, count)
    assert proposed.edges[0] <= found.low <= found.high <= proposed.edges[-1]


def test_codes_and_noughts_among_them_are_missing():
    found = profiled("date", [*map(str, EXCEL), *["99999"] * 5, *["0"] * 5, "n/a"])
    assert {text for text, _ in found.missing} == {"99999", "0", "n/a"}
    assert (found.kind, found.low.year) == (Kind.DATE, 2020)


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("income", EXCEL),
        ("time", EXCEL),
        ("date", [CHANCE.randint(1, 500) for _ in range(200)]),
        ("date", [24_000 + CHANCE.randint(1, 366) for _ in range(200)]),
        ("date", [10 * CHANCE.randint(2001, 2024) + CHANCE.randint(1, 4) for _ in range(200)]),
        ("date", [int(f"2024{month:02}{day:02}12") for month in range(1, 13) for day in range(1, 29)]),
        ("update", [CHANCE.randint(100, 90_000) for _ in range(200)]),
        ("file size at upload", SECONDS[:2] * 50),
        ("visit", [*range(45_001, 45_201)]),
        ("visit", [CHANCE.randint(20_000, 60_000) for _ in range(200)]),
        *((name, EXCEL) for name in ("AADT", "AADT_2020", "ADT", "USDT", "VERSANDT", "LANDT", "BRANDT", "SALES_DTC")),
        *(("visits", EXCEL), ("start", EXCEL), ("Stadt", EXCEL), ("Neustadt", EXCEL), ("dt", EXCEL)),
        ("LASTVISIT", [CHANCE.randint(1, 12) for _ in range(200)]),
        ("salary at start", EXCEL),
        ("registered voters", EXCEL),
    ],
)
def test_other_numbers_are_no_dates(name, numbers):
    assert profiled(name, [str(number) for number in numbers]).kind is not Kind.DATE
