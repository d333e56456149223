"""A label for sentences that change while a slider moves: the page is laid out anew only when they take other room."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from guiapp.widgets.controls.card import muted_label


class SteadyLabel(QWidget):
    """Explanations that wrap, in a label of that name.

    A QLabel has every layout above it think again whenever its text changes, for a quarter of a frame on a full page;
    this one stands between, without a layout of its own, and passes on only what matters.
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
        """Say something else."""
        if text == self._label.text():
            return
        before = self.heightForWidth(self.width())
        self._label.setText(text)
        if self.heightForWidth(self.width()) != before:
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """Return that it wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the room that the text takes."""
        return self._label.heightForWidth(width) + 1  # or the foot of a g is cut

    def sizeHint(self) -> QSize:
        """Return what the label would like; once it has its width, that is no guess any more."""
        hint = self._label.sizeHint()
        return QSize(hint.width(), self.heightForWidth(self.width())) if self.isVisible() else hint

    def minimumSizeHint(self) -> QSize:
        """Return what the label needs."""
        return self._label.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the label all the room."""
        super().resizeEvent(event)
        self._label.resize(self.size())
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        """Take other room in another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
