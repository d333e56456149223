"""F1 helps in dialogs, too: while one is open, the keys of the menus are out of reach."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget

_NAME = "help_key"


class HelpKey(QObject):
    """Gives the key to each dialog that keeps the window waiting.

    Args:
        window: only its dialogs.
        application: says when a dialog comes up.
    """

    pressed = Signal()

    def __init__(self, window: QWidget, application: QGuiApplication) -> None:
        super().__init__(window)
        self._window = window
        application.focusWindowChanged.connect(self._equip)

    def _equip(self, _: object) -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog) or dialog.findChild(QShortcut, _NAME) is not None:
            return
        parent = dialog.parentWidget()
        if parent is not None and parent.window() is self._window:
            key = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), dialog)
            key.setObjectName(_NAME)
            key.activated.connect(self.pressed)
