"""Two widgets above one another: the upper gets the height it needs, the lower the rest, until the handle is moved."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

HANDLE = 8
_MOST = 2 / 3
"""Part of the height that the upper widget gets at most."""


class SharedHeight(QSplitter):
    """A splitter that shares by need.

    Args:
        upper: gets what it needs, and what the lower does not need.
        lower: gets the rest.
    """

    def __init__(self, upper: QWidget, lower: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._wishes: tuple[int, int] | None = None
        self.setChildrenCollapsible(False)
        self.setHandleWidth(HANDLE)
        self.addWidget(upper)
        self.addWidget(lower)
        self.setSizes([2, 1])
        self._moved = False
        self.splitterMoved.connect(self._keep)

    def set_wishes(self, upper: int, lower: int) -> None:
        """Say how high each widget would be if it could show all it has, in pixels."""
        if (upper, lower) != self._wishes:
            self._wishes = (upper, lower)
            self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share anew."""
        super().resizeEvent(event)
        self._share()

    def _keep(self) -> None:
        self._moved = True

    def _share(self) -> None:
        if self._wishes is None or self._moved:
            return
        upper, lower = self._wishes
        height = self.height() - self.handleWidth()
        given = min(max(upper, height - lower), int(height * _MOST))
        self.setSizes([given, height - given])
