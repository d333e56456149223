"""A suggestion that is killed is gone on with for nothing when the same is asked again, whenever it was killed."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
from fractions import Fraction

import pytest

from core.commandline.program import main as reticent
from core.privacy.ledger import Ledger
from tests.crashes.people import prepare

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked there")

WATCHED = ("core/session/", "core/staging", "core/measuring/", "core/selection/", "core/privacy/ledger")
PRICE = Fraction(1, 10)


class Lines:
    """Kills the process at a chosen line of the watched files, counted from the charge on; counts them all at -1.

    Or kills it where a function of that name begins, before or after the charge.
    """

    def __init__(self, last, name=""):
        self.seen, self._last, self._is_charged, self._name = 0, last, False, name

    def trace(self, frame, event, _):
        place = frame.f_code.co_filename
        if not any(part in place for part in WATCHED):
            return None
        if self._name and frame.f_code.co_name == self._name:
            os.kill(os.getpid(), signal.SIGKILL)
        self._is_charged |= frame.f_code.co_name == "carry_out" and place.endswith("core/privacy/ledger.py")
        if event == "line" and self._is_charged:
            self.seen += 1
            if self.seen == self._last:
                os.kill(os.getpid(), signal.SIGKILL)
        return self.trace


def asked(folder, out, last=-1, name=""):
    """Ask in a process of its own, killed at that line or in that function; return its status."""
    import sys  # noqa: PLC0415  the child alone traces itself

    child = os.fork()
    if child == 0:
        lines = Lines(last, name)
        with (folder / out).open("w") as said, contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            sys.settrace(lines.trace)
            words = ["suggest", str(folder / "people.reticent"), "--count", "1", "--json", "--yes"]
            status = reticent([*words, "--ledger", str(folder / "ledger.sqlite")])
            sys.settrace(None)
        (folder / "lines").write_text(str(lines.seen))
        os._exit(status)
    _, status = os.waitpid(child, 0)
    return status


@pytest.mark.parametrize("kills", [5, pytest.param(100, marks=[pytest.mark.slow, pytest.mark.timeout(1800)])])
def test_no_kill_loses_a_charge_or_shows_a_second_result(tmp_path, kills):
    whole = tmp_path / "whole"
    whole.mkdir()
    prepare(whole, Fraction(1))
    assert asked(whole, "said") == 0
    n_lines, chance = int((whole / "lines").read_text()), random.Random()
    for number in range(kills):
        folder = tmp_path / str(number)
        folder.mkdir()
        ledger = prepare(folder, Fraction(1))
        assert asked(folder, "killed", chance.randint(1, n_lines)) != 0
        kinds = [line.kind for line in ledger.verify()]
        assert kinds in (["budget"], ["budget", "charge"], ["budget", "charge", "found"])
        assert (folder / "killed").read_text() == ""
        assert asked(folder, "said") == 0, (folder / "said").read_text()
        look(folder, ledger)


def test_a_kill_once_the_result_is_kept_leaves_no_mark(tmp_path):
    ledger = prepare(tmp_path, Fraction(1))
    assert asked(tmp_path, "killed", name="clear_mark") != 0
    assert [line.kind for line in ledger.verify()] == ["budget", "charge", "found"]
    assert list(tmp_path.glob(".*at-work"))
    assert asked(tmp_path, "said") == 0
    look(tmp_path, ledger)


def look(folder, ledger):
    """One charge, one result, and that is the one that was shown."""
    assert [line.kind for line in ledger.verify()] == ["budget", "charge", "found"]
    assert ledger.account("People").spent == PRICE
    (content,) = ledger.found(2)
    shown = json.loads((folder / "said").read_text())
    assert [table["attributes"] for table in shown["tables"]] == json.loads(content)["facts"]["tables"]
    assert not list(folder.glob(".*at-work"))


def test_rivals_keep_to_the_budget(tmp_path):
    """Five processes with five questions at once, for four of which there is enough."""
    prepare(tmp_path, 4 * PRICE)
    children = []
    for number in range(5):
        child = os.fork()
        if child == 0:
            with (tmp_path / f"said-{number}").open("w") as said, contextlib.redirect_stdout(said):
                words = [
                    "suggest",
                    str(tmp_path / "people.reticent"),
                    "--count",
                    "1",
                    "--most-cells",
                    str(100 + number),
                ]
                status = reticent([*words, "--yes", "--ledger", str(tmp_path / "ledger.sqlite")])
            os._exit(status)
        children.append(child)
    ended = [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children]
    ledger = Ledger(tmp_path / "ledger.sqlite")
    assert ended.count(0) == ledger.account("People").n_choices == len(ledger.found_choices()) <= 4
    assert ledger.account("People").spent == ended.count(0) * PRICE
    assert ledger.verify()
