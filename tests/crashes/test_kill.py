"""A release that is killed is completed for nothing; a few kills here, hundreds with --slow."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked there")


@pytest.mark.parametrize("kills", [5, pytest.param(300, marks=[pytest.mark.slow, pytest.mark.timeout(3600)])])
def test_no_kill_leaves_an_uncharged_release_a_corrupt_ledger_a_torn_file_or_a_loss(kills):
    command = [sys.executable, "-m", "tests.crashes.kill", "--kills", str(kills)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    nothing = ("uncharged releases", "corrupt ledgers", "torn files", "wrong sums", "paid and lost", "second draws")
    assert ", ".join(f"0 {fault}" for fault in nothing) in ended.stdout
