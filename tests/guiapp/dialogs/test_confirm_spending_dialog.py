"""Spending needs two acts, and Enter on the button that spends is the second."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QDialog, QPushButton

from guiapp.dialogs.confirm_spending_dialog import ConfirmSpendingDialog

QUOTE = SimpleNamespace(cost_text="ε = 1", dataset="A", lines=["So it is."])


@pytest.fixture
def dialog(qtbot):
    dialog = ConfirmSpendingDialog(QUOTE, "Left afterwards: ε = 0")
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.open()
        dialog.activateWindow()
    return dialog


def test_enter_on_the_focused_button_spends(qtbot, dialog):
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Space)
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.findChild(QPushButton, "confirm_spending")
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted


@pytest.mark.parametrize("ticked", [False, True])
def test_enter_elsewhere_does_not(qtbot, dialog, ticked):
    box = dialog.findChild(QCheckBox, "agree_spending")
    box.setChecked(ticked)
    assert dialog.focusWidget() is box
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Rejected
    assert dialog.isHidden()  # it declined
