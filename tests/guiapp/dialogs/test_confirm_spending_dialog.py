"""Spending needs two acts, and Enter on the button that spends is the second."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QDialog, QLabel, QPushButton

from guiapp.dialogs.confirm_spending_dialog import ConfirmSpendingDialog
from guiapp.widgets.charts.budget_gauge import BudgetGauge

QUOTE = SimpleNamespace(
    cost_text="ε = 1",
    dataset="A",
    released_as=None,
    pending_as=None,
    n_tables=3,
    release_place=1,
    asked_part=0.5,
    preview=None,
    planned=SimpleNamespace(typical_half_width=12.5),
)


@pytest.fixture
def dialog(qtbot):
    dialog = ConfirmSpendingDialog(QUOTE, "Left afterwards: ε = 0")
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.open()
        dialog.activateWindow()
    return dialog


def test_the_button_says_what_it_waits_for(dialog):
    spend, tick = dialog.findChild(QPushButton, "confirm_spending"), dialog.findChild(QCheckBox, "agree_spending")
    assert (spend.isEnabled(), spend.accessibleDescription()) == (False, "First tick that you agree.")
    tick.setChecked(True)
    assert (spend.isEnabled(), spend.toolTip()) == (True, "")


def test_enter_on_the_focused_button_spends(qtbot, dialog):
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Space)
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.findChild(QPushButton, "confirm_spending")
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_it_says_what_and_from_which_budget_above_the_tick(dialog):
    lines = [dialog.findChild(QLabel, "quote_published"), dialog.findChild(BudgetGauge)]
    lines += [dialog.findChild(QLabel, "quote_money"), dialog.findChild(QCheckBox, "agree_spending")]
    assert [line.y() for line in lines] == sorted(line.y() for line in lines)
    assert lines[0].text() == "Release 1 of “A”: 3 tables, typical ±12.5"
    assert lines[1].accessibleDescription().endswith("this release would take 50 %")


@pytest.mark.parametrize("ticked", [False, True])
def test_enter_elsewhere_does_not(qtbot, dialog, ticked):
    box = dialog.findChild(QCheckBox, "agree_spending")
    box.setChecked(ticked)
    assert dialog.focusWidget() is box
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Rejected
    assert dialog.isHidden()  # it declined


@pytest.mark.parametrize("before", ["released_as", "pending_as"])
def test_paying_again_for_the_same_needs_a_tick_of_its_own(qtbot, before):
    again = SimpleNamespace(**vars(QUOTE) | {before: 2})
    dialog = ConfirmSpendingDialog(again, "")
    qtbot.addWidget(dialog)
    spend = dialog.findChild(QPushButton, "confirm_spending")
    ticks = [dialog.findChild(QCheckBox, name) for name in ("agree_spending", "agree_again")]
    assert not any(tick.isHidden() for tick in ticks)
    for tick in ticks:
        assert not spend.isEnabled()
        tick.click()
    assert spend.isEnabled()
    ticks[0].click()
    assert not spend.isEnabled()


def test_a_pending_charge_of_the_plan_can_be_completed_instead(qtbot):
    dialog = ConfirmSpendingDialog(SimpleNamespace(**vars(QUOTE) | {"pending_as": 2}), "")
    qtbot.addWidget(dialog)
    dialog.show()
    assert "no. 2" in dialog.findChild(QLabel, "quote_pending").text()
    assert "no. 2" in dialog.findChild(QCheckBox, "agree_again").text()
    with qtbot.waitSignal(dialog.ledger_wanted):
        qtbot.mouseClick(dialog.findChild(QPushButton, "go_to_pending"), Qt.MouseButton.LeftButton)
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_what_is_not_pending_has_no_such_words(dialog):
    assert dialog.findChild(QLabel, "quote_pending") is None
    assert dialog.findChild(QPushButton, "go_to_pending") is None
