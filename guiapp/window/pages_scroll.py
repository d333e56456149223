"""Scroll area around the pages: it scrolls only on a screen that is too small for the current one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

# Device-independent pixels.
_ABOVE = 12
"""Free above the pages."""
_LEAST = QSize(480, 320)
"""In sight: fits a screen of 1920 × 1080 at 200 % beside the list of pages."""


class PagesScroll(QScrollArea):
    """Gives the current page all of the room, but never less than its least size.

    `widgetResizable` would ask for the preferred height at the width given, and scroll where the page still fits.

    Args:
        pages: the stack.
    """

    def __init__(self, pages: QStackedWidget) -> None:
        super().__init__()
        self._pages = pages
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Pages"))
        self._shown = QWidget()
        self._shown.setObjectName("page_body")
        column = QVBoxLayout(self._shown)
        column.setContentsMargins(0, _ABOVE, 0, 0)
        column.addWidget(pages)
        self.setWidget(self._shown)
        pages.currentChanged.connect(lambda _: self._fit())

    def minimumSizeHint(self) -> QSize:
        """Return a size that every screen has."""
        return _LEAST

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the page to the viewport."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the page when its layout changes."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        if (page := self._pages.currentWidget()) is not None:
            least = page.minimumSizeHint() + QSize(0, _ABOVE)
            self._shown.resize(self.viewport().size().expandedTo(least))
