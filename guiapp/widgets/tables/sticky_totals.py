"""Keeps the totals of a crosstab in sight, with their headers, while its other lines are scrolled."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from guiapp.desktop.style import colour
from guiapp.widgets.tables.nested_header import EDGE, NestedHeader, bold

_MOST = 0.5
"""Share of the height that a total may take: in a lower window, it scrolls with the rest."""


class Totalled(Protocol):
    """A table whose last row and column may be totals.

    Attributes:
        side: header of the rows.
        top: header of the columns.
        widest: pixels that the widest column needs, the total not counted.
    """

    side: NestedHeader
    top: NestedHeader
    widest: int

    def viewport(self) -> QWidget:
        """Return what the cells are painted on."""

    def columns_in_sight(self) -> range:
        """Return the columns in sight, those behind the totals included."""

    def rows_in_sight(self) -> range:
        """Return the rows in sight, those behind the totals included."""

    def paint_cell(self, painter: QPainter, place: QRect, row: int, column: int) -> None:
        """Paint one cell somewhere else than where it is."""


class StickyTotals(QWidget):
    """Lies over a table, its parent; mouse and keys go through to it."""

    def __init__(self, view: Totalled, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = view
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def below(self) -> int:
        """Return the height of the row of totals that is kept in sight at the bottom; 0 if it is in sight anyway."""
        header, room = self._view.side, self._view.viewport().height()
        last = header.count() - 1
        height = header.sectionSize(last) if last > 0 and header.is_total(last) else 0
        is_away = header.sectionViewportPosition(last) + height > room if height else False
        return height if is_away and height < _MOST * room else 0

    def beside(self) -> int:
        """Return the width of the column of totals that is kept in sight at the right; 0 if it is in sight anyway."""
        header, room = self._view.top, self._view.viewport().width()
        last = header.count() - 1
        width = header.sectionSize(last) if last > 0 and header.is_total(last) else 0
        is_away = header.sectionViewportPosition(last) + width > room if width else False
        return width if is_away and room - width >= self._view.widest else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the totals that are out of sight, and the names of the attributes of the rows."""
        del event
        painter = QPainter(self)
        cells = self._view.viewport().geometry()
        self._paint_names(painter, cells.topLeft())
        below, beside = self.below(), self.beside()
        if below:
            self._paint_row(painter, cells, below, beside)
        if beside:
            self._paint_column(painter, cells, below, beside)
        if below and beside:
            place = QRect(cells.right() + 1 - beside, cells.bottom() + 1 - below, beside, below)
            self._paint_cell(painter, place, self._view.side.count() - 1, self._view.top.count() - 1)
        painter.end()

    def _paint_names(self, painter: QPainter, corner: QPoint) -> None:
        sizes, left = self._view.side.level_sizes, self._view.side.geometry().left()
        if len(sizes) != len(self._view.side.names) or not corner.y():
            return
        painter.setFont(bold(self._view.side.font()))
        painter.setPen(colour("muted"))
        for name, width in zip(self._view.side.names, sizes, strict=True):
            room = QRect(left + EDGE, 0, width - EDGE - 2, corner.y() - EDGE // 2)
            shown = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom), shown)
            left += width

    def _paint_row(self, painter: QPainter, cells: QRect, below: int, beside: int) -> None:
        side, top, last = self._view.side, self._view.top, self._view.side.count() - 1
        y = cells.bottom() + 1 - below
        head = QRect(side.geometry().left(), y, side.geometry().width(), below)
        painter.fillRect(head, colour("sunken"))
        painter.setFont(bold(side.font()))
        painter.setPen(colour("muted"))
        painter.drawText(head.adjusted(EDGE, 0, -EDGE, 0), int(Qt.AlignmentFlag.AlignVCenter), self.tr("Total"))
        painter.save()
        painter.setClipRect(cells.adjusted(0, 0, -beside, 0))
        painter.fillRect(QRect(cells.left(), y, cells.width(), below), colour("surface"))
        for column in self._view.columns_in_sight():
            place = QRect(cells.left() + top.sectionViewportPosition(column), y, top.sectionSize(column), below)
            self._paint_cell(painter, place, last, column)
        painter.restore()
        painter.setPen(QPen(colour("border_strong"), 1))
        painter.drawLine(head.left(), y, cells.right(), y)

    def _paint_column(self, painter: QPainter, cells: QRect, below: int, beside: int) -> None:
        side, top, last = self._view.side, self._view.top, self._view.top.count() - 1
        x = cells.right() + 1 - beside
        head = QRect(x, top.geometry().top(), beside, top.geometry().height())
        painter.fillRect(head, colour("sunken"))
        painter.setFont(bold(top.font()))
        painter.setPen(colour("muted"))
        painter.drawText(head, int(Qt.AlignmentFlag.AlignCenter), self.tr("Total"))
        painter.save()
        painter.setClipRect(cells.adjusted(0, 0, 0, -below))
        painter.fillRect(QRect(x, cells.top(), beside, cells.height()), colour("surface"))
        for row in self._view.rows_in_sight():
            place = QRect(x, cells.top() + side.sectionViewportPosition(row), beside, side.sectionSize(row))
            self._paint_cell(painter, place, row, last)
        painter.restore()
        painter.setPen(QPen(colour("border_strong"), 1))
        painter.drawLine(x, head.top(), x, cells.bottom())

    def _paint_cell(self, painter: QPainter, place: QRect, row: int, column: int) -> None:
        painter.fillRect(place, colour("surface"))
        self._view.paint_cell(painter, place, row, column)
        painter.setPen(QPen(colour("border"), 1))
        painter.drawLine(place.bottomLeft(), place.bottomRight())
        painter.drawLine(place.topRight(), place.bottomRight())
