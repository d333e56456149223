"""All strategies side by side: a chart and its table twin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractItemModel, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from guiapp.widgets.buttons import tool_button
from guiapp.widgets.dot_row import DotRow
from guiapp.widgets.sortable_table import SortableTable

if TYPE_CHECKING:
    from guiapp.widgets.error_chart import ErrorChart


class OutcomeChooser(QWidget):
    """Two tabs over the same outcomes.

    Args:
        outcomes: the model of the table twin.

    Signals:
        row_chosen: a row of the table's model was picked.
        chart_row_clicked: a row of the chart was picked.
        view_changed: another measure or recovery is to be drawn.
    """

    row_chosen = Signal(int)
    chart_row_clicked = Signal(int)
    view_changed = Signal()

    def __init__(self, outcomes: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = SortableTable(outcomes, "outcome_table", self.tr("Strategies by predicted error"))
        self._chart: ErrorChart | None = None
        self._drawn: tuple[str, Sequence[DotRow]] = ("", ())
        self._measure = QComboBox()
        self._measure.setObjectName("chart_measure")
        self._measure.addItem(self.tr("Typical ± of a number"), "typical")
        self._measure.addItem(self.tr("Total error of all tables"), "total")
        self._recovery = QComboBox()
        self._recovery.setObjectName("chart_recovery")
        self._recovery.addItem(self.tr("Least squares"), "optimal")
        self._recovery.addItem(self.tr("Direct"), "direct")
        self._copy = tool_button(self.tr("Copy the chart as a picture, or the table"), "copy_comparison", "copy")
        self._lay_out()
        self._copy.clicked.connect(self.copy)
        self._measure.activated.connect(self.view_changed)
        self._recovery.activated.connect(self.view_changed)
        self.table.row_chosen.connect(self.row_chosen)

    @property
    def measure(self) -> str:
        """What the chart draws: "typical" or "total"."""
        return str(self._measure.currentData())

    @property
    def recovery(self) -> str:
        """Which recovery the chart draws: "optimal" or "direct"."""
        return str(self._recovery.currentData())

    def draw(self, rows: Sequence[DotRow]) -> None:
        """Draw these rows on the chart."""
        self._drawn = (self._measure.currentText(), rows)
        if self._chart is not None:
            self._chart.set_rows(*self._drawn)

    def copy(self) -> None:
        """Put what is in sight on the clipboard: the chart as a picture, the table as text with tabs."""
        if self._tabs.currentWidget() is self.table:
            self.table.copy_all()
        elif self._chart is not None:
            QGuiApplication.clipboard().setPixmap(self._chart.grab())

    def build_chart(self) -> None:
        """Build the chart; until then there is the table. Its library takes half a second to load, once."""
        from guiapp.widgets.plotting import make_axes  # noqa: PLC0415  so that the window is up before

        axes = make_axes()
        QTimer.singleShot(0, self, lambda: self._place_chart(axes))

    def _place_chart(self, axes: object) -> None:
        from guiapp.widgets.error_chart import ErrorChart  # noqa: PLC0415  as above

        self._chart = ErrorChart(axes)
        self._chart.row_clicked.connect(self.chart_row_clicked)
        self._place.setWidget(self._chart)
        self._chart.set_rows(*self._drawn)

    def _lay_out(self) -> None:
        picks = QHBoxLayout()
        picks.setSpacing(8)
        for text, box in ((self.tr("&Show"), self._measure), (self.tr("&Recovery"), self._recovery)):
            label = QLabel(text)
            label.setBuddy(box)
            picks.addWidget(label)
            picks.addWidget(box)
        picks.addStretch(1)
        self._place = QScrollArea()
        self._place.setAccessibleName(self.tr("Chart of errors; the Table tab says the same"))
        self._place.setWidgetResizable(True)
        self._place.setFrameShape(QScrollArea.Shape.NoFrame)
        self._place.setObjectName("chart_area")
        chart_tab = QWidget()
        column = QVBoxLayout(chart_tab)
        column.setContentsMargins(12, 12, 12, 8)
        column.addLayout(picks)
        column.addWidget(self._place, 1)
        tabs = self._tabs = QTabWidget()
        tabs.setObjectName("outcome_tabs")
        tabs.setAccessibleName(self.tr("Views of the comparison"))
        tabs.addTab(chart_tab, self.tr("Chart"))
        tabs.addTab(self.table, self.tr("Table"))
        tabs.setCornerWidget(self._copy)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(tabs)
