"""What was paid for and then killed is not paid for again without a word; a release that is at work is another's.

What is killed, or still at work, is a process of its own; what meets it runs in this one.
"""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

CHARGE_AND = """
import os, signal, sys
from core.commandline.program import main
from core.session import releasing

def measure(plan, table, charge, *rest):
    charge()
    {then}

releasing.measure = measure
main({words})
"""
KILL = "os.kill(os.getpid(), signal.SIGKILL)"
WAIT = "print('charged', flush=True); sys.stdin.read(); os._exit(1)"
WORDS = ["release", "people.reticent", "-o", "out.json", "--yes", "--ledger", "ledger"]


@pytest.fixture
def charge_and(reticent):
    """Start a release in a process of its own that does something else once it has charged."""

    def start(then):
        code = CHARGE_AND.format(then=then, words=[*WORDS, "--budget", "3"])
        return subprocess.Popen(
            [sys.executable, "-c", code],
            cwd=reticent.folder,
            env=reticent.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    return start


def spent(inside):
    return json.loads(inside("ledger", "list", "--json", "--ledger", "ledger").out)[0]["spent"]


@pytest.fixture
def killed(charge_and):
    with charge_and(KILL) as process:
        process.wait(60)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.usefixtures("killed")
def test_a_killed_release_is_completed_rather_than_paid_again(reticent, inside):
    stopped = inside(*WORDS)
    assert (stopped.status, stopped.out) == (1, "")
    assert "is paid for already, as release no. 2, which is pending" in stopped.err
    assert "reticent ledger complete 2" in stopped.err
    assert spent(inside) == "ε = 1"
    assert inside("ledger", "complete", "2", "-o", "out.json", "--ledger", "ledger").status == 0
    assert not [*reticent.folder.glob(".ledger*")]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.usefixtures("killed")
def test_whoever_says_so_pays_again(inside):
    assert inside(*WORDS, "--again").status == 0
    assert spent(inside) == "ε = 2"


def test_a_release_at_work_does_not_stop_another(charge_and, inside):
    with charge_and(WAIT) as rival:
        assert rival.stdout.readline().strip() == b"charged"
        assert inside(*WORDS).status == 0
        assert spent(inside) == "ε = 2"
        rival.communicate(b"")


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right there")
def test_a_release_at_work_is_seen_through_a_link_to_the_ledger(reticent, charge_and, inside):
    with charge_and(WAIT) as rival:
        assert rival.stdout.readline().strip() == b"charged"
        (reticent.folder / "link").symlink_to("ledger")
        assert inside(*WORDS[:-1], "link").status == 0
        rival.communicate(b"")


def test_another_plan_is_not_stopped(reticent, killed, inside):
    plan = (reticent.folder / "people.reticent").read_text()
    reticent.write("people.reticent", plan.replace('epsilon = "1"', 'epsilon = "0.5"'))
    assert inside(*WORDS).status == 0
