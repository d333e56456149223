"""A table view shaded by how reliable each number is; copies as a table into Excel and Word."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QItemSelection, QMimeData, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from core import Reliability
from guiapp.desktop.item_roles import RELIABILITY_ROLE
from guiapp.desktop.style import colour

TOKENS = {
    Reliability.GOOD: "heat_sure",
    Reliability.FAIR: "heat_fair",
    Reliability.POOR: "heat_weak",
    Reliability.NOISE: "heat_poor",
}
MARKS = {Reliability.GOOD: "", Reliability.FAIR: "", Reliability.POOR: "!", Reliability.NOISE: "!!"}
"""Beside the colour, so that colour alone says nothing."""


class HeatTable(QTableView):
    """Shows any model whose cells may have a Reliability."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_HeatDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(self.tr("Table"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy on Ctrl+C; everything else as usual."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def copy(self) -> None:
        """Put the selected cells, or all of them, with their headers on the clipboard."""
        QGuiApplication.clipboard().setMimeData(self.copied())

    def copied(self) -> QMimeData:
        """Return the selected cells, or all if less than two are selected, as text with tabs and as an HTML table."""
        rows, columns = self._chosen()
        lines = [self._header_line(columns), *(self._line(row, columns) for row in rows)]
        data = QMimeData()
        data.setText("\n".join("\t".join(line) for line in lines))
        cells = ("".join(f"<td>{escape(text)}</td>" for text in line) for line in lines)
        data.setHtml("<table>" + "".join(f"<tr>{line}</tr>" for line in cells) + "</table>")
        return data

    def _chosen(self) -> tuple[range, range]:
        selection: QItemSelection = self.selectionModel().selection()
        if len(self.selectionModel().selectedIndexes()) > 1:
            block = selection.at(0)
            return range(block.top(), block.bottom() + 1), range(block.left(), block.right() + 1)
        return range(self.model().rowCount()), range(self.model().columnCount())

    def _header_line(self, columns: Sequence[int]) -> list[str]:
        return ["", *(str(self.model().headerData(column, Qt.Orientation.Horizontal)) for column in columns)]

    def _line(self, row: int, columns: Sequence[int]) -> list[str]:
        model = self.model()
        label = str(model.headerData(row, Qt.Orientation.Vertical))
        return [label, *(str(model.data(model.index(row, column))) for column in columns)]


class _HeatDelegate(QStyledItemDelegate):
    """Paints the shade and the mark below and beside the text."""

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
        painter.setPen(colour("danger" if reliability is Reliability.NOISE else "warning"))
        place = option.rect.adjusted(6, 0, 0, 0)
        painter.drawText(place, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), MARKS[reliability])
        painter.restore()
