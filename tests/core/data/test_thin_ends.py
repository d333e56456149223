"""Numbers of which a later file may have greater ones have a place for them; those that end at once have none."""

from __future__ import annotations

import random

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.label_codes import LabelCodes
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks

DRAW = random.Random(11)
N_ROWS = 300


def proposed(name, numbers):
    profiler = ColumnProfiler(Marks())
    profiler.take([str(number) for number in numbers])
    return propose(profiler.profile(name))


def income():
    return round(DRAW.lognormvariate(7.8, 0.6))


def weight():
    return round(DRAW.gauss(75, 14), 1)


def minutes():
    return round(DRAW.expovariate(1 / 40))


@pytest.mark.parametrize(("name", "draw"), [("income", income), ("weight", weight), ("minutes", minutes)])
def test_next_month_is_not_refused(name, draw):
    made = proposed(name, [draw() for _ in range(N_ROWS)])
    assert made.other == "Anything else"
    for _ in range(20):
        assert min(LabelCodes(made, Marks()).codes([draw() for _ in range(N_ROWS)])) >= 0


@pytest.mark.parametrize(
    ("name", "draw"),
    [
        ("age", lambda: DRAW.randint(18, 92)),
        ("age", lambda: min(max(round(DRAW.gauss(45, 15)), 0), 99)),
        ("days", lambda: DRAW.randint(0, 365)),
        ("children", lambda: min(round(DRAW.expovariate(1)), 8)),
        ("share (%)", lambda: round(min(DRAW.expovariate(1 / 12), 100), 1)),
    ],
)
def test_numbers_with_an_end_have_bins_alone(name, draw):
    assert proposed(name, [draw() for _ in range(N_ROWS)]).other is None


def test_a_few_rows_tell_nothing():
    assert proposed("income", [*range(1000, 1030), 1100]).other is None


@pytest.mark.parametrize(
    ("counts", "other"),
    [
        ([*range(10), 11], "Anything else"),
        ([1, 2, 3, 4, 5, 6, 9], "Anything else"),
        ([*range(11)], None),  # a scale
        ([1, 2, 3, 8], None),  # a code for no answer or for another one
        ([5, 10, 20, 40, 80, 160], None),  # doses
    ],
)
def test_counts_with_a_gap_have_a_place_for_others(counts, other):
    made = proposed("stays", [count for count in counts for _ in range(4)])
    assert made.categories == tuple(map(str, counts))
    assert made.other == other
