"""Tour of a window: a dark overlay with a hole for one part at a time, and a card that explains the part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget

from guiapp.desktop.style import colour
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import Card, heading_label, muted_label

# Device-independent pixels.
_CARD_WIDTH = 360
_GAP = 16
"""Distance of the card from the part, and from the window's edges."""
_AROUND = 6
"""Distance of the hole's edges from the part."""
_ROUND = 10
"""Radius of the hole's corners."""
_VEIL = 0.55
"""Opacity of the overlay: the covered parts stay recognisable."""


@dataclass(frozen=True, slots=True)
class CallOut:
    """Explanation of one part of the window; `place` returns its current rectangle in the window."""

    title: str
    text: str
    place: Callable[[], QRect]


class CallOuts(QWidget):
    """Covers a window until the tour ends. Enter and → go on, ← goes back, Esc ends it.

    Args:
        call_outs: at least one.
        window: the window.
    """

    left = Signal()

    def __init__(self, call_outs: Sequence[CallOut], window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("call_outs")
        self._window = window
        self._call_outs = tuple(call_outs)
        self._number = 0
        self._focus_before = window.focusWidget()
        self._card = Card("", "call_out")
        self._card.setParent(self)
        self._card.setFixedWidth(_CARD_WIDTH)
        self._title = heading_label("")
        self._title.setObjectName("call_out_title")
        self._text = QLabel()
        self._text.setObjectName("call_out_text")
        self._text.setWordWrap(True)
        self._count = muted_label(name="call_out_count")
        self._leave = button(self.tr("Leave the tour"), "leave_tour", link=True)
        self._back = button(self.tr("Back"), "tour_back")
        self._next = button(self.tr("Next"), "tour_next", primary=True)
        self._lay_out()
        self._connect()

    def start(self) -> None:
        """Show the first part."""
        self.setGeometry(self._window.rect())
        self.show()
        self._go_to(0)
        self._next.setFocus()

    def leave(self) -> None:
        """End the tour and restore the focus."""
        self._window.removeEventFilter(self)
        self.hide()
        if self._focus_before is not None:
            self._focus_before.setFocus()
        self.left.emit()
        self.deleteLater()

    # ------------------------------------------------------------ what the keys and the mouse do

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size; handle arrows and Esc for every focused button."""
        if watched is self._window:
            if event.type() is QEvent.Type.Resize:
                self.setGeometry(self._window.rect())
                self._place_card()
            return False
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return False
        walk = {Qt.Key.Key_Right: self._go_on, Qt.Key.Key_Left: self._go_back, Qt.Key.Key_Escape: self.leave}
        step = walk.get(Qt.Key(event.key()))
        if step is not None:
            step()
        return step is not None

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Keep the focus on the card, so that Tab cannot reach covered widgets."""
        buttons = [each for each in (self._leave, self._back, self._next) if each.isEnabled()]
        focused = QApplication.focusWidget()
        here = next((place for place, each in enumerate(buttons) if each is focused), -1)
        buttons[(here + (1 if forwards else -1)) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ignore clicks on the overlay."""
        event.accept()

    # ------------------------------------------------------------ what is shown

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the overlay with a hole for the current part."""
        whole, hole = QPainterPath(), QPainterPath()
        whole.addRect(QRectF(self.rect()))
        hole.addRoundedRect(QRectF(self._part()), _ROUND, _ROUND)
        veil = colour("veil")
        veil.setAlphaF(_VEIL)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(whole.subtracted(hole), veil)
        painter.setPen(QPen(colour("accent"), 2))
        painter.drawPath(hole)

    def _part(self) -> QRect:
        around = self._call_outs[self._number].place().adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
        return around.intersected(self.rect().adjusted(1, 1, -1, -1))

    def _go_to(self, number: int) -> None:
        self._number = number
        call_out, last = self._call_outs[number], number == len(self._call_outs) - 1
        self._title.setText(call_out.title)
        self._text.setText(call_out.text)
        self._count.setText(self.tr("{n} of {all}").format(n=number + 1, all=len(self._call_outs)))
        self._back.setEnabled(number > 0)
        self._next.setText(self.tr("Done") if last else self.tr("Next"))
        self._card.setAccessibleName(call_out.title)
        self._card.setAccessibleDescription(call_out.text)
        self._next.setAccessibleDescription(f"{call_out.title}. {call_out.text}")
        self._place_card()
        self.update()
        QAccessible.updateAccessibility(QAccessibleEvent(self._card, QAccessible.Event.Alert))

    def _go_on(self) -> None:
        if self._number == len(self._call_outs) - 1:
            self.leave()
        else:
            self._go_to(self._number + 1)

    def _go_back(self) -> None:
        if self._number:
            self._go_to(self._number - 1)
            self._next.setFocus()

    def _place_card(self) -> None:
        """Place the card right of, below, above or left of the part, where it fits; otherwise inside, on the right."""
        self._card.resize(_CARD_WIDTH, self._card.heightForWidth(_CARD_WIDTH))
        part, card, room = self._part(), self._card.rect(), self.rect().adjusted(_GAP, _GAP, -_GAP, -_GAP)
        top = min(max(part.top(), room.top()), room.bottom() - card.height())
        side = min(max(part.left(), room.left()), room.right() - card.width())
        for corner in (
            QPoint(part.right() + _GAP, top),
            QPoint(side, part.bottom() + _GAP),
            QPoint(side, part.top() - _GAP - card.height()),
            QPoint(part.left() - _GAP - card.width(), top),
        ):
            if room.contains(card.translated(corner)):
                self._card.move(corner)
                return
        self._card.move(part.right() - card.width() - 2 * _GAP, part.center().y() - card.center().y())

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._leave)
        row.addStretch(1)
        row.addWidget(self._back)
        row.addWidget(self._next)
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self._count)
        self._card.body.setSpacing(12)
        self._card.body.addLayout(top)
        self._card.body.addWidget(self._text)
        self._card.body.addLayout(row)
        for each in (self._leave, self._back, self._next):
            each.setAutoDefault(True)  # so that Enter clicks it outside a QDialog, too
            each.installEventFilter(self)

    def _connect(self) -> None:
        self._window.installEventFilter(self)
        self._leave.clicked.connect(self.leave)
        self._back.clicked.connect(self._go_back)
        self._next.clicked.connect(self._go_on)
