"""Numbers of two sizes with nothing between are asked about: pay by the hour and by the month, mg and µg."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

DRAW = Random(5)
HOURLY = [round(DRAW.uniform(11, 35), 2) for _ in range(60)]
MONTHLY = [round(DRAW.uniform(1900, 5200)) for _ in range(60)]
LEAD = [round(DRAW.uniform(5, 40), 1) for _ in range(60)]


def asked(path, name, cells):
    write(path, [["site", name], *([f"w{n % 3}", cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    said = [text for text in seen.problems if "of two sizes" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize("ending", [".csv", ".xlsx", ".json"])
def test_they_are_asked_about(tmp_path, ending):
    mixed = [pay for both in zip(HOURLY, MONTHLY, strict=True) for pay in both]
    assert "“Pay”" in asked(tmp_path / f"a{ending}", "Pay", mixed)
    small = [round(lead / 1000, 4) for lead in LEAD]
    assert "“Lead”" in asked(tmp_path / f"b{ending}", "Lead", [*LEAD, *small])


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("Pay", HOURLY + MONTHLY[:5]),
        ("Pay", MONTHLY + [0, 99, 999] * 9),
        ("Pay", [2 ** (n % 14) for n in range(90)]),
        ("Visits", [n % 7 for n in range(90)]),
        ("Zip code", [n % 40 + 1 for n in range(40)] + [10_000 + 7 * n for n in range(40)]),
        ("Gift", [5, 10, 20] * 20 + [1000, 2000, 5000] * 20),
        ("Balance", [-pay for pay in MONTHLY] + HOURLY),
    ],
)
def test_others_are_not(tmp_path, name, cells):
    assert asked(tmp_path / "a.csv", name, cells) == ""
