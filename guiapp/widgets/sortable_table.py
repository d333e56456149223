"""A table that sorts by its own numbers when a header is clicked, narrows to words, and copies its rows."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QRegularExpression, QSortFilterProxyModel, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from guiapp.desktop.item_roles import SORT_ROLE
from guiapp.widgets.table_text import csv_of, pasted_from

FIT_MS = 200
FITTED_ROWS = 30


class SortableTable(QTableView):
    """Shows any model; rows are told by their place in that model, however they are sorted.

    Args:
        source: the model.
        name: the object name.
        words: what is in it, for the screen reader.
    """

    row_chosen = Signal(int)
    row_activated = Signal(int)

    def __init__(self, source: QAbstractItemModel, name: str, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(words)
        self._proxy = QSortFilterProxyModel(self)
        self._proxy.setSortRole(SORT_ROLE)
        self._proxy.setSourceModel(source)
        self.setModel(self._proxy)
        self._dress()
        self._changes = 0
        self._proxy.modelReset.connect(self._fit_soon)
        self._proxy.dataChanged.connect(self._fit_soon)
        self.horizontalHeader().setResizeContentsPrecision(FITTED_ROWS)
        self.selectionModel().currentRowChanged.connect(lambda index, _: self._say(index.row()))
        self.activated.connect(lambda index: self.row_activated.emit(self._source_row(index.row())))

    def _dress(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setStretchLastSection(not self._ends_in_numbers)
        header.setHighlightSections(False)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setSortIndicatorClearable(True)
        self.setSortingEnabled(True)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)

    @property
    def _ends_in_numbers(self) -> bool:
        """Whether the last column is aligned to the right: stretched, its numbers would stand far from the others."""
        last, role = self._proxy.columnCount() - 1, Qt.ItemDataRole.TextAlignmentRole
        side = self._proxy.headerData(last, Qt.Orientation.Horizontal, role)
        return bool(int(side or 0) & int(Qt.AlignmentFlag.AlignRight))

    def choose(self, row: int) -> None:
        """Make a row of the model the current one, and bring it into sight; −1 for none."""
        if row < 0:
            self.clearSelection()
            return
        place = self._proxy.mapFromSource(self._proxy.sourceModel().index(row, 0))
        if place.row() != self.currentIndex().row() or not self.selectionModel().hasSelection():
            self.selectRow(place.row())
            self.scrollTo(place)

    @property
    def chosen(self) -> int:
        """The current row's place in the model; −1 for none."""
        return self._source_row(self.currentIndex().row()) if self.currentIndex().isValid() else -1

    def copy_all(self) -> None:
        """Put everything, as it is sorted and narrowed, on the clipboard, to be pasted into Excel or Word."""
        QGuiApplication.clipboard().setMimeData(pasted_from(self._proxy, self._columns_in_sight))

    def csv(self) -> bytes:
        """Return the same as the content of a CSV file."""
        return csv_of(self._proxy, self._columns_in_sight)

    def narrow(self, text: str) -> None:
        """Show only the rows whose first column has all these words; "" for all rows."""
        words = "".join(f"(?=.*{QRegularExpression.escape(word)})" for word in text.split())
        self._proxy.setFilterRegularExpression(
            QRegularExpression(f"^{words}", QRegularExpression.PatternOption.CaseInsensitiveOption)
        )

    @property
    def _columns_in_sight(self) -> list[int]:
        return [column for column in range(self._proxy.columnCount()) if not self.isColumnHidden(column)]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy on Ctrl+C; everything else as usual."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_all()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the columns to what changed while the table was out of sight."""
        super().showEvent(event)
        self.resizeColumnsToContents()

    def _fit_soon(self) -> None:
        """Fit the columns to their contents once the changes are over: measuring them would hold up a slider."""
        self._changes += 1
        change = self._changes
        QTimer.singleShot(FIT_MS, self, lambda: self._fit(change))

    def _fit(self, change: int) -> None:
        if change == self._changes and self.isVisible():
            self.resizeColumnsToContents()

    def _say(self, row: int) -> None:
        if row >= 0:
            self.row_chosen.emit(self._source_row(row))

    def _source_row(self, row: int) -> int:
        return self._proxy.mapToSource(self._proxy.index(row, 0)).row()
