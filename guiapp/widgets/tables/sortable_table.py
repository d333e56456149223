"""Table view that sorts by numeric values, filters by words, and copies its rows."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QTableView, QWidget

from guiapp.desktop.ordered_rows import OrderedRows
from guiapp.widgets.tables.table_text import csv_of, pasted_from
from guiapp.widgets.tables.wide_column import RIM

FIT_MS = 200
"""Milliseconds without a change before columns are fitted; a shorter pause would fit them while a slider moves."""
FITTED_ROWS = 30
"""Rows measured for the width of columns: about those on the screen; measuring thousands takes seconds."""
LEAST_ROWS = 3
"""Rows that a LowTable shows at least."""
LEAST_NAME = 36
"""Characters of a name that stay visible beside the numbers."""
MOST_TEXT = 60
"""Characters of any other text that a column is made wide for."""
_ARROW = (QStyle.PixelMetric.PM_HeaderMarkSize, QStyle.PixelMetric.PM_HeaderMargin)
"""What QHeaderView adds to the width of a heading for the arrow of sorting (PySide6 6.10.3: sectionSizeHint())."""
_ANY_NUMBER = 2**31 - 1
"""Update threshold: changed cells above which QAbstractItemView repaints everything (200 in PySide6 6.10.3); the
largest int turns that off."""


class SortableTable(QTableView):
    """Shows OrderedRows, whose row numbers do not depend on the sorting.

    Args:
        source: the model.
        name: the object name.
        words: accessible name.
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
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # titles that begin alike differ at their end
        self.setUpdateThreshold(_ANY_NUMBER)  # repaint the changed columns only, even if all rows change
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
        """Whether the last column is right-aligned: stretched, its numbers would be far from the others."""
        last, role = self._rows.columnCount() - 1, Qt.ItemDataRole.TextAlignmentRole
        side = self._rows.headerData(last, Qt.Orientation.Horizontal, role)
        return bool(int(side or 0) & int(Qt.AlignmentFlag.AlignRight))

    def choose(self, row: int) -> None:
        """Make a row of the model current and scroll to it; −1 for none."""
        place = self._rows.place_of(row)
        if place < 0:
            self.clearSelection()
        elif place != self.currentIndex().row() or not self.selectionModel().hasSelection():
            self.selectRow(place)
            self.scrollTo(self._rows.index(place, 0))

    @property
    def chosen(self) -> int:
        """The model's number of the current row; −1 for none."""
        return self._rows.number_at(self.currentIndex().row()) if self.currentIndex().isValid() else -1

    def copy_all(self) -> None:
        """Copy all shown rows, as sorted, to the clipboard, for spreadsheets and word processors."""
        QGuiApplication.clipboard().setMimeData(pasted_from(self._rows, self._columns_in_sight))

    def csv(self) -> bytes:
        """Return all shown rows, as sorted, as the content of a CSV file."""
        return csv_of(self._rows, self._columns_in_sight)

    def narrow(self, text: str) -> None:
        """Show only rows whose first column contains all words of `text`; all rows for ""."""
        chosen = self.chosen
        self._rows.narrow(text)
        self.choose(chosen)

    @property
    def _columns_in_sight(self) -> list[int]:
        return [column for column in range(self._rows.columnCount()) if not self.isColumnHidden(column)]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy on Ctrl+C; handle other keys as QTableView does."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_all()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the columns to changes made while the table was hidden."""
        super().showEvent(event)
        self._fit_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns again: a dialog gets its final width after its table is shown."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit(self._changes)

    def sizeHintForColumn(self, column: int) -> int:
        """Return the width of a column's texts with the border of a selected cell; see `RIM`."""
        return super().sizeHintForColumn(column) + RIM

    def _fit_soon(self) -> None:
        """Fit the columns after a pause in the changes, as measuring them would delay a slider."""
        self._changes += 1
        change = self._changes
        QTimer.singleShot(FIT_MS, self, lambda: self._fit(change))

    def _fit(self, change: int) -> None:
        if change == self._changes and self.isVisible():
            self._fit_columns()

    def _fit_columns(self) -> None:
        """Fit the columns to their contents; shorten a long name so that all numbers stay visible."""
        self.resizeColumnsToContents()
        header, letter = self.horizontalHeader(), self.fontMetrics().averageCharWidth()
        # A header of which columns are sorted counts an arrow beside its words; ours stands above them.
        arrow = sum(map(self.style().pixelMetric, _ARROW))
        for column in range(header.count()):
            if not header.isSectionHidden(column):
                words = header.sectionSizeHint(column) - arrow
                header.resizeSection(column, max(words, self.sizeHintForColumn(column)))
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
    """A SortableTable with a small minimum height, for crowded pages."""

    def sizeHint(self) -> QSize:
        """Return the height of the header, LEAST_ROWS rows and the scroll bar."""
        rows = LEAST_ROWS * self.verticalHeader().defaultSectionSize()
        around = self.horizontalHeader().sizeHint().height() + self.horizontalScrollBar().sizeHint().height()
        height = around + rows + 2 * self.frameWidth()
        return QSize(super().sizeHint().width(), height)

    def minimumSizeHint(self) -> QSize:
        """Return the height of the sizeHint as the minimum."""
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())
