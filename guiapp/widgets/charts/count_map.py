"""Heat map of a released table: the more, the darker; the number and its ± stand in every cell."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from guiapp.desktop.style import colour
from guiapp.desktop.typeface import scaled
from guiapp.models.released_picture import Spot
from guiapp.widgets.charts.grouped_bars import LABEL_PART
from guiapp.widgets.charts.series_chart import GAP, SeriesChart

_DEEPEST = 0.55
"""Share of the colour in the cell of the largest number: text stays readable on it."""
_MARGIN = 4.0
"""Pixels of a cell beside its number."""
_SHARES = (1.0, 0.9, 0.8, 0.7)
"""Sizes of numbers; what needs smaller letters could not be read, and is told of the cell that is pointed at."""


class CountMap(SeriesChart):
    """Categories from top to bottom, series from left to right."""

    has_legend = False

    def body_height(self) -> float:
        """See SeriesChart."""
        n = len(self.shown.categories) if self.shown is not None else 0
        return self.line_height + n * self._cell_height

    @property
    def _cell_height(self) -> float:
        return self.line_height + 6

    def _room(self, body: QRectF) -> QRectF:
        metrics, labels = QFontMetricsF(self.font()), self.shown.categories if self.shown is not None else ()
        wanted = max((metrics.horizontalAdvance(label) for label in labels), default=0.0)
        return body.adjusted(min(wanted, LABEL_PART * body.width()) + 2 * GAP, self.line_height, -GAP, 0)

    def spot_area(self, spot: Spot, body: QRectF) -> QRectF:
        """See SeriesChart."""
        room = self._room(body)
        width = room.width() / max(len(self.shown.series), 1) if self.shown is not None else 0.0
        top = room.top() + spot[1] * self._cell_height
        return QRectF(room.left() + spot[2] * width, top, width, self._cell_height)

    def draw_body(self, painter: QPainter, panel: int, body: QRectF) -> None:
        """See SeriesChart."""
        if self.shown is None:
            return
        room = self._room(body)
        width = room.width() / max(len(self.shown.series), 1)
        font = fitted(self.font(), [each.text for each in self.shown.figures.values()], width - _MARGIN)
        for series, label in enumerate(self.shown.series):
            box = QRectF(room.left() + series * width + 2, body.top(), width - 4, self.line_height)
            self.draw_text(painter, box, label, side=Qt.AlignmentFlag.AlignHCenter)
        for category, label in enumerate(self.shown.categories):
            top = room.top() + category * self._cell_height
            box = QRectF(body.left() + GAP, top, room.left() - body.left() - 2 * GAP, self._cell_height)
            self.draw_text(painter, box, label, side=Qt.AlignmentFlag.AlignRight)
            for series in range(len(self.shown.series)):
                self._draw_cell(painter, (panel, category, series), body, QFont(font))

    def _draw_cell(self, painter: QPainter, spot: Spot, body: QRectF, font: QFont) -> None:
        figure, area = self.figure(spot), self.spot_area(spot, body)
        share = max(figure.value, 0.0) / self.axis.high * _DEEPEST
        painter.fillRect(area.adjusted(0.5, 0.5, -0.5, -0.5), blended(colour("surface"), colour("series_1"), share))
        font.setItalic(figure.is_weak)
        painter.setFont(font)
        painter.setPen(colour("text"))
        whole = f"{figure.text} {figure.aside}".strip()
        metrics = QFontMetricsF(font)
        text = next(
            (each for each in (whole, figure.text) if metrics.horizontalAdvance(each) <= area.width() - _MARGIN), ""
        )
        painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter), text)
        if self.mark == spot:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour("text"), 2))
            painter.drawRect(area.adjusted(1, 1, -1, -1))


def fitted(font: QFont, texts: Sequence[str], width: float) -> QFont:
    """Return the font, as small as the longest text needs it within `width` pixels, but not too small to read."""
    longest = max(texts, key=len, default="")
    # tried one after the other: widths of letters are rounded, so that smaller ones are not smaller in proportion
    sizes = [scaled(font, share) for share in _SHARES]
    return next((each for each in sizes if QFontMetricsF(each).horizontalAdvance(longest) <= width), sizes[-1])


def blended(ground: QColor, ink: QColor, share: float) -> QColor:
    """Return a colour between two, `share` of it ink, in [0, 1]."""
    pairs = ((ground.red(), ink.red()), (ground.green(), ink.green()), (ground.blue(), ink.blue()))
    return QColor(*(round(one + (other - one) * share) for one, other in pairs))
