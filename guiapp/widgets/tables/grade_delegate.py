"""Delegate that draws three marks before the word of a grade: the more are filled, the more useful the numbers."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from guiapp.desktop.item_roles import PART_ROLE
from guiapp.desktop.style import colour

MARKS = 3
"""Marks of the best grade."""
_SIZE, _GAP, _MARGIN = 8.0, 3.0, 6.0
"""Pixels of a mark, between two, and before the first."""
_ROOM = int(2 * _MARGIN + MARKS * (_SIZE + _GAP))


class GradeDelegate(QStyledItemDelegate):
    """For right-aligned columns with data for PART_ROLE: the part of the marks that is filled, in [0, 1]."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the cell, its word on the right, and the marks on the left."""
        super().paint(painter, option, index)
        part = index.data(PART_ROLE)
        if part is not None:
            self._draw(painter, QRectF(option.rect), round(part * MARKS))

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of the word with the marks."""
        hint = super().sizeHint(option, index)
        return QSize(hint.width() + _ROOM, hint.height())

    @staticmethod
    def _draw(painter: QPainter, cell: QRectF, filled: int) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(MARKS):
            left = cell.left() + _MARGIN + number * (_SIZE + _GAP)
            is_filled = number < filled
            painter.setPen(QPen(colour("accent" if is_filled else "border_strong"), 1))
            painter.setBrush(colour("accent" if is_filled else "surface"))
            painter.drawRoundedRect(QRectF(left, cell.center().y() - _SIZE / 2, _SIZE, _SIZE), 2, 2)
        painter.restore()
