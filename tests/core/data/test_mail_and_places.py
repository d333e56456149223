"""Votes by mail, places of offices, and hours beside labels of no answer name nobody; addresses do."""

from __future__ import annotations

import random

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.raw_cells import Marks


def look(cells, header="x"):
    seen = ColumnProfiler(Marks())
    seen.take(cells)
    return seen.profile(header)


@pytest.mark.parametrize("header", ["mail", "Email", "e-mail"])
def test_votes_and_letters_by_mail_are_no_addresses(header):
    drawn = random.Random(5)
    found = look([str(drawn.choice((0, 0, 1, 2, 3, 5, 8, drawn.randint(9, 90)))) for _ in range(300)], header)
    assert (found.is_id_like, found.recurs, found.is_proposed) == (False, False, True)
    assert not look([*(str(3 * (n % 60)) for n in range(200)), *["-"] * 90], header).recurs
    assert look([f"a{n % 90}@b.org" for n in range(300)], header).recurs
    assert look([str(310_000_000 + 7919 * (n % 90)) for n in range(300)], header).recurs


STATES = [first + last for first in ("North", "South", "East") for last in ("land", "field", "shire", "wick")]


@pytest.mark.parametrize("header", ["Headquarters Location", "Office city", "czname", "countyname"])
def test_places_of_offices_are_no_persons(header):
    drawn = random.Random(5)
    places = [f"{town} {state}" for town in ("Saint Paul", "Santa Clara", "New York") for state in STATES]
    assert not look([drawn.choice(places) for _ in range(300)], header).recurs


@pytest.mark.parametrize("header", ["hrs1", "kg", "nethrs"])
def test_amounts_beside_labels_of_no_answer_are_no_persons(header):
    drawn = random.Random(5)
    cells = [str(round(drawn.gauss(40, 12))) for _ in range(200)] + ["not employed"] * 60
    assert not look(cells, header).recurs
