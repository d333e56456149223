"""Numbers that begin anew in each class are of one person a row; those of persons in several are asked about."""

from __future__ import annotations

import random

import pytest

from core.data.column_profile import ColumnProfile
from core.data.column_profiler import ColumnProfiler
from core.data.numbered_within import NumberedWithin
from core.data.raw_cells import Marks
from core.data.recurring_columns import recurring_column

DRAWN = random.Random(7)
SIZES = (24, 24, 24, 24)
UNITS = [f"{unit + 1}a" for unit, size in enumerate(SIZES) for _ in range(size)]
NUMBERS = [str(n + 1) for size in SIZES for n in range(size)]
SEXES = [DRAWN.choice("fm") for _ in UNITS]
OF_NUMBERS = ["fm"[int(number) % 2] for number in NUMBERS]


def asked(headers: list[str], *columns: list[str]) -> str | None:
    """Return the column that is asked about."""
    look = NumberedWithin(headers)
    half = len(columns[0]) // 2
    for rows in (slice(half), slice(half, None)):
        look.take([column[rows] for column in columns])
    return recurring_column(look.told([profiled(*each) for each in zip(headers, columns, strict=True)]))


def profiled(header: str, cells: list[str]) -> ColumnProfile:
    profiler = ColumnProfiler(Marks())
    profiler.take(cells)
    return profiler.profile(header)


@pytest.mark.parametrize(
    ("unit", "number"), [("Klasse", "Nr."), ("Ward", "Bed"), ("Station", "Bett Nr"), ("class", "#"), ("school", "No")]
)
def test_numbers_within_units_are_not_asked_about(unit, number):
    assert asked([unit, number, "sex"], UNITS, NUMBERS, SEXES) is None


@pytest.mark.parametrize(
    ("headers", "numbers", "sexes"),
    [
        (["day", "Nr.", "sex"], NUMBERS, SEXES),
        (["course", "Nr.", "sex"], NUMBERS, SEXES),
        (["class", "Nr.", "sex"], NUMBERS, OF_NUMBERS),
        (["class", "Nr.", "sex"], [*NUMBERS[:-1], "1"], SEXES),
    ],
    ids=["days", "courses", "one sex for each", "again"],
)
def test_numbers_of_persons_in_several_units_are(headers, numbers, sexes):
    assert asked(headers, UNITS, numbers, sexes) == "Nr."


@pytest.mark.parametrize(
    ("unit", "number"),
    [("Klasse", "Nr."), ("Class", "No."), ("組", "出席番号"), ("Klasa", "Lp."), ("Класс", "№"), ("Classe", "N°")],
)
def test_numbers_within_units_are_left_out_of_the_plan(unit, number):
    look = NumberedWithin([unit, number, "sex"])
    look.take([UNITS, NUMBERS, SEXES])
    told = look.told([profiled(unit, UNITS), profiled(number, NUMBERS), profiled("sex", SEXES)])
    assert [each.is_proposed for each in told] == [True, False, True]
    assert recurring_column(told) is None
