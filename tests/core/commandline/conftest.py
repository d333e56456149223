"""The program in a fresh folder, as a process and, for speed, within this one."""

from __future__ import annotations

import pytest

from core.commandline.program import main
from tests.core.commandline.reticent import Ended, Reticent
from tests.core.sources.reader_here import read_here


@pytest.fixture
def reticent(tmp_path):
    return Reticent(tmp_path)


@pytest.fixture
def inside(reticent, monkeypatch, capsys):
    """Run within this process, files are read in it too: a hundred times faster, and the same code from there on."""
    read_here(monkeypatch)
    monkeypatch.chdir(reticent.folder)
    monkeypatch.setenv("XDG_DATA_HOME", str(reticent.folder / "home"))

    def run(*words):
        status = main(list(words))
        captured = capsys.readouterr()
        return Ended(status, captured.out, captured.err)

    return run
