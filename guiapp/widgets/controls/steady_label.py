"""Label for texts that change while a slider moves: the page is laid out again only if the size changes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from guiapp.widgets.controls.card import muted_label


class SteadyLabel(QWidget):
    """A word-wrapping label.

    QLabel.setText() calls updateGeometry(), which invalidates every layout above it: a quarter of a frame on a full
    page (PySide6 6.10.3: a new text of the old size sends LayoutRequest to the parent). This widget contains the label
    without a layout, and calls updateGeometry() only if the height changes.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = muted_label(name=name)
        self._label.setParent(self)
        self._label.setTextFormat(Qt.TextFormat.PlainText)  # names may look like markup
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def setText(self, text: str) -> None:
        """Change the text."""
        if text == self._label.text():
            return
        before = self.heightForWidth(self.width())
        self._label.setText(text)
        if self.heightForWidth(self.width()) != before:
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """Return True, as it wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the text at this width."""
        return self._label.heightForWidth(width) + 1  # without the extra pixel, descenders are cut

    def sizeHint(self) -> QSize:
        """Return the label's size; with the current width, as soon as there is one."""
        hint = self._label.sizeHint()
        return QSize(hint.width(), self.heightForWidth(self.width())) if self.isVisible() else hint

    def minimumSizeHint(self) -> QSize:
        """Return the label's least size."""
        return self._label.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Resize the label."""
        super().resizeEvent(event)
        self._label.resize(self.size())
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        """Update the size when the font changes."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
