"""Delegate that draws a share as a bar behind the text of a cell."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from guiapp.desktop.item_roles import PART_ROLE
from guiapp.desktop.style import colour

EDGE = 3
"""Pixels of the dark line below a bar: the bar's pale colour alone has too little contrast."""


class BarDelegate(QStyledItemDelegate):
    """For columns with data for PART_ROLE."""

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
