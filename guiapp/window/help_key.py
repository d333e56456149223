"""F1 in modal dialogs, which block the shortcuts of the window's menus."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget

_NAME = "help_key"


class HelpKey(QObject):
    """Adds the shortcut to each modal dialog.

    Args:
        window: the window whose dialogs get it.
        application: signals when a dialog gets the focus.
    """

    pressed = Signal()

    def __init__(self, window: QWidget, application: QGuiApplication) -> None:
        super().__init__(window)
        self._window = window
        # A dialog gets the focus when it opens; there is no signal of QApplication for a new window.
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
