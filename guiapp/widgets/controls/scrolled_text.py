"""Text as high as it needs to be, up to a limit from which it scrolls."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget


class ScrolledText(QScrollArea):
    """A label that leaves room to what is beside it, however much it says.

    Args:
        label: shows the text; its words wrap.
        name: for the screen reader.
        most: height in pixels at most.
    """

    def __init__(self, label: QLabel, name: str, most: int) -> None:
        super().__init__()
        self._label, self._most = label, most
        inside = QWidget()
        inside.setObjectName("page_body")
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 8, 0)
        self._column.addWidget(label)
        self._column.addStretch(1)
        self.setAccessibleName(name)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidget(inside)
        self._fit()

    def set_text(self, text: str) -> None:
        """Show another text from its beginning."""
        self._label.setText(text)
        self.verticalScrollBar().setValue(0)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the words anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        needed = self._column.heightForWidth(self.viewport().width())
        self.setFixedHeight(max(0, min(self._most, needed)))
