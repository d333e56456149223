"""Eight digits that end with a year are dates where a whole column tells which of its parts is the day."""

from __future__ import annotations

import random
from datetime import date, timedelta

import pytest

from core.data.column_profile import ColumnProfile
from core.data.column_profiler import ColumnProfiler
from core.data.days_in_digits import day_in_digits, order_in_digits
from core.data.label_codes import LabelCodes
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks
from core.domain.attribute import DAY_AND_MONTH, DAY_COUNTS, MONTH_AND_DAY, Kind

CHANCE = random.Random(8)
SEEN = [date(2024, 1, 1) + timedelta(days=CHANCE.randrange(360)) for _ in range(200)]
BORN = [date(1930, 1, 1) + timedelta(days=CHANCE.randrange(29_000)) for _ in range(200)]
ORDERS = {"%d%m%Y": DAY_AND_MONTH, "%m%d%Y": MONTH_AND_DAY}


def profiled(name: str, cells: list) -> ColumnProfile:
    profiler = ColumnProfiler(Marks())
    profiler.take(cells)
    return profiler.profile(name)


@pytest.mark.parametrize(
    ("number", "order", "day"),
    [
        (5032024, DAY_AND_MONTH, date(2024, 3, 5)),
        (5032024, MONTH_AND_DAY, date(2024, 5, 3)),
        (31121999, DAY_AND_MONTH, date(1999, 12, 31)),
        (31121999, MONTH_AND_DAY, None),
        (31022024, DAY_AND_MONTH, None),
        (20240305, DAY_AND_MONTH, None),
        (5031824, DAY_AND_MONTH, None),
        (5032024.5, DAY_AND_MONTH, None),
        (99999999, DAY_AND_MONTH, None),
        (None, DAY_AND_MONTH, None),
    ],
)
def test_the_day_of_digits(number, order, day):
    assert day_in_digits(number, order) == day


def test_few_numbers_are_dates_only_where_the_name_says_so():
    numbers = [13052024.0, 5032024.0, 28112024.0]
    assert order_in_digits(numbers, is_date=True) == DAY_AND_MONTH
    assert order_in_digits(numbers, is_date=False) == ""
    assert order_in_digits([5032024.0, 6072024.0], is_date=True) == ""  # either order fits


@pytest.mark.parametrize("form", ORDERS)
@pytest.mark.parametrize("as_cell", [str, int], ids=["texts", "numbers"])
@pytest.mark.parametrize(("name", "days"), [("visit", SEEN), ("Geburtsdatum", BORN), ("geboren", BORN), ("DOB", BORN)])
def test_a_column_of_them_is_one_of_dates(name, days, as_cell, form):
    cells = [as_cell(day.strftime(form)) for day in days]
    found = profiled(name, [*cells, "", "n/a"])
    assert (found.kind, found.measured_in, found.n_other_kinds) == (Kind.DATE, ORDERS[form], 0)
    assert (found.low, found.high, found.is_id_like, found.recurs) == (min(days), max(days), False, False)
    proposed = propose(found)
    assert (proposed.kind, proposed.measured_in) == (Kind.DATE, ORDERS[form])
    codes = LabelCodes(proposed, Marks())
    assert [codes[cell] for cell in cells] == [
        next(place for place, edge in enumerate(proposed.edges[1:]) if day < edge) for day in days
    ]


def test_one_in_twenty_may_be_mistyped():
    cells = [f"{day:%d%m%Y}" for day in BORN]
    assert profiled("Geburtsdatum", [*cells, "31021970", "45031960"]).n_other_kinds == 2
    assert profiled("Geburtsdatum", [*cells, *(f"{n}031960" for n in range(40, 90))]).measured_in == ""


def test_days_and_months_of_which_nothing_tells_the_order_are_no_persons():
    cells = [f"{n % 12 + 1:02}{n * 7 % 12 + 1:02}{1950 + n % 50}" for n in range(150)]
    found = profiled("Geburtsdatum", cells)
    assert (found.measured_in, found.recurs, found.is_id_like) == ("", False, False)


@pytest.mark.parametrize(
    "cells",
    [
        [f"{10_012_001 + n}" for n in range(98)],
        [f"{n % 3 + 10}12{2001 + n % 90}" for n in range(200)],
        [str(CHANCE.randint(10_000_000, 31_999_999)) for _ in range(200)],
        [f"{day:%Y%m%d}" for day in SEEN],
    ],
    ids=["running numbers", "codes with a year", "any digits", "the year first"],
)
def test_other_numbers_are_none(cells):
    assert profiled("x", cells).measured_in not in DAY_COUNTS
