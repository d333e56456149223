"""How the rows are spread over numbers or dates, with the edges of the bins: for the owner's eyes only."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from core import Attribute, Histogram, Kind, Provenance, edges_text
from guiapp.desktop.number_words import number_text, plain_text, plural
from guiapp.desktop.style import colour

BARS_HEIGHT = 44
MOST_EDGES = 100
"""Edges that are drawn; more would hide the bars."""


class HistogramStrip(QWidget):
    """Shows a Histogram while the bins are said to be taken from the data; without it, or else, nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("histogram")
        self.setAccessibleName(self.tr("How the rows are spread (your eyes only)"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._histogram: Histogram | None = None
        self._edges: tuple[float, ...] | tuple[date, ...] = ()
        self.hide()

    def show_attribute(self, attribute: Attribute, histogram: Histogram | None) -> None:
        """Show how the rows of `attribute` are spread, if its list comes from them anyway."""
        fits = histogram is not None and histogram.of_dates == (attribute.kind is Kind.DATE)
        self._histogram = histogram if fits and attribute.provenance is Provenance.DATA else None
        self._edges = attribute.edges
        self.setVisible(self._histogram is not None)
        self.setAccessibleDescription(self._fullest())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that stretches sideways."""
        return QSize(160, BARS_HEIGHT + self.fontMetrics().height() + 2)

    def words(self, bar: int) -> str:
        """Say how many rows are in a bar."""
        if self._histogram is None:
            return ""
        low, high = map(_text, self._histogram.bounds(bar))
        n = self._histogram.counts[bar]
        return self.tr("{0} to {1}: %Ln rows", "", plural(n)).format(low, high)

    def _fullest(self) -> str:
        if self._histogram is None:
            return ""
        counts = self._histogram.counts
        return self.tr("Most rows: {0}").format(self.words(counts.index(max(counts))))

    def event(self, event: QEvent) -> bool:
        """Tell what the bar under the mouse says."""
        if isinstance(event, QHelpEvent) and self._histogram is not None:
            bar = int(event.pos().x() * len(self._histogram.counts) / max(self.width(), 1))
            QToolTip.showText(event.globalPos(), self.words(min(max(bar, 0), len(self._histogram.counts) - 1)), self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bars, the edges over them, and the ends below."""
        if self._histogram is None:
            return
        painter = QPainter(self)
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
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter, self.tr("your eyes only"))

    def _paint_bars(self, painter: QPainter, room: QRectF, histogram: Histogram) -> None:
        painter.fillRect(room, colour("sunken"))
        width, tallest = room.width() / len(histogram.counts), max(histogram.counts)
        for bar, count in enumerate(histogram.counts):
            height = max(room.height() * count / tallest, 1.0 if count else 0.0)
            painter.fillRect(QRectF(bar * width, room.bottom() - height, width - 1, height), colour("chart_optimal"))


def _text(end: float | date) -> str:
    if isinstance(end, date):
        return edges_text((end,))
    return plain_text(end) if end == int(end) else number_text(end)
