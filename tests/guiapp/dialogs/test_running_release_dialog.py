"""Stop the release or let it finish."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QPushButton

from guiapp.dialogs.running_release_dialog import RunningReleaseDialog


@pytest.mark.parametrize(("control", "stop"), [("running_stop", True), ("running_wait", False)])
def test_each_button_is_an_answer(qtbot, control, stop):
    dialog = RunningReleaseDialog()
    qtbot.addWidget(dialog)
    QTimer.singleShot(0, dialog.findChild(QPushButton, control).click)
    assert dialog.ask() is stop


def test_return_and_escape_stop_nothing(qtbot):
    dialog = RunningReleaseDialog()
    qtbot.addWidget(dialog)
    assert dialog.defaultButton().objectName() == "running_wait"
    QTimer.singleShot(0, dialog.reject)
    assert dialog.ask() is False
