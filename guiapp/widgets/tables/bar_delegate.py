"""Draws a part of one as a bar behind the text of a cell."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from guiapp.desktop.item_roles import PART_ROLE
from guiapp.desktop.style import colour

EDGE = 3
"""Height of the strong line below a bar: the soft colour alone is hard to see."""


class BarDelegate(QStyledItemDelegate):
    """For columns whose cells answer PART_ROLE."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the bar, then the cell."""
        part = index.data(PART_ROLE)
        if part is not None:
            inside = QRectF(option.rect.adjusted(2, 3, -2, -3))
            inside.setWidth(max(inside.width() * part, 2.0))
            painter.fillRect(inside, colour("accent_soft"))
            painter.fillRect(QRectF(inside.left(), inside.bottom() - EDGE, inside.width(), EDGE), colour("accent"))
        super().paint(painter, option, index)
