"""Two processes release from one budget at once: `python -m tests.crashes.rivals --releases 100 --budget 150`.

Each runs the shipped `reticent release` again and again. What is spent has to be the sum of what succeeded, and never
more than the budget; every release that succeeded has its charge and its tables.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from fractions import Fraction
from pathlib import Path

from core.commandline.program import main as reticent
from core.privacy.ledger import Ledger
from core.session.keeping import kept_release
from tests.crashes.people import PRICE, prepare, words


def race(folder: Path, releases: int, budget: int) -> tuple[int, Ledger]:
    """Let two processes try `releases` each; return how many succeeded, and the ledger."""
    ledger = prepare(folder, budget * PRICE)
    children = [_rival(folder, name, releases) for name in "ab"]
    for child in children:
        os.waitpid(child, 0)
    return sum(len(list(folder.glob(f"{name}-*.json"))) for name in "ab"), ledger


def _rival(folder: Path, name: str, releases: int) -> int:
    child = os.fork()
    if child:
        return child
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(os.open(folder / f"{name}.err", os.O_WRONLY | os.O_CREAT), 2)
    for number in range(releases):
        reticent(words(folder, f"{name}-{number}.json"))
    os._exit(0)


def check(succeeded: int, releases: int, budget: int, ledger: Ledger) -> None:
    """Raise AssertionError unless everything adds up."""
    account, charges = ledger.account("People"), [entry for entry in ledger.verify() if entry.kind == "charge"]
    assert succeeded == len(charges) <= min(2 * releases, budget)
    assert account.spent == sum((entry.epsilon for entry in charges), Fraction(0)) == succeeded * PRICE
    assert account.spent <= account.total.epsilon
    assert {entry.number for entry in charges} == ledger.kept_charges()
    refusals = [line for name in "ab" for line in (ledger.path.parent / f"{name}.err").read_text().splitlines()]
    assert len(refusals) == 2 * releases - succeeded, refusals
    assert all("Nothing was spent" in line or "Nothing new was spent" in line for line in refusals), refusals
    assert not refusals or succeeded == budget or all("another program is using it" in line for line in refusals), (
        refusals
    )
    assert all(kept_release(ledger, entry.number).statement.seal == entry.hash for entry in charges)


def main() -> int:
    """Run one race and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--releases", type=int, default=100, help="of each process")
    parser.add_argument("--budget", type=int, default=200, help="releases that the budget pays for")
    arguments = parser.parse_args()
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="reticent-rivals-") as folder:
        succeeded, ledger = race(Path(folder), arguments.releases, arguments.budget)
        check(succeeded, arguments.releases, arguments.budget, ledger)
        print(f"2 × {arguments.releases} releases tried, {succeeded} made, in {time.monotonic() - started:.0f} s")
        print(f"spent: {ledger.account('People').spent_text} of {ledger.account('People').total_text}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
