"""Names of places of two words are written as those of persons, and repeat as they do: the column tells which."""

from __future__ import annotations

import pytest

from core.data.column_profile import ColumnProfile
from core.data.column_profiler import ColumnProfiler
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks

TOWNS = [first + last for first in ("Nor", "Ald", "Bek", "Cam", "Dul", "Elt", "Fin") for last in ("ton", "ham", "wick")]
DISTRICTS = [f"{side} {town}" for town in TOWNS for side in ("Upper", "Lower")]
ROWS = [DISTRICTS[row % len(DISTRICTS)] for row in range(120)]
"""42 districts, each in two or three rows."""


def profile(cells: list[str], header: str) -> ColumnProfile:
    profiler = ColumnProfiler(Marks(".", ","))
    profiler.take(cells)
    return profiler.profile(header)


@pytest.mark.parametrize(
    "header",
    ["District", "Ward", "Name of ward", "home_district", "Parish", "Stadtteil", "Bezirksname", "Quartier", "wijk"],
)
def test_districts_of_two_words_in_two_or_three_rows_each_are_categories(header):
    found = profile(ROWS, header)
    assert not found.is_id_like
    assert not found.recurs
    assert set(propose(found).categories) == set(DISTRICTS)


@pytest.mark.parametrize("header", ["Ward nurse", "Name", "District officer", "class teacher", "x", "Vorname"])
def test_full_names_stay_persons_where_a_column_does_not_hold_places_alone(header):
    assert profile(ROWS, header).is_id_like


def test_places_of_one_row_each_enter_no_plan():
    found = profile([f"{district} {side}" for district in DISTRICTS for side in ("End", "Green")], "District")
    assert found.is_id_like
    assert propose(found).categories == ()


@pytest.mark.parametrize("n", [len(DISTRICTS), len(DISTRICTS) + 12])
def test_places_most_of_which_have_one_row_have_no_list(n):
    found = profile([DISTRICTS[row % len(DISTRICTS)] for row in range(n)], "District")
    assert not found.is_proposed
    assert propose(found).categories == ()
