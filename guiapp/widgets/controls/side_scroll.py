"""A scroll area as high as there is room: what it shows may need more, the window never does."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class SideScroll(QScrollArea):
    """Scrolls up and down only, and only below the least height of what it shows; lists in it scroll before that.

    Args:
        shown: what is shown.
        name: for the screen reader.
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
        """Return the width of what is shown, and of the bar beside it where there is one; any height will do."""
        bar = self.verticalScrollBar().sizeHint().width() if self._scrolls else 0
        return QSize(self._shown.minimumSizeHint().width() + bar, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give what is shown all the room."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what is shown where it needs more or less than before."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        room, layout = self.viewport().size(), self._shown.layout()
        least = self._shown.minimumSizeHint().height()
        if layout is not None and layout.hasHeightForWidth():  # words take more lines here than they do at their widest
            least = max(least, layout.minimumHeightForWidth(room.width()))
        self._shown.resize(room.width(), max(room.height(), least))
        if self._scrolls != (least > room.height()):
            self._scrolls = least > room.height()
            self.updateGeometry()
