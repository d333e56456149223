"""A home folder, the program, a small spreadsheet, and a clerk in front of the window."""

from __future__ import annotations

from itertools import cycle

import pytest

from tests.stories.clerk import Clerk
from tests.stories.program import running


@pytest.fixture
def home(tmp_path, monkeypatch):
    folder = tmp_path / "home"
    folder.mkdir()
    for name in ("HOME", "USERPROFILE"):  # where the window proposes to write
        monkeypatch.setenv(name, str(folder))
    return folder


@pytest.fixture
def window(qtbot, qapp, home):
    with running(qapp, home) as window:
        yield window


@pytest.fixture
def survey(home):
    """A small spreadsheet: 90 made-up people."""
    people = zip(cycle(("F", "M")), cycle(("Leeds", "York", "Hull")), cycle(("yes", "no", "no", "yes", "no")))
    lines = [",".join(person) for person, _ in zip(people, range(90), strict=False)]
    path = home / "survey.csv"
    path.write_text("\n".join(["sex,town,smokes", *lines]) + "\n", encoding="utf-8")
    return path


@pytest.fixture
def clerk(qtbot, window):
    return Clerk(qtbot, window)
