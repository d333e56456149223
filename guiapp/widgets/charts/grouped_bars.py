"""Grouped bars: for every category a bar a series, with the interval of each."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from guiapp.desktop.number_words import whole_text
from guiapp.desktop.style import colour
from guiapp.models.released_picture import Spot
from guiapp.widgets.charts.series_chart import GAP, SeriesChart, series_colour

BAR = 15.0
"""Pixels of a bar with the space around it."""
LABEL_PART = 0.3
"""Share of the width that labels take at most."""
TICK_ROOM = 60.0
"""Pixels around a tick for its number."""


class GroupedBars(SeriesChart):
    """Horizontal bars, so that labels of any length are read."""

    def body_height(self) -> float:
        """See SeriesChart."""
        if self.shown is None:
            return 0.0
        return self.line_height + len(self.shown.categories) * self.group_height()

    def group_height(self) -> float:
        """Return the pixels of the bars of one category."""
        n = len(self.shown.series) if self.shown is not None else 1
        return max(n * BAR, self.line_height) + GAP

    def room(self, body: QRectF) -> QRectF:
        """Return the rectangle of the bars, beside the labels and below the scale."""
        metrics, labels = QFontMetricsF(self.font()), self.shown.categories if self.shown is not None else ()
        wanted = max((metrics.horizontalAdvance(label) for label in labels), default=0.0)
        left = min(wanted, LABEL_PART * body.width()) + 2 * GAP
        return body.adjusted(left, self.line_height, -2 * GAP, 0)

    def spot_area(self, spot: Spot, body: QRectF) -> QRectF:
        """See SeriesChart."""
        _, category, series = spot
        room = self.room(body)
        bars = len(self.shown.series) * BAR if self.shown is not None else 0.0
        top = room.top() + category * self.group_height() + (self.group_height() - bars) / 2
        return QRectF(room.left(), top + series * BAR, room.width(), BAR)

    def draw_body(self, painter: QPainter, panel: int, body: QRectF) -> None:
        """See SeriesChart."""
        if self.shown is None:
            return
        room = self.room(body)
        self.draw_scale(painter, body, room)
        for category, label in enumerate(self.shown.categories):
            top = room.top() + category * self.group_height()
            words = QRectF(body.left() + GAP, top, room.left() - body.left() - 2 * GAP, self.group_height())
            self.draw_text(painter, words, label, side=Qt.AlignmentFlag.AlignRight)
            for series in range(len(self.shown.series)):
                self.draw_bar(painter, (panel, category, series), body)

    def draw_scale(self, painter: QPainter, body: QRectF, room: QRectF) -> None:
        """Draw the scale and its lines."""
        painter.setFont(self.font())
        for tick in self.axis.ticks:
            x = self.axis.place(tick.value, room)
            painter.setPen(QPen(colour("chart_grid"), 1))
            painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()))
            painter.setPen(colour("muted"))
            box = QRectF(x - TICK_ROOM, body.top(), 2 * TICK_ROOM, self.line_height)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self.tick_text(tick.value))

    def tick_text(self, value: float) -> str:
        """Return the number of a tick."""
        in_shares = self.shown is not None and self.shown.in_shares
        return f"{whole_text(value)} %" if in_shares else whole_text(value)

    def draw_bar(self, painter: QPainter, spot: Spot, body: QRectF) -> None:
        """Draw the bar of a mark, hollow where its number is weak, and its interval."""
        figure, area, room = self.figure(spot), self.spot_area(spot, body), self.room(body)
        if self.mark == spot:
            painter.fillRect(area, colour("accent_soft"))
        zero, end = self.axis.place(0, room), self.axis.place(figure.value, room)
        bar = QRectF(QPointF(zero, area.top() + 2), QPointF(end, area.bottom() - 2)).normalized()
        painter.setPen(QPen(series_colour(spot[2]), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush if figure.is_weak else series_colour(spot[2]))
        painter.drawRect(bar)
        middle = area.center().y()
        low, high = (QPointF(self.axis.place(end, room), middle) for end in (figure.low, figure.high))
        self.draw_interval(painter, low, high, BAR / 5)
