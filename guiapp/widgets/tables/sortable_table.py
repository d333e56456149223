"""A table that sorts by its own numbers when a header is clicked, narrows to words, and copies its rows."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from guiapp.desktop.ordered_rows import OrderedRows
from guiapp.widgets.tables.table_text import csv_of, pasted_from
from guiapp.widgets.tables.wide_column import RIM

FIT_MS = 200
FITTED_ROWS = 30
LEAST_ROWS = 3
LEAST_NAME = 36
"""Letters of a name that stay in sight beside the numbers."""
MOST_TEXT = 60
"""Letters of any other text that a column is made wide for."""
_ANY_NUMBER = 2**31 - 1
"""Of cells that change at once."""


class SortableTable(QTableView):
    """Shows ordered rows, which are told by their numbers, however they are sorted.

    Args:
        source: the model.
        name: the object name.
        words: what is in it, for the screen reader.
    """

    row_chosen = Signal(int)
    row_activated = Signal(int)

    def __init__(self, source: OrderedRows, name: str, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(words)
        self._rows = source
        self.setModel(source)
        self._dress()
        self._changes = 0
        self._rows.modelReset.connect(self._fit_soon)
        self._rows.dataChanged.connect(self._fit_soon)
        self.horizontalHeader().setResizeContentsPrecision(FITTED_ROWS)
        self.selectionModel().currentRowChanged.connect(lambda index, _: self._say(index.row()))
        self.activated.connect(lambda index: self.row_activated.emit(self._rows.number_at(index.row())))

    def _dress(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # tables of one attribute differ at the end
        self.setUpdateThreshold(_ANY_NUMBER)  # paint the columns that change, even where they change in all rows
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setStretchLastSection(not self._ends_in_numbers)
        header.setHighlightSections(False)
        header.setProperty("bar", "true")
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setSortIndicatorClearable(True)
        self.setSortingEnabled(True)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)

    @property
    def _ends_in_numbers(self) -> bool:
        """Whether the last column is aligned to the right: stretched, its numbers would stand far from the others."""
        last, role = self._rows.columnCount() - 1, Qt.ItemDataRole.TextAlignmentRole
        side = self._rows.headerData(last, Qt.Orientation.Horizontal, role)
        return bool(int(side or 0) & int(Qt.AlignmentFlag.AlignRight))

    def choose(self, row: int) -> None:
        """Make a row of the model the current one, and bring it into sight; −1 for none."""
        place = self._rows.place_of(row)
        if place < 0:
            self.clearSelection()
        elif place != self.currentIndex().row() or not self.selectionModel().hasSelection():
            self.selectRow(place)
            self.scrollTo(self._rows.index(place, 0))

    @property
    def chosen(self) -> int:
        """The number of the current row as it was given; −1 for none."""
        return self._rows.number_at(self.currentIndex().row()) if self.currentIndex().isValid() else -1

    def copy_all(self) -> None:
        """Put everything, as it is sorted and narrowed, on the clipboard, to be pasted into Excel or Word."""
        QGuiApplication.clipboard().setMimeData(pasted_from(self._rows, self._columns_in_sight))

    def csv(self) -> bytes:
        """Return the same as the content of a CSV file."""
        return csv_of(self._rows, self._columns_in_sight)

    def narrow(self, text: str) -> None:
        """Show only the rows whose first column has all these words; "" for all rows."""
        chosen = self.chosen
        self._rows.narrow(text)
        self.choose(chosen)

    @property
    def _columns_in_sight(self) -> list[int]:
        return [column for column in range(self._rows.columnCount()) if not self.isColumnHidden(column)]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy on Ctrl+C; everything else as usual."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_all()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the columns to what changed while the table was out of sight."""
        super().showEvent(event)
        self._fit_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give a name that gave way the room that is there now; a dialog gets its width after its table is shown."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit(self._changes)

    def sizeHintForColumn(self, column: int) -> int:
        """Return the room that the words of a column need, with the rim that Qt does not count."""
        return super().sizeHintForColumn(column) + RIM

    def _fit_soon(self) -> None:
        """Fit the columns to their contents once the changes are over: measuring them would hold up a slider."""
        self._changes += 1
        change = self._changes
        QTimer.singleShot(FIT_MS, self, lambda: self._fit(change))

    def _fit(self, change: int) -> None:
        if change == self._changes and self.isVisible():
            self._fit_columns()

    def _fit_columns(self) -> None:
        """Fit the columns to their contents; a long name gives way, so that no number is out of sight."""
        self.resizeColumnsToContents()
        header, letter = self.horizontalHeader(), self.fontMetrics().averageCharWidth()
        for column in range(1, header.count()):
            if header.sectionSize(column) > MOST_TEXT * letter:
                header.resizeSection(column, MOST_TEXT * letter)
        name, over = header.sectionSize(0), header.length() - self.viewport().width()
        least = min(name, LEAST_NAME * letter)
        header.resizeSection(0, max(least, min(name, name - over)))

    def _say(self, row: int) -> None:
        if row >= 0:
            self.row_chosen.emit(self._rows.number_at(row))


class LowTable(SortableTable):
    """One that is content with a few rows, where what is around it needs the room."""

    def sizeHint(self) -> QSize:
        """Return room for the heading, LEAST_ROWS, and the bar below them."""
        rows = LEAST_ROWS * self.verticalHeader().defaultSectionSize()
        around = self.horizontalHeader().sizeHint().height() + self.horizontalScrollBar().sizeHint().height()
        height = around + rows + 2 * self.frameWidth()
        return QSize(super().sizeHint().width(), height)

    def minimumSizeHint(self) -> QSize:
        """Return the same height."""
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())
