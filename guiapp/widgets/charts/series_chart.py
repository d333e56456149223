"""Base of pictures of released tables: panels side by side, a legend, one scale, and every mark read by keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from guiapp.desktop.style import colour
from guiapp.models.released_picture import Figure, ReleasedPicture, Spot
from guiapp.widgets.charts.axis import LinearAxis, linear_axis
from guiapp.widgets.charts.chart import Chart

GAP = 10.0
"""Pixels between parts of a picture."""
PANEL_WIDTH = 360.0
"""Least width of a panel: as many as fit stand side by side."""
SAMPLE = 12.0
"""Pixels of a colour in the legend."""
SERIES = ("series_1", "series_2", "series_3", "series_4", "series_5")
"""Colours of series, in their order; told apart by people who see no red or no green, too."""


class SeriesChart(Chart[Spot]):
    """Its marks are the figures of a ReleasedPicture.

    A subclass draws a panel, and says how high one is and where its marks are.
    """

    has_legend = True
    """Whether colours are explained above the panels."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self._free_height = 0.0
        self.shown: ReleasedPicture | None = None
        self.axis: LinearAxis = linear_axis(())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_picture(self, title: str, shown: ReleasedPicture) -> None:
        """Draw these figures below `title`."""
        self.point_at(None)
        self._title, self.shown = title, shown
        self.axis = linear_axis(end for each in shown.figures.values() for end in (each.low, each.value, each.high))
        self._fit()

    def set_free_height(self, height: float) -> None:
        """Tell how many pixels high the place of the chart is; a chart that can grow fills it."""
        if height != self._free_height:
            self._free_height = height
            self._fit()

    @property
    def free_body_height(self) -> float:
        """The height of a body that fills the place of the chart; 0 with several rows of panels."""
        above = self._top + GAP + (self.line_height if self.n_panels > 1 else 0)
        return self._free_height - above if self.n_panels <= self._across else 0.0

    def resizeEvent(self, event: object) -> None:
        """Put as many panels side by side as fit."""
        del event
        self._fit()

    def _fit(self) -> None:
        height = self.sizeHint().height()
        if height != self.height():
            self.setFixedHeight(height)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of all panels."""
        rows = -(-self.n_panels // self._across)
        return QSize(480, round(self._top + rows * (self._panel_height() + GAP)))

    # ------------------------------------------------------------ what a subclass says

    def body_height(self) -> float:
        """Return the height of the body of a panel, below its title."""
        raise NotImplementedError

    def draw_body(self, painter: QPainter, panel: int, body: QRectF) -> None:
        """Draw one panel."""
        raise NotImplementedError

    def spot_area(self, spot: Spot, body: QRectF) -> QRectF:
        """Return the rectangle of a mark in the body of its panel."""
        raise NotImplementedError

    # ------------------------------------------------------------ places

    @property
    def n_panels(self) -> int:
        """The number of panels."""
        return len(self.shown.panels) if self.shown is not None else 0

    @property
    def line_height(self) -> float:
        """Pixels of a line of text with some space."""
        return self.fontMetrics().height() + 6.0

    @property
    def _across(self) -> int:
        return max(1, min(self.n_panels, int(self.width() // PANEL_WIDTH)))

    @property
    def _top(self) -> float:
        return (2 if self.has_legend else 1) * self.line_height + GAP

    def _panel_height(self) -> float:
        return self.body_height() + (self.line_height if self.n_panels > 1 else 0)

    def _panel_box(self, panel: int) -> QRectF:
        row, column = divmod(panel, self._across)
        width = (self.width() - (self._across - 1) * 2 * GAP) / self._across
        top = self._top + row * (self._panel_height() + GAP)
        return QRectF(column * (width + 2 * GAP), top, width, self._panel_height())

    def body_of(self, panel: int) -> QRectF:
        """Return the rectangle of the body of a panel."""
        box = self._panel_box(panel)
        box.setTop(box.bottom() - self.body_height())
        return box

    # ------------------------------------------------------------ marks

    def figure(self, spot: Spot) -> Figure:
        """Return the figure of a mark."""
        assert self.shown is not None  # noqa: S101  there are no marks without a picture
        return self.shown.figures[spot]

    def words(self, mark: Spot) -> str:
        """See Chart."""
        return self.figure(mark).told

    def area_of(self, mark: Spot) -> QRectF:
        """See Chart."""
        return self.spot_area(mark, self.body_of(mark[0]))

    def mark_at(self, place: QPointF) -> Spot | None:
        """See Chart."""
        spots = self.shown.spots() if self.shown is not None else ()
        return next((spot for spot in spots if self.area_of(spot).contains(place)), None)

    def mark_by_key(self, key: Qt.Key, mark: Spot | None) -> Spot | None:
        """See Chart: arrows move along categories and series, Page keys from panel to panel."""
        if self.shown is None or not self.shown.figures:
            return None
        first, last = (0, 0, 0), (self.n_panels - 1, len(self.shown.categories) - 1, len(self.shown.series) - 1)
        steps = {
            Qt.Key.Key_Up: (0, -1, 0),
            Qt.Key.Key_Down: (0, 1, 0),
            Qt.Key.Key_Left: (0, 0, -1),
            Qt.Key.Key_Right: (0, 0, 1),
            Qt.Key.Key_PageUp: (-1, 0, 0),
            Qt.Key.Key_PageDown: (1, 0, 0),
        }
        if key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            return first if key == Qt.Key.Key_Home else last
        if key not in steps:
            return None
        if mark is None:
            return first
        panel, category, series = (
            min(max(at + step, 0), most) for at, step, most in zip(mark, steps[key], last, strict=True)
        )
        return panel, category, series

    # ------------------------------------------------------------ drawing

    def draw(self, painter: QPainter, exposed: QRectF) -> None:
        """See Chart: title, legend, and the panels in sight."""
        if self.shown is None:
            return
        title = QRectF(GAP, 0, self.width() - 2 * GAP, self.line_height)
        self.draw_text(painter, title, self._title, bold=True)
        if self.has_legend:
            self._draw_legend(painter)
        for panel, words in enumerate(self.shown.panels):
            box = self._panel_box(panel)
            if not box.intersects(exposed):
                continue
            if self.n_panels > 1:
                head = QRectF(box.left() + GAP, box.top(), box.width() - GAP, self.line_height)
                self.draw_text(painter, head, words, bold=True)
            self.draw_body(painter, panel, self.body_of(panel))

    def _draw_legend(self, painter: QPainter) -> None:
        assert self.shown is not None  # noqa: S101  drawn with a picture only
        metrics, x = QFontMetricsF(self.font()), GAP
        for number, label in enumerate(self.shown.series):
            if not label:
                continue
            sample = QRectF(x, self.line_height + (self.line_height - SAMPLE) / 2, SAMPLE, SAMPLE)
            painter.fillRect(sample, series_colour(number))
            width = metrics.horizontalAdvance(label) + 2
            box = QRectF(sample.right() + 5, self.line_height, min(width, self.width() - x), self.line_height)
            self.draw_text(painter, box, label)
            x = box.right() + 2 * GAP

    def draw_interval(self, painter: QPainter, start: QPointF, end: QPointF, half: float) -> None:
        """Draw an interval from one end to the other, with an outline that contrasts with what is below it."""
        if start == end:
            return
        cross = QPointF(0, half) if start.y() == end.y() else QPointF(half, 0)
        for token, width in (("surface", 3.5), ("text", 1.2)):
            painter.setPen(QPen(colour(token), width))
            painter.drawLine(start, end)
            for place in (start, end):
                painter.drawLine(place - cross, place + cross)


def series_colour(number: int) -> QColor:
    """Return the colour of a series, from 0."""
    return colour(SERIES[number % len(SERIES)])
