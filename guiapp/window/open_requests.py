"""What other starts of the program hand over is opened in this window, one after another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

_LATER_MS = 300


class OpenRequests(QObject):
    """Comes to the front for each; opens a file as soon as no question is open.

    Args:
        window: what comes to the front.
        open_path: opens a file there.
    """

    def __init__(self, window: QWidget, open_path: Callable[[Path], object]) -> None:
        super().__init__(window)
        self._window = window
        self._open_path = open_path
        self._waiting: list[Path] = []
        self._later = QTimer(self, singleShot=True, interval=_LATER_MS)
        self._later.timeout.connect(self._open)

    def welcome(self, path: Path | None) -> None:
        """Show the window, and open a file if one was brought."""
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowMinimized)
        self._window.raise_()
        self._window.activateWindow()
        if path is not None:
            self._waiting.append(path)
            self._open()

    def _open(self) -> None:
        if QApplication.activeModalWidget() is None:
            self._open_path(self._waiting.pop(0))
        if self._waiting:
            self._later.start()
