"""Hear of a file that the desktop asks the running program to open: so macOS tells of a double click."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent


class FileOpenEvents(QObject):
    """Emits `asked` with the path of every file that the application gets a QFileOpenEvent for.

    Args:
        application: its events are watched; the parent of this object.
    """

    asked = Signal(object)

    def __init__(self, application: QObject) -> None:
        super().__init__(application)
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the event if it names a file."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked.emit(Path(event.file()))
            return True
        return super().eventFilter(watched, event)
