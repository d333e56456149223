"""The power fails: whatever part of the writes reached the disk, no line is torn and none that was told of is gone."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from core.privacy.ledger import DatasetBudget, Ledger
from tests.crashes.disk import Disk, recorded

ROOT = Path(__file__).parents[2]

SPENDER = """
import os, sys
from pathlib import Path
from core.privacy.release_cost import ReleaseCost
from core.privacy.ledger import Ledger
ledger = Ledger(Path(sys.argv[1]))
os.write(2, b"begin")
number = ledger.charge("Adult", ReleaseCost.pure(1), "3 tables").number
os.write(2, b"charged")
ledger.keep_tables(number, bytes(range(256)) * 40)
os.write(2, b"kept")
"""

CALLS = "trace=openat,pwrite64,fsync,fdatasync,unlink,write"


@pytest.fixture
def ledger(tmp_path):
    made = Ledger(tmp_path / "ledger.db")
    made.set_budget("Adult", DatasetBudget(Fraction(3)))
    return made


@pytest.fixture
def before(ledger):
    """The ledger's file with its budget only."""
    return ledger.path.read_bytes()


@pytest.fixture
def steps(ledger, before, tmp_path):
    """What the program asked the system to do between opening the ledger and its end."""
    log = tmp_path.parent / f"{tmp_path.name}.strace"
    trace = ["strace", "-f", "-y", "-xx", "-s", "99999999", "-e", CALLS, "-o", str(log)]
    subprocess.run([*trace, sys.executable, "-c", SPENDER, str(ledger.path)], cwd=ROOT, check=True, capture_output=True)
    every = list(recorded(log.read_text()))
    begin = next(place for place, step in enumerate(every) if step.kind == "mark")
    return [step for step in every[begin:] if step.kind == "mark" or step.path.startswith(str(tmp_path))]


needs_strace = pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")


@needs_strace
def test_no_power_cut_tears_a_line_or_takes_one_back(ledger, before, steps, tmp_path_factory):
    """Some hundred states of the disk; each is opened as the program would open it after a restart."""
    lines = [entry.hash for entry in ledger.history()]
    disk, told, n_states = Disk({str(ledger.path)}, {str(ledger.path): before}), 1, 0
    for step in steps:
        if step.kind == "mark":
            told = {"begin": 1, "charged": 2, "kept": 3}[step.path]
        else:
            disk.take(step)
        for files in disk.possible(random.Random(n_states)):
            folder = tmp_path_factory.mktemp("after")
            for name, content in files.items():
                (folder / Path(name).name).write_bytes(content)
            found = [entry.hash for entry in Ledger(folder / ledger.path.name, make=False).verify()]
            assert found == lines[: len(found)]
            assert len(found) >= told
            n_states += 1
    assert n_states > 300
    assert told == 3


@needs_strace
def test_a_charge_is_on_the_disk_before_it_returns(steps):
    """Journal, its folder, the pages, the journal's end, its folder: each is synced before the next step."""
    kinds = [(step.kind, Path(step.path).suffix or Path(step.path).name) for step in steps]
    charge = kinds[: kinds.index(("mark", "charged"))]
    assert charge[-2][0] == "unlink"
    assert charge[-1][0] == "sync"
    last_write = max(place for place, (kind, _) in enumerate(charge) if kind == "write")
    assert charge[last_write + 1] == ("sync", ".db")
