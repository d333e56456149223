"""The only module that touches pyqtgraph: a chart of two dots per row on a logarithmic axis, fed with plain lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from guiapp.desktop.number_words import number_text
from guiapp.desktop.style import colour
from guiapp.widgets.dot_row import DotRow

ROW_HEIGHT = 34
AXIS_HEIGHT = 56
FILLED_SIZE = 11
HOLLOW_SIZE = 18
"""Larger, so that it shows as a ring where both are the same."""


class DotPlot(pg.PlotWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """Rows from top to bottom, each with a hollow and a filled dot joined by a line."""

    row_clicked = Signal(int)

    def __init__(self, axis_title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, background=None, axisItems={"bottom": _PlainLogAxis("bottom")})
        self._axis_title = axis_title
        self._rows: tuple[DotRow, ...] = ()
        self.setAntialiasing(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(pg.PlotWidget.Shape.NoFrame)
        plot = self.getPlotItem()
        plot.hideButtons()
        plot.setMenuEnabled(False)
        plot.setMouseEnabled(False, False)
        plot.setLogMode(x=True, y=False)
        plot.invertY(True)
        plot.showGrid(x=True, y=False, alpha=0.2)
        self.scene().sigMouseClicked.connect(self._clicked)

    def set_axis_title(self, title: str) -> None:
        """Name the axis."""
        self._axis_title = title
        self._draw()

    def set_rows(self, rows: Sequence[DotRow]) -> None:
        """Draw these rows."""
        self._rows = tuple(rows)
        self.setMinimumHeight(AXIS_HEIGHT + ROW_HEIGHT * len(self._rows))
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        """Draw again in the new colours when the look changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_rows"):
            self._draw()

    def _draw(self) -> None:
        plot = self.getPlotItem()
        plot.clear()
        self._draw_axes(plot)
        for number, row in enumerate(self._rows):
            tone = colour("chart_optimal" if row.marked else "faint")
            both = [value for value in (row.hollow, row.filled) if value is not None]
            if len(both) == 2:
                plot.plot(both, [number, number], pen=pg.mkPen(tone, width=2))
            self._dot(plot, row.hollow, number, (colour("chart_uniform"), colour("surface"), HOLLOW_SIZE))
            self._dot(plot, row.filled, number, (tone, tone, FILLED_SIZE))
        plot.setYRange(-0.5, max(len(self._rows), 1) - 0.5, padding=0)
        plot.enableAutoRange(x=True)
        plot.getViewBox().setDefaultPadding(0.08)

    def _draw_axes(self, plot: Any) -> None:  # noqa: ANN401  pyqtgraph has no types
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

    @staticmethod
    def _dot(plot: Any, value: float | None, number: int, look: tuple[QColor, QColor, int]) -> None:  # noqa: ANN401
        if value is not None:
            rim, fill, size = look
            pen = pg.mkPen(rim, width=2)
            plot.plot([value], [number], pen=None, symbol="o", symbolSize=size, symbolPen=pen, symbolBrush=fill)

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
