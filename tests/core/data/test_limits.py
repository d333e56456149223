"""Results of laboratories are numbers though some cells say a limit; ages in classes and signs alone are texts."""

from __future__ import annotations

import random

import pytest

from core.data.column_profile import ColumnProfile
from core.data.column_profiler import ColumnProfiler
from core.data.limits import says_limit
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks
from core.domain.attribute import Kind

CHANCE = random.Random(11)
LOADS = [str(CHANCE.randint(20, 100_000)) for _ in range(180)]
PROTEIN = [f"{CHANCE.uniform(0.5, 80):.1f}" for _ in range(180)]


def profiled(name: str, cells: list[str]) -> ColumnProfile:
    profiler = ColumnProfiler(Marks())
    profiler.take(cells)
    return profiler.profile(name)


@pytest.mark.parametrize(
    ("name", "cells", "n_limits", "unit"),
    [
        ("viral load", [*LOADS, *["<20"] * 120], 120, ""),
        ("viral load", [*LOADS, *["<20"] * 60, *["undetectable"] * 60], 120, ""),
        ("CRP", [*PROTEIN, *["< 0.5"] * 90, *["> 80"] * 10], 100, ""),
        ("CRP", [*PROTEIN, *["<LOD"] * 90], 90, ""),
        ("CRP", [*(f"{text} mg/L" for text in PROTEIN), *["< 0.5 mg/L"] * 90], 90, "mg/L"),
        ("x17", [*LOADS, *["unter Nachweisgrenze"] * 120], 120, ""),
        ("score", [*(str(CHANCE.randint(18, 89)) for _ in range(180)), *["90+"] * 60], 60, ""),
    ],
)
def test_numbers_beside_limits_are_numbers(name, cells, n_limits, unit):
    found = profiled(name, cells)
    assert (found.kind, found.n_limits, found.n_other_kinds) == (Kind.NUMBER, n_limits, n_limits)
    assert (found.is_id_like, found.recurs, found.measured_in) == (False, False, unit)
    proposed = propose(found)
    assert (proposed.kind, proposed.other) == (Kind.NUMBER, "Anything else")
    assert proposed.edges[0] <= found.low <= found.high <= proposed.edges[-1]


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("age", ["<18", "18-29", "30-59", "60+"] * 40),
        ("size", ["<10", "10", "20", "40", "80", ">80"] * 40),
        ("code", [*LOADS[:60], *["A1", "B2", "C3"] * 40]),
        ("note", [*LOADS[:10], *["<20"] * 120]),
    ],
)
def test_other_columns_stay_as_they_are(name, cells):
    found = profiled(name, cells)
    assert (found.kind, found.n_limits) == (Kind.CATEGORIES, 0)


@pytest.mark.parametrize("text", ["<20", "> 1000", "≤0.5", ">=3", "< 5 mg/L", "90+", "Undetected", "<LOQ", "u.n.g."])
def test_what_says_a_limit(text):
    assert says_limit(text)


@pytest.mark.parametrize("text", ["20", "a < b", "<b>", "20-30", "detected", "+", "<", "low", "5 or more"])
def test_what_says_none(text):
    assert not says_limit(text)
