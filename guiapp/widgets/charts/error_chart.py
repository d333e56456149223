"""Chart of predicted errors: uniform splits hollow, optimal ones filled, one row per strategy or table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from guiapp.desktop.number_words import number_text
from guiapp.desktop.style import colour
from guiapp.widgets.charts.dot_chart import DotChart
from guiapp.widgets.charts.dot_row import DotRow
from guiapp.widgets.controls.card import muted_label


class ErrorChart(QWidget):
    """A legend and a dot chart, with texts for screen readers; the table beside it has all its numbers.

    Signals:
        mark_picked: a Mark was clicked, or Enter pressed on it.
        told: text of the current dot; "" without one.
    """

    mark_picked = Signal(object)
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[DotRow, ...] = ()
        self._pinned = 0
        self._legend = muted_label(self._legend_words(), "error_chart_legend")
        self._plot = DotChart()
        self._plot.setObjectName("error_chart_plot")
        self._plot.setAccessibleName(self.tr("Dots of the chart; arrow keys move, Enter chooses"))
        # Ignored vertically: otherwise the chart's sizeHint would scroll the axis out of view although it can shrink.
        self._plot.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self._legend)
        layout.addWidget(self._plot, 1)
        self._plot.picked.connect(self.mark_picked)
        self._plot.told.connect(self.told)
        self.setAccessibleName(self.tr("Chart of predicted errors"))

    def set_rows(self, axis_title: str, rows: Sequence[DotRow], references: Sequence[float] = ()) -> None:
        """Draw the rows.

        Args:
            axis_title: name of the measure.
            rows: top to bottom.
            references: positions > 0 of vertical lines, the first dashed, the second dotted.
        """
        self._rows = tuple(rows)
        self._plot.set_rows(axis_title, rows, references)
        if self._pinned != len(references):
            self._pinned = len(references)
            self._legend.setText(self._legend_words())
        self.setAccessibleDescription(". ".join(self._sentence(row) for row in rows))

    def changeEvent(self, event: QEvent) -> None:
        """Recolour the legend when the palette changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._legend.setText(self._legend_words())

    def _legend_words(self) -> str:
        marks = (
            ("○", "chart_uniform", self.tr("uniform budget")),
            ("●", "faint", self.tr("optimal or tuned budget")),
            ("●", "chart_optimal", self.tr("recommended")),
        )
        words = [f'<span style="color: {colour(token).name()}">{mark}</span> {text}' for mark, token, text in marks]
        lines = (
            self.tr("further left is better"),
            self.tr("dashed: pinned"),
            self.tr("dashed: pinned, dotted: 2nd pinned"),
        )
        words.append(lines[self._pinned])
        return "&nbsp;&nbsp; ".join(words)

    def wanted_height(self) -> int:
        """Return the height of all rows with their preferred height."""
        return self.minimumSizeHint().height() + self._plot.spare_height

    def picture(self) -> QImage:
        """Return the chart as a picture."""
        return self._plot.picture(self)

    def file(self, kind: str) -> bytes:
        """Return the chart as the content of a file, "png" or "svg"."""
        return self._plot.file(kind, self)

    def _sentence(self, row: DotRow) -> str:
        if row.remark:
            return f"{row.label}: {row.remark}"
        uniform, optimal = (("–" if value is None else number_text(value)) for value in (row.hollow, row.filled))
        return self.tr("{0}: {1} with a uniform budget, {2} with an optimal one").format(row.label, uniform, optimal)
