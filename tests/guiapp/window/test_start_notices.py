"""At the start a pending release is told of, and leads to where it is completed; so is a program that died."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.front_door import DatasetBudget, Ledger, LedgerFileError, ReleaseCost
from guiapp.desktop.crash import CrashReport
from guiapp.window.start_notices import tell_deaths, tell_pending


class Window:
    """As much of the window as the notice needs."""

    def __init__(self, context):
        self.context, self.shown = context, []

    def go_to(self, key):
        self.shown.append(key)


@pytest.fixture
def window(context, tmp_path):
    context.workspace.set_ledger(Ledger(tmp_path / "ledger.sqlite"))
    context.workspace.ledger.set_budget("People", DatasetBudget(Fraction(9)))
    return Window(context)


@pytest.fixture
def said(context):
    notices = []
    context.notices.said.connect(notices.append)
    return notices


def charge(context, times):
    for _ in range(times):
        context.workspace.ledger.charge("People", ReleaseCost.pure(1), "", request=b"a plan")


@pytest.mark.parametrize(
    ("times", "words"),
    [
        (1, "One release was charged and not completed. Complete it at no further cost."),
        (2, "2 releases were charged and not completed. Complete them at no further cost."),
    ],
)
def test_pending_releases_are_told_and_lead_to_the_ledger(window, context, said, times, words):
    charge(context, times)
    tell_pending(window)
    assert [notice.text for notice in said] == [words]
    assert said[0].action == "Go to Ledger"
    said[0].act()
    assert window.shown == ["ledger"]


def test_without_any_nothing_is_said(window, context, said):
    context.workspace.ledger.charge("People", ReleaseCost.pure(1), "by an older version")
    tell_pending(window)
    assert said == []


def test_it_waits_for_what_is_being_opened(window, context, said, qtbot):
    charge(context, 1)
    context.runner.run_free("opening", lambda _: None)
    tell_pending(window)
    assert said == []
    qtbot.waitUntil(lambda: bool(said))
    context.runner.run_free("something later", lambda _: None)
    qtbot.waitUntil(lambda: not context.runner.is_busy)
    assert len(said) == 1


def test_a_ledger_that_cannot_be_read_is_told_on_its_page(window, context, said, monkeypatch):
    def broken(_):
        raise LedgerFileError("ledger", "it is damaged", "Put back the newest copy.")

    monkeypatch.setattr(type(context.workspace.ledger), "pending", broken)
    tell_pending(window)
    context.workspace.set_ledger(None)
    tell_pending(window)
    assert said == []


def test_a_death_is_told_with_its_report(window, said, tmp_path):
    tell_deaths(window, [])
    tell_deaths(window, [CrashReport(tmp_path / "lost.txt", why="The disk is full.")])
    assert said == []
    tell_deaths(window, [CrashReport(tmp_path / "fault.txt")])
    assert str(tmp_path / "fault.txt") in said[0].text
    assert "none of your data" in said[0].text
