"""Rows of another table pasted below are asked about where several columns have other values from there on."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

DRAW = Random(7)
NAMES = ["person", "plan", "sex", "age", "locker"]
MEMBERS = [
    [f"M{n * 37 % 901}", DRAW.choice(("Gold", "Silver")), DRAW.choice("FM"), DRAW.randint(20, 70), DRAW.choice("YN")]
    for n in range(60)
]
INVOICES = [
    [f"INV-{200 + n}", DRAW.choice(("Paid", "Open")), "EUR", DRAW.randint(40, 190), DRAW.choice(("Card", "Cash"))]
    for n in range(12)
]
PETS = [[f"P{n * 31 % 701}", DRAW.choice(("Cat", "Dog")), "n", DRAW.randint(1, 15), "Y"] for n in range(8)]


def asked(path, rows, names=NAMES):
    write(path, [names, *rows])
    seen = preview(path)
    said = [text for text in seen.problems if "no value that they have above" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize("ending", [".csv", ".xlsx", ".json"])
@pytest.mark.parametrize("below", [INVOICES, PETS], ids=["invoices", "pets"])
def test_they_are_asked_about(tmp_path, ending, below):
    text = asked(tmp_path / f"a{ending}", [*MEMBERS, *below])
    assert "From row 62 on, columns “plan”" in text


def _grouped(groups):
    return [[group, *row[1:]] for group, rows in groups for row in rows]


@pytest.mark.parametrize(
    "rows",
    [
        MEMBERS,
        sorted(MEMBERS, key=lambda row: row[1:]),
        [*MEMBERS, *([row[0], "Bronze", *row[2:]] for row in MEMBERS[:9])],
        _grouped([("club", MEMBERS), ("shop", INVOICES)]),
        _grouped([("club", MEMBERS[:30]), ("bar", MEMBERS[30:]), ("shop", INVOICES)]),
        [*MEMBERS, *INVOICES[:3]],
        [[*row[:3], 1 + n % 3, row[4]] for n, row in enumerate(MEMBERS)]
        + [[f"N{n}", DRAW.choice(("Iron", "Lead")), "F", 5 + n % 2, "Y"] for n in range(9)],
        [*MEMBERS, *([f"N{n}", "", "", row[3], ""] for n, row in enumerate(MEMBERS[:9]))],
    ],
    ids=["alone", "sorted", "one column", "named groups", "sorted groups", "few", "levels", "blank"],
)
def test_others_are_not(tmp_path, rows):
    assert asked(tmp_path / "a.csv", rows) == ""
