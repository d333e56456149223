"""All strategies side by side, as a chart and as a table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from core import Recovery
from guiapp.desktop.ordered_rows import OrderedRows
from guiapp.widgets.charts.dot_row import DotRow
from guiapp.widgets.charts.error_chart import ErrorChart
from guiapp.widgets.controls.buttons import button, tool_button
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.controls.tool_row import ToolRow
from guiapp.widgets.tables.sortable_table import SortableTable

_TOLD_LINES = 2
"""Lines reserved for the text of a dot, so that the chart keeps its height when one is pointed at."""
_GAP = 4
"""Pixels between the tabs and the text."""
_FRAME = 4
"""Pixels around the tabs."""
_LEAST_LETTERS = 18
"""Average characters of a combo box, at least; in a narrow window its text is cut, but stays recognisable."""


class OutcomeChooser(QWidget):
    """Two tabs: a chart and a table of all outcomes.

    Args:
        outcomes: the model of the table.

    Signals:
        row_chosen: a row of the model was selected.
        mark_picked: a Mark of the chart was selected.
        view_changed: measure, recovery or order of the chart changed.
        keep_wanted: the shown chart or table should be saved.
        resume_clicked: the stopped search should continue.
    """

    row_chosen = Signal(int)
    mark_picked = Signal(object)
    view_changed = Signal()
    keep_wanted = Signal()
    resume_clicked = Signal()

    def __init__(self, outcomes: OrderedRows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = SortableTable(outcomes, "outcome_table", self.tr("Strategies by predicted error"))
        self._chart = ErrorChart()
        measures = (
            (self.tr("Typical ± of a number"), "typical"),
            (self.tr("Total error of all tables"), "total"),
            (self.tr("± in the table selected below"), "table"),
        )
        recoveries = ((self.tr("Least squares"), "optimal"), (self.tr("Direct"), "direct"))
        orders = ((self.tr("Best first"), "best"), (self.tr("As listed"), "listed"))
        self._measure = _combo("chart_measure", measures)
        self._recovery = _combo("chart_recovery", recoveries)
        self._order = _combo("chart_order", orders)
        self._copy = tool_button(self.tr("Copy the chart as a picture, or the table"), "copy_comparison", "copy")
        self._keep = tool_button(self.tr("Save the chart or the table as a file"), "keep_comparison", "save")
        self._told = muted_label(name="chart_told")
        self._said = self._read = ""  # the hint, and the text of the current dot; the dot's text takes precedence
        self._resume = button(self.tr("Work out the rest"), "resume_comparison", "play", link=True)
        self._resume.hide()
        self._lay_out()
        self._copy.clicked.connect(self.copy)
        self._keep.clicked.connect(self.keep_wanted)
        self._resume.clicked.connect(self.resume_clicked)
        for box in (self._measure, self._recovery, self._order):
            box.activated.connect(self.view_changed)
        self.table.row_chosen.connect(self.row_chosen)
        self._chart.mark_picked.connect(self.mark_picked)
        self._chart.told.connect(self._tell)

    @property
    def measure(self) -> str:
        """Measure of the chart: "typical", "total", or "table" for the table selected elsewhere."""
        return str(self._measure.currentData())

    @property
    def recovery(self) -> Recovery:
        """Recovery of the chart."""
        return Recovery(self._recovery.currentData())

    @property
    def order(self) -> str:
        """Order of the rows: "best" first, or as "listed"."""
        return str(self._order.currentData())

    def draw(self, axis_title: str, rows: Sequence[DotRow], references: Sequence[float] = ()) -> None:
        """Draw these rows on the chart.

        Args:
            axis_title: name of the measure.
            rows: top to bottom.
            references: positions > 0 of vertical lines, at most two.
        """
        self._chart.set_rows(axis_title, rows, references)

    def wanted_height(self) -> int:
        """Return the height at which the chart shows all its rows and its axis."""
        around = self._chart_tab.minimumSizeHint().height() - self._place.minimumSizeHint().height()
        around += self._below.minimumSize().height() + _GAP
        return self._tabs.tabBar().sizeHint().height() + around + self._chart.wanted_height() + _FRAME

    def copy(self) -> None:
        """Copy the shown tab to the clipboard: the chart as an image, the table as text and HTML."""
        if self._table_in_sight:
            self.table.copy_all()
        else:
            QGuiApplication.clipboard().setImage(self._chart.picture())

    @property
    def kinds(self) -> tuple[str, ...]:
        """The file types of the shown tab."""
        return ("csv",) if self._table_in_sight else ("png", "svg")

    def file(self, kind: str) -> bytes:
        """Return the shown tab as a file of one of its types."""
        return self.table.csv() if self._table_in_sight else self._chart.file(kind)

    @property
    def _table_in_sight(self) -> bool:
        return self._tabs.currentWidget() is self.table

    def set_hint(self, words: str, *, resumable: bool) -> None:
        """Set the text below both tabs while no dot is current.

        Args:
            words: the text; "" for how to read the chart.
            resumable: whether to show the button that continues a stopped search.
        """
        self._said = words
        self._resume.setVisible(resumable)
        self._tell(self._read)

    def _tell(self, words: str) -> None:
        self._read = words
        how = self.tr("Point at a dot to read it; or use the arrow keys, and Enter to choose.")
        self._told.setText(self._said if self._table_in_sight else words or self._said or how)
        self._told.setVisible(bool(self._told.text()))

    def _lay_out(self) -> None:
        self._place = QScrollArea()
        self._place.setAccessibleName(self.tr("Chart of errors; the Table tab says the same"))
        self._place.setWidgetResizable(True)
        self._place.setFrameShape(QScrollArea.Shape.NoFrame)
        self._place.setObjectName("chart_area")
        self._place.setWidget(self._chart)
        self._told.setMinimumHeight(_TOLD_LINES * self._told.fontMetrics().lineSpacing())
        self._chart_tab = QWidget()
        column = QVBoxLayout(self._chart_tab)
        column.setContentsMargins(12, 4, 12, 2)
        column.setSpacing(4)
        column.addLayout(self._picks())
        column.addWidget(self._place, 1)
        below = self._below = QHBoxLayout()
        below.setContentsMargins(12, 0, 12, 0)
        below.addWidget(self._told, 1)
        below.addWidget(self._resume)
        tabs = self._tabs = QTabWidget()
        tabs.setObjectName("outcome_tabs")
        tabs.setAccessibleName(self.tr("Views of the comparison"))
        tabs.addTab(self._chart_tab, self.tr("Chart"))
        tabs.addTab(self.table, self.tr("Table"))
        tabs.setCornerWidget(ToolRow(self._copy, self._keep))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(_GAP)
        whole.addWidget(tabs, 1)
        whole.addLayout(below)
        self.set_hint("", resumable=False)
        tabs.currentChanged.connect(lambda _: self._tell(self._read))

    def _picks(self) -> QHBoxLayout:
        picks = QHBoxLayout()
        picks.setSpacing(8)
        for text, box in (
            (self.tr("&Show"), self._measure),
            (self.tr("&Recovery"), self._recovery),
            (self.tr("&Order"), self._order),
        ):
            label = QLabel(text)
            label.setBuddy(box)
            picks.addWidget(label)
            picks.addWidget(box)
        picks.addStretch(1)
        return picks


def _combo(name: str, choices: Sequence[tuple[str, str]]) -> QComboBox:
    box = QComboBox()
    box.setObjectName(name)
    for words, choice in choices:
        box.addItem(words, choice)
    # The default minimum is the widest entry, which would widen the window.
    box.setMinimumWidth(_LEAST_LETTERS * box.fontMetrics().averageCharWidth())
    return box
