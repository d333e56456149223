"""Numbers that go up by one from row to row among others are asked about: cells filled by dragging."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

DRAW = Random(6)
AGES = [DRAW.randint(18, 80) for _ in range(90)]


def asked(path, cells, name="age"):
    write(path, [["site", name], *([f"w{n % 3}", cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    said = [text for text in seen.problems if "goes up by one" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize("ending", [".csv", ".xlsx", ".json"])
@pytest.mark.parametrize(("at", "n"), [(0, 9), (40, 25), (70, 20)])
def test_they_are_asked_about(tmp_path, ending, at, n):
    dragged = [*AGES[:at], *range(130, 130 + n), *AGES[at + n :]]
    assert f"from row {at + 2} to row {at + n + 1}," in asked(tmp_path / f"a{ending}", dragged)


@pytest.mark.parametrize(
    "cells",
    [
        AGES,
        [*AGES[:40], *range(41, 47), *AGES[46:]],
        [n % 12 + 1 for n in range(90)],
        [2010 + n % 9 for n in range(90)],
        [n + n // 20 for n in range(90)],
        [*range(60), *AGES[:30]],
        sorted(AGES),
        [*AGES[:40], *range(1, 12), *AGES[51:]],
    ],
    ids=[
        "drawn",
        "six",
        "months",
        "years of each",
        "numbers with gaps",
        "most of all",
        "sorted",
        "a list that is numbered",
    ],
)
def test_others_are_not(tmp_path, cells):
    assert asked(tmp_path / "a.csv", cells) == ""


def test_numbers_of_a_register_are_not(tmp_path):
    assert asked(tmp_path / "a.csv", [*AGES[:40], *range(61, 86), *AGES[65:]], "question_id") == ""
