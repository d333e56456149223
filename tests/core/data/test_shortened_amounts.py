"""Amounts in thousands and millions are read in full; lengths, temperatures and codes are not."""

from __future__ import annotations

import random

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.label_codes import LabelCodes
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks
from core.data.shortened_amounts import shortened_amount
from core.domain.attribute import SHORTENED, Attribute, Kind
from core.sources.asking.preview import preview
from tests.core.sources.written_files import reading, write

CHANCE = random.Random(4)
THOUSANDS = [f"{CHANCE.randint(10, 999)}K" for _ in range(150)]
MILLIONS = [f"{CHANCE.randint(10, 40) / 10:.1f}M" for _ in range(50)]


def profiled(name, cells):
    profiler = ColumnProfiler(Marks())
    profiler.take(cells)
    return profiler.profile(name)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("45K", 45_000),
        ("1.2M", 1_200_000),
        ("1,25M", 1_250_000),
        ("$3k", 3000),
        ("-0.5m", -500_000),
        ("€2.05M", 2_050_000),
        ("1.234M", None),
        ("45 K", None),
        ("45", None),
        ("K", None),
        ("45KM", None),
        ("4.K", None),
    ],
)
def test_an_amount_is_read_in_full(text, number):
    assert shortened_amount(text) == number


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    "cells",
    [
        [*THOUSANDS, *MILLIONS],
        THOUSANDS,
        [cell.lower() for cell in (*THOUSANDS, *MILLIONS)],
        [f"${cell}" for cell in (*THOUSANDS, *MILLIONS)],
        [*THOUSANDS, *["n/a"] * 20],
        [*THOUSANDS, *(str(37 * n % 1000) for n in range(150))],
        [*(cell.lower() for cell in THOUSANDS), *(str(37 * n % 1000) for n in range(150))],
    ],
    ids=["both", "thousands", "small letters", "dollars", "some missing", "some plain", "plain beside k"],
)
def test_a_column_of_amounts_is_one_of_numbers(tmp_path, suffix, cells):
    path = tmp_path / f"a.{suffix}"
    write(path, [["sex", "income"], *(["fm"[n % 2], cell] for n, cell in enumerate(cells))])
    assert preview(path).questions == ()
    found = reading(path).profile()[1]
    assert (found["kind"], found["measured_in"], found["n_other_kinds"]) == ("number", SHORTENED, 0)
    assert found["high"] >= 900_000


def test_a_release_counts_amounts_beside_plain_numbers():
    proposed = propose(profiled("income", [*THOUSANDS, *MILLIONS]))
    assert (proposed.kind, proposed.measured_in, proposed.edges[0], proposed.other) == (Kind.NUMBER, SHORTENED, 0, None)
    attribute = Attribute("income", Kind.NUMBER, edges=(0.0, 1e5, 1e6, 1e7), measured_in=SHORTENED, other="else")
    cells = ["45K", "45000", "100K", "1.2M", 2_000_000, "12M", "much"]
    assert LabelCodes(attribute, Marks()).codes(cells) == [0, 0, 1, 2, 2, 3, 3]


@pytest.mark.parametrize(
    ("name", "cells", "unit"),
    [
        ("salary", [cell.lower() for cell in THOUSANDS], "k"),
        ("jump", [f"{CHANCE.randint(100, 799) / 100}m" for _ in range(90)], "m"),
        ("jump", [f"{CHANCE.randint(100, 799) / 100}m" if n % 2 else f"{n / 100}" for n in range(90)], ""),
        ("temperature", THOUSANDS, ""),
        ("class", [f"{n % 12}{letter}" for n in range(60) for letter in "KM"], ""),
        ("run", ["5K", "10K", "21K"] * 30, ""),
        ("code", [f"{n}{letter}" for n in range(60) for letter in "AKM"], ""),
    ],
)
def test_other_columns_stay_as_they_are(name, cells, unit):
    found = profiled(name, cells)
    assert found.measured_in == unit
    assert (found.kind is Kind.NUMBER) is bool(unit)


def test_a_few_codes_among_plain_numbers_are_told_as_before():
    plain = [str(37 * n % 1000) for n in range(300)]
    assert (profiled("x", [*plain, "5K"]).measured_in, profiled("x", plain).measured_in) == ("", "")
