"""Bars from top to bottom, each with its interval and its number; read out under the mouse and by the arrow keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from guiapp.desktop.number_words import whole_text
from guiapp.desktop.reliability_words import MARKS
from guiapp.desktop.style import colour
from guiapp.models.bars import Bar
from guiapp.widgets.charts.bar_scale import BarScale, scale_for

GAP = 10
"""Between labels, bars and numbers."""
LABEL_PART = 0.34
"""Of the width, that labels take at most."""
BAR_PART = 0.56
"""Of the height of a line, that a bar fills."""
PAGE = 10
"""Bars that Page Up and Page Down skip."""


class BarChart(QWidget):
    """Drawn, not built from items: sharp at every scale and in an SVG file, and there at once.

    Signals:
        told: what the bar pointed at says; "" when none is.
        moved: the rectangle of the bar that the keyboard has moved to, to be brought into sight.
    """

    told = Signal(str)
    moved = Signal(QRect)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self._bars: tuple[Bar, ...] = ()
        self._lines: tuple[Bar | str, ...] = ()
        self._scale = scale_for(())
        self._current = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_bars(self, title: str, bars: Sequence[Bar]) -> None:
        """Draw these bars below `title`, with a heading where another group begins."""
        self._title, self._bars, self._current = title, tuple(bars), -1
        lines: list[Bar | str] = []
        for before, bar in zip((None, *bars), bars, strict=False):
            if bar.group and (before is None or before.group != bar.group):
                lines.append(bar.group)
            lines.append(bar)
        self._lines = tuple(lines)
        self._scale = scale_for(self._bars)
        self.setFixedHeight(self.sizeHint().height())
        self.updateGeometry()
        self.update()
        self.told.emit("")

    def sizeHint(self) -> QSize:
        """Return the room that all lines take."""
        return QSize(480, round(self._line_height * (len(self._lines) + 2) + GAP))

    # ------------------------------------------------------------ pointing

    def point(self, number: int) -> None:
        """Point at the bar of that number, −1 for none, and tell what it says."""
        if number == self._current:
            return
        self._current = number
        words = self._bars[number].told if number >= 0 else ""
        self.told.emit(words)
        self.setAccessibleDescription(words)
        if words and self.hasFocus():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Point at another bar by the keys that move through a list."""
        last = len(self._bars) - 1
        steps = {
            Qt.Key.Key_Up: self._current - 1,
            Qt.Key.Key_Down: self._current + 1,
            Qt.Key.Key_PageUp: self._current - PAGE,
            Qt.Key.Key_PageDown: self._current + PAGE,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if last < 0 or event.key() not in steps:
            super().keyPressEvent(event)
            return
        self.point(min(max(steps[Qt.Key(event.key())], 0), last))
        self.moved.emit(self._line_rect(self._lines.index(self._bars[self._current])).toAlignedRect())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point at the first bar, so that it shows where the keys are."""
        super().focusInEvent(event)
        if self._current < 0 and self._bars and event.reason() is not Qt.FocusReason.MouseFocusReason:
            self.point(0)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the bar under the mouse."""
        number = int((event.position().y() - self._top) // self._line_height)
        line = self._lines[number] if 0 <= number < len(self._lines) else ""
        self.point(self._bars.index(line) if isinstance(line, Bar) else -1)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing when the mouse goes away."""
        super().leaveEvent(event)
        self.point(-1)

    # ------------------------------------------------------------ drawing

    @property
    def _line_height(self) -> float:
        return self.fontMetrics().height() + 8.0

    @property
    def _top(self) -> float:
        """Where the first line begins: below the title and the axis."""
        return 2 * self._line_height

    def _line_rect(self, number: int) -> QRectF:
        return QRectF(0, self._top + number * self._line_height, self.width(), self._line_height)

    def _room(self) -> QRectF:
        """Return the room for bars, between the labels and the numbers."""
        metrics = QFontMetricsF(self.font())
        wanted = max((metrics.horizontalAdvance(bar.label) for bar in self._bars), default=0.0)
        left = min(wanted, LABEL_PART * self.width()) + 2 * GAP
        right = max((metrics.horizontalAdvance(_marked(bar)) for bar in self._bars), default=0.0) + 2 * GAP
        height = len(self._lines) * self._line_height
        return QRectF(left, self._top, max(self.width() - left - right, 1.0), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw title, axis and the lines in sight."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self._room()
        self._draw_frame(painter, room)
        for number, line in enumerate(self._lines):
            place = self._line_rect(number)
            if not place.intersects(QRectF(event.rect())):
                continue
            if isinstance(line, Bar):
                self._draw_line(painter, line, place, room)
            else:
                self._draw_text(painter, place.adjusted(GAP, 0, -GAP, 0), line, bold=True)
        painter.end()

    def _draw_frame(self, painter: QPainter, room: QRectF) -> None:
        self._draw_text(painter, QRectF(GAP, 0, self.width() - 2 * GAP, self._line_height), self._title, bold=True)
        painter.setFont(self.font())
        painter.setPen(colour("muted"))
        for tick in self._scale.ticks:
            x = self._scale.place(tick, room)
            box = QRectF(x - 60, self._line_height, 120, self._line_height)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), whole_text(tick))

    def _draw_line(self, painter: QPainter, bar: Bar, place: QRectF, room: QRectF) -> None:
        if self._bars[self._current] is bar and self._current >= 0:
            painter.fillRect(place, colour("accent_soft"))
        labels = QRectF(GAP, place.top(), room.left() - 2 * GAP, place.height())
        self._draw_text(painter, labels, bar.label, side=Qt.AlignmentFlag.AlignRight)
        painter.setPen(QPen(colour("chart_grid"), 1))
        for tick in self._scale.ticks:
            x = self._scale.place(tick, room)
            painter.drawLine(QPointF(x, place.top()), QPointF(x, place.bottom()))
        _draw_bar(painter, bar, place, room, self._scale)
        numbers = QRectF(room.right() + GAP, place.top(), self.width() - room.right() - 2 * GAP, place.height())
        self._draw_text(painter, numbers, _marked(bar), side=Qt.AlignmentFlag.AlignRight)

    def _draw_text(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        *,
        bold: bool = False,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        font = QFont(self.font())
        font.setBold(bold)
        painter.setFont(font)
        painter.setPen(colour("text"))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, int(side | Qt.AlignmentFlag.AlignVCenter), shown)


def _marked(bar: Bar) -> str:
    """Return the words of a bar behind the mark that its number has in the table."""
    return f"{MARKS[bar.reliability]} {bar.text}".strip()


def _draw_bar(painter: QPainter, bar: Bar, place: QRectF, room: QRectF, scale: BarScale) -> None:
    """Draw a bar, hollow where its number is unsure, and its interval with a rim that stands out on the bar."""
    middle, half = place.center().y(), BAR_PART * place.height() / 2
    zero, end = scale.place(0, room), scale.place(bar.value, room)
    body = QRectF(QPointF(zero, middle - half), QPointF(end, middle + half)).normalized()
    painter.setPen(QPen(colour("chart_optimal"), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush if bar.is_unsure else colour("chart_optimal"))
    painter.drawRect(body)
    low, high = scale.place(bar.low, room), scale.place(bar.high, room)
    for name, width in (("surface", 4.0), ("text", 1.5)):
        painter.setPen(QPen(colour(name), width))
        painter.drawLine(QPointF(low, middle), QPointF(high, middle))
        for x in (low, high):
            painter.drawLine(QPointF(x, middle - half / 2), QPointF(x, middle + half / 2))
