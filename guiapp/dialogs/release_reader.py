"""Read released tables: a list of them, and the one chosen as a crosstab with its margins of error."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from core import CumulativeCounts, Release, ReleasedTable, crosstab
from guiapp.desktop.number_words import percent_text, whole_text
from guiapp.models.contingency_model import ContingencyModel, Show, margin_text
from guiapp.models.cumulative_model import CumulativeModel
from guiapp.widgets.buttons import button
from guiapp.widgets.card import heading_label, muted_label
from guiapp.widgets.heat_legend import HeatLegend
from guiapp.widgets.heat_table import HeatTable
from guiapp.widgets.range_reader import RangeReader

LIST_WIDTH = 220
COLUMN_WIDTH = 120


class ReleaseReader(QWidget):
    """Shows one Release; used for real ones and for rehearsals.

    Signals:
        copied: the words to tell that the table is on the clipboard.
    """

    copied = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._release: Release | None = None
        self._model = ContingencyModel(self)
        self._find = QLineEdit()
        self._find.setObjectName("find_table")
        self._find.setPlaceholderText(self.tr("Find a table"))
        self._find.setAccessibleName(self.tr("Find a table"))
        self._find.setClearButtonEnabled(True)
        self._list = QListWidget()
        self._list.setObjectName("released_tables")
        self._list.setAccessibleName(self.tr("Released tables"))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._heading = heading_label("")
        self._heading.setObjectName("released_title")
        self._words = muted_label(name="released_words")
        self._across = QComboBox()
        self._across.setObjectName("across")
        self._show = QComboBox()
        self._show.setObjectName("show_cells")
        self._copy = button(self.tr("Copy"), "copy_table", "copy")
        self._table = HeatTable()
        self._table.setObjectName("crosstab")
        self._table.setModel(self._model)
        self._table.setSortingEnabled(False)
        self._ranges = RangeReader()
        self._fill_show()
        self._lay_out()
        self._connect()

    def show_release(self, release: Release | None) -> None:
        """Show the tables of `release`, the first of them open."""
        self._release = release
        self._find.clear()
        self._list.clear()
        for table in release.tables if release else ():
            item = QListWidgetItem(table.title or self.tr("everybody"))
            item.setToolTip(item.text())
            self._list.addItem(item)
        self._list.setCurrentRow(0 if self._list.count() else -1)

    def choose(self, title: str) -> None:
        """Open the table of that title."""
        for item in self._list.findItems(title, Qt.MatchFlag.MatchExactly):
            self._list.setCurrentItem(item)

    @property
    def table(self) -> ReleasedTable | None:
        """The table that is open."""
        row = self._list.currentRow()
        return self._release.tables[row] if self._release is not None and row >= 0 else None

    # ------------------------------------------------------------ building

    def _fill_show(self) -> None:
        for show, words in (
            (Show.WITH_MARGIN, self.tr("Numbers with ±")),
            (Show.NUMBERS, self.tr("Numbers")),
            (Show.INTERVALS, self.tr("Intervals")),
            (Show.ROW_PARTS, self.tr("% of the row")),
            (Show.COLUMN_PARTS, self.tr("% of the column")),
            (Show.WHOLE_PARTS, self.tr("% of the total")),
        ):
            self._show.addItem(words, show.value)

    def _lay_out(self) -> None:
        left = QWidget()
        left.setMinimumWidth(LIST_WIDTH)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._find)
        column.addWidget(self._list, 1)
        right = QWidget()
        whole = QVBoxLayout(right)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addWidget(self._heading)
        whole.addWidget(self._words)
        whole.addLayout(self._tools())
        whole.addWidget(self._table, 1)
        whole.addWidget(HeatLegend())
        whole.addWidget(self._ranges)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(16)
        split.addWidget(left)
        split.addWidget(right)
        split.setStretchFactor(1, 1)
        split.setSizes([LIST_WIDTH, 4 * LIST_WIDTH])
        frame = QVBoxLayout(self)
        frame.setContentsMargins(0, 0, 0, 0)
        frame.addWidget(split)

    def _tools(self) -> QHBoxLayout:
        tools = QHBoxLayout()
        tools.setSpacing(8)
        for text, box in ((self.tr("&Show"), self._show), (self.tr("&Across"), self._across)):
            label = QLabel(text)
            label.setBuddy(box)
            tools.addWidget(label)
            tools.addWidget(box)
        tools.addStretch(1)
        tools.addWidget(self._copy)
        return tools

    def _connect(self) -> None:
        self._find.textChanged.connect(self._filter)
        self._list.currentRowChanged.connect(self._open)
        self._across.activated.connect(self._lay_table_out)
        self._show.activated.connect(self._choose_show)
        self._copy.clicked.connect(self._copy_table)
        header = self._table.horizontalHeader()
        header.setDefaultSectionSize(COLUMN_WIDTH)
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(True)
        header.setSortIndicatorClearable(True)
        header.sortIndicatorChanged.connect(self._sort)

    # ------------------------------------------------------------ acting

    def _filter(self, text: str) -> None:
        for row in range(self._list.count()):
            item = self._list.item(row)
            item.setHidden(text.casefold() not in item.text().casefold())

    def _open(self) -> None:
        self._across.clear()
        table = self.table
        if table is not None:
            names = table.published.names
            self._across.addItem(self.tr("nothing"), "")
            for name in names:
                self._across.addItem(name, name)
            self._across.setCurrentIndex(len(names) if len(names) > 1 else 0)
            self._across.setEnabled(len(names) > 1)
        self._offer_sums(table)
        self._ranges.show_table(table)
        self._lay_table_out()

    def _offer_sums(self, table: ReleasedTable | None) -> None:
        """Offer the cumulative counts of the table, where it has some, beside the ways to show its cells."""
        chosen = self._show.currentIndex()
        while self._show.count() > len(Show):
            self._show.removeItem(len(Show))
        for counts in table.cumulative if table is not None else ():
            self._show.addItem(self.tr("Cumulative along {0}").format(counts.name), counts)
        if chosen >= self._show.count():
            self._show.setCurrentIndex(0)

    def _choose_show(self) -> None:
        counts = self._show.currentData()
        if isinstance(counts, CumulativeCounts):
            self._put(CumulativeModel(counts, self))
            self._words.setText(self.tr("Each row counts everybody up to its label, with a ± of its own; noise only."))
            return
        self._put(self._model)
        self._model.set_show(Show(counts))
        if self.table is not None and self._release is not None:
            self._words.setText(self._about(self.table, self._release.statement.coverage))

    def _put(self, model: QAbstractItemModel) -> None:
        """Let the table show `model`; one that is not needed any more is let go."""
        before = self._table.model()
        if before is model:
            return
        self._table.setModel(model)
        self._table.horizontalHeader().setSortIndicatorShown(model is self._model)
        if before is not self._model:
            before.deleteLater()
        self._table.resizeColumnsToContents()

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        if self._table.model() is self._model:
            self._model.sort(column, order)

    def _lay_table_out(self) -> None:
        table = self.table
        self._table.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        if table is None or self._release is None:
            self._model.set_crosstab(None)
            self._put(self._model)
            return
        across = self._across.currentData()
        self._model.set_crosstab(crosstab(table, (across,) if across else ()))
        self._choose_show()
        self._heading.setText(table.title or self.tr("everybody"))
        self._table.resizeColumnsToContents()

    def _about(self, table: ReleasedTable, coverage: float) -> str:
        words = self.tr("Each number lies within ±{0} of the true count with {1} certainty; noise only.").format(
            margin_text(table.half_width), percent_text(coverage, 0)
        )
        hidden = self._model.n_hidden_rows
        if hidden:
            words += " " + self.tr("{0} more rows are in the exports.").format(whole_text(hidden))
        return words

    def _copy_table(self) -> None:
        self._table.copy()
        self.copied.emit(self.tr("Copied. It pastes as a table into Excel and Word."))
