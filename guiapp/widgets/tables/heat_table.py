"""Table view shaded by the reliability of each number; copies as a table for spreadsheets and word processors."""

from __future__ import annotations

from itertools import accumulate, chain

from PySide6.QtCore import QItemSelection, QMimeData, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from core import Reliability, csv_content
from guiapp.desktop.item_roles import RELIABILITY_ROLE, SPREAD_ROLE
from guiapp.desktop.reliability_words import MARKS
from guiapp.desktop.style import colour
from guiapp.widgets.tables.name_headers import FoldedHeader
from guiapp.widgets.tables.table_text import markdown, pasted

TOKENS = {
    Reliability.GOOD: "heat_sure",
    Reliability.FAIR: "heat_fair",
    Reliability.POOR: "heat_weak",
    Reliability.NOISE: "heat_poor",
}
_EDGES = 20
"""Pixels left and right of a number, together."""


class HeatTable(QTableView):
    """Shows any model with data for SPREAD_ROLE and RELIABILITY_ROLE.

    Attributes:
        corner: header above the row labels in copied text.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.corner = ""
        self._needed: list[int] = []
        self._given: list[int] = []
        self._side = FoldedHeader()
        self.setVerticalHeader(self._side)
        self.setItemDelegate(_HeatDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        # Columns scroll as a whole, since a number that is cut would be read as another one.
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)  # Tab leaves the table, arrows move in it
        self.setAccessibleName(self.tr("Table"))

    def fit(self) -> None:
        """Fit the columns to their numbers, and the rows to their labels."""
        self._side.fit()
        self.resizeColumnsToContents()
        self._needed = [self.columnWidth(column) for column in range(self.model().columnCount())]
        self._given = []
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Distribute the width again, unless the user has resized a column."""
        super().resizeEvent(event)
        # Widths that differ from those set here were set by the user, and stay.
        if self._given == [self.columnWidth(column) for column in range(len(self._given))]:
            self._fill()

    def _fill(self) -> None:
        """Give the spare width to the columns that are visible as a whole, so that none is cut at the edge."""
        ends = [end for end in accumulate(self._needed) if end <= self.viewport().width()]
        before, n_whole = len(self._given), len(ends)
        self._given = self._needed[: max(before, n_whole)]
        if 0 < n_whole < len(self._needed):
            share, over = divmod(self.viewport().width() - ends[-1], n_whole)
            self._given[:n_whole] = [
                width + share + (column < over) for column, width in enumerate(self._needed[:n_whole])
            ]
        for column, width in enumerate(self._given):
            self.setColumnWidth(column, width)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy on Ctrl+C; handle other keys as QTableView does."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Repaint all numbers after horizontal scrolling."""
        # QAbstractItemView moves the pixels that it has (Qt 6.10.3), and the numbers at its edge were painted cut.
        super().scrollContentsBy(dx, dy)
        if dx:
            self.viewport().update()

    def copy(self) -> None:
        """Copy the selected cells, or all, with their headers to the clipboard."""
        QGuiApplication.clipboard().setMimeData(self.copied())

    def copied(self) -> QMimeData:
        """Return the selected cells, or all if less than two are selected, as text with tabs and as an HTML table."""
        return pasted(self._spread(*self._chosen()))

    def csv(self) -> bytes:
        """Return the content of a CSV file with all cells."""
        return csv_content(self._spread(range(self.model().rowCount()), range(self.model().columnCount())))

    def _spread(self, rows: range, columns: range) -> list[list[object]]:
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

    def _chosen(self) -> tuple[range, range]:
        selection: QItemSelection = self.selectionModel().selection()
        if len(self.selectionModel().selectedIndexes()) > 1:
            block = selection.at(0)
            return range(block.top(), block.bottom() + 1), range(block.left(), block.right() + 1)
        return range(self.model().rowCount()), range(self.model().columnCount())

    def _label(self, row: int) -> str:
        return str(self.model().headerData(row, Qt.Orientation.Vertical))


class _HeatDelegate(QStyledItemDelegate):
    """Paints the shade below the text, and the mark beside it."""

    def __init__(self, view: QTableView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Add the width of a mark."""
        return super().sizeHint(option, index) + QSize(option.fontMetrics.horizontalAdvance(max(MARKS.values())), 0)

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Show a number only if all of it fits the visible part of its cell: a part would be read as another number."""
        super().initStyleOption(option, index)
        width = self._view.viewport().width()
        if option.rect.right() >= width or option.rect.left() < 0:
            option.rect.setLeft(max(option.rect.left(), 0))
            option.rect.setRight(min(option.rect.right(), width - 1))
            if option.fontMetrics.horizontalAdvance(option.text + max(MARKS.values())) + _EDGES > option.rect.width():
                option.text = "…"

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        reliability = index.data(RELIABILITY_ROLE)
        if reliability is None:
            super().paint(painter, option, index)
            return
        painter.fillRect(option.rect, colour(TOKENS[reliability]))
        super().paint(painter, option, index)
        painter.save()
        painter.setPen(colour("danger" if reliability == Reliability.NOISE else "warning"))
        place = option.rect.adjusted(6, 0, 0, 0)
        painter.drawText(place, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), MARKS[reliability])
        painter.restore()
