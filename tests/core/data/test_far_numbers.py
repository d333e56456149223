"""A few numbers far from all others get one wide bin, so that the others keep bins of their own."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.far_numbers import are_lopsided, is_wide_at_an_end
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks
from core.session.column_proposal import is_lopsided

CHANCE = random.Random(12)
INCOMES = [CHANCE.randint(20_000, 90_000) for _ in range(300)]
HEIGHTS = [CHANCE.randint(150, 199) for _ in range(300)]


def proposed(numbers):
    profiler = ColumnProfiler(Marks())
    profiler.take([str(number) for number in numbers])
    found = profiler.profile("size")
    return propose(found), found


@pytest.mark.parametrize(
    ("numbers", "edges"),
    [
        ([*INCOMES, 9_800_000], (20_000, *range(30_000, 100_000, 10_000), 10_000_000)),
        ([*HEIGHTS, 1750], (*range(150, 201, 5), 10_000)),
        ([*(number - 20_000 for number in INCOMES), -4_000_000], (-10_000_000, *range(0, 80_000, 10_000))),
    ],
)
def test_the_edges_of_most_numbers(numbers, edges):
    attribute, found = proposed(numbers)
    assert attribute.edges == edges
    assert attribute.other is None
    assert is_wide_at_an_end(attribute.edges)
    assert not are_lopsided(found.histogram, attribute.edges)


def test_the_edge_below_numbers_from_nought_on_has_no_minus():
    attribute, _ = proposed([0, 0, *[200 + n % 40 for n in range(300)], 9000])
    assert str(attribute.edges[0]) == "0.0"


def test_much_that_few_have_does_not_leave_one_bin_for_all_others():
    attribute, found = proposed([round(1000 * CHANCE.paretovariate(1.1)) for _ in range(600)])
    assert not are_lopsided(found.histogram, attribute.edges)
    assert attribute.edges[0] <= found.low <= found.high <= attribute.edges[-1]


@pytest.mark.parametrize("numbers", [INCOMES, HEIGHTS, [*HEIGHTS, 210], [*range(18, 90), 104] * 3])
def test_other_numbers_have_bins_of_one_width(numbers):
    edges = proposed(numbers)[0].edges
    assert len({above - below for below, above in pairwise(edges)}) == 1
    assert not is_wide_at_an_end(edges)


def test_where_one_number_is_that_of_most_rows_no_edges_help():
    attribute, found = proposed([0] * 900 + [*range(1, 101)])
    assert are_lopsided(found.histogram, attribute.edges)
    assert attribute.edges == tuple(range(0, 101, 10))


def test_it_is_said_where_more_than_half_of_the_rows_fall_into_one_bin():
    attribute, found = proposed([*range(1, 100), *range(100, 60_000, 900)])
    assert is_lopsided(found, attribute)
    assert not are_lopsided(found.histogram, attribute.edges)
    attribute, found = proposed(range(1, 300))
    assert not is_lopsided(found, attribute)


@pytest.mark.parametrize("first", [["2023-01-01", "2023-04-01", "2023-07-01", "2023-10-01", "2024-01-01"]])
def test_first_days_of_quarters_count_in_their_own_bin(first):
    look = ColumnProfiler(Marks())
    look.take([day for day, n in zip(first, (23, 39, 39, 28, 21), strict=True) for _ in range(n)])
    found = look.profile("quarter")
    assert not is_lopsided(found, propose(found))
    look = ColumnProfiler(Marks())
    look.take([f"2023-{month:02}-{day:02}" for month in (2, 9) for day in range(1, 28)] + ["2023-04-17"] * 200)
    found = look.profile("visit")
    assert is_lopsided(found, propose(found))
