"""Two kept releases are put side by side, read and saved: by mouse, and by keyboard alone."""

from __future__ import annotations

from fractions import Fraction

import pytest
from openpyxl import load_workbook
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QTableView

from core.front_door import DatasetBudget, Neighbours, PrivacyUnit, ReleaseCost
from core.release.kept import pack
from tests.released_tables import release
from tests.stories.hands import KeyHand, MouseHand, spoken

HISTORY = "Budgets and releases, newest first"


@pytest.fixture
def kept(window):
    """Two releases of one survey, no. 2 and no. 4."""
    ledger, row = window.context.workspace.ledger, PrivacyUnit(None, 1, Neighbours.ADD_REMOVE)
    ledger.set_budget("Survey", DatasetBudget(Fraction(4)))
    for _ in range(2):
        number = ledger.charge("Survey", ReleaseCost.pure(1), "3 tables by marginals", row.facts).number
        ledger.keep_tables(number, pack(release()))
    window.context.workspace.ledger_moved()


def click_first(hand, table):
    place = table.visualRect(table.model().index(0, 0)).center()
    inside = table.viewport().mapTo(table.window(), place)
    with hand.watch.timed():
        QTest.mouseClick(table.window().windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(inside))


def choose_newest(hand, window):
    (table,) = (each for each in window.findChildren(QTableView) if each.isVisible() and spoken(each) == HISTORY)
    if isinstance(hand, MouseHand):
        click_first(hand, table)
    else:
        hand.reach(HISTORY)
        hand.stroke(Qt.Key.Key_Down)


@pytest.mark.parametrize("kind", [MouseHand, KeyHand], ids=["mouse", "keyboard"])
def test_two_releases_are_compared_and_the_comparison_is_saved(home, window, kept, clerk, watch, monkeypatch, kind):
    hand = kind(watch)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(home / "both.xlsx"), ""))
    clerk.goes_to("ledger")
    watch.wait(window.isActiveWindow)
    choose_newest(hand, window)
    hand.press("Compare with another…")
    watch.wait(lambda: QApplication.activeWindow() not in (None, window))
    dialog = QApplication.activeWindow()
    notes = dialog.findChild(QLabel, "joined_notes")
    watch.wait(lambda: bool(notes.text()))
    assert (
        "its budget was charged for both: together they cost ε = 2. In total, ε = 2 of ε = 4 is spent." in notes.text()
    )
    hand.press("Save as…")
    clerk.settle((home / "both.xlsx").exists)
    assert "1 age × sex × town" in load_workbook(home / "both.xlsx").sheetnames
    hand.press("Close")
    watch.wait(lambda: not [top for top in QApplication.topLevelWidgets() if top.objectName() == "joined_dialog"])
    assert [entry.kind for entry in window.context.workspace.ledger.history()].count("charge") == 2
