"""Another name, overwrite or stay."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QPushButton

from guiapp.dialogs.overwrite_plan_dialog import OverwriteAnswer, OverwritePlanDialog


@pytest.mark.parametrize(
    ("control", "answer"),
    [
        ("overwrite_rename", OverwriteAnswer.ANOTHER_NAME),
        ("overwrite_same", OverwriteAnswer.SAME_FILE),
        ("overwrite_stay", OverwriteAnswer.NOWHERE),
    ],
)
def test_each_button_is_an_answer(qtbot, control, answer):
    dialog = OverwritePlanDialog("a.reticent", "b.csv")
    qtbot.addWidget(dialog)
    QTimer.singleShot(0, dialog.findChild(QPushButton, control).click)
    assert dialog.ask() is answer
    assert "a.reticent" in dialog.text()
    assert "b.csv" in dialog.informativeText()
    assert dialog.informativeText().startswith("“a.reticent” is the plan of another data file")


def test_escape_stays_and_return_overwrites_nothing(qtbot):
    dialog = OverwritePlanDialog("a.reticent", "b.csv")
    qtbot.addWidget(dialog)
    assert dialog.defaultButton().objectName() == "overwrite_rename"
    QTimer.singleShot(0, dialog.reject)
    assert dialog.ask() is OverwriteAnswer.NOWHERE
