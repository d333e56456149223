"""A round that is killed: its charge stands, its answers are kept, and one without an answer is opened for nothing."""

from __future__ import annotations

import contextlib
import json
import os
import random
import sys
from fractions import Fraction

import pytest

from core.commandline.program import main as reticent
from tests.crashes.people import prepare, words
from tests.crashes.test_suggest import Lines

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked there")

QUESTIONS = ("sex = f", "age 18-64, city = York, sex = m", "city = Leeds")
PRICE = Fraction(4)
RELEASED = ["budget", "charge", "drawn", "kept"]
"""What the ledger has before the round."""


def asked(folder, out, last=-1):
    """Ask in a process of its own, killed at that line after the charge; return its status."""
    child = os.fork()
    if child == 0:
        lines = Lines(last)
        with (folder / out).open("w") as said, contextlib.redirect_stdout(said):
            sys.settrace(lines.trace)
            plan, ledger = str(folder / "people.reticent"), str(folder / "ledger.sqlite")
            options = ["--round", "--epsilon", "4", "--answers", "3", "--json", "--yes", "--ledger", ledger]
            status = reticent(["ask", *options, plan, *QUESTIONS])
            sys.settrace(None)
        (folder / "lines").write_text(str(lines.seen))
        os._exit(status)
    _, status = os.waitpid(child, 0)
    return status


def released(folder):
    folder.mkdir()
    ledger = prepare(folder, Fraction(20))
    assert reticent(words(folder, "out.json")) == 0
    assert [line.kind for line in ledger.entries] == RELEASED
    return ledger


@pytest.mark.parametrize("kills", [3, pytest.param(100, marks=[pytest.mark.slow, pytest.mark.timeout(3600)])])
def test_no_kill_loses_an_answer_that_was_shown(tmp_path, kills):
    released(tmp_path / "whole")
    assert asked(tmp_path / "whole", "said") == 0
    n_lines, chance = int((tmp_path / "whole" / "lines").read_text()), random.Random()
    for number in range(kills):
        ledger = released(tmp_path / str(number))
        assert asked(tmp_path / str(number), "killed", chance.randint(1, n_lines)) != 0
        look(tmp_path / str(number), ledger)


def look(folder, ledger):
    """What was shown is kept; whoever asks on pays again, unless the charge has given no answer yet."""
    kinds = [line.kind for line in ledger.verify()][len(RELEASED) :]
    assert kinds in ([], *(["charge", *["found"] * n] for n in range(len(QUESTIONS) + 1)))
    number = len(RELEASED) + 1
    kept = [json.loads(content)["facts"]["value"] for content in ledger.found(number)] if kinds else []
    shown = [json.loads(line)["estimate"] for line in (folder / "killed").read_text().splitlines()]
    assert kept[: len(shown)] == shown
    assert len(kept) <= len(shown) + 1
    assert asked(folder, "said") == 0
    again = [json.loads(line) for line in (folder / "said").read_text().splitlines()]
    assert [each["estimate"] for each in again][: len(kept)] == kept
    n_charges = [line.kind for line in ledger.verify()].count("charge") - 1
    assert n_charges == (2 if kept else 1)
    assert ledger.account("People").spent == 1 + n_charges * PRICE
    assert not list(folder.glob(".*at-work"))
