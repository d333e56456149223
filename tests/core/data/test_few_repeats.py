"""Columns that name a few persons twice are told from amounts, whatever they are called."""

from __future__ import annotations

import random

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.raw_cells import Marks
from core.domain.attribute import Kind

N = 1000
LAWS = {
    "six digits": lambda chance, n: chance.sample(range(100_000, 1_000_000), n),
    "five digits": lambda chance, n: chance.sample(range(10_000, 100_000), n),
    "nine digits with zeros": lambda chance, n: [f"{number:09}" for number in chance.sample(range(10**9), n)],
    "running": lambda _, n: range(5000, 5000 + n),
    "letters and digits": lambda chance, n: [f"{chr(65 + k % 26)}{k}" for k in chance.sample(range(10_000), n)],
}
AMOUNTS = {
    "incomes": lambda chance: chance.lognormvariate(10.3, 0.5),
    "salaries": lambda chance: chance.gauss(40_000, 9000),
    "inhabitants": lambda chance: chance.lognormvariate(9, 1.5),
    "steps": lambda chance: abs(chance.gauss(8000, 3000)),
}


def profiled(header, cells):
    profiler = ColumnProfiler(Marks())
    profiler.take([*map(str, cells)])
    return profiler.profile(header)


@pytest.mark.parametrize("header", ["x", "reference", "value", "town", "zip"])
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize(("n", "repeats"), [(N, 3), (N, 40), (60, 2)])
def test_persons_of_whom_some_come_twice_are_asked_about(header, law, n, repeats):
    if (law, n) == ("running", 60):
        n = 200  # as many numbers in a row are a page of anything
    cells = [*LAWS[law](random.Random(7), n)]
    assert not profiled(header, cells).recurs
    assert profiled(header, cells[:-repeats] + cells[:repeats]).recurs


@pytest.mark.parametrize("law", AMOUNTS)
@pytest.mark.parametrize("seed", range(10))
def test_amounts_that_repeat_by_chance_are_not(law, seed):
    chance = random.Random(seed)
    cells = [int(AMOUNTS[law](chance)) for _ in range(N)]
    assert not profiled("x", cells).names_few_twice


@pytest.mark.parametrize(
    "cells",
    [
        [*range(1900, 2000), 1900],
        [f"{n}.5" for n in range(1000, 2000)] + ["1000.5"],
        [*range(10_000, 60_000, 50), 10_000],
        ["bus", "tram"] * 20,
        [*range(2000, 2015), 2001],
    ],
    ids=["years", "halves", "round", "categories", "few"],
)
def test_other_columns_are_not(cells):
    assert not profiled("x", cells).names_few_twice


@pytest.mark.parametrize("header", ["Admission", "Seen", "x"])
@pytest.mark.parametrize("form", ["{0:02}/{1:02}/24", "{0}.{1}.24", "{0:02}/{1:02}/24 10:30"])
def test_days_whose_century_is_open_are_no_persons(header, form):
    chance = random.Random(3)
    cells = [form.format(chance.randint(1, 28), chance.randint(1, 12)) for _ in range(250)]
    found = profiled(header, cells)
    assert [found.is_id_like, found.recurs, found.names_few_twice] == [False] * 3


@pytest.mark.parametrize("header", ["Population", "year_1960", "1995", "FY2014"])
def test_counts_and_what_years_had_are_not(header):
    cells = LAWS["five digits"](random.Random(7), N)
    found = profiled(header, cells[:-40] + cells[:40])
    assert not found.recurs
    assert found.kind is Kind.NUMBER
