"""Forks see the changed file, end when they should, and leave this process as it is."""

from __future__ import annotations

import os
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from tests.mutation.__main__ import written
from tests.mutation.mutants import Mutant
from tests.mutation.tests_by_line import record, those_running
from tests.mutation.trial import ENDED, in_fork, run_tests

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked there")

CODE = "def price(x):\n    return 2 * x\n\n\ndef gift():\n    return 0\n"
TESTS = "from core.it import gift, price\n\ndef test_price(): assert price(3) == 6\n\ndef test_gift(): gift()\n"
PRICE, GIFT = "tests/test_it.py::test_price", "tests/test_it.py::test_gift"


@pytest.fixture
def project(tmp_path):
    for path, text in {"core/it.py": CODE, "tests/test_it.py": TESTS, "pytest.ini": "[pytest]\npythonpath=.\n"}.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_tests_of_a_line_are_recorded(project):
    recorded = in_fork(project, partial(record, ["tests"]))
    assert not recorded["failed"]
    assert recorded["seconds"].keys() == {PRICE, GIFT}
    assert those_running(recorded, Mutant("core/it.py", "", 2, b"")) == [PRICE]
    assert set(those_running(recorded, Mutant("core/it.py", "", 1, b""))) == {PRICE, GIFT}


def test_a_failing_test_is_named_when_recording(project):
    (project / "core" / "it.py").write_text(CODE.replace("2", "3"), encoding="utf-8")
    assert in_fork(project, partial(record, ["tests"]))["failed"] == PRICE


def test_a_changed_file_is_noticed_or_not_and_then_put_back(project):
    wrong = Mutant("core/it.py", "", 2, CODE.replace("2", "3").encode())
    with written(wrong, project, 1):
        assert in_fork(project, partial(run_tests, [GIFT, PRICE])) == PRICE
        assert not in_fork(project, partial(run_tests, [GIFT], [GIFT, PRICE]))
    assert not in_fork(project, partial(run_tests, [GIFT, PRICE]))


def test_what_computes_or_waits_for_ever_is_ended(tmp_path):
    assert in_fork(tmp_path, lambda: [0 for _ in iter(int, 1)], cpu=1) == ENDED
    assert in_fork(tmp_path, lambda: time.sleep(60), cpu=0.1) == ENDED


def test_what_a_fork_changes_stays_there(tmp_path):
    path = list(sys.path)
    assert in_fork(tmp_path, lambda: sys.path.clear() or str(Path.cwd())) == str(tmp_path)
    assert sys.path == path
