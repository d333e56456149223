"""Delegate that writes the text of a cell by itself: a style sheet takes several times as long to draw as much."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

_EDGE = 9
"""Pixels left and right of the words: 6 of padding, and the 3 that Qt's styles leave beside any text."""
_MARKED = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_MouseOver


class PlainDelegate(QStyledItemDelegate):
    """For columns of short texts without pictures or fonts of their own, repainted many times a second."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Write the text; a cell that is selected or has the focus is painted by the style."""
        if option.state & _MARKED:
            super().paint(painter, option, index)
            return
        room = option.rect.adjusted(_EDGE, 1, -_EDGE, 1)
        words = option.fontMetrics.elidedText(str(index.data()), option.textElideMode, room.width())
        painter.setFont(option.font)
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        painter.drawText(room, int(index.data(Qt.ItemDataRole.TextAlignmentRole)), words)
