"""Bar chart: horizontal bars with intervals and numbers, one below the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from guiapp.desktop.number_words import whole_text
from guiapp.desktop.reliability_words import MARKS
from guiapp.desktop.style import colour
from guiapp.models.bars import Bar
from guiapp.widgets.charts.axis import LinearAxis, linear_axis
from guiapp.widgets.charts.chart import Chart

GAP = 10
"""Pixels between labels, bars and numbers."""
LABEL_PART = 0.34
"""Share of the width that labels take at most; longer ones are cut, as bars need the rest to be compared."""
BAR_PART = 0.56
"""Share of a line's height that a bar fills."""
PAGE = 10
"""Bars that Page Up and Page Down skip."""


class BarChart(Chart[int]):
    """Its marks are the numbers of its bars, from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self._bars: tuple[Bar, ...] = ()
        self._lines: tuple[Bar | str, ...] = ()
        self._axis = linear_axis(())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_bars(self, title: str, bars: Sequence[Bar]) -> None:
        """Draw these bars below `title`, with a heading at the start of each group."""
        self.point_at(None)
        self._title, self._bars = title, tuple(bars)
        lines: list[Bar | str] = []
        for before, bar in zip((None, *bars), bars, strict=False):
            if bar.group and (before is None or before.group != bar.group):
                lines.append(bar.group)
            lines.append(bar)
        self._lines = tuple(lines)
        self._axis = linear_axis(value for bar in bars for value in (bar.low, bar.value, bar.high))
        self.setFixedHeight(self.sizeHint().height())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of all lines."""
        return QSize(480, round(self._line_height * (len(self._lines) + 2) + GAP))

    # ------------------------------------------------------------ marks

    def words(self, mark: int) -> str:
        """See Chart."""
        return self._bars[mark].told

    def mark_at(self, place: QPointF) -> int | None:
        """See Chart."""
        number = int((place.y() - self._top) // self._line_height)
        line = self._lines[number] if 0 <= number < len(self._lines) else ""
        return self._bars.index(line) if isinstance(line, Bar) else None

    def mark_by_key(self, key: Qt.Key, mark: int | None) -> int | None:
        """See Chart."""
        last, here = len(self._bars) - 1, -1 if mark is None else mark
        steps = {
            Qt.Key.Key_Up: here - 1,
            Qt.Key.Key_Down: here + 1,
            Qt.Key.Key_PageUp: here - PAGE,
            Qt.Key.Key_PageDown: here + PAGE,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        return min(max(steps[key], 0), last) if last >= 0 and key in steps else None

    def area_of(self, mark: int) -> QRectF:
        """See Chart."""
        return self._line_rect(self._lines.index(self._bars[mark]))

    # ------------------------------------------------------------ drawing

    @property
    def _line_height(self) -> float:
        return self.fontMetrics().height() + 8.0

    @property
    def _top(self) -> float:
        """Y of the first line, below the title and the axis."""
        return 2 * self._line_height

    def _line_rect(self, number: int) -> QRectF:
        return QRectF(0, self._top + number * self._line_height, self.width(), self._line_height)

    def _room(self) -> QRectF:
        """Return the rectangle for bars, between labels and numbers."""
        metrics = QFontMetricsF(self.font())
        wanted = max((metrics.horizontalAdvance(bar.label) for bar in self._bars), default=0.0)
        left = min(wanted, LABEL_PART * self.width()) + 2 * GAP
        right = max((metrics.horizontalAdvance(_marked(bar)) for bar in self._bars), default=0.0) + 2 * GAP
        height = len(self._lines) * self._line_height
        return QRectF(left, self._top, max(self.width() - left - right, 1.0), height)

    def draw(self, painter: QPainter, exposed: QRectF) -> None:
        """See Chart: draw title, axis and the exposed lines."""
        room = self._room()
        self._draw_frame(painter, room)
        for number, line in enumerate(self._lines):
            place = self._line_rect(number)
            if not place.intersects(exposed):
                continue
            if isinstance(line, Bar):
                self._draw_line(painter, line, place, room)
            else:
                self.draw_text(painter, place.adjusted(GAP, 0, -GAP, 0), line, bold=True)

    def _draw_frame(self, painter: QPainter, room: QRectF) -> None:
        self.draw_text(painter, QRectF(GAP, 0, self.width() - 2 * GAP, self._line_height), self._title, bold=True)
        painter.setFont(self.font())
        painter.setPen(colour("muted"))
        for tick in self._axis.ticks:
            x = self._axis.place(tick.value, room)
            box = QRectF(x - 60, self._line_height, 120, self._line_height)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), whole_text(tick.value))

    def _draw_line(self, painter: QPainter, bar: Bar, place: QRectF, room: QRectF) -> None:
        if self.mark is not None and self._bars[self.mark] is bar:
            painter.fillRect(place, colour("accent_soft"))
        labels = QRectF(GAP, place.top(), room.left() - 2 * GAP, place.height())
        self.draw_text(painter, labels, bar.label, side=Qt.AlignmentFlag.AlignRight)
        painter.setPen(QPen(colour("chart_grid"), 1))
        for tick in self._axis.ticks:
            x = self._axis.place(tick.value, room)
            painter.drawLine(QPointF(x, place.top()), QPointF(x, place.bottom()))
        _draw_bar(painter, bar, place, room, self._axis)
        numbers = QRectF(room.right() + GAP, place.top(), self.width() - room.right() - 2 * GAP, place.height())
        self.draw_text(painter, numbers, _marked(bar), side=Qt.AlignmentFlag.AlignRight)


def _marked(bar: Bar) -> str:
    """Return the text of a bar, with the reliability mark that its number has in the table."""
    return f"{MARKS[bar.reliability]} {bar.text}".strip()


def _draw_bar(painter: QPainter, bar: Bar, place: QRectF, room: QRectF, axis: LinearAxis) -> None:
    """Draw a bar, and its interval, if it has one, with an outline that contrasts with the bar."""
    middle, half = place.center().y(), BAR_PART * place.height() / 2
    zero, end = axis.place(0, room), axis.place(bar.value, room)
    body = QRectF(QPointF(zero, middle - half), QPointF(end, middle + half)).normalized()
    painter.setPen(QPen(colour("chart_optimal"), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush if bar.is_hollow else colour("chart_optimal"))
    painter.drawRect(body)
    if bar.low == bar.high:
        return
    low, high = axis.place(bar.low, room), axis.place(bar.high, room)
    for name, width in (("surface", 4.0), ("text", 1.5)):
        painter.setPen(QPen(colour(name), width))
        painter.drawLine(QPointF(low, middle), QPointF(high, middle))
        for x in (low, high):
            painter.drawLine(QPointF(x, middle - half / 2), QPointF(x, middle + half / 2))
