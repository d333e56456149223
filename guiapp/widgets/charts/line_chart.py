"""Lines over time: a line a series, a dot and an interval for every number."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF

from guiapp.desktop.number_words import whole_text
from guiapp.desktop.style import colour
from guiapp.models.released_picture import Spot
from guiapp.widgets.charts.series_chart import GAP, SeriesChart, series_colour
from guiapp.widgets.charts.two_lines import two_lines

HEIGHT = 240.0
"""Pixels of a panel, at least: in a higher place it is higher."""
SCALE = 60.0
"""Pixels of the scale left of the lines."""
DOT = 3.0
"""Half the size of a dot, in pixels."""
SPREAD = 5.0
"""Pixels between the dots of one category, so that intervals do not cover each other."""


class LineChart(SeriesChart):
    """Categories run from left to right, values upwards."""

    def body_height(self) -> float:
        """See SeriesChart."""
        return max(HEIGHT, self.free_body_height)

    def _room(self, body: QRectF) -> QRectF:
        return body.adjusted(SCALE, GAP, -GAP, -2 * self.line_height)

    def _place(self, category: int, series: int, body: QRectF) -> float:
        """Return the x of a number."""
        room = self._room(body)
        n = len(self.shown.categories) if self.shown is not None else 1
        n_series = len(self.shown.series) if self.shown is not None else 1
        return room.left() + (category + 0.5) * room.width() / n + (series - (n_series - 1) / 2) * SPREAD

    def _y(self, value: float, body: QRectF) -> float:
        room = self._room(body)
        return room.top() + room.bottom() - self.axis.place(value, QRectF(room.top(), 0, room.height(), 0))

    def spot_area(self, spot: Spot, body: QRectF) -> QRectF:
        """See SeriesChart."""
        place = QPointF(self._place(spot[1], spot[2], body), self._y(self.figure(spot).value, body))
        return QRectF(place.x() - 2 * DOT, place.y() - 2 * DOT, 4 * DOT, 4 * DOT)

    def draw_body(self, painter: QPainter, panel: int, body: QRectF) -> None:
        """See SeriesChart."""
        if self.shown is None:
            return
        self._draw_scale(painter, body)
        for series in range(len(self.shown.series)):
            spots = [(panel, category, series) for category in range(len(self.shown.categories))]
            places = [self.spot_area(spot, body).center() for spot in spots]
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(series_colour(series), 2))
            painter.drawPolyline(QPolygonF(places))
            for spot, place in zip(spots, places, strict=True):
                self._draw_dot(painter, spot, place, body)

    def _draw_dot(self, painter: QPainter, spot: Spot, place: QPointF, body: QRectF) -> None:
        figure = self.figure(spot)
        low, high = (QPointF(place.x(), self._y(end, body)) for end in (figure.low, figure.high))
        self.draw_interval(painter, low, high, 3.0)
        painter.setPen(QPen(series_colour(spot[2]), 1.5))
        painter.setBrush(colour("surface") if figure.is_weak else series_colour(spot[2]))
        painter.drawEllipse(place, DOT, DOT)
        if self.mark == spot:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour("text"), 1.5))
            painter.drawEllipse(place, 2 * DOT, 2 * DOT)

    def _draw_scale(self, painter: QPainter, body: QRectF) -> None:
        assert self.shown is not None  # noqa: S101  drawn with a picture only
        room = self._room(body)
        painter.setFont(self.font())
        for tick in self.axis.ticks:
            y = self._y(tick.value, body)
            painter.setPen(QPen(colour("chart_grid"), 1))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(colour("muted"))
            text = f"{whole_text(tick.value)} %" if self.shown.in_shares else whole_text(tick.value)
            box = QRectF(body.left(), y - self.line_height / 2, SCALE - GAP, self.line_height)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), text)
        width = room.width() / len(self.shown.categories)
        for category, label in enumerate(self.shown.categories):
            box = QRectF(room.left() + category * width + 2, room.bottom() + 2, width - 4, self.line_height)
            for line in two_lines(label, QFontMetricsF(self.font()), box.width()):
                self.draw_text(painter, box, line, side=Qt.AlignmentFlag.AlignHCenter)
                box.moveTop(box.top() + self.fontMetrics().height())
