"""File drops anywhere on the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget


class FileDrops(QObject):
    """Handles file drops before the widget under the mouse: a line edit would insert the file's URL as text.

    Signals:
        dropped: the first of the files.
        several: the first of the files, if there were more.
    """

    dropped = Signal(Path)
    several = Signal(Path)

    def __init__(self, window: QWidget, application: QCoreApplication) -> None:
        super().__init__(window)
        self._window = window
        window.setAcceptDrops(True)
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle file drops on our window; pass on all other events."""
        if not isinstance(event, QDropEvent | QDragMoveEvent | QDragEnterEvent):
            return False
        if not isinstance(watched, QWidget) or watched.window() is not self._window:
            return False
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if not paths:
            return False
        event.acceptProposedAction()
        if event.type() is QEvent.Type.Drop:
            self.dropped.emit(paths[0])
            if len(paths) > 1:
                self.several.emit(paths[0])
        return True
