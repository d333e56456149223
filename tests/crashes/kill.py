"""Kill releases at random points and count what must never be: `python -m tests.crashes.kill --kills 300`.

Every trial forks a process that runs the shipped `reticent release` from its arguments on, and ends it with SIGKILL:
half of them after a random time, which reaches into SQLite and the system calls; half of them at a random line of the
charge, of the noise, of the keeping or of the export, which are short in time. After every kill the ledger is
verified, and every file that is there is read. A run ends with status 1 if any of the three counts is not 0.
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
from core.session import kept_release
from tests.crashes.people import PRICE, prepare, words

WATCHED = ("core/session.py", "core/measuring/", "core/privacy/ledger", "core/release/kept.py", "core/exports/")


class Lines:
    """Counts the lines that run in the watched files, and kills the process at the one chosen."""

    def __init__(self, last: int) -> None:
        self.seen, self._last = 0, last

    def trace(self, frame, event, _argument):
        if not any(part in frame.f_code.co_filename for part in WATCHED):
            return None
        if event == "line":
            self.seen += 1
            if self.seen == self._last:
                os.kill(os.getpid(), signal.SIGKILL)
        return self.trace


class Trials:
    """Releases from one folder into one ledger, killed one after the other."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        self._root, self._chance = folder, chance
        self._folder, self._ledger = self._fresh("whole")
        self.ends: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        started = time.monotonic()
        self._run("out.json")
        self._seconds = time.monotonic() - started
        report, writing = os.pipe()
        self._folder, self._ledger = self._fresh("counted")
        self._run("out.json", Lines(-1), writing)
        self._lines = int(os.read(report, 20))

    def trial(self, number: int) -> None:
        """Kill one release and look at what it left."""
        self._folder, self._ledger = self._fresh(str(number))
        out = "out.json"
        if number % 2:
            self._run(out, Lines(self._chance.randint(1, self._lines)))
        else:
            self._run(out, seconds=self._chance.uniform(0.3, 1.1) * self._seconds)
        try:
            entries = self._ledger.verify()
            charges, kept = self._counts()
            for charge in kept:
                kept_release(self._ledger, charge)
            is_added_up = self._ledger.account("People").spent == PRICE * len(charges)
        except LedgerError as error:
            self.faults["corrupt ledgers"] += 1
            print(error)
            return
        self.faults["uncharged releases"] += len(kept - charges)
        self.faults["wrong sums"] += not is_added_up
        self._look(self._folder / out, {entry.number: entry.hash for entry in entries if entry.kind == "charge"})
        steps = (bool(charges), bool(kept), (self._folder / out).exists())
        self.ends[("nothing", "charged", "charged, kept", "charged, kept, exported")[sum(steps)]] += 1

    def _fresh(self, name: str) -> tuple[Path, Ledger]:
        folder = self._root / name
        folder.mkdir()
        return folder, prepare(folder, Fraction(10))

    def _look(self, out: Path, charges: dict[int, str]) -> None:
        if not out.exists():
            return
        try:
            statement = json.loads(out.read_text(encoding="utf-8"))["statement"]
        except (ValueError, KeyError):
            self.faults["torn files"] += 1
            return
        if charges.get(int(statement["reference"])) != statement["seal"]:
            self.faults["uncharged releases"] += 1

    def _counts(self) -> tuple[frozenset[int], frozenset[int]]:
        charges = (entry.number for entry in Ledger(self._ledger.path).history() if entry.kind == "charge")
        return frozenset(charges), self._ledger.kept_charges()

    def _run(self, out: str, lines: Lines | None = None, report: int = -1, seconds: float = -1) -> None:
        child = os.fork()
        if not child:
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            sys.settrace(lines.trace if lines else None)
            reticent(words(self._folder, out))
            sys.settrace(None)
            if report >= 0 and lines:
                os.write(report, str(lines.seen).encode())
            os._exit(0)
        if seconds >= 0:
            time.sleep(seconds)
            os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


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
        print(f"{arguments.kills} kills in {time.monotonic() - started:.0f} s; left behind: {dict(trials.ends)}")
        names = ("uncharged releases", "corrupt ledgers", "torn files", "wrong sums")
        print(", ".join(f"{trials.faults[name]} {name}" for name in names))
    return int(trials.faults.total() > 0)


if __name__ == "__main__":
    sys.exit(main())
