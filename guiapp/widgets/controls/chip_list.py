"""Row of names that can be dragged to another row, or moved by keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QListWidget,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

_EMPTY = 44
"""Pixels of a row without names, wide enough to drop one there."""
_LEAST = 96
"""Pixels of a row with names in a narrow window, where they are elided."""
_RIM = 20
"""Pixels of a chip beside its name: its frame, the room within it, and the margins of words."""
_MOVES = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class ChipList(QListWidget):
    """One row of names.

    Args:
        name: the object name.
        words: accessible name.

    Signals:
        left: a name was removed by key, for another row to take.
    """

    left = Signal(str)

    def __init__(self, name: str, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("chips", "true")
        self.setAccessibleName(words)
        tip = self.tr("Drag the names. By key: Space moves one to the next place, Ctrl+arrow changes the order.")
        self.setToolTip(tip)
        self.setAccessibleDescription(tip)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setItemDelegate(_ChipDelegate(self))
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setSpacing(2)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.model().rowsInserted.connect(lambda *_: self.updateGeometry())
        self.model().rowsRemoved.connect(lambda *_: self.updateGeometry())

    @property
    def names(self) -> tuple[str, ...]:
        """The names from left to right."""
        return tuple(self.item(place).text() for place in range(self.count()))

    def set_names(self, names: Sequence[str]) -> None:
        """Replace the names."""
        self.clear()
        self.addItems(list(names))
        self.setCurrentRow(0 if names else -1)

    def take(self, name: str) -> None:
        """Append a name, and take the focus."""
        self.addItem(name)
        self.setCurrentRow(self.count() - 1)
        self.setFocus()

    def sizeHint(self) -> QSize:
        """Return the height of one row for any number of names, and little width for none."""
        chips = sum(self._chip_widths()) + 2 * self.spacing() * (self.count() + 1)
        return QSize(max(_EMPTY, chips), self.fontMetrics().height() + 20)

    def minimumSizeHint(self) -> QSize:
        """Return the room of a short name; that of QListWidget has scroll bars (PySide6 6.10.3: 70 × 70 when empty)."""
        hint = self.sizeHint()
        return QSize(min(hint.width(), _LEAST), hint.height())

    @property
    def widest(self) -> int:
        """Pixels of the widest chip with which all are in sight: short names stay whole, long ones are elided."""
        room, widths = self.viewport().width() - 2 * self.spacing() * self.count(), sorted(self._chip_widths())
        for number, width in enumerate(widths):
            share = room // (len(widths) - number)
            if width >= share:
                return share
            room -= width
        return widths[-1] if widths else 0

    def _chip_widths(self) -> list[int]:
        """Return the pixels that each name takes by itself."""
        return [self.fontMetrics().horizontalAdvance(name) + _RIM for name in self.names]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the current name by key; handle other keys as QListWidget does."""
        place = self.currentRow()
        if place >= 0 and event.key() in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.left.emit(self.takeItem(place).text())
        elif place >= 0 and event.key() in _MOVES and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            aim = min(max(place + _MOVES[Qt.Key(event.key())], 0), self.count() - 1)
            self.insertItem(aim, self.takeItem(place))
            self.setCurrentRow(aim)
        else:
            super().keyPressEvent(event)


class _ChipDelegate(QStyledItemDelegate):
    """Elides long names where the row has not room for all, so that none is cut at its end."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """See Qt."""
        size = super().sizeHint(option, index)
        return QSize(min(size.width(), cast(ChipList, self.parent()).widest), size.height())
