"""The chart of predicted errors: uniform budgets hollow, optimal ones filled, one row per strategy or table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from guiapp.desktop.number_words import number_text
from guiapp.widgets.card import muted_label
from guiapp.widgets.dot_row import DotRow
from guiapp.widgets.plotting import DotPlot


class ErrorChart(QWidget):
    """A legend and a dot plot; says its content in words to a screen reader. The table beside it is its twin.

    Args:
        axes: from `make_axes`; not shared.
    """

    row_clicked = Signal(int)

    def __init__(self, axes: object, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._legend = muted_label(
            self.tr("○ uniform budget    ● optimal budget    further left is better"), "error_chart_legend"
        )
        self._plot = DotPlot(axes, self)
        self._plot.setObjectName("error_chart_plot")
        # Or its wish to be tall would scroll the axis out of sight where a smaller chart would do.
        self._plot.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._remarks = muted_label(name="error_chart_remarks")
        self._remarks.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._legend)
        layout.addWidget(self._plot, 1)
        layout.addWidget(self._remarks)
        self._plot.row_clicked.connect(self.row_clicked)
        self.setAccessibleName(self.tr("Chart of predicted errors"))

    def set_rows(self, axis_title: str, rows: Sequence[DotRow]) -> None:
        """Draw one row each; those with no dot are explained below the chart.

        Args:
            axis_title: what the axis measures.
            rows: plain values, top to bottom.
        """
        self._plot.set_rows(axis_title, rows)
        remarks = [f"{row.label}: {row.remark}" for row in rows if row.remark]
        self._remarks.setText("\n".join(remarks))
        self._remarks.setVisible(bool(remarks))
        self.setAccessibleDescription(". ".join(self._sentence(row) for row in rows))

    def _sentence(self, row: DotRow) -> str:
        if row.remark:
            return f"{row.label}: {row.remark}"
        uniform, optimal = (("–" if value is None else number_text(value)) for value in (row.hollow, row.filled))
        return self.tr("{0}: {1} with a uniform budget, {2} with an optimal one").format(row.label, uniform, optimal)
