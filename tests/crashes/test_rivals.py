"""Programs that share a budget: what is spent is the sum of what was made, and never more than there is."""

from __future__ import annotations

import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from core.privacy.ledger import DatasetBudget, Ledger

ROOT = Path(__file__).parents[2]

SPENDER = """
import sys
from fractions import Fraction
from pathlib import Path
from core.privacy.release_cost import ReleaseCost
from core.privacy.ledger import Ledger
ledger = Ledger(Path(sys.argv[1]))
for _ in range(int(sys.argv[2])):
    ledger.charge("Adult", ReleaseCost.pure(Fraction(1, 7)), "tables")
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked there")
@pytest.mark.parametrize(
    ("releases", "budget"),
    [
        (4, 6),
        pytest.param(100, 200, marks=[pytest.mark.slow, pytest.mark.timeout(3600)]),
        pytest.param(100, 150, marks=[pytest.mark.slow, pytest.mark.timeout(3600)]),
    ],
)
def test_two_programs_release_from_one_budget(releases, budget):
    command = [sys.executable, "-m", "tests.crashes.rivals", "--releases", str(releases), "--budget", str(budget)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr


@pytest.mark.parametrize("charges", [20, pytest.param(500, marks=[pytest.mark.slow, pytest.mark.timeout(3600)])])
def test_four_programs_charge_at_once(tmp_path, charges):
    ledger = Ledger(tmp_path / "ledger.db")
    ledger.set_budget("Adult", DatasetBudget(Fraction(10**6)))
    command = [sys.executable, "-c", SPENDER, str(ledger.path), str(charges)]
    rivals = [subprocess.Popen(command, cwd=ROOT) for _ in range(4)]
    assert [rival.wait() for rival in rivals] == [0] * 4
    assert [entry.number for entry in ledger.verify()] == list(range(1, 4 * charges + 2))
    assert ledger.account("Adult").spent == Fraction(4 * charges, 7)
