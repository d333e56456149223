"""Vertical scroll area that never enlarges the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class SideScroll(QScrollArea):
    """Scrolls only if its height is below the content's minimum; lists in the content scroll before that.

    Args:
        shown: the content.
        name: accessible name.
    """

    def __init__(self, shown: QWidget, name: str) -> None:
        super().__init__()
        self._shown = shown
        self._scrolls = False
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        shown.setObjectName("page_body")
        self.setWidget(shown)

    def minimumSizeHint(self) -> QSize:
        """Return the width of the content and of a visible scroll bar, and no height."""
        bar = self.verticalScrollBar().sizeHint().width() if self._scrolls else 0
        return QSize(self._shown.minimumSizeHint().width() + bar, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Resize the content to the viewport."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the size when the content's layout changes."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        room, layout = self.viewport().size(), self._shown.layout()
        least = self._shown.minimumSizeHint().height()
        # minimumSizeHint() assumes the widest text; at this width, wrapped labels need more lines.
        if layout is not None and layout.hasHeightForWidth():
            least = max(least, layout.minimumHeightForWidth(room.width()))
        self._shown.resize(room.width(), max(room.height(), least))
        if self._scrolls != (least > room.height()):
            self._scrolls = least > room.height()
            self.updateGeometry()
