"""Splitter of two stacked widgets: the upper gets the height that it needs, the lower one the rest."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

HANDLE = 8
"""Height of the handle in pixels; a thinner one is hard to grab."""
_MOST = 2 / 3
"""Share of the height that the upper widget gets at most, so that the lower one stays visible."""


class SharedHeight(QSplitter):
    """A splitter that divides the height by need.

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
        """Set the height in pixels at which each widget would show all its content."""
        if (upper, lower) != self._wishes:
            self._wishes = (upper, lower)
            self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the new height."""
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
