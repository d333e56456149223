"""File drops anywhere on the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDropEvent, QWindow
from PySide6.QtWidgets import QWidget


class FileDrops(QObject):
    """Handles file drops before the widget under the mouse: a line edit would insert the file's URL as text.

    Of all events it is shown only those of the system's window, to which the desktop hands what is dropped. A filter of
    the whole application is asked for each event of each widget: pages and dialogs then take twice as long to build.

    Args:
        window: where files may be dropped; the parent of this object.

    Signals:
        dropped: the first of the files.
        several: the first of the files, if there were more.
    """

    dropped = Signal(Path)
    several = Signal(Path)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)

    def watch(self, window: QWindow) -> None:
        """Look at the events of the system's window: each time that one is shown, as it may be another."""
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Handle file drops; pass on all other events."""
        return isinstance(event, QDropEvent) and self._take(event)

    def _take(self, event: QDropEvent) -> bool:
        """Return whether files are dragged or dropped."""
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if not paths:
            return False
        event.acceptProposedAction()
        if event.type() is QEvent.Type.Drop:
            self.dropped.emit(paths[0])
            if len(paths) > 1:
                self.several.emit(paths[0])
        return True
