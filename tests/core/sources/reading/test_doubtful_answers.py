"""A digit typed twice among codes, and an answer with a question mark, are asked about; other answers are not."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

DRAW = Random(9)
CODES = [DRAW.randint(1, 5) for _ in range(90)]
ANSWERS = [DRAW.choice(["yes", "no"]) for _ in range(90)]


def asked(path, cells, name="answer"):
    write(path, [["ward", name], *([f"w{n % 3}", cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    said = [text for text in seen.problems if "among answers from" in text or "Decide in the file" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize("ending", [".csv", ".xlsx", ".json"])
@pytest.mark.parametrize(
    ("cells", "told"),
    [
        ([*CODES, 55], "has 55 among answers from 1 to 5"),
        ([*CODES, 44, 44, *CODES], "has 44 among"),
        ([*ANSWERS, "yes?"], "has “yes?” beside “yes”"),
        ([*ANSWERS, "no (?)", "yes"], "has “no (?)” beside “no”"),
    ],
)
def test_they_are_asked_about(tmp_path, ending, cells, told):
    assert told in asked(tmp_path / f"a{ending}", cells)


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("answer", CODES),
        ("answer", [*CODES, 12]),
        ("answer", [*CODES, *[55] * 9]),
        ("answer", [code - 1 for code in CODES] + [44]),
        ("children", [*CODES, 11]),
        ("visits", [*CODES, 22]),
        ("answer", [*ANSWERS, "really?"]),
        ("answer", ["yes?" if answer == "yes" else "no" for answer in ANSWERS]),
    ],
)
def test_others_are_not(tmp_path, name, cells):
    assert asked(tmp_path / "a.csv", cells, name) == ""
