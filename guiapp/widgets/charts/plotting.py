"""The only module that touches pyqtgraph: a chart of two dots per row on a logarithmic axis, fed with plain lists."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from guiapp.desktop.number_words import number_text
from guiapp.desktop.style import colour
from guiapp.widgets.charts.dot_row import DotRow, Mark, moved

ROW_HEIGHT, LEAST_ROW_HEIGHT = 20, 13
"""Pixels per row, and where there is not enough room for that: rows come closer before the axis is out of sight."""
AXIS_HEIGHT = 40
FILLED_SIZE, LEAST_FILLED_SIZE = 11, 7
HOLLOW_SIZE = 18
"""Larger, so that it shows as a ring where both are the same; both are smaller where rows are closer than that."""
PADDING, LEAST_PADDING = 0.08, 0.05
"""Room beside the outermost dots: a part of the axis, and powers of ten."""
RING_SIZE = 24
"""Around the dot that is pointed at."""
REFERENCE_STYLES = (Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
"""Of the lines that go down through all rows: at most so many."""
EDGE = 0.45
"""Part of a row left free above the first and below the last, which the ring of a dot reaches into."""
PIECE = 64
"""Pixels of a line that are drawn at once."""
_STEPS = {
    Qt.Key.Key_Up: {"down": -1},
    Qt.Key.Key_Down: {"down": 1},
    Qt.Key.Key_Left: {"right": -1},
    Qt.Key.Key_Right: {"right": 1},
    Qt.Key.Key_Home: {"down": -10_000},
    Qt.Key.Key_End: {"down": 10_000},
}
_BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


def make_axes() -> pg.PlotItem:
    """Return the axes of a DotPlot: a step of its own, as pyqtgraph takes long enough to make them to be felt."""
    return pg.PlotItem(axisItems={"bottom": _PlainLogAxis("bottom")}, enableMenu=False)


class DotPlot(pg.PlotWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """Rows from top to bottom, each with a hollow and a filled dot joined by a line.

    The dot nearest to the mouse, in the row under it, is pointed at; arrow keys move from dot to dot.

    Args:
        axes: from `make_axes`; not shared.

    Signals:
        pointed: at a Mark, or at None.
        picked: a Mark was clicked, or Enter pressed on it.
    """

    pointed = Signal(object)
    picked = Signal(object)

    def __init__(self, axes: pg.PlotItem, parent: QWidget | None = None) -> None:
        super().__init__(parent, background=None, plotItem=axes)
        self._axis_title = ""
        self._rows: tuple[DotRow, ...] = ()
        self._mark: Mark | None = None
        self.setAntialiasing(True)
        self.setCacheMode(pg.PlotWidget.CacheModeFlag.CacheNone)  # or the ground of the old look stays when it changes
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(pg.PlotWidget.Shape.NoFrame)
        plot = self.getPlotItem()
        plot.hideButtons()
        plot.setMenuEnabled(False)
        plot.setMouseEnabled(False, False)
        plot.setLogMode(x=True, y=False)
        plot.invertY(True)
        plot.showGrid(x=True, y=False, alpha=0.2)
        for side in ("right", "top"):
            plot.getAxis(side).enableAutoSIPrefix(False)  # looking for a prefix takes time, even out of sight
        self._add_items()
        self.scene().sigMouseClicked.connect(self._clicked)
        self.scene().sigMouseMoved.connect(self._moved)
        self._paint()

    def _add_items(self) -> None:
        """Add four items for all rows, filled anew: making items is what takes time while a slider moves."""
        self._ground = pg.LinearRegionItem(orientation="horizontal", movable=False, pen=pg.mkPen(None))
        self._references = [pg.InfiniteLine(angle=90) for _ in REFERENCE_STYLES]
        self._lines = pg.PlotCurveItem(connect="pairs")
        self._hollow = pg.ScatterPlotItem(size=HOLLOW_SIZE)
        self._plain, self._marked = (pg.ScatterPlotItem(size=FILLED_SIZE) for _ in range(2))
        self._ring = pg.ScatterPlotItem(size=RING_SIZE, brush=None)
        self._bubble = pg.TextItem()
        items = (
            *(self._ground, *self._references, self._lines),
            *(self._hollow, self._plain, self._marked, self._ring, self._bubble),
        )
        for depth, item in enumerate(items):
            item.setZValue(depth)
            self.getPlotItem().getViewBox().addItem(item, ignoreBounds=True)
        self._ground.hide()

    def set_rows(self, axis_title: str, rows: Sequence[DotRow], references: Sequence[float] = ()) -> None:
        """Draw these rows; `axis_title` says what the axis measures, `references` are where lines go down."""
        renamed = axis_title != self._axis_title or [row.label for row in rows] != [row.label for row in self._rows]
        self._axis_title, self._rows = axis_title, tuple(rows)
        if renamed:
            self.point_at(None)
            self.setMinimumHeight(self._height(LEAST_ROW_HEIGHT))
            self._label_axes()
        both = [(number, row) for number, row in enumerate(rows) if row.hollow is not None and row.filled is not None]
        self._lines.setData(
            [math.log10(value) for _, row in both for value in (row.hollow or 1, row.filled or 1)],
            [number for number, _ in both for _ in range(2)],
        )
        self._set_dots(self._hollow, [row.hollow for row in rows])
        self._set_dots(self._plain, [None if row.marked else row.filled for row in rows])
        self._set_dots(self._marked, [row.filled if row.marked else None for row in rows])
        self._set_ground()
        self._set_references(references)
        self._size_dots()
        self._fit(references)
        if self._mark is not None:
            self.point_at(self._mark)
        self.scene().prepareForPaint()  # or the first painting does it, and finds that it has to paint again

    @property
    def spare_height(self) -> int:
        """The height above the least at which rows are as far from each other as they should be."""
        return self._height(ROW_HEIGHT) - self._height(LEAST_ROW_HEIGHT)

    def _height(self, of_row: int) -> int:
        return AXIS_HEIGHT + round(of_row * (len(self._rows) + 2 * EDGE))

    def _fit(self, references: Sequence[float]) -> None:
        """Show all dots, with room for their rings; by its own search for the range the view would paint twice."""
        places = [row.value(filled=filled) for row in self._rows for filled in (True, False)] + [*references]
        logs = [math.log10(place) for place in places if place is not None] or [0.0]
        room = max(PADDING * (max(logs) - min(logs)), LEAST_PADDING)
        self.getPlotItem().getViewBox().setRange(
            xRange=(min(logs) - room, max(logs) + room),
            yRange=(-0.5 - EDGE, max(len(self._rows), 1) - 0.5 + EDGE),
            padding=0,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the dots of one row out of the next."""
        super().resizeEvent(event)
        if hasattr(self, "_hollow"):
            self._size_dots()

    def _size_dots(self) -> None:
        room = int((self.height() - AXIS_HEIGHT) / (max(len(self._rows), 1) + 2 * EDGE)) - 1
        hollow = min(HOLLOW_SIZE, max(room, FILLED_SIZE))
        filled = max(FILLED_SIZE - (HOLLOW_SIZE - hollow), LEAST_FILLED_SIZE)
        for item, size in ((self._hollow, hollow), (self._plain, filled), (self._marked, filled)):
            if item.opts["size"] != size:
                item.setSize(size)

    def _set_ground(self) -> None:
        chosen = next((number for number, row in enumerate(self._rows) if row.chosen), None)
        self._ground.setVisible(chosen is not None)
        if chosen is not None:
            self._ground.setRegion((chosen - 0.5, chosen + 0.5))

    def _set_references(self, places: Sequence[float]) -> None:
        for number, line in enumerate(self._references):
            line.setVisible(number < len(places))
            if number < len(places):
                line.setPos(math.log10(places[number]))

    def point_at(self, mark: Mark | None) -> None:
        """Put a ring around a dot with its value beside it, and tell whoever listens; None: take it away."""
        self._mark = mark
        value = self._rows[mark.row].value(filled=mark.filled) if mark else None
        place = [] if mark is None or value is None else [(math.log10(value), float(mark.row))]
        self._ring.setData(pos=place)
        self._bubble.setVisible(bool(place))
        if place and value is not None:
            self._bubble.setText(number_text(value), color=colour("on_tip"))
            self._bubble.fill = pg.mkBrush(colour("tip"))
            self._bubble.setAnchor(self._side(*place[0]))
            self._bubble.setPos(*place[0])
        self.pointed.emit(mark)

    def _side(self, x: float, y: float) -> tuple[float, float]:
        """Return the anchor that keeps the bubble inside: to the right of its dot, or to the left near the end."""
        box = self.getPlotItem().getViewBox()
        free = box.sceneBoundingRect().right() - box.mapViewToScene(QPointF(x, y)).x()
        width = self._bubble.boundingRect().width()
        gap = RING_SIZE / max(width, 1.0)
        return (-gap, 0.5) if free > width + RING_SIZE else (1 + gap, 0.5)

    # ------------------------------------------------------------ mouse and keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from dot to dot, or pick one; everything else is for others."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.point_at(moved(self._rows, self._mark, **step))
        elif event.key() in _ENTER and self._mark is not None:
            self.picked.emit(self._mark)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point at a dot, so that the keyboard's place is in sight."""
        super().focusInEvent(event)
        if self._mark is None and event.reason() in _BY_KEYS:
            self.point_at(moved(self._rows, None))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing any more."""
        super().focusOutEvent(event)
        self.point_at(None)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing any more, unless the keyboard is here."""
        super().leaveEvent(event)
        if not self.hasFocus():
            self.point_at(None)

    def _moved(self, place: QPointF) -> None:
        mark = self._nearest(place)
        if mark != self._mark:
            self.point_at(mark)

    def _clicked(self, event: Any) -> None:  # noqa: ANN401  pyqtgraph has no types
        mark = self._nearest(event.scenePos())
        if mark is not None:
            self.picked.emit(mark)

    def _nearest(self, place: QPointF) -> Mark | None:
        """Return the dot nearest to a place of the scene, in the row there; None beside the rows."""
        view: QPointF = self.getPlotItem().getViewBox().mapSceneToView(place)
        number = round(view.y())
        if not 0 <= number < len(self._rows):
            return None
        row, x = self._rows[number], view.x()
        gaps = {
            filled: abs(math.log10(value) - x)
            for filled in (True, False)
            if (value := row.value(filled=filled)) is not None
        }
        return Mark(number, min(gaps, key=gaps.__getitem__, default=True))

    # ------------------------------------------------------------ looks

    def changeEvent(self, event: QEvent) -> None:
        """Paint in the new colours when the look changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_bubble"):
            self._paint()
            self._label_axes()
            self.point_at(self._mark)

    def _set_dots(self, item: Any, values: Sequence[float | None]) -> None:  # noqa: ANN401  pyqtgraph has no types
        seen = [(math.log10(value), number) for number, value in enumerate(values) if value is not None]
        item.setData(x=[value for value, _ in seen], y=[number for _, number in seen])

    @contextmanager
    def drawn_to_keep(self) -> Iterator[None]:
        """Point at nothing, and draw dots as lines and areas: on the screen they are small pictures made once."""
        self.point_at(None)
        dots = (self._hollow, self._plain, self._marked)
        for item in dots:
            item.setExportMode(True, {})
        try:
            yield
        finally:
            for item in dots:
                item.setExportMode(False)

    def _paint(self) -> None:
        line, rim, own = colour("faint"), colour("chart_uniform"), colour("chart_optimal")
        self._lines.setPen(pg.mkPen(line, width=2))
        self._ring.setPen(pg.mkPen(colour("text"), width=2))
        for reference, style in zip(self._references, REFERENCE_STYLES, strict=True):
            reference.setPen(pg.mkPen(colour("text"), width=1, style=style))
        self._ground.setBrush(colour("accent_soft"))
        for item, edge, fill in (
            (self._hollow, rim, colour("surface")),
            (self._plain, line, line),
            (self._marked, own, own),
        ):
            item.setPen(pg.mkPen(edge, width=2))
            item.setBrush(fill)

    def _label_axes(self) -> None:
        plot = self.getPlotItem()
        names = [(number, f"{row.label}  ") for number, row in enumerate(self._rows)]
        plot.getAxis("left").setTicks([names])
        for side in ("left", "bottom"):
            axis = plot.getAxis(side)
            axis.setTextPen(colour("text"))
            axis.setPen(colour("border") if side == "bottom" else pg.mkPen(None))
            axis.setTickFont(self.font())
            axis.setTickPen(pg.mkPen(colour("chart_grid")))
            axis.enableAutoSIPrefix(False)  # a power of ten is no prefix here, and looking for one takes time
            axis.setStyle(tickLength=0, tickAlpha=None if side == "bottom" else 0)
        # After setPen, which would paint the title in the colour of the line.
        plot.setLabel("bottom", self._axis_title, color=colour("muted").name())


class _PlainLogAxis(pg.AxisItem):  # type: ignore[misc]  # pyqtgraph has no types
    """Writes 100 where pyqtgraph would write 10², at 1, 2 and 5 times a power of ten."""

    def tickValues(self, one: float, other: float, size: float) -> list[tuple[float | None, list[float]]]:
        """Return where the ticks are; pyqtgraph also looks for evenly spaced ones where there is no room for any."""
        low, high = sorted((one, other))
        if any(spacing >= 1 for spacing, _ in self.tickSpacing(low, high, size)):
            return super().tickValues(one, other, size)  # type: ignore[no-any-return]
        return self.logTickValues(low, high, size, [])  # type: ignore[no-any-return]

    def logTickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:  # noqa: ARG002  pyqtgraph's own
        """Return the texts at the ticks; 3, 4, 6, 7, 8, 9 stay without one, so that texts do not collide."""
        figures = [f"{10**value * scale:.3g}" for value in values]
        return [number_text(float(each)) if each.strip("0.")[:1] in {"1", "2", "5"} else "" for each in figures]

    def drawPicture(
        self, painter: QPainter, axis: object, ticks: Sequence[tuple[QPen, QPointF, QPointF]], texts: object
    ) -> None:
        """Draw it, lines in pieces: Qt hands each translucent one of 96 pixels to other threads, and waits for them."""
        pieces = [(_flat(pen), *ends) for pen, start, stop in ticks for ends in _pieces(start, stop)]
        super().drawPicture(painter, axis, pieces, texts)


def _flat(pen: QPen) -> QPen:
    """Return the pen with ends that do not reach into what is drawn next to them."""
    flat = QPen(pen)
    flat.setCapStyle(Qt.PenCapStyle.FlatCap)
    return flat


def _pieces(start: QPointF, stop: QPointF) -> list[tuple[QPointF, QPointF]]:
    """Return the pieces of a vertical line, from its top on."""
    x, top, bottom = start.x(), *sorted((start.y(), stop.y()))
    tops = [top + PIECE * number for number in range(max(math.ceil((bottom - top) / PIECE), 1))]
    return [(QPointF(x, each), QPointF(x, min(each + PIECE, bottom))) for each in tops]
