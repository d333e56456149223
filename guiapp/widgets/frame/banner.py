"""Banner: one message with at most one action; stays until closed, successes and refusals until the page changes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from guiapp.desktop.icons import icon
from guiapp.desktop.notices import Notice, Tone
from guiapp.desktop.style import restyle
from guiapp.widgets.controls.buttons import button, tool_button

_ICON_SIZE = 20
"""Width and height of the icon, in device-independent pixels: as high as a line of text."""


class Banner(QFrame):
    """A strip beside the title of a page; hidden without a message."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self._act: Callable[[], object] | None = None
        self._tone = Tone.INFO
        self._passing = False
        self._icon = QLabel()
        self._text = QLabel()
        self._text.setObjectName("banner_text")
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setTextFormat(Qt.TextFormat.PlainText)  # names from files may look like markup
        self._action = button("", "banner_action")
        self._action.hide()
        self._close = tool_button(self.tr("Dismiss"), "banner_close", "close")
        self._lay_out()
        self._connect()
        self.hide()

    @property
    def text(self) -> str:
        """The message shown; "" while hidden."""
        return self._text.text() if not self.isHidden() else ""

    def show_notice(self, notice: Notice) -> None:
        """Show a message, replacing the last one."""
        restyle(self, "tone", notice.tone.value)
        self._tone = notice.tone
        self._passing = notice.passing or notice.tone is Tone.GOOD
        self._paint_icon()
        self._text.setText(notice.text)
        self._text.setAccessibleName(notice.text)
        self._act = notice.act
        self._action.setText(notice.action)
        self._action.setVisible(bool(notice.action))
        self.show()
        QAccessible.updateAccessibility(QAccessibleEvent(self._text, QAccessible.Event.Alert))

    def changeEvent(self, event: QEvent) -> None:
        """Paint the icon anew when the look changes."""
        if event.type() is QEvent.Type.PaletteChange:
            self._paint_icon()
        super().changeEvent(event)

    def put_away(self) -> None:
        """Hide the message."""
        self._act = None
        self.hide()
        self.closed.emit()

    def leave_page(self) -> None:
        """Hide successes and refusals when the page changes, as they were read."""
        if self._passing:
            self.put_away()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 8, 8)
        row.setSpacing(12)
        row.addWidget(self._icon)
        row.addWidget(self._text, 1)
        row.addWidget(self._action)
        row.addWidget(self._close)

    def _paint_icon(self) -> None:
        self._icon.setPixmap(icon(_ICONS[self._tone], self._tone.value).pixmap(_ICON_SIZE))

    def _connect(self) -> None:
        self._close.clicked.connect(self.put_away)
        self._action.clicked.connect(self._answer)

    def _answer(self) -> None:
        act = self._act
        self.put_away()
        if act is not None:
            act()


_ICONS = {Tone.INFO: "info", Tone.GOOD: "good", Tone.WARNING: "warning", Tone.DANGER: "danger"}
