"""Placeholder with the next step, for a page without content."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from guiapp.desktop.icons import icon
from guiapp.widgets.controls.buttons import button

_ICON_SIZE = 48
"""Width and height of the icon, in device-independent pixels."""


class EmptyState(QWidget):
    """An icon, a sentence, a longer explanation, and one button."""

    clicked = Signal()

    def __init__(self, icon_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("empty_state")
        self._icon_name = icon_name
        self._icon = QLabel()
        self._title = QLabel()
        self._title.setObjectName("empty_title")
        font = self._title.font()
        font.setPointSizeF(font.pointSizeF() * 1.3)
        font.setBold(True)
        self._title.setFont(font)
        self._text = QLabel()
        self._text.setObjectName("empty_text")
        self._text.setProperty("role", "muted")
        self._button = button("", "empty_action", primary=True)
        self._button.hide()
        self._lay_out()
        self._button.clicked.connect(self.clicked)
        self._paint_icon()

    def set_words(self, title: str, text: str, action: str = "") -> None:
        """Show what is missing and what to do; `action` "" hides the button."""
        self._title.setText(title)
        self._text.setText(text)
        self._button.setText(action)
        self._button.setVisible(bool(action))

    def changeEvent(self, event: QEvent) -> None:
        """Paint the icon anew when the look changes."""
        if event.type() is QEvent.Type.PaletteChange:
            self._paint_icon()
        super().changeEvent(event)

    def _paint_icon(self) -> None:
        self._icon.setPixmap(icon(self._icon_name, "faint").pixmap(_ICON_SIZE))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addStretch(2)
        for label in (self._icon, self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(label is not self._icon)
            column.addWidget(label)
        column.addWidget(self._button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
