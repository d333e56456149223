"""Amounts, times and results that recur name nobody; codes of persons do, whatever they look like."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from core.data.column_profile import ColumnProfile
from core.data.column_profiler import ColumnProfiler
from core.data.raw_cells import Marks

N = 160
Drawn = Callable[[random.Random], str]
MEASURED: dict[str, Drawn] = {
    "blood pressure": lambda chance: f"{chance.randint(100, 170)}/{chance.randint(55, 99)}",
    "hours of a month": lambda chance: f"{chance.randint(25, 199)}:{chance.randint(0, 59):02}",
    "minutes": lambda chance: f"{chance.randint(0, 9)}:{chance.randint(0, 59):02} h",
    "hours and minutes": lambda chance: f"{chance.randint(1, 9)} h {chance.randint(1, 59)} min",
    "days and hours": lambda chance: (
        f"{chance.randint(0, 3)} days {chance.randint(0, 23):02}:{chance.randint(0, 5)}0:00"
    ),
    "durations of a program": lambda chance: f"PT{chance.randint(1, 9)}H{chance.randint(1, 59)}M",
    "results": lambda chance: f"{chance.randint(0, 5)}:{chance.randint(0, 5)}",
    "weeks and days": lambda chance: f"{chance.randint(25, 41)}+{chance.randint(0, 6)}",
    "a rate": lambda chance: f"{chance.randint(30, 90) / 10} mmol/l",
    "litres on a way": lambda chance: f"{chance.randint(40, 110) / 10:.1f} l/100km",
    "money": lambda chance: f"${chance.randint(2, 9)},{chance.randint(0, 60) * 10 + 500}.50",
    "days of an era": lambda chance: f"令和{chance.randint(2, 6)}年{chance.randint(1, 12)}月{chance.randint(1, 28)}日",
    "days beside a word": lambda chance: chance.choice(
        ["now", f"{chance.randint(1, 28)}.{chance.randint(1, 12)}.2023"]
    ),
    "limits": lambda chance: chance.choice(["<5", ">100", *map(str, range(6, 100))]),
}
NAMED: dict[str, tuple[tuple[str, ...], Drawn]] = {
    "times of day": (
        ("Time (hhmm)", "Uhrzeit", "heure", "arrival", "Ankunft", "checkin", "departed", "begin"),
        lambda chance: f"{chance.randint(0, 23):02}{chance.randint(0, 59):02}",
    ),
    "small pressure": (("tension", "Blutdruck"), lambda chance: f"{chance.randint(11, 18)}/{chance.randint(6, 10)}"),
    "laboratory values": (("25-OH Vitamin D", "Ferritin", "m2"), lambda chance: str(chance.randint(10, 110))),
    "whole francs": (("rent", "Miete"), lambda chance: f"Fr. {chance.randint(1, 2)}'{chance.randint(600, 699)}.--"),
    "three results": (("Apgar",), lambda chance: "/".join(str(chance.randint(5, 10)) for _ in range(3))),
}


def profiled(header: str, cells: list[str]) -> ColumnProfile:
    profiler = ColumnProfiler(Marks())
    profiler.take(cells)
    return profiler.profile(header)


def recurring(drawn: Drawn, seed: int) -> list[str]:
    """Return cells of which three recur at least."""
    chance = random.Random(seed)
    cells = [drawn(chance) for _ in range(N)]
    return cells + cells[:3]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("kind", MEASURED)
def test_what_is_measured_names_nobody(kind, seed):
    found = profiled("x", recurring(MEASURED[kind], seed))
    assert (found.is_id_like, found.recurs) == (False, False)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("kind", NAMED)
def test_what_the_column_calls_an_amount_or_a_time_names_nobody(kind, seed):
    headers, drawn = NAMED[kind]
    cells = recurring(drawn, seed)
    assert [profiled(header, cells).recurs for header in headers] == [False] * len(headers)
    assert profiled("x", cells).recurs


@pytest.mark.parametrize("header", ["income", "Bruttogehalt", "amount", "Gehalt-Nr", "price code", "Blutdruck"])
def test_drawn_numbers_do_whatever_they_are_called(header):
    cells = recurring(lambda chance: str(chance.randint(100_000, 999_999)), 5)
    assert profiled(header, cells).recurs


@pytest.mark.parametrize("header", ["arrival", "start"])
def test_four_digits_of_which_some_are_no_time_do(header):
    assert profiled(header, recurring(lambda chance: f"{chance.randint(0, 9999):04}", 5)).recurs


CODES: dict[str, Drawn] = {
    "file and year": lambda chance: f"{chance.randint(1, 999)}/{chance.randint(15, 24)}",
    "letters and digits": lambda chance: f"K{chance.randint(100, 999)}",
    "digits and letters": lambda chance: f"{chance.randint(1000, 9999)} {chance.choice('ABCDEFGH')}",
    "digits with zeros": lambda chance: f"{chance.randint(0, 9999):05}",
    "groups of digits": lambda chance: (
        f"{chance.randint(100, 999)}-{chance.randint(10, 99)}-{chance.randint(1000, 9999)}"
    ),
    "hidden digits": lambda chance: f"XXX-XX-{chance.randint(1000, 1100)}",
    "plates": lambda chance: f"K-AB {chance.randint(100, 180)}",
}


@pytest.mark.parametrize("kind", CODES)
def test_codes_without_a_name_do(kind):
    assert profiled("x", recurring(CODES[kind], 1)).recurs


@pytest.mark.parametrize("header", ["Zeitwert", "income", "price"])
def test_codes_that_hardly_recur_do_whatever_they_are_called(header):
    assert profiled(header, recurring(lambda chance: f"K{chance.randint(10_000, 99_999)}", 1)).recurs
