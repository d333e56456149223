"""A release that is killed leaves at worst a charge without tables; a few kills here, hundreds with --slow."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked there")


@pytest.mark.parametrize("kills", [8, pytest.param(300, marks=[pytest.mark.slow, pytest.mark.timeout(3600)])])
def test_no_kill_leaves_an_uncharged_release_a_corrupt_ledger_or_a_torn_file(kills):
    command = [sys.executable, "-m", "tests.crashes.kill", "--kills", str(kills)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "0 uncharged releases, 0 corrupt ledgers, 0 torn files, 0 wrong sums" in ended.stdout
