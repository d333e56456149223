"""A fault is told with the place of its report, and the plan can be saved at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QPushButton

from guiapp.desktop.crash import CrashReport
from guiapp.dialogs.error_dialog import FaultDialog


@pytest.mark.parametrize(("control", "wanted"), [("fault_save", True), ("fault_close", False)])
def test_each_button_is_an_answer(qtbot, control, wanted):
    dialog = FaultDialog(CrashReport(Path("reports") / "fault.txt"))
    qtbot.addWidget(dialog)
    assert "fault.txt" in dialog.informativeText()
    QTimer.singleShot(0, dialog.findChild(QPushButton, control).click)
    assert dialog.ask() is wanted


def test_why_there_is_no_report_is_said(qtbot):
    dialog = FaultDialog(CrashReport(Path("fault.txt"), "reports: Permission denied."))
    qtbot.addWidget(dialog)
    said = "No report could be written. reports: Permission denied. Nothing was sent anywhere."
    assert dialog.informativeText() == said
    QTimer.singleShot(0, dialog.reject)
    assert dialog.ask() is False
