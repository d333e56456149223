"""Painter of the numbers of a crosstab: the ± small and grey, weak numbers grey and italic with a mark."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from core.front_door import Reliability
from guiapp.desktop.item_roles import PIECES_ROLE, RELIABILITY_ROLE
from guiapp.desktop.reliability_words import MARKS
from guiapp.desktop.style import colour
from guiapp.desktop.typeface import scaled

EDGE = 8
"""Pixels left and right of the text."""
GAP = 5
"""Pixels between a number and what is written small behind it."""
_SMALL = 0.84
"""Size of what is written small, beside that of the number: still 9 points or more on a usual screen."""

Index = QModelIndex | QPersistentModelIndex
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class CellDelegate(QStyledItemDelegate):
    """Paints PIECES_ROLE: the number, and what is written small behind it.

    A number is painted only if all of it is in sight: a part would be read as another number.
    """

    def __init__(self, view: QTableView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of number, mark and what is behind."""
        self.initStyleOption(option, index)
        (number, aside), mark = _pieces(index), max(MARKS.values(), key=len)
        wide = QFontMetrics(option.font).horizontalAdvance(f"{mark} {number}")
        behind = QFontMetrics(small(option.font)).horizontalAdvance(aside) + GAP if aside else 0
        return QSize(wide + behind + 2 * EDGE, QFontMetrics(option.font).height() + EDGE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell, without its number if that would be cut."""
        is_whole = option.rect.left() >= 0 and option.rect.right() <= self._view.viewport().width()
        self._paint(painter, option, index, is_whole=is_whole)

    def paint_whole(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell wherever it is."""
        self._paint(painter, option, index, is_whole=True)

    def _paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, *, is_whole: bool) -> None:
        self.initStyleOption(option, index)
        (number, aside), sure = _pieces(index), index.data(RELIABILITY_ROLE)
        option.text = ""
        self._view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, self._view)
        if not is_whole:
            return
        room, weak = option.rect.adjusted(EDGE, 0, -EDGE, 0), sure in {Reliability.POOR, Reliability.NOISE}
        font = QFont(option.font)
        font.setItalic(weak)
        painter.save()
        if aside:
            _write(painter, (small(option.font), colour("muted")), room, aside)
            room.setRight(room.right() - QFontMetrics(small(option.font)).horizontalAdvance(aside) - GAP)
        _write(painter, (font, colour("muted" if weak else "text")), room, number)
        if weak:
            painter.setFont(option.font)
            painter.setPen(colour("muted"))
            painter.drawText(option.rect.adjusted(EDGE, 0, 0, 0), _LEFT, MARKS[sure])
        painter.restore()


def small(font: QFont) -> QFont:
    """Return the font of what is written small."""
    made = scaled(font, _SMALL)
    made.setBold(False)
    return made


def _write(painter: QPainter, manner: tuple[QFont, QColor], room: QRect, text: str) -> None:
    font, ink = manner
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(room, _RIGHT, text)


def _pieces(index: Index) -> tuple[str, str]:
    pieces = index.data(PIECES_ROLE)
    return pieces if isinstance(pieces, tuple) else (str(index.data() or ""), "")
