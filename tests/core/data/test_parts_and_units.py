"""Parts of a whole such as 7/12, and numbers below a unit such as h, identify nobody."""

from __future__ import annotations

import random

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.raw_cells import Marks
from core.domain.attribute import Kind

CHANCE = random.Random(7)
HOURS = [str(CHANCE.randint(1, 40)) for _ in range(60)]
RUNNING = [str(1 + row // 4) for row in range(160)]
OF_TEETH = [f"{CHANCE.randint(1, whole)}/{whole}" for whole in (12, 24, 28) for _ in range(60)]
OF_FILES = [f"{CHANCE.randint(1, 40)}/{year}" for year in (23, 24, 25) for _ in range(90)]
OF_DOORS = [f"{CHANCE.randint(1, 9)}/{CHANCE.randint(1, 9)}" for _ in range(180)]


def profiled(header: str, cells: list[str]):
    profiler = ColumnProfiler(Marks())
    CHANCE.shuffle(cells)
    profiler.take(cells)
    return profiler.profile(header)


@pytest.mark.parametrize("header", ["h", "Std.", "hrs", "kg", "EUR"])
def test_numbers_below_a_unit_are_numbers(header):
    assert (found := profiled(header, HOURS)).kind is Kind.NUMBER
    assert not found.is_id_like
    assert not found.recurs


def test_a_unit_beside_a_word_for_numbers_says_nothing():
    assert profiled("kg no", RUNNING).is_id_like == profiled("x no", RUNNING).is_id_like


def test_parts_of_a_few_wholes_identify_nobody():
    assert not profiled("Teeth ok", OF_TEETH).is_id_like


@pytest.mark.parametrize(
    ("header", "cells"), [("Eingang", OF_FILES), ("Top", OF_DOORS), ("Aktenzeichen", OF_TEETH), ("Nr", OF_TEETH)]
)
def test_numbers_of_files_and_doors_may_still_be_of_persons(header, cells):
    assert profiled(header, cells).is_id_like


def test_codes_below_what_could_be_a_unit_are_those_of_persons():
    codes = [f"{CHANCE.getrandbits(48):012x}" for _ in range(30)] * 4
    assert profiled("h", codes).recurs


def test_durations_in_words_identify_nobody():
    cells = [f"{CHANCE.randint(1, 59)} Minuten {CHANCE.randint(1, 59)} Sekunden" for _ in range(200)]
    cells += ["1 Stunde 2 Minuten", "58 Minuten 1 Sekunde"]
    found = profiled("Verbraucht", [*cells, *cells[:4]])
    assert not found.recurs
    assert not found.is_id_like
