"""Opens the files that later instances of the program hand over, one after another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

_LATER_MS = 300
"""Milliseconds between two attempts while a dialog is open; a longer wait is noticed after closing the dialog."""


class OpenRequests(QObject):
    """Raises the window for each request; opens its file as soon as no modal dialog is open.

    Args:
        window: the window to raise.
        open_path: opens a file in it.
        is_edited: returns whether a file is that of the open plan, which has changes; then the window is only raised.
    """

    def __init__(
        self,
        window: QWidget,
        open_path: Callable[[Path], object],
        is_edited: Callable[[Path], bool] = lambda _: False,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._open_path = open_path
        self._is_edited = is_edited
        self._waiting: list[Path] = []
        self._later = QTimer(self, singleShot=True, interval=_LATER_MS)
        self._later.timeout.connect(self._open)

    def welcome(self, path: Path | None) -> None:
        """Raise the window, and open the file if there is one."""
        # raise_() alone does not restore a minimised window.
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowMinimized)
        self._window.raise_()
        self._window.activateWindow()
        if path is not None and not self._is_edited(path):
            self._waiting.append(path)
            self._open()

    def _open(self) -> None:
        if QApplication.activeModalWidget() is None:
            self._open_path(self._waiting.pop(0))
        if self._waiting:
            self._later.start()
