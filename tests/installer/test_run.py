"""What the README's first command does without a screen ends with a workbook, also when it is done once more."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.house.project_files import ROOT


@pytest.fixture
def run(monkeypatch):
    """The module, which is a script and no part of a package."""
    monkeypatch.syspath_prepend(str(ROOT / "installer"))
    return __import__("run")


def test_the_last_line_is_the_path_of_a_workbook_each_time(run, tmp_path, capfd):
    for _ in range(2):
        assert run.release_sample(Path(sys.executable), tmp_path) == 0
        assert Path(capfd.readouterr().out.splitlines()[-1]).stat().st_size > 0
