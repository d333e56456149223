"""Negative codes of panels are missing beside what is never below 0; differences and degrees keep theirs."""

from __future__ import annotations

import random

import pytest

from core.data.codes_of_others import with_codes_of_others
from core.data.column_profile import ColumnProfile
from core.data.column_profiler import ColumnProfiler
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks

CHANCE = random.Random(3)


def profiled(name: str, numbers: list[float]) -> ColumnProfile:
    profiler = ColumnProfiler(Marks())
    profiler.take([str(number) for number in numbers])
    return profiler.profile(name)


def missing(name: str, numbers: list[float]) -> set[int]:
    return {int(text) for text, _ in profiled(name, numbers).missing}


def drawn(low: int, high: int, rows: int = 280) -> list[float]:
    return [CHANCE.randint(low, high) for _ in range(rows)]


@pytest.mark.parametrize(
    ("name", "others", "codes"),
    [
        ("plh0182", drawn(0, 10), (-1, -2, -3, -5, -8)),
        ("ple0008", drawn(1, 5), (-1, -2, -3, -5)),
        ("hgtyp1hh", drawn(1, 4), (-1, -3)),
        ("plc0013", drawn(800, 6000), (-1, -2, -3, -5, -8)),
        ("d11106", drawn(1000, 5000), (-5,)),
        ("kidsp", drawn(0, 4), (-5, -8)),
        ("children", drawn(0, 4), (-1,)),
        ("Anzahl Kinder", drawn(0, 4), (-1, -2, -3)),
        ("heures par semaine", drawn(0, 60), (-1, -3)),
        ("pgtatzeit", [round(CHANCE.uniform(1, 60), 1) for _ in range(280)], (-1, -2, -3)),
    ],
)
def test_negative_codes_are_missing(name, others, codes):
    assert missing(name, [*others, *[*codes] * 6]) == {*codes}
    assert {*map(int, propose(profiled(name, [*others, *[*codes] * 6])).missing_values)} == {*codes}


def test_a_code_that_is_frequent_is_one_beside_a_nought():
    assert missing("plb0024", [*drawn(0, 30), *[-2] * 150, *[-1] * 4]) == {-1, -2}


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("q7", drawn(-2, 2)),
        ("q8", [*drawn(-3, 3), -3]),
        ("q9", [*[-2] * 90, *[-1] * 12, *drawn(0, 2)]),
        ("contrast", [-3, -1, 1, 3] * 60),
        ("x", [int(CHANCE.gauss(1, 3)) for _ in range(280)]),
        ("x", drawn(-6, 30)),
        ("x", drawn(-9, 30)),
        ("temperature", [*drawn(0, 30), *[-5, -3] * 6]),
        *((name, [-7, -1, 1, 8, 15, 29, 57, 85] * 30) for name in ("VISITDY", "LBDY", "AESTDY", "ADY", "Study day")),
        ("Abweichung", [*drawn(1, 30), *[-5, -3] * 6]),
        ("floor", [*drawn(1, 30), *[-1, -3] * 6]),
        ("x", [step / 4 for step in drawn(-20, 12)]),
        ("x", [*drawn(0, 30, 30), -4]),
    ],
)
def test_what_is_measured_below_nothing_is_a_number(name, numbers):
    assert missing(name, numbers) == set()


def test_other_columns_tell_codes_beside_a_short_scale():
    sure = [profiled(f"plb{place}", [*drawn(0, 30), *[-5, -2, -1] * 6]) for place in range(2)]
    unsure = profiled("smoker", [*drawn(0, 1), *[-1, -2] * 6])
    change = profiled("change", [*drawn(0, 3), *[-1, -2] * 6])
    found = with_codes_of_others([*sure, unsure, change])
    assert [dict(each.missing) for each in found[2:]] == [{"-1": 6, "-2": 6}, {}]
    assert propose(found[2]).categories == ("0", "1")
    assert with_codes_of_others([sure[0], unsure])[1] == unsure
