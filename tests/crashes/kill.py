"""Kill releases at their worst moments, complete them, and count what must never be: `python -m tests.crashes.kill`.

Every trial forks a process that runs the shipped `reticent release` from its arguments on, and ends it with SIGKILL: a
third of them at a random line between the charge and the end of the export; a third while a journal of the ledger is on
the disk, which is within a commit of the charge, of the draw or of the tables; a third after a random time. After every
kill the ledger is verified and every file that is there is read. Then each charge without tables is completed by the
shipped `reticent ledger complete`: one that cannot be was paid and lost. Any count that is not 0 fails the run.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from fractions import Fraction
from pathlib import Path

from core.commandline.program import main as reticent
from core.errors import LedgerError
from core.privacy.ledger import Ledger
from tests.crashes.people import PRICE, prepare, words

WATCHED = (
    "core/session/",
    "core/measuring/",
    "core/privacy/ledger",
    "core/release/",
    "core/exports/",
)
COMMITS = 3
"""Of one release: the charge, the draw, the tables."""
ENDS = ("before the charge", "charged", "charged, drawn", "charged, drawn, kept", "charged, drawn, kept, exported")
FAULTS = ("uncharged releases", "corrupt ledgers", "torn files", "wrong sums", "paid and lost", "second draws")


class Lines:
    """Counts the lines that run in the watched files from the charge on, and kills the process at the one chosen."""

    def __init__(self, last: int) -> None:
        self.seen, self._last, self._is_charged = 0, last, False

    def trace(self, frame, event, _argument):
        place = frame.f_code.co_filename
        if not any(part in place for part in WATCHED):
            return None
        self._is_charged |= frame.f_code.co_name == "carry_out" and place.endswith("core/privacy/ledger.py")
        if event == "line" and self._is_charged:
            self.seen += 1
            if self.seen == self._last:
                os.kill(os.getpid(), signal.SIGKILL)
        return self.trace


class Trials:
    """Releases, each from a folder and a ledger of its own, killed one after the other."""

    def __init__(self, root: Path, chance: random.Random) -> None:
        self._root, self._chance = root, chance
        self.ends: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        whole = self._fresh("whole")
        started = time.monotonic()
        _wait(_start(words(whole, "out.json")))
        self._seconds = time.monotonic() - started
        self._lines = _counted(words(self._fresh("counted"), "out.json"))

    def trial(self, number: int) -> None:
        """Kill one release, look at what it left, complete it, and look again."""
        folder = self._fresh(str(number))
        self._kill(folder, number % 3)
        try:
            ledger = Ledger(folder / "ledger.sqlite", make=False)
            self._count_end(folder, ledger)
            self._look(folder, ledger)
            self._complete(folder, ledger)
            self._look(folder, ledger)
        except LedgerError as error:
            self.faults["corrupt ledgers"] += 1
            print(error)

    def _fresh(self, name: str) -> Path:
        folder = self._root / name
        folder.mkdir()
        prepare(folder, Fraction(10))
        return folder

    def _kill(self, folder: Path, way: int) -> None:
        line = words(folder, "out.json")
        if way == 0:
            _wait(_start(line, Lines(self._chance.randint(1, self._lines))))
            return
        child = _start(line)
        if way == 1:
            _await_journal(folder / "ledger.sqlite-journal", self._chance.randint(1, COMMITS), 4 * self._seconds)
            time.sleep(self._chance.uniform(0, 0.01))
        else:
            time.sleep(self._chance.uniform(0.3, 1.1) * self._seconds)
        os.kill(child, signal.SIGKILL)
        _wait(child)

    def _count_end(self, folder: Path, ledger: Ledger) -> None:
        kinds = {entry.kind for entry in ledger.history()}
        steps = len(kinds & {"charge", "drawn", "kept"}) + (folder / "out.json").exists()
        self.ends[ENDS[steps]] += 1

    def _complete(self, folder: Path, ledger: Ledger) -> None:
        for entry in ledger.pending():
            line = [
                "ledger",
                "complete",
                str(entry.number),
                "-o",
                str(folder / "done.json"),
                "--ledger",
                str(ledger.path),
            ]
            ended = _wait(_start(line))
            self.faults["paid and lost"] += ended != 0 or not (folder / "done.json").exists()
        charges = {entry.number for entry in ledger.history() if entry.kind == "charge"}
        self.faults["paid and lost"] += len(charges - ledger.kept_charges())

    def _look(self, folder: Path, ledger: Ledger) -> None:
        """Verify the ledger, and compare every file that was written with what is kept."""
        entries = ledger.verify()
        charges = [entry for entry in entries if entry.kind == "charge"]
        for kind in ("drawn", "kept"):
            of = [entry.kept_charge for entry in entries if entry.kind == kind]
            self.faults["second draws"] += len(of) != len(set(of))
            self.faults["uncharged releases"] += len(set(of) - {entry.number for entry in charges})
        self.faults["wrong sums"] += ledger.account("People").spent != PRICE * len(charges)
        for file in folder.glob("*.json"):
            self._compare(file, ledger)

    def _compare(self, file: Path, ledger: Ledger) -> None:
        try:
            number = json.loads(file.read_text(encoding="utf-8"))["statement"]["reference"]
        except (ValueError, KeyError):
            self.faults["torn files"] += 1
            return
        again = file.with_name("again")
        line = ["ledger", "export-release", number, "-o", str(again), "--format", "json", "--ledger", str(ledger.path)]
        ended = _wait(_start([*line, "--yes"]))
        self.faults["uncharged releases"] += ended != 0 or again.read_bytes() != file.read_bytes()


def _start(line: list[str], lines: Lines | None = None, report: int = -1) -> int:
    """Run the command line in a process of its own, and return its id."""
    child = os.fork()
    if child:
        return child
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    sys.settrace(lines.trace if lines else None)
    status = reticent(line)
    sys.settrace(None)
    if report >= 0 and lines:
        os.write(report, str(lines.seen).encode())
    os._exit(status)


def _wait(child: int) -> int:
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _counted(line: list[str]) -> int:
    """Return how many of the watched lines a whole release runs from the charge on."""
    report, writing = os.pipe()
    _wait(_start(line, Lines(-1), writing))
    return int(os.read(report, 20))


def _await_journal(journal: Path, which: int, patience: float) -> None:
    """Wait until the ledger's journal is there for the `which`-th time; or long enough."""
    until, seen, was_there = time.monotonic() + patience, 0, False
    while time.monotonic() < until and seen < which:
        is_there = journal.exists()
        seen += is_there and not was_there
        was_there = is_there


def main() -> int:
    """Run the trials and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=300)
    arguments = parser.parse_args()
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="reticent-kill-") as folder:
        trials = Trials(Path(folder), random.Random())
        for number in range(arguments.kills):
            trials.trial(number)
        print(f"{arguments.kills} kills in {time.monotonic() - started:.0f} s")
        print("killed: " + ", ".join(f"{trials.ends[end]} {end}" for end in ENDS))
        print("after completing: " + ", ".join(f"{trials.faults[name]} {name}" for name in FAULTS))
    return int(trials.faults.total() > 0)


if __name__ == "__main__":
    sys.exit(main())
