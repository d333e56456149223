"""Dialog for the password of a workbook or a database."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QVBoxLayout, QWidget

from core.front_door import located
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.card import muted_label


class PasswordDialog(QDialog):
    """Asks for a password without showing it.

    Args:
        file: the path.
        again: whether the last password was wrong.
        parent: the window.

    Signals:
        answered: what was typed, or None; once, when the dialog is closed.
    """

    answered = Signal(object)

    def __init__(self, file: str, parent: QWidget | None = None, *, again: bool = False) -> None:
        super().__init__(parent)
        self.setObjectName("password_dialog")
        self.setWindowTitle(self.tr("Password"))
        self._field = QLineEdit(echoMode=QLineEdit.EchoMode.Password)
        self._field.setObjectName("password")
        words = self.tr("&Password of “{0}”").format(_name(file).replace("&", "&&"))
        if again:
            words = self.tr("This password is wrong. {0}").format(words)
        question = QLabel(words, wordWrap=True)
        question.setObjectName("password_question")
        question.setTextFormat(Qt.TextFormat.PlainText)  # it quotes the name of a file
        question.setBuddy(self._field)
        self._field.setAccessibleName(self.tr("Password"))
        buttons = ButtonBox(ButtonBox.StandardButton.Open | ButtonBox.StandardButton.Cancel)
        self._open = buttons.button(ButtonBox.StandardButton.Open)
        self._open.setEnabled(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(12)
        for each in (question, self._field, self._note(), buttons):
            column.addWidget(each)
        self._field.textChanged.connect(lambda text: self._open.setEnabled(bool(text)))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.finished.connect(self._answer)

    def _note(self) -> QLabel:
        note = muted_label(name="password_note")
        note.setText(
            self.tr("It stays in memory until Reticent ends. Neither it nor what it opens is written anywhere.")
        )
        return note

    def _answer(self, result: int) -> None:
        self.answered.emit(self._field.text() if result == QDialog.DialogCode.Accepted else None)
        self._field.clear()


def _name(file: str) -> str:
    """Return the name of a file; of a database its address, so that nobody types a password for another server."""
    place = located(file, Path())
    return place.name if isinstance(place, Path) else str(place)
