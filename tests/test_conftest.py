"""The rules for every test are in force."""

from __future__ import annotations

import logging
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest


@pytest.mark.parametrize("family", [socket.AF_INET, socket.AF_INET6])
def test_no_socket_can_be_made(family):
    with pytest.raises(pytest.fail.Exception, match="socket"):
        socket.socket(family)
    with pytest.raises(pytest.fail.Exception, match="socket"):
        socket.socket()


def test_no_address_can_be_asked_for():
    with pytest.raises(pytest.fail.Exception, match="address"):
        socket.create_connection(("example.org", 80))


def test_the_users_own_folders_are_out_of_reach():
    assert Path(platformdirs.user_data_dir("reticent")).is_relative_to(os.environ["HOME"])
    assert "reticent-tests-" in os.environ["HOME"]


@pytest.mark.logs
def test_a_log_can_be_allowed():
    logging.getLogger("somebody").warning("on purpose")


def test_an_unexpected_log_fails(run_alone):
    outcome = run_alone("import logging\ndef test_it():\n    logging.warning('surprise')\n")
    assert "unexpected log: ['surprise']" in outcome


LEFT_OUT = """
import pytest
from tests.missing_here import skip_missing

@pytest.mark.slow
def test_it():
    assert False

@pytest.fixture
def oracle():
    skip_missing("Oracle", "nobody sells it here")

@pytest.mark.parametrize("n", range(2))
def test_that(oracle, n):
    assert False
"""


def test_what_is_left_out_is_told(run_alone):
    outcome = run_alone(LEFT_OUT)
    assert "3 skipped" in outcome
    assert "= missing here =" in outcome
    assert "\nOracle (nobody sells it here): 2 tests left out\n" in outcome


DRAWS = """
import pytest
from hypothesis import given, settings, strategies
from core.mechanisms.randomness import SystemBits

@pytest.fixture(scope="module")
def shared():
    return SystemBits().take(9)

@settings(max_examples=3)
@given(strategies.integers())
def test_examples(found):
    print("DRAWN", found)

def test_bits(shared, chance):
    print("DRAWN", shared, SystemBits().take(9), SystemBits().take(9), chance.random())

@pytest.mark.system_bits
def test_fresh():
    print("FRESH", SystemBits().take(9))
"""


def test_chance_is_the_same_in_each_run_and_fresh_in_slow_ones(run_alone):
    first, again, slow = (run_alone(DRAWS, "-s", *more) for more in ((), (), ("--slow",)))
    drawn = [re.findall("DRAWN.*", said) for said in (first, again, slow)]
    assert len(drawn[0]) == 4
    assert drawn[0] == drawn[1] != drawn[2]
    assert len(set(re.findall(r"b'\S*", drawn[0][-1]))) == 3
    assert re.findall("FRESH.*", first) != re.findall("FRESH.*", again)


@pytest.fixture
def run_alone(tmp_path):
    """Return a function that runs a test file under our conftest, as a process of its own, and returns what it says."""
    root = Path(__file__).parent

    def run(text, *more):
        (tmp_path / "conftest.py").write_text((root / "conftest.py").read_text(encoding="utf-8"), encoding="utf-8")
        (tmp_path / "test_it.py").write_text(text, encoding="utf-8")
        options = ["-c", root.parent / "pyproject.toml", "--rootdir", tmp_path, "-p", "no:randomly", "-p", "no:xdist"]
        command = [sys.executable, "-m", "pytest", "-q", *options, tmp_path / "test_it.py", *more]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        return done.stdout + done.stderr

    return run
