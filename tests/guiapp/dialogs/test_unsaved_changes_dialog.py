"""Save, discard or stay."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QPushButton

from guiapp.dialogs.unsaved_changes_dialog import UnsavedAnswer, UnsavedChangesDialog


@pytest.mark.parametrize(
    ("control", "answer"),
    [
        ("unsaved_save", UnsavedAnswer.SAVE),
        ("unsaved_discard", UnsavedAnswer.DISCARD),
        ("unsaved_stay", UnsavedAnswer.STAY),
    ],
)
def test_each_button_is_an_answer(qtbot, control, answer):
    dialog = UnsavedChangesDialog("a.reticent")
    qtbot.addWidget(dialog)
    QTimer.singleShot(0, dialog.findChild(QPushButton, control).click)
    assert dialog.ask() is answer
    assert "a.reticent" in dialog.text()


def test_escape_stays(qtbot):
    dialog = UnsavedChangesDialog("a.reticent")
    qtbot.addWidget(dialog)
    QTimer.singleShot(0, dialog.reject)
    assert dialog.ask() is UnsavedAnswer.STAY
