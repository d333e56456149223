"""Forks see the changed function or file, end when they should, and leave this process as it is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from functools import partial
from types import SimpleNamespace

import pytest

from tests.house.project_files import ROOT
from tests.mutation.mutants import mutants
from tests.mutation.swapping import those_running
from tests.mutation.trial import ENDED, in_fork

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked there")

CODE = """
from functools import cache

FEE = 5

@cache
def price(x):
    return 2 * x + FEE

def gift():
    return min(0, 0)
"""
TESTS = """
from core.it import gift, price

BEFORE = price(3)

def test_price(): assert price(3) == 11

def test_gift(): gift()
"""
PRICE, GIFT = "tests/test_it.py::test_price", "tests/test_it.py::test_gift"


RUN = """
import os
import sys
from pathlib import Path
from types import SimpleNamespace
from tests.mutation import __main__ as program
from tests.mutation.mutants import mutants

project = Path(sys.argv[1])
program.HERE, program.PIECES = project / "from", ["core", "tests", "pytest.ini"]
results = project / "results.jsonl"
with results.open("w", encoding="utf-8") as file:
    kept = Path(os.path.relpath(project / "kept.json")) if "outside" in sys.argv else None
    asked = SimpleNamespace(longest=9, results=results, known=kept)
    left = [each for each in mutants(project / "from", "core/it.py") if not (each.function and "outside" in sys.argv)]
    program.Trials(project / "to", asked, file).try_all(left, ["tests"])
"""
"""A process of its own, as the program is: forks of one that has done much else have no memory left."""


@pytest.fixture
def project(tmp_path):
    files = {"core/__init__.py": "", "core/it.py": CODE, "tests/test_it.py": TESTS, "pytest.ini": "[pytest]"}
    for path, text in files.items():
        (tmp_path / "from" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "from" / path).write_text(text, encoding="utf-8")
    (tmp_path / "to").mkdir()
    return tmp_path


def trials(project, *words):
    """Try every mutant, or those "outside" functions, in a process of its own, and return how it ended."""
    command = [sys.executable, "-c", RUN, str(project), *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def tried(project, *words):
    """Return who killed each mutant, and which way it was tried last."""
    done = trials(project, *words)
    assert done.returncode == 0, done.stderr
    assert (project / "to" / "core" / "it.py").read_text(encoding="utf-8") == CODE
    lines = [json.loads(line) for line in (project / "results.jsonl").read_text(encoding="utf-8").splitlines()]
    return {line["key"].split(" | ")[1]: (line["killer"], line["way"]) for line in lines}


def test_each_mutant_meets_the_tests_of_its_line(project):
    found = tried(project)
    assert found["2 * x → (2 / x)"] == found["2 * x + FEE → (2 * x - FEE)"] == (PRICE, "quick")
    assert found["5 → (6)"] == (PRICE, "afresh")
    assert found["return min(0, 0) → return None"] == ("", "afresh")
    recorded = json.loads((project / "to" / "known.json").read_text(encoding="utf-8"))
    places = {mutant.key.split(" | ")[1]: mutant for mutant in mutants(project / "from", "core/it.py")}
    assert those_running(recorded, places["min → (max)"], CODE) == [GIFT]
    assert those_running(recorded, places["min → (max)"], CODE.replace("FEE = 5", "FEE = 6")) == [GIFT]
    assert set(those_running(recorded, places["5 → (6)"], CODE)) == {PRICE, GIFT}


def test_lines_outside_functions_can_be_all_that_is_left(project):
    assert tried(project, "outside") == {"5 → (6)": (PRICE, "afresh")}
    assert (project / "kept.json").exists()


def test_a_constant_meets_the_tests_that_mirror_its_file_too():
    runs, mirrors, neither = "tests/test_other.py::runs", "tests/core/test_it.py::mirrors", "tests/core/test_is.py::it"
    recorded = {"lines": {"core/it.py": {"9": [runs, ""]}}, "seconds": {runs: 1, mirrors: 2, neither: 0}}
    assert those_running(recorded, SimpleNamespace(path="core/it.py", function="", line=1), "") == [runs, mirrors]


def test_a_test_that_fails_anyhow_is_named(project):
    (project / "from" / "core" / "it.py").write_text(CODE.replace("5", "7"), encoding="utf-8")
    done = trials(project)
    assert done.returncode == 1
    assert "tests fail without any change: tests/test_it.py::test_price" in done.stderr


def test_what_computes_or_waits_for_ever_is_ended(tmp_path):
    assert in_fork(tmp_path, lambda: [0 for _ in iter(int, 1)], cpu=1) == ENDED
    assert in_fork(tmp_path, lambda: time.sleep(60), cpu=0.1) == ENDED


def test_what_a_fork_changes_stays_there(tmp_path):
    path = list(sys.path)
    assert in_fork(tmp_path, partial(sys.path.clear)) is None
    assert sys.path == path
