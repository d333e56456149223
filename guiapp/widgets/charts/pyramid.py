"""Population pyramid: one of two labels to the left, the other to the right, with the interval of each."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from guiapp.desktop.style import colour
from guiapp.models.released_picture import Spot
from guiapp.widgets.charts.grouped_bars import BAR, TICK_ROOM, GroupedBars
from guiapp.widgets.charts.series_chart import GAP, series_colour


class Pyramid(GroupedBars):
    """The first series grows to the left, the second to the right; labels stand between them."""

    def group_height(self) -> float:
        """See GroupedBars: both bars share a line."""
        return self.line_height + 2

    def _sides(self, body: QRectF) -> tuple[QRectF, QRectF]:
        """Return the rectangles of both sides."""
        metrics, labels = QFontMetricsF(self.font()), self.shown.categories if self.shown is not None else ()
        wanted = max((metrics.horizontalAdvance(label) for label in labels), default=0.0) + 2 * GAP
        half = (body.width() - 4 * GAP - wanted) / 2
        top = body.top() + self.line_height
        left = QRectF(body.left() + 2 * GAP, top, half, body.height() - self.line_height)
        return left, left.translated(half + wanted, 0)

    def spot_area(self, spot: Spot, body: QRectF) -> QRectF:
        """See SeriesChart."""
        side = self._sides(body)[spot[2]]
        return QRectF(side.left(), side.top() + spot[1] * self.group_height(), side.width(), self.group_height())

    def _x(self, value: float, side: QRectF, series: int) -> float:
        place = self.axis.place(value, side)
        return place if series else side.left() + side.right() - place

    def draw_body(self, painter: QPainter, panel: int, body: QRectF) -> None:
        """See SeriesChart."""
        if self.shown is None:
            return
        left, right = self._sides(body)
        for series, side in enumerate((left, right)):
            self._draw_side_scale(painter, body, side, series)
        for category, label in enumerate(self.shown.categories):
            top = left.top() + category * self.group_height()
            words = QRectF(left.right(), top, right.left() - left.right(), self.group_height())
            self.draw_text(painter, words, label, side=Qt.AlignmentFlag.AlignHCenter)
            for series in range(2):
                self.draw_bar(painter, (panel, category, series), body)

    def _draw_side_scale(self, painter: QPainter, body: QRectF, side: QRectF, series: int) -> None:
        painter.setFont(self.font())
        for tick in self.axis.ticks[:: 1 if side.width() > 6 * TICK_ROOM else 2]:
            x = self._x(tick.value, side, series)
            painter.setPen(QPen(colour("chart_grid"), 1))
            painter.drawLine(QPointF(x, side.top()), QPointF(x, side.bottom()))
            painter.setPen(colour("muted"))
            box = QRectF(x - TICK_ROOM, body.top(), 2 * TICK_ROOM, self.line_height)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self.tick_text(tick.value))

    def draw_bar(self, painter: QPainter, spot: Spot, body: QRectF) -> None:
        """See GroupedBars."""
        figure, area, series = self.figure(spot), self.spot_area(spot, body), spot[2]
        if self.mark == spot:
            painter.fillRect(area, colour("accent_soft"))
        zero, end = self._x(0, area, series), self._x(figure.value, area, series)
        bar = QRectF(QPointF(zero, area.top() + 3), QPointF(end, area.bottom() - 3)).normalized()
        painter.setPen(QPen(series_colour(series), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush if figure.is_weak else series_colour(series))
        painter.drawRect(bar)
        middle = area.center().y()
        low, high = (QPointF(self._x(end, area, series), middle) for end in (figure.low, figure.high))
        self.draw_interval(painter, low, high, BAR / 4)
