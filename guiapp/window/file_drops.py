"""Files may be dropped anywhere on the window, whatever lies under the mouse."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget


class FileDrops(QObject):
    """Catches drops before the widget under the mouse, which would take the file's name for text."""

    dropped = Signal(Path)

    def __init__(self, window: QWidget, application: QCoreApplication) -> None:
        super().__init__(window)
        self._window = window
        window.setAcceptDrops(True)
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take file drops on our window; leave everything else alone."""
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
        return True
