"""The only module that touches pyqtgraph: a chart of two dots per row on a logarithmic axis, fed with plain lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtWidgets import QWidget

from guiapp.desktop.number_words import number_text
from guiapp.desktop.style import colour
from guiapp.widgets.dot_row import DotRow

ROW_HEIGHT = 20
AXIS_HEIGHT = 56
FILLED_SIZE = 11
HOLLOW_SIZE = 18
"""Larger, so that it shows as a ring where both are the same."""


def make_axes() -> pg.PlotItem:
    """Return the axes of a DotPlot: a step of its own, as pyqtgraph takes long enough to make them to be felt."""
    return pg.PlotItem(axisItems={"bottom": _PlainLogAxis("bottom")}, enableMenu=False)


class DotPlot(pg.PlotWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """Rows from top to bottom, each with a hollow and a filled dot joined by a line.

    Args:
        axes: from `make_axes`; not shared.
    """

    row_clicked = Signal(int)

    def __init__(self, axes: pg.PlotItem, parent: QWidget | None = None) -> None:
        super().__init__(parent, background=None, plotItem=axes)
        self._axis_title = ""
        self._rows: tuple[DotRow, ...] = ()
        self.setAntialiasing(True)
        self.setCacheMode(pg.PlotWidget.CacheModeFlag.CacheNone)  # or the ground of the old look stays when it changes
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(pg.PlotWidget.Shape.NoFrame)
        plot = self.getPlotItem()
        plot.hideButtons()
        plot.setMenuEnabled(False)
        plot.setMouseEnabled(False, False)
        plot.setLogMode(x=True, y=False)
        plot.invertY(True)
        plot.showGrid(x=True, y=False, alpha=0.2)
        plot.getViewBox().setDefaultPadding(0.08)
        # Four items for all rows, filled anew: making items is what takes time while a slider moves.
        self._lines = plot.plot([], [], connect="pairs")
        self._hollow, self._plain, self._marked = (plot.plot([], [], pen=None, symbol="o") for _ in range(3))
        self.scene().sigMouseClicked.connect(self._clicked)
        self._paint()

    def set_rows(self, axis_title: str, rows: Sequence[DotRow]) -> None:
        """Draw these rows; `axis_title` says what the axis measures."""
        renamed = axis_title != self._axis_title or [row.label for row in rows] != [row.label for row in self._rows]
        self._axis_title, self._rows = axis_title, tuple(rows)
        if renamed:
            self.setMinimumHeight(AXIS_HEIGHT + ROW_HEIGHT * len(self._rows))
            self._label_axes()
        both = [(number, row) for number, row in enumerate(rows) if row.hollow is not None and row.filled is not None]
        self._lines.setData(
            [value for _, row in both for value in (row.hollow, row.filled)],
            [number for number, _ in both for _ in range(2)],
        )
        self._set_dots(self._hollow, [row.hollow for row in rows])
        self._set_dots(self._plain, [None if row.marked else row.filled for row in rows])
        self._set_dots(self._marked, [row.filled if row.marked else None for row in rows])
        self.getPlotItem().setYRange(-0.5, max(len(rows), 1) - 0.5, padding=0)
        self.getPlotItem().enableAutoRange(x=True)

    def changeEvent(self, event: QEvent) -> None:
        """Paint in the new colours when the look changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_marked"):
            self._paint()
            self._label_axes()

    def _set_dots(self, item: Any, values: Sequence[float | None]) -> None:  # noqa: ANN401  pyqtgraph has no types
        seen = [(value, number) for number, value in enumerate(values) if value is not None]
        item.setData([value for value, _ in seen], [number for _, number in seen])

    def _paint(self) -> None:
        line, rim, own = colour("faint"), colour("chart_uniform"), colour("chart_optimal")
        self._lines.setPen(pg.mkPen(line, width=2))
        for item, edge, fill, size in (
            (self._hollow, rim, colour("surface"), HOLLOW_SIZE),
            (self._plain, line, line, FILLED_SIZE),
            (self._marked, own, own, FILLED_SIZE),
        ):
            item.setSymbolPen(pg.mkPen(edge, width=2))
            item.setSymbolBrush(fill)
            item.setSymbolSize(size)

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
            axis.setStyle(tickLength=0, tickAlpha=None if side == "bottom" else 0)
        # After setPen, which would paint the title in the colour of the line.
        plot.setLabel("bottom", self._axis_title, color=colour("muted").name())

    def _clicked(self, event: Any) -> None:  # noqa: ANN401  pyqtgraph has no types
        place: QPointF = self.getPlotItem().getViewBox().mapSceneToView(event.scenePos())
        number = round(place.y())
        if 0 <= number < len(self._rows):
            self.row_clicked.emit(number)


class _PlainLogAxis(pg.AxisItem):  # type: ignore[misc]  # pyqtgraph has no types
    """Writes 100 where pyqtgraph would write 10², at 1, 2 and 5 times a power of ten."""

    def logTickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:  # noqa: ARG002  pyqtgraph's own
        """Return the texts at the ticks; 3, 4, 6, 7, 8, 9 stay without one, so that texts do not collide."""
        texts = [number_text(float(f"{10**value * scale:.3g}")) for value in values]
        return [text if text.strip("0.,")[:1] in {"1", "2", "5"} else "" for text in texts]
