"""A home folder, the program, a small spreadsheet, a clerk in front of the window, and a watch on its every turn."""

from __future__ import annotations

import gc
from itertools import cycle

import pytest
from _pytest.runner import runtestprotocol

from tests.stories.clerk import Clerk
from tests.stories.program import running
from tests.stories.stall_watch import StallWatch, WatchedBot

TELLINGS = 10
"""A stall of ours comes every time after the same step; one that a busy machine makes comes anywhere."""
DEAF = pytest.StashKey[dict]()
"""The steps after which the window was deaf in every telling so far, with the longest turn of the last."""


def pytest_runtest_protocol(item, nextitem):
    """Tell a story again in which the window was deaf; it fails if one step is so every time, or by any other fault."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for _ in range(TELLINGS):
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
        told = all(report.passed for report in reports if report.when != "teardown")
        if not (told and item.stash.get(DEAF, {})):
            break
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.fixture
def watch(request, qapp):
    """Fail the story if the window was ever deaf for longer than can be felt."""
    gc.collect()
    gc.freeze()  # as the program does once it is up: what the other tests left behind is none of the window's
    watch = StallWatch(qapp)
    yield watch
    before = request.node.stash.get(DEAF, watch.stalls)
    deaf = {step: turn for step, turn in watch.stalls.items() if step in before}
    request.node.stash[DEAF] = deaf
    assert deaf == {}, watch.longest


@pytest.fixture
def qtbot(watch):
    return WatchedBot(watch)


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
