"""Table view of a crosstab: nested headers, totals that stay in sight, copies for spreadsheets and word processors."""

from __future__ import annotations

from itertools import chain

from PySide6.QtCore import QItemSelection, QMimeData, QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem, QTableView, QWidget

from core.front_door import csv_content
from guiapp.desktop.item_roles import SPREAD_ROLE
from guiapp.widgets.tables.cell_delegate import CellDelegate
from guiapp.widgets.tables.nested_header import NestedHeader
from guiapp.widgets.tables.sticky_totals import StickyTotals
from guiapp.widgets.tables.table_text import markdown, pasted

Index = QModelIndex | QPersistentModelIndex


class CrosstabView(QTableView):
    """Shows any model with data for SPREAD_ROLE; with LEVELS_ROLE, headers nest and totals stay in sight.

    Attributes:
        corner: header above the row labels in copied text.
        side: header of the rows.
        top: header of the columns.
        widest: pixels that the widest column needs, the total not counted.

    Signals:
        chosen: other cells are selected.
    """

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.corner = ""
        self.widest = 0
        self._needed: list[int] = []
        self._given: list[int] = []
        self.side, self.top = NestedHeader(Qt.Orientation.Vertical), NestedHeader(Qt.Orientation.Horizontal)
        self.setVerticalHeader(self.side)
        self.setHorizontalHeader(self.top)
        self.setItemDelegate(CellDelegate(self))
        self._totals = StickyTotals(self, self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        # Columns scroll as a whole, since a number that is cut would be read as another one.
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)  # Tab leaves the table, arrows move in it
        self.setAccessibleName(self.tr("Table"))

    # ------------------------------------------------------------ widths

    def fit(self) -> None:
        """Fit the columns to their numbers, and the headers to their labels."""
        self.side.fit()
        self.top.fit()
        self.resizeColumnsToContents()
        self._needed = [self.columnWidth(column) for column in range(self.model().columnCount())]
        self._given = []
        self._fill()

    def name_rows(self, names: tuple[str, ...]) -> None:
        """Write the names of the attributes of the rows over their labels, outermost first."""
        self.side.names = names
        self._totals.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Distribute the width again, unless the user has resized a column."""
        super().resizeEvent(event)
        # Widths that differ from those set here were set by the user, and stay.
        if self._given == [self.columnWidth(column) for column in range(len(self._given))]:
            self._fill()
        self._totals.setGeometry(self.rect())
        self._keep_totals()

    def _fill(self) -> None:
        """Give columns that do not all fit one width, of which as many fill the room as possible, so none is cut."""
        room, needed = self.viewport().width(), self._needed
        self._given = list(needed)
        own = needed[-1] if len(needed) > 1 and self.top.is_total(len(needed) - 1) else 0
        parts = needed[:-1] if own else needed
        self.widest = max(parts, default=0)
        own *= room - own >= self.widest  # else the total scrolls with the rest
        if parts and sum(needed) > room:
            n_whole = max((room - own) // self.widest, 1)
            width = max((room - own) // n_whole, self.widest)
            self._given[: len(parts)] = [width] * len(parts)
            if own:
                self._given[-1] = max(own, room - n_whole * width)
        for column, width in enumerate(self._given):
            self.setColumnWidth(column, width)
        self._keep_totals()

    def columns_in_sight(self) -> range:
        """Return the columns in sight, those behind the totals included."""
        last = self.columnAt(self.viewport().width() - 1)
        return range(max(self.columnAt(0), 0), (last if last >= 0 else self.model().columnCount() - 1) + 1)

    def rows_in_sight(self) -> range:
        """Return the rows in sight, those behind the totals included."""
        last = self.rowAt(self.viewport().height() - 1)
        return range(max(self.rowAt(0), 0), (last if last >= 0 else self.model().rowCount() - 1) + 1)

    # ------------------------------------------------------------ totals that stay in sight

    def indexAt(self, pos: QPoint) -> QModelIndex:
        """Return the cell at a place of the viewport; the total where one is kept in sight."""
        found = super().indexAt(pos)
        row, column = found.row(), found.column()
        if pos.y() >= self.viewport().height() - self._totals.below() > 0:
            row, column = self.model().rowCount() - 1, self.columnAt(pos.x())
        if pos.x() >= self.viewport().width() - self._totals.beside() > 0:
            row, column = (row if row >= 0 else self.rowAt(pos.y())), self.model().columnCount() - 1
        return self.model().index(row, column) if row >= 0 and column >= 0 else found

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Scroll a cell to where no total covers it; a total that is kept in sight stays where it is."""
        if not index.isValid():  # while it is built, without a model
            return
        row, column = index.row(), index.column()
        below, beside = self._totals.below(), self._totals.beside()
        if below and row == self.model().rowCount() - 1:
            row = max(self.rowAt(0), 0)
        if beside and column == self.model().columnCount() - 1:
            column = max(self.columnAt(0), 0)
        super().scrollTo(self.model().index(row, column), hint)
        rect = self.visualRect(self.model().index(row, column))
        hidden = rect.bottom() + 1 - (self.viewport().height() - self._totals.below())
        if self._totals.below() and hidden > 0:
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + hidden)
        while self._totals.beside() and rect.right() >= self.viewport().width() - self._totals.beside():
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + 1)
            moved = self.visualRect(self.model().index(row, column))
            if moved == rect:
                break
            rect = moved

    def paint_cell(self, painter: QPainter, place: QRect, row: int, column: int) -> None:
        """Paint one cell somewhere else than where it is."""
        option, index = QStyleOptionViewItem(), self.model().index(row, column)
        self.initViewItemOption(option)
        option.rect = place
        if self.selectionModel().isSelected(index):
            option.state |= QStyle.StateFlag.State_Selected
        delegate = self.itemDelegate()
        if isinstance(delegate, CellDelegate):
            delegate.paint_whole(painter, option, index)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Repaint the headers and all numbers after scrolling."""
        # QAbstractItemView moves the pixels that it has (Qt 6.10.3): numbers at its edge were painted cut, and labels
        # of several lines are written elsewhere after it.
        super().scrollContentsBy(dx, dy)
        self._keep_totals()

    def _keep_totals(self) -> None:
        self.side.covered, self.top.covered = self._totals.below(), self._totals.beside()
        for part in (self.viewport(), self.side.viewport(), self.top.viewport(), self._totals):
            part.update()

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Tell that other cells are selected."""
        super().selectionChanged(selected, deselected)
        self._totals.update()
        self.chosen.emit()

    def chosen_places(self) -> list[tuple[int, int]]:
        """Return row and column of the selected cells, in the order in which they were selected."""
        return [(index.row(), index.column()) for index in self.selectionModel().selectedIndexes()]

    # ------------------------------------------------------------ copies

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy on Ctrl+C; handle other keys as QTableView does."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def copy(self) -> None:
        """Copy the selected cells, or all, with their headers to the clipboard."""
        QGuiApplication.clipboard().setMimeData(self.copied())

    def copied(self) -> QMimeData:
        """Return the selected cells, or all if less than two are selected, as text with tabs and as an HTML table."""
        return pasted(self._spread(*self._chosen()))

    def csv(self) -> bytes:
        """Return the content of a CSV file with all cells."""
        return csv_content(self._spread(list(range(self.model().rowCount())), list(range(self.model().columnCount()))))

    def _spread(self, rows: list[int], columns: list[int]) -> list[list[object]]:
        model = self.model()
        # A cell such as "107 ± 12" takes two columns, so that a spreadsheet gets two numbers instead of a text.
        spread = (model.headerData(column, Qt.Orientation.Horizontal, SPREAD_ROLE) for column in columns)
        lines: list[list[object]] = [[self.corner, *chain.from_iterable(spread)]]
        for row in rows:
            cells = (model.index(row, column).data(SPREAD_ROLE) for column in columns)
            lines.append([self._label(row), *chain.from_iterable(cells)])
        return lines

    def markdown(self) -> str:
        """Return the selected cells, or all, as a Markdown table with the shown texts."""
        model = self.model()
        rows, columns = self._chosen()
        lines = [[self.corner, *(str(model.headerData(column, Qt.Orientation.Horizontal)) for column in columns)]]
        lines += [[self._label(row), *(str(model.index(row, column).data()) for column in columns)] for row in rows]
        return markdown(lines)

    def _chosen(self) -> tuple[list[int], list[int]]:
        """Return the rows and the columns of the selected cells; all if fewer than two are selected."""
        places = self.chosen_places()
        if len(places) > 1:
            return sorted({row for row, _ in places}), sorted({column for _, column in places})
        return list(range(self.model().rowCount())), list(range(self.model().columnCount()))

    def _label(self, row: int) -> str:
        return str(self.model().headerData(row, Qt.Orientation.Vertical))
