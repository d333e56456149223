"""Undo and redo shortcuts in fields: Qt fields claim these keys even if they have nothing to undo.

To see it (PySide6 6.10.3): focus an unchanged QLineEdit and press Ctrl+Z; the menu's undo action is not triggered.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QWidget


class UndoKeys(QObject):
    """Passes the keys to the menu while the focused field has nothing to undo or redo.

    Args:
        parent: the window.
        application: signals focus changes.
    """

    def __init__(self, parent: QWidget, application: QApplication) -> None:
        super().__init__(parent)
        application.focusChanged.connect(self._follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep a field from claiming a key that would do nothing in it."""
        if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        # An ignored ShortcutOverride makes Qt look for a shortcut, here the menu's (Qt 6.10, QEvent::ShortcutOverride).
        idle = _is_idle(watched, event)
        if idle:
            event.ignore()
        return idle

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is not None:
            old.removeEventFilter(self)
        if isinstance(new, QLineEdit | QAbstractSpinBox):
            new.installEventFilter(self)


def _is_idle(field: QObject, event: QKeyEvent) -> bool:
    line = field if isinstance(field, QLineEdit) else field.findChild(QLineEdit)
    if event.matches(QKeySequence.StandardKey.Undo):
        return line is not None and not line.isUndoAvailable()
    if event.matches(QKeySequence.StandardKey.Redo):
        return line is not None and not line.isRedoAvailable()
    return False
