"""Histogram of a numeric or date column with the edges of its bins; for the owner's screen only."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from core.front_door import Attribute, Histogram, Kind, Provenance, edges_text
from guiapp.desktop.number_words import number_text, plain_text, plural
from guiapp.desktop.style import colour
from guiapp.widgets.charts.chart import Chart

BARS_HEIGHT = 44
"""Pixels of the highest bar: the strip stands above a list that needs the height."""
MOST_EDGES = 100
"""Edges drawn, at most; more would hide the bars."""


class HistogramStrip(Chart[int]):
    """Shows a Histogram if the plan says that the bins come from the data; otherwise nothing.

    Its marks are the numbers of its bars, from 0. It has no export, as it shows exact counts.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("histogram")
        self.setAccessibleName(self.tr("How the rows are spread (your eyes only)"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._histogram: Histogram | None = None
        self._edges: tuple[float, ...] | tuple[date, ...] = ()
        self.hide()

    def show_attribute(self, attribute: Attribute, histogram: Histogram | None) -> None:
        """Show the histogram of `attribute` if its edges come from the data."""
        fits = histogram is not None and histogram.of_dates == (attribute.kind is Kind.DATE)
        self._histogram = histogram if fits and attribute.provenance is Provenance.DATA else None
        self._edges = attribute.edges
        self.setVisible(self._histogram is not None)
        self.point_at(None)
        self.setAccessibleDescription(self.at_rest())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the preferred size; the width may grow."""
        return QSize(160, BARS_HEIGHT + self.fontMetrics().height() + 2)

    # ------------------------------------------------------------ marks

    def words(self, mark: int) -> str:
        """Return the number of rows in a bar, as text."""
        if self._histogram is None:
            return ""
        low, high = map(_text, self._histogram.bounds(mark))
        n = self._histogram.counts[mark]
        return self.tr("{0} to {1}: %Ln rows", "", plural(n)).format(low, high)

    def mark_at(self, place: QPointF) -> int | None:
        """See Chart."""
        if self._histogram is None:
            return None
        bar = int(place.x() * len(self._histogram.counts) / max(self.width(), 1))
        return min(max(bar, 0), len(self._histogram.counts) - 1)

    def mark_by_key(self, key: Qt.Key, mark: int | None) -> int | None:
        """See Chart."""
        if self._histogram is None:
            return None
        last, here = len(self._histogram.counts) - 1, -1 if mark is None else mark
        steps = {Qt.Key.Key_Left: here - 1, Qt.Key.Key_Right: here + 1, Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}
        return min(max(steps[key], 0), last) if key in steps else None

    def area_of(self, mark: int) -> QRectF:
        """See Chart."""
        width = self.width() / len(self._histogram.counts) if self._histogram else 0.0
        return QRectF(mark * width, 0, width, BARS_HEIGHT)

    def at_rest(self) -> str:
        """See Chart: the fullest bar."""
        if self._histogram is None:
            return ""
        counts = self._histogram.counts
        return self.tr("Most rows: {0}").format(self.words(counts.index(max(counts))))

    def event(self, event: QEvent) -> bool:
        """Show the text of the bar under the mouse as a tooltip."""
        if isinstance(event, QHelpEvent) and self._histogram is not None:
            bar = self.mark_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), "" if bar is None else self.words(bar), self)
            return True
        return super().event(event)

    def draw(self, painter: QPainter, _exposed: QRectF) -> None:
        """See Chart: draw bars, edges, the ends of the range, and the text of the current bar."""
        if self._histogram is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        room = QRectF(0, 0, self.width(), BARS_HEIGHT)
        self._paint_bars(painter, room, self._histogram)
        painter.setPen(QPen(colour("text"), 1, Qt.PenStyle.DotLine))
        for edge in self._edges if len(self._edges) <= MOST_EDGES else ():
            x = 0.5 + (room.width() - 1) * self._histogram.part(edge)
            painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()))
        below = QRectF(0, BARS_HEIGHT + 2, self.width(), self.height() - BARS_HEIGHT - 2)
        low, high = self._histogram.bounds(0)[0], self._histogram.bounds(len(self._histogram.counts) - 1)[1]
        painter.setPen(colour("muted"))
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft, _text(low))
        painter.drawText(below, Qt.AlignmentFlag.AlignRight, _text(high))
        middle = self.tr("your eyes only") if self.mark is None else self.words(self.mark)
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter, middle)

    def _paint_bars(self, painter: QPainter, room: QRectF, histogram: Histogram) -> None:
        painter.fillRect(room, colour("sunken"))
        width, tallest = room.width() / len(histogram.counts), max(histogram.counts)
        for bar, count in enumerate(histogram.counts):
            height = max(room.height() * count / tallest, 1.0 if count else 0.0)
            tone = colour("text" if bar == self.mark else "chart_optimal")
            painter.fillRect(QRectF(bar * width, room.bottom() - height, width - 1, height), tone)


def _text(end: float | date) -> str:
    if isinstance(end, date):
        return edges_text((end,))
    return plain_text(end) if end == int(end) else number_text(end)
