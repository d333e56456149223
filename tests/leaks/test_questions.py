"""The true count of no question is in any file: not where the round is kept, nor what was tested or measured."""

from __future__ import annotations

import struct

import pytest

from core.commandline.program import main
from tests.core.commandline.reticent import PLAN
from tests.leaks.searching import found, holds, layers

TRUTH, OTHERS = 48_151, 1_623
"""Rows that a question counts. With noise of a millionth of ε, a released number is one of them once in a million."""
FORMS = [f"{n:.0f}{end}" for n in (TRUTH, OTHERS) for end in ".,; }])"] + [f"{n:,}" for n in (TRUTH, OTHERS)]
BYTES = [struct.pack(kind, n) for n in (TRUTH, OTHERS) for kind in ("<q", "<d", ">q")]
QUESTIONS = ("sex = f", "sex = f, city = York", "age 18-64, city = Leeds", "sex = m")


@pytest.fixture
def place(world):
    """A file of which the counts of all questions are one of two numbers."""
    world.workbook.unlink()
    rows = ["f,30,York"] * TRUTH + ["m,30,Leeds"] * OTHERS
    (world.work / "people.csv").write_text("\n".join(["sex,age,city", *rows]) + "\n", encoding="utf-8")
    plan = PLAN.replace('epsilon = "1"', 'epsilon = "1/1000000"').replace("order = 2", "order = 1")
    (world.work / "plan.reticent").write_text(plan, encoding="utf-8")
    return world


def hits(world):
    """Return the files with a count, but for that with the rows."""
    kept = [path for path in world.root.rglob("*") if path.is_file() and path.name != "people.csv"]
    words = {name for _, name in found(FORMS, world.root, except_for=(world.work / "people.csv",))}
    raw = {path.name for path in kept for content in layers(path) if any(each in content for each in BYTES)}
    return words | raw


@pytest.mark.parametrize("within", ["10", "90000000"], ids=["measured", "from the tables"])
def test_no_count_is_in_a_file(place, capsys, within):
    assert main(["release", "plan.reticent", "-o", "first.xlsx", "--budget", "9", "--yes"]) == 0
    options = ["--epsilon", "1/1000000", "--answers", "9", "--within", within, "--yes"]
    assert main(["ask", "--round", *options, "plan.reticent", *QUESTIONS]) == 0
    assert main(["ask", "2", *QUESTIONS, "--json"]) == 0
    assert main(["ledger", "export", "-o", "ledger.csv"]) == 0
    said = capsys.readouterr().out
    assert said.count("\n") > len(QUESTIONS)
    assert not any(holds(said.encode(), form) for form in FORMS)
    assert hits(place) == set()
    assert {"ledger.sqlite", "ledger.csv", "first.xlsx"} <= {path.name for path in place.root.rglob("*")}


def test_a_count_would_be_found(place):
    (place.root / "kept.json").write_text(f'{{"count": {TRUTH}}}', encoding="utf-8")
    (place.root / "raw").write_bytes(struct.pack("<q", OTHERS))
    assert hits(place) == {"kept.json", "raw"}
