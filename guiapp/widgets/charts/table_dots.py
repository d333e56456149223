"""Picture of errors: a line for every table with a ring, a dot and ticks on one logarithmic axis."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import floor
from typing import Self

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from core.front_door import ErrorMeasure
from guiapp.desktop.number_words import number_text
from guiapp.desktop.style import colour
from guiapp.models.table_picture import WHOLE_LINE, Place, Role, TablePicture, change_text
from guiapp.widgets.charts.axis import LogAxis, SteadyAxis, Tick
from guiapp.widgets.charts.table_lines import GAP, TableLines

DOT = 11
"""Diameter of rings and dots in pixels, equal, so that neither looks more exact."""
CALM, LOUD = 2.0, 4.0
"""Widths in pixels of the line where optimal wins and where it loses: not told by colour alone."""
TICK = 5
"""Half the height of another strategy's tick in pixels."""
PIN = 6
"""Half the diagonal of a pinned strategy's mark in pixels."""
NEAR = 9
"""Pixels from a mark within which the mouse points at it, not at its line."""
NUMBER_ROOM = 48
"""Least width in pixels of a number below the axis, with its distance from the next one."""
APART = 8
"""Pixels between numbers below the axis that are wider."""
SIDE = ("±99,999", "+999 %")
"""Widest texts at the right side: an error and its change, which is bold where it is a loss."""


class TableDots(TableLines):
    """Uniform hollow, optimal filled; the axis stays while errors move.

    Attributes:
        axes: one for each measure that was shown of this plan.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table_dots")
        self.setAccessibleName(self.tr("Errors of all tables; arrow keys move, Enter chooses"))
        self.axes: dict[ErrorMeasure, SteadyAxis] = {}
        self._axis = LogAxis(0, 1)

    def begin(self) -> None:
        """See TableLines; the next plan gets axes of its own."""
        super().begin()
        self.axes = {}

    def show_picture(self, picture: TablePicture) -> None:
        """See TableLines."""
        self._axis = self.axes.setdefault(picture.measure, SteadyAxis()).reaching(*picture.ends)
        super().show_picture(picture)

    def _hand_on(self, made: Self) -> None:
        made.axes = self.axes
        super()._hand_on(made)

    # ------------------------------------------------------------ where things are

    @property
    def foot_height(self) -> int:
        """See TableLines."""
        return 2 * self.fontMetrics().height() + 4

    @property
    def room(self) -> QRectF:
        """The rectangle for dots, between the titles and the figures."""
        body, side = self.body, sum(self._side)
        return QRectF(self.left, body.top(), max(body.width() - self.left - side - DOT, 1.0), body.height())

    @property
    def _side(self) -> tuple[float, float]:
        """Widths of the errors and of their changes, with a gap left of each."""
        error, change = (
            QFontMetricsF(font).horizontalAdvance(text) for font, text in zip(self._fonts, SIDE, strict=True)
        )
        return error + GAP, change + GAP

    @property
    def _fonts(self) -> tuple[QFont, QFont]:
        """The font of the figures, and that of a loss."""
        bold = QFont(self.font())
        bold.setBold(True)
        return self.font(), bold

    def x_of(self, column: int, number: int) -> float | None:
        """Return the x of a mark; None for an error of 0, which a logarithmic axis lacks."""
        return self._x(self._picture.value(column, number), self.room)

    def _x(self, value: float, room: QRectF) -> float | None:
        return self._axis.place(value, room) if value > 0 else None

    def columns_by_place(self, line: int) -> list[int]:
        """See TableLines."""
        number = self._picture.lines[line].number
        places = {column: self.x_of(column, number) for column in range(len(self._picture.columns))}
        return sorted((column for column, x in places.items() if x is not None), key=lambda column: places[column] or 0)

    def _first_column(self, line: int) -> int:
        """Return the optimal dot: what the picture is about."""
        optimal = self._picture.column_of(Role.OPTIMAL)
        return super()._first_column(line) if optimal is None or self._picture.lines[line].heading else optimal

    def column_at(self, line: int, x: float) -> int:
        """See TableLines."""
        number, near, best = self._picture.lines[line].number, WHOLE_LINE, float(NEAR)
        for column in range(len(self._picture.columns)):  # optimal and uniform come first, and win where marks coincide
            place = self.x_of(column, number)
            if place is not None and abs(place - x) < best:
                near, best = column, abs(place - x)
        return near

    # ------------------------------------------------------------ drawing

    def draw_lines(self, painter: QPainter, lines: list[tuple[int, QRectF]]) -> None:
        """See TableLines: role by role, as changing the pen takes most of the time."""
        room, columns = self.room, self._picture.columns
        self._draw_grid(painter, room)
        places = [[self._point(column.values[number], area, room) for number, area in lines] for column in columns]
        roles = [column.role for column in columns]
        for column in columns:
            if column.saved:
                saved = [self._point(column.saved[number], area, room) for number, area in lines]
                _draw_rounds(painter, saved, "off_rim", "surface" if column.role is Role.UNIFORM else "off_rim")
        for role, shown in zip(roles, places, strict=True):
            if role is Role.OTHER:
                painter.setPen(QPen(colour("faint"), 1.5))
                painter.drawLines([QLineF(p.x(), p.y() - TICK, p.x(), p.y() + TICK) for p in shown if p is not None])
            elif role in (Role.PINNED, Role.SECOND_PINNED):
                _draw_diamonds(painter, shown, is_filled=role is Role.PINNED)
        shown_by = dict(zip(roles, places, strict=True))
        rings, dots = shown_by.get(Role.UNIFORM, []), shown_by.get(Role.OPTIMAL, [])
        _draw_joins(painter, rings, dots)
        _draw_rounds(painter, rings, "chart_uniform", "surface")
        _draw_rounds(painter, dots, "chart_optimal", "chart_optimal")
        self._draw_figures(painter, lines, room)

    def _point(self, value: float, area: QRectF, room: QRectF) -> QPointF | None:
        x = self._x(value, room)
        return None if x is None else QPointF(x, area.center().y())

    def _draw_figures(self, painter: QPainter, lines: list[tuple[int, QRectF]], room: QRectF) -> None:
        """Write the optimal error and its change at the right side; a loss is bold."""
        picture, optimal = self._picture, self._picture.column_of(Role.OPTIMAL)
        if optimal is None:
            return
        left, right = room.right() + DOT, self.body.right() - GAP / 2
        middle = right - self._side[1]
        side = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        plain, bold = self._fonts
        painter.setPen(colour("text"))
        painter.setFont(plain)
        changes = [picture.change(number) for number, _ in lines]
        for (number, area), change in zip(lines, changes, strict=True):
            text = picture.text(picture.value(optimal, number))
            painter.drawText(QRectF(left, area.top(), middle - left, area.height()), side, text)
            if change is not None and change <= 0:
                painter.drawText(QRectF(middle, area.top(), right - middle, area.height()), side, change_text(change))
        painter.setFont(bold)
        for (_, area), change in zip(lines, changes, strict=True):
            if change is not None and change > 0:
                painter.drawText(QRectF(middle, area.top(), right - middle, area.height()), side, change_text(change))

    def _draw_grid(self, painter: QPainter, room: QRectF) -> None:
        painter.setPen(QPen(colour("chart_grid"), 1))
        columns = (floor(self._axis.place(tick.value, room)) + 0.5 for tick in self._ticks(room) if tick.is_named)
        painter.drawLines([QLineF(x, room.top(), x, room.bottom()) for x in columns])

    def _ticks(self, room: QRectF) -> Sequence[Tick]:
        return self._axis.ticks(room.width() / self._number_room)

    @property
    def _number_room(self) -> float:
        ends = (number_text(10.0**end) for end in (floor(self._axis.low), floor(self._axis.high)))
        return max(NUMBER_ROOM, *(QFontMetricsF(self.font()).horizontalAdvance(text) + APART for text in ends))

    def draw_frame(self, painter: QPainter) -> None:
        """See TableLines: the legend above, the axis below."""
        room, line = self.room, self.fontMetrics().height()
        self._draw_legend(painter)
        painter.setPen(QPen(colour("border_strong"), 1))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        wide = self._number_room
        for tick in self._ticks(room):
            if tick.is_named:
                box = QRectF(self._axis.place(tick.value, room) - wide / 2, room.bottom() + 1, wide, line)
                self.draw_text(painter, box, number_text(tick.value), side=Qt.AlignmentFlag.AlignHCenter)
        title = QRectF(room.left(), room.bottom() + 1 + line, self.body.right() - room.left(), line + 2)
        painter.setPen(colour("muted"))
        painter.drawText(title, int(Qt.AlignmentFlag.AlignLeft), self._axis_title())

    def _axis_title(self) -> str:
        titles = {
            ErrorMeasure.MARGIN: self.tr("← more exact   ± of a number"),
            ErrorMeasure.DEVIATION: self.tr("← more exact   standard deviation of a number"),
            ErrorMeasure.VARIANCE: self.tr("← more exact   variance of a number"),
        }
        return titles[self._picture.measure]

    def _draw_legend(self, painter: QPainter) -> None:
        x, middle = 0.0, self.head_height / 2
        metrics = QFontMetricsF(self.font())
        painter.setFont(self.font())
        for role, text in self._legend():
            end = x + 2 * GAP + metrics.horizontalAdvance(text)
            if end > self.width():
                return
            _draw_sample(painter, QPointF(x + DOT / 2 + 1, middle), role)
            painter.setPen(colour("muted"))
            box = QRectF(x + 2 * GAP - 2, 0, end - x, self.head_height)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), text)
            x = end + GAP

    def _legend(self) -> Iterable[tuple[Role | str, str]]:
        """Yield the marks that are drawn, with their names."""
        picture, names = (
            self._picture,
            {
                Role.UNIFORM: self.tr("uniform"),
                Role.OPTIMAL: self.tr("optimal"),
                Role.OTHER: self.tr("other strategies"),
            },
        )
        for role in Role:
            column = picture.column_of(role)
            if column is not None:
                yield role, names.get(role, picture.columns[column].strategy)
        if picture.saved_amount:
            yield "saved", self.tr("saved: {0}").format(picture.saved_amount)
        if picture.column_of(Role.UNIFORM) is not None:
            yield "loses", self.tr("optimal loses")

    def draw_pointed(self, painter: QPainter, mark: Place) -> None:
        """See Chart: a ring around the mark, and its name and error beside it."""
        line = self._picture.lines[mark.line]
        area = self.area_of(mark)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour("text"), 1.5))
        if line.heading or mark.column == WHOLE_LINE:
            painter.drawRect(area.adjusted(1, 1, -1, -1))
            return
        column = self._picture.columns[mark.column]
        place = self._point(column.values[line.number], area, self.room)
        if place is None:
            return
        painter.drawEllipse(place, DOT, DOT)
        text = f"{column.name}  {self._picture.text(column.values[line.number])}"
        self.draw_bubble(painter, place, text)


def _draw_joins(painter: QPainter, rings: Sequence[QPointF | None], dots: Sequence[QPointF | None]) -> None:
    """Draw the lines between rings and dots: calm where the dot is left of the ring, loud where it is right."""
    pairs = [(one, other) for one, other in zip(rings, dots, strict=False) if one is not None and other is not None]
    for is_loud, token, width in ((False, "faint", CALM), (True, "danger", LOUD)):
        painter.setPen(QPen(colour(token), width))
        painter.drawLines([QLineF(one, other) for one, other in pairs if (other.x() > one.x()) is is_loud])


def _draw_rounds(painter: QPainter, places: Iterable[QPointF | None], rim: str, inside: str) -> None:
    """Draw rings or dots; `rim` and `inside` are colours, "" for no rim."""
    painter.setPen(QPen(colour(rim), 2) if rim else Qt.PenStyle.NoPen)
    painter.setBrush(colour(inside))
    for place in places:
        if place is not None:
            painter.drawEllipse(place, DOT / 2, DOT / 2)


def _draw_diamonds(painter: QPainter, places: Iterable[QPointF | None], *, is_filled: bool) -> None:
    painter.setPen(QPen(colour("info"), 2))
    painter.setBrush(colour("info") if is_filled else colour("surface"))
    for place in places:
        if place is not None:
            corners = ((0, -PIN), (PIN, 0), (0, PIN), (-PIN, 0))
            painter.drawPolygon(QPolygonF([place + QPointF(x, y) for x, y in corners]))


def _draw_sample(painter: QPainter, place: QPointF, role: Role | str) -> None:
    """Draw a mark of the legend."""
    if role == "loses":
        painter.setPen(QPen(colour("danger"), LOUD))
        painter.drawLine(place - QPointF(DOT / 2, 0), place + QPointF(DOT / 2, 0))
    elif role == "saved":
        _draw_rounds(painter, [place], "", "off_rim")
    elif role is Role.UNIFORM:
        _draw_rounds(painter, [place], "chart_uniform", "surface")
    elif role is Role.OPTIMAL:
        _draw_rounds(painter, [place], "chart_optimal", "chart_optimal")
    elif role is Role.OTHER:
        painter.setPen(QPen(colour("faint"), 1.5))
        painter.drawLine(place - QPointF(0, TICK), place + QPointF(0, TICK))
    elif isinstance(role, Role):
        _draw_diamonds(painter, [place], is_filled=role is Role.PINNED)
