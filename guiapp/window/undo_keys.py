"""Undo and redo reach the plan from fields: Qt keeps these keys there even when there is nothing to take back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QWidget


class UndoKeys(QObject):
    """Leaves the keys to the menu while the field with the focus has no use for them.

    Args:
        parent: the window.
        application: says where the focus goes.
    """

    def __init__(self, parent: QWidget, application: QApplication) -> None:
        super().__init__(parent)
        application.focusChanged.connect(self._follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep a field from taking a key that would do nothing in it."""
        if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
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
