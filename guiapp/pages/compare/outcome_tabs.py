"""Views of a comparison: pictures of all tables, their figures, all strategies, the budget split."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from guiapp.desktop.ordered_rows import OrderedRows
from guiapp.models.table_errors_model import USE
from guiapp.pages.compare.picture_controls import PictureControls
from guiapp.widgets.charts.heat_map import HeatMap
from guiapp.widgets.charts.table_dots import TableDots
from guiapp.widgets.charts.table_lines import TableLines
from guiapp.widgets.controls.buttons import button, tool_button
from guiapp.widgets.controls.search_field import SearchField
from guiapp.widgets.controls.steady_label import SteadyLabel
from guiapp.widgets.controls.tool_row import ToolRow
from guiapp.widgets.tables.bar_delegate import BarDelegate
from guiapp.widgets.tables.grade_delegate import GradeDelegate
from guiapp.widgets.tables.plain_delegate import PlainDelegate
from guiapp.widgets.tables.sortable_table import SortableTable

_FIND_WIDTH = 150
"""Pixels of the search field in the tab bar."""
_ROW_HEIGHT = 24
"""Pixels of a row, as in the pictures."""
_TOLD_LINES = 2
"""Lines reserved for the text below, so that a picture keeps its height when a mark is pointed at."""


class OutcomeTabs(QWidget):
    """Tabs, and a text below them.

    Args:
        outcomes: model of all outcomes.
        errors: model of the errors of every table.
        shares: model of the budget split; its second column has bars.

    Attributes:
        table: all outcomes.
        errors: the errors of every table.
        controls: measure, recovery and order of the pictures.
        dots: the picture of dots.
        heat: the heat map.

    Signals:
        place_picked: a Place of a picture was clicked, or Enter pressed on it.
        row_chosen: a row of all outcomes was selected.
        sight_changed: another view is in sight.
        keep_wanted: the view in sight should be saved.
        resume_clicked: the stopped search should continue.
    """

    place_picked = Signal(object)
    row_chosen = Signal(int)
    sight_changed = Signal()
    keep_wanted = Signal()
    resume_clicked = Signal()

    def __init__(
        self, outcomes: OrderedRows, errors: OrderedRows, shares: OrderedRows, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.controls = PictureControls()
        self.dots = TableDots()
        self.heat = HeatMap()
        self.errors = SortableTable(errors, "table_errors", self.tr("Predicted error of every table"))
        self.table = SortableTable(outcomes, "outcome_table", self.tr("Strategies by predicted error"))
        self.shares = SortableTable(shares, "budget_shares", self.tr("How the budget is split"))
        for table in (self.errors, self.table, self.shares):
            table.verticalHeader().setDefaultSectionSize(_ROW_HEIGHT)
        self.shares.setItemDelegateForColumn(1, BarDelegate(self.shares))
        self.errors.setItemDelegate(PlainDelegate(self.errors))
        self.errors.setItemDelegateForColumn(USE, GradeDelegate(self.errors))
        self.shares.horizontalHeader().setStretchLastSection(True)  # wider bars are easier to compare
        self._find = SearchField(self.errors, self.tr("Find a table"), "find_error")
        self._find.setFixedWidth(_FIND_WIDTH)
        self._copy = tool_button(self.tr("Copy the picture or the table"), "copy_comparison", "copy")
        self._keep = tool_button(self.tr("Save the picture or the table as a file"), "keep_comparison", "save")
        self._told = SteadyLabel("outcome_words")
        self._hidden: tuple[tuple[int, ...], int] | None = None
        self._said = self._read = ""  # the text about the outcome, and that of the current mark
        self._resume = button(self.tr("Work out the rest"), "resume_comparison", "play", link=True)
        self._resume.hide()
        self._tabs = QTabWidget()
        self._pictures: dict[QWidget, TableLines] = {}
        self._lay_out()
        self._connect()

    # ------------------------------------------------------------ what is in sight

    @property
    def picture(self) -> TableLines | None:
        """The picture in sight; None if a table is."""
        return self._pictures.get(self._tabs.currentWidget())

    @property
    def shown_table(self) -> SortableTable:
        """The table in sight, or the one with the figures of the picture in sight."""
        shown = self._tabs.currentWidget()
        return shown if isinstance(shown, SortableTable) else self.errors

    def show_strategies(self) -> None:
        """Bring all strategies into sight."""
        self._tabs.setCurrentWidget(self.table)
        self.table.setFocus()

    def begin(self) -> None:
        """Forget everything about the previous plan."""
        self._find.clear()
        for picture in self._pictures.values():
            picture.begin()

    # ------------------------------------------------------------ texts

    def set_words(self, words: str, *, resumable: bool, fits: bool) -> None:
        """Set the text below the views while no mark is current.

        Args:
            words: the text.
            resumable: whether to show the button that continues a stopped search.
            fits: whether the outcome has errors.
        """
        self._said = words
        self._resume.setVisible(resumable)
        self._find.setEnabled(fits)
        self._tell(self._read)
        self.offer_copies()

    def _tell(self, words: str) -> None:
        self._read = words
        self._told.setText(words or self._said)

    # ------------------------------------------------------------ copies and files

    def copy(self) -> None:
        """Copy what is in sight to the clipboard: a picture as an image, a table as text and HTML."""
        picture = self.picture
        if picture is None:
            self.shown_table.copy_all()
        else:
            QGuiApplication.clipboard().setImage(picture.picture())

    @property
    def kinds(self) -> tuple[str, ...]:
        """The file types of what is in sight; a CSV of a picture has its figures."""
        picture = self.picture
        if picture is None:
            return ("csv",)
        return ("png", "svg", "csv") if picture.fits_a_picture else ("svg", "csv")

    def file(self, kind: str) -> bytes:
        """Return what is in sight as a file of one of its types."""
        picture = self.picture
        return self.shown_table.csv() if picture is None or kind == "csv" else picture.file(kind)

    def offer_copies(self) -> None:
        """Enable copying and saving if there is anything in sight."""
        for tool in (self._copy, self._keep):
            tool.setEnabled(self.shown_table.model().rowCount() > 0)

    def _narrow(self, text: str) -> None:
        for table in (self.errors, self.shares):
            table.narrow(text)
        self.offer_copies()
        if not text and self.errors.chosen < 0:  # a search without results has cleared the selection
            self.errors.choose(0)

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        self._tabs.setObjectName("outcome_tabs")
        self._tabs.setAccessibleName(self.tr("Views of the comparison"))
        self._add_picture(self.dots, self.tr("Dots"))
        self._add_picture(self.heat, self.tr("Heat map"))
        for table, title in (
            (self.errors, self.tr("Table")),
            (self.table, self.tr("Strategies")),
            (self.shares, self.tr("Budget split")),
        ):
            self._tabs.addTab(table, title)
        self._tabs.setCornerWidget(ToolRow(self._find, self._copy, self._keep))
        self._told.setMinimumHeight(_TOLD_LINES * self._told.fontMetrics().lineSpacing())
        below = QHBoxLayout()
        below.setContentsMargins(8, 0, 8, 0)
        below.addWidget(self._told, 1)
        below.addWidget(self._resume)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(2)
        whole.addWidget(self._tabs, 1)
        whole.addLayout(below)
        self._move_controls()

    def _add_picture(self, picture: TableLines, title: str) -> None:
        place = QWidget()
        column = QVBoxLayout(place)
        column.setContentsMargins(8, 2, 4, 2)
        column.setSpacing(2)
        column.addWidget(picture, 1)
        self._pictures[place] = picture
        self._tabs.addTab(place, title)
        picture.picked.connect(self.place_picked)
        picture.told.connect(self._tell)

    def _move_controls(self) -> None:
        """Put the controls above the picture in sight: all pictures share them."""
        place = self._tabs.currentWidget()
        layout = place.layout()
        if place in self._pictures and isinstance(layout, QVBoxLayout):
            layout.insertWidget(0, self.controls)

    def _connect(self) -> None:
        self._find.textChanged.connect(self._narrow)
        self._copy.clicked.connect(self.copy)
        self._keep.clicked.connect(self.keep_wanted)
        self._resume.clicked.connect(self.resume_clicked)
        self.table.row_chosen.connect(self.row_chosen)
        self._tabs.currentChanged.connect(lambda _: self._see())

    def _see(self) -> None:
        self._move_controls()
        self._tell("")
        self.offer_copies()
        self.sight_changed.emit()

    def hide_columns(self, columns: Sequence[int]) -> None:
        """Hide these columns of the errors, and show all others."""
        state = tuple(columns), self.errors.model().columnCount()
        if state == self._hidden:  # asked at every move of a slider
            return
        self._hidden = state
        for column in range(self.errors.model().columnCount()):
            self.errors.setColumnHidden(column, column in columns)
