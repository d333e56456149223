"""The linter, the formatter and the type checker have nothing to say."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.house.project_files import ROOT

COMMANDS = {
    "ruff check": ["ruff", "check", "--no-cache", "."],
    "ruff format": ["ruff", "format", "--no-cache", "--check", "."],
    "mypy": ["mypy"],  # what has not changed since the last run is not examined again: a fifth of the time
}


@pytest.mark.timeout(1200)  # mypy, of a clean checkout beside other tests, on a computer that has other work
@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_tool_is_content(command):
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
