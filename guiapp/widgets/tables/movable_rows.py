"""Table view with rows that can be dragged to another place, and a line at the drop position."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QDrag, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from guiapp.desktop.style import colour

_LINE = 3
"""Thickness of the line in pixels."""

_AWAY = 12
"""Pixels between the mouse pointer and the dragged picture."""

_DRAGGED = Qt.ItemFlag.ItemIsDragEnabled


class MovableRows(QTableView):
    """Drags one row or the selected rows; the model handles the drop."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setDragDropOverwriteMode(False)
        self.setDropIndicatorShown(False)
        self._gap = -1

    @property
    def gap(self) -> int:
        """The number of rows above the line; −1 without a line."""
        return self._gap

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag a picture of the first cell; the picture of whole rows of QAbstractItemView would hide the line."""
        model, place = self.model(), self.visualRect(self.currentIndex().siblingAtColumn(0))
        drag = QDrag(self)
        drag.setMimeData(model.mimeData([i for i in self.selectedIndexes() if model.flags(i) & _DRAGGED]))
        drag.setPixmap(self.viewport().grab(place & self.viewport().rect()))
        drag.setHotSpot(QPoint(-_AWAY, -_AWAY))
        drag.exec(actions, self.defaultDropAction())

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show the line between the rows next to the mouse."""
        super().dragMoveEvent(event)
        self._show_gap(self._gap_at(event.position().toPoint().y()) if event.isAccepted() else -1)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Hide the line."""
        super().dragLeaveEvent(event)
        self._show_gap(-1)

    def dropEvent(self, event: QDropEvent) -> None:
        """Hide the line, and pass the drop to the model."""
        self._show_gap(-1)
        super().dropEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line over the rows; the indicator of QTableView is one cell wide and one pixel thick (Qt 6.10)."""
        super().paintEvent(event)
        if self._gap >= 0:
            painter = QPainter(self.viewport())
            painter.fillRect(self._line(), colour("accent"))
            painter.end()

    def _gap_at(self, y: int) -> int:
        row = self.rowAt(y)
        if row < 0:
            return self.model().rowCount()
        return row if y < self.visualRect(self.model().index(row, 0)).center().y() else row + 1

    def _line(self) -> QRect:
        last = self.model().rowCount() - 1
        y = self.rowViewportPosition(min(self._gap, last)) + (self.rowHeight(last) if self._gap > last else 0)
        top = min(max(y - _LINE // 2, 0), self.viewport().height() - _LINE)
        return QRect(0, top, self.viewport().width(), _LINE)

    def _show_gap(self, gap: int) -> None:
        if gap != self._gap:
            self._gap = gap
            self.viewport().update()
