"""Dot chart: two dots per row on a logarithmic axis, joined by a line, with vertical reference lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import floor

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from guiapp.desktop.number_words import number_text
from guiapp.desktop.style import colour
from guiapp.widgets.charts.axis import LogAxis, log_axis
from guiapp.widgets.charts.chart import Chart
from guiapp.widgets.charts.dot_row import DotRow, Mark, moved

ROW_HEIGHT, LEAST_ROW_HEIGHT = 20, 13
"""Preferred and least pixels per row: rows shrink before the axis is scrolled out of view."""
FILLED_SIZE, LEAST_FILLED_SIZE = 11, 7
HOLLOW_SIZE = 18
"""Diameters of the dots in pixels: the hollow dot is larger, so that it shows as a ring around an equal filled one.
Both shrink with the rows."""
RING_SIZE = 24
"""Diameter of the ring around the current dot, in pixels."""
REFERENCE_STYLES = (Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
"""Styles of the reference lines; there are at most as many lines."""
EDGE = 0.45
"""Share of a row's height left free above the first and below the last row, for the ring."""
GAP = 12
"""Pixels between labels and dots, and beside the read-out."""
LABEL_PART = 0.45
"""Share of the width that labels take at most; longer ones are cut, as dots need the rest to be compared."""
SHORT = 4
"""Length in pixels of a tick without a number."""
NUMBER_ROOM = 64
"""Width in pixels of a number below the axis, with its distance from the next one."""
_STEPS = {
    Qt.Key.Key_Up: {"down": -1},
    Qt.Key.Key_Down: {"down": 1},
    Qt.Key.Key_Left: {"right": -1},
    Qt.Key.Key_Right: {"right": 1},
    Qt.Key.Key_Home: {"down": -10_000},
    Qt.Key.Key_End: {"down": 10_000},
}


class DotChart(Chart[Mark]):
    """Rows from top to bottom, each with a hollow and a filled dot.

    The dot nearest to the mouse, in the row under it, is current; arrow keys move from dot to dot.

    Attributes:
        references: positions of the reference lines.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self._rows: tuple[DotRow, ...] = ()
        self.references: tuple[float, ...] = ()
        self._axis = log_axis(())
        self._label_width = 0.0

    def set_rows(self, axis_title: str, rows: Sequence[DotRow], references: Sequence[float] = ()) -> None:
        """Draw these rows; `axis_title` names the measure, `references` are the positions of vertical lines."""
        renamed = axis_title != self._title or [row.label for row in rows] != [row.label for row in self._rows]
        if renamed:
            self.point_at(None)
        self._title, self._rows, self.references = axis_title, tuple(rows), tuple(references)
        values = (row.value(filled=filled) for row in rows for filled in (True, False))
        self._axis = log_axis([*(value for value in values if value is not None), *references])
        if renamed:
            self._measure()
        self.point_at(self.mark)
        self.update()

    def _measure(self) -> None:
        metrics = QFontMetricsF(self.font())
        self._label_width = max((metrics.horizontalAdvance(row.label) for row in self._rows), default=0.0)
        self.setMinimumHeight(self._height(LEAST_ROW_HEIGHT))

    @property
    def spare_height(self) -> int:
        """Pixels between the least height and that of rows with their preferred height."""
        return self._height(ROW_HEIGHT) - self._height(LEAST_ROW_HEIGHT)

    def sizeHint(self) -> QSize:
        """Return the size of all rows with their preferred height."""
        return QSize(480, self._height(ROW_HEIGHT))

    def changeEvent(self, event: QEvent) -> None:
        """Measure the labels again when the font changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._measure()

    # ------------------------------------------------------------ marks

    def words(self, mark: Mark) -> str:
        """See Chart."""
        return self._rows[mark.row].words(filled=mark.filled)

    def mark_at(self, place: QPointF) -> Mark | None:
        """See Chart."""
        room = self.room
        number = round((place.y() - room.top()) / self._row_height - EDGE - 0.5)
        if not 0 <= number < len(self._rows):
            return None
        row = self._rows[number]
        gaps = {
            filled: abs(self._axis.place(value, room) - place.x())
            for filled in (True, False)
            if (value := row.value(filled=filled)) is not None
        }
        return Mark(number, min(gaps, key=gaps.__getitem__, default=True))

    def mark_by_key(self, key: Qt.Key, mark: Mark | None) -> Mark | None:
        """See Chart."""
        step = _STEPS.get(key)
        return None if step is None else moved(self._rows, mark, **step)

    def area_of(self, mark: Mark) -> QRectF:
        """See Chart."""
        return QRectF(0, self._middle(mark.row) - RING_SIZE / 2, self.width(), RING_SIZE)

    def place_of(self, mark: Mark) -> QPointF | None:
        """Return the centre of a dot; None if the row has no such dot."""
        value = self._rows[mark.row].value(filled=mark.filled)
        return self._place(value, mark.row, self.room, self._row_height)

    def _place(self, value: float | None, row: int, room: QRectF, height: float) -> QPointF | None:
        if value is None:
            return None
        return QPointF(self._axis.place(value, room), room.top() + (row + 0.5 + EDGE) * height)

    # ------------------------------------------------------------ where things are

    @property
    def room(self) -> QRectF:
        """The rectangle for dots, right of the labels and above the axis."""
        left = min(self._label_width, LABEL_PART * self.width()) + GAP
        return QRectF(left, 0, max(self.width() - left - 1, 1.0), max(self.height() - self._axis_height, 1.0))

    @property
    def dot_sizes(self) -> tuple[int, int]:
        """The diameters of hollow and filled dots; dots of adjacent rows do not overlap."""
        hollow = min(HOLLOW_SIZE, max(int(self._row_height) - 1, FILLED_SIZE))
        return hollow, max(FILLED_SIZE - (HOLLOW_SIZE - hollow), LEAST_FILLED_SIZE)

    @property
    def _axis_height(self) -> int:
        return 2 * self.fontMetrics().height() + 6

    def _height(self, of_row: int) -> int:
        return self._axis_height + round(of_row * (len(self._rows) + 2 * EDGE))

    @property
    def _row_height(self) -> float:
        return self.room.height() / (max(len(self._rows), 1) + 2 * EDGE)

    def _middle(self, row: int) -> float:
        return self.room.top() + (row + 0.5 + EDGE) * self._row_height

    # ------------------------------------------------------------ drawing

    def draw(self, painter: QPainter, _exposed: QRectF) -> None:
        """See Chart."""
        room = self.room
        self._draw_ground(painter, room)
        self._draw_axis(painter, room, self._axis)
        self._draw_references(painter, room)
        self._draw_labels(painter, room)
        self._draw_dots(painter, room)
        self._draw_pointed(painter, room)

    def _draw_labels(self, painter: QPainter, room: QRectF) -> None:
        height = self._row_height
        top, tall = room.top() + EDGE * height, max(height, ROW_HEIGHT)
        for number, row in enumerate(self._rows):
            middle = top + (number + 0.5) * height
            box = QRectF(0, middle - tall / 2, room.left() - GAP, tall)
            self.draw_text(painter, box, row.label, side=Qt.AlignmentFlag.AlignRight)

    def _draw_ground(self, painter: QPainter, room: QRectF) -> None:
        height = self._row_height
        for number, row in enumerate(self._rows):
            if row.chosen:
                top = self._middle(number) - height / 2
                painter.fillRect(QRectF(room.left(), top, room.width(), height), colour("accent_soft"))

    def _draw_axis(self, painter: QPainter, room: QRectF, axis: LogAxis) -> None:
        for tick in axis.ticks(room.width() / NUMBER_ROOM):
            number = number_text(tick.value) if tick.is_named else ""
            self._draw_tick(painter, room, axis.place(tick.value, room), number)
        painter.setPen(QPen(colour("border"), 1))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        line = self.fontMetrics().height()
        title = QRectF(room.left(), room.bottom() + 3 + line, room.width(), line + 2)
        painter.setPen(colour("muted"))
        painter.drawText(title, int(Qt.AlignmentFlag.AlignCenter), self._title)

    def _draw_references(self, painter: QPainter, room: QRectF) -> None:
        for value, style in zip(self.references, REFERENCE_STYLES, strict=False):
            painter.setPen(QPen(colour("text"), 1, style))
            _draw_down(painter, self._axis.place(value, room), room.top(), room.bottom())

    def _draw_tick(self, painter: QPainter, room: QRectF, x: float, number: str) -> None:
        """Draw a line through all rows with its number below, or a short tick without a number."""
        painter.setPen(QPen(colour("chart_grid"), 1))
        _draw_down(painter, x, room.top() if number else room.bottom() - SHORT, room.bottom())
        box = QRectF(x - NUMBER_ROOM / 2, room.bottom() + 2, NUMBER_ROOM, self.fontMetrics().height())
        self.draw_text(painter, box, number, side=Qt.AlignmentFlag.AlignHCenter)

    def _draw_dots(self, painter: QPainter, room: QRectF) -> None:
        """Draw all lines, then all hollow dots, then all filled ones, as changing the pen takes most of the time."""
        hollow_size, filled_size = self.dot_sizes
        hollow, filled = (self._places(room, filled=filled) for filled in (False, True))
        painter.setPen(QPen(colour("faint"), 2))
        for one, other in zip(hollow, filled, strict=True):
            if one is not None and other is not None:
                painter.drawLine(one, other)
        _draw_dots(painter, hollow, hollow_size, ("chart_uniform", "surface"))
        for marked, own in ((False, "faint"), (True, "chart_optimal")):
            dots = [dot for row, dot in zip(self._rows, filled, strict=True) if row.marked is marked]
            _draw_dots(painter, dots, filled_size, (own, own))

    def _places(self, room: QRectF, *, filled: bool) -> list[QPointF | None]:
        height = self._row_height
        values = (row.value(filled=filled) for row in self._rows)
        return [self._place(value, number, room, height) for number, value in enumerate(values)]

    def _draw_pointed(self, painter: QPainter, room: QRectF) -> None:
        """Draw a ring around the current dot, and its number beside it."""
        place = None if self.mark is None else self.place_of(self.mark)
        if place is None or self.mark is None:
            return
        _draw_dots(painter, (place,), RING_SIZE, ("text", ""))
        text = number_text(self._rows[self.mark.row].value(filled=self.mark.filled) or 0.0)
        bubble = self.bubble(place, text, room)
        painter.fillRect(bubble, colour("tip"))
        painter.setPen(colour("on_tip"))
        painter.drawText(bubble, int(Qt.AlignmentFlag.AlignCenter), text)

    def bubble(self, place: QPointF, text: str, room: QRectF) -> QRectF:
        """Return the rectangle for the number of a dot: right of it, or left near the right end."""
        metrics = QFontMetricsF(self.font())
        width, height = metrics.horizontalAdvance(text) + GAP, metrics.height() + 8
        left = place.x() + RING_SIZE
        if left + width > room.right():
            left = place.x() - RING_SIZE - width
        return QRectF(left, place.y() - height / 2, width, height)


def _draw_down(painter: QPainter, x: float, top: float, bottom: float) -> None:
    """Draw a vertical line through the middle of a pixel column, so that antialiasing keeps it one pixel wide."""
    column = floor(x) + 0.5
    painter.drawLine(QPointF(column, top), QPointF(column, bottom))


def _draw_dots(painter: QPainter, places: Iterable[QPointF | None], size: int, tokens: tuple[str, str]) -> None:
    """Draw dots of one size; `tokens` are the colours of outline and fill, "" for none."""
    rim, inside = tokens
    painter.setPen(QPen(colour(rim), 2))
    painter.setBrush(colour(inside) if inside else Qt.BrushStyle.NoBrush)
    for place in places:
        if place is not None:
            painter.drawEllipse(place, size / 2, size / 2)
