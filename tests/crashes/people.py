"""A folder with rows, a plan and a funded ledger, to release from again and again."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from core.privacy.ledger import DatasetBudget, Ledger
from tests.core.commandline.reticent import PLAN, ROWS

PRICE = Fraction(1)
"""ε of one release by the plan."""


def prepare(folder: Path, budget: Fraction) -> Ledger:
    """Write everything a release needs into `folder`."""
    (folder / "people.csv").write_text("\n".join(ROWS) + "\n", encoding="utf-8")
    (folder / "people.reticent").write_text(PLAN, encoding="utf-8")
    ledger = Ledger(folder / "ledger.sqlite")
    ledger.set_budget("People", DatasetBudget(budget))
    return ledger


def words(folder: Path, out: str) -> list[str]:
    """Return the command line of one release."""
    plan, ledger = folder / "people.reticent", folder / "ledger.sqlite"
    return ["release", str(plan), "-o", str(folder / out), "--ledger", str(ledger), "--yes", "--again"]
