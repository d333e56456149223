"""Lists of names that can be dragged from one to another, and the list of all names, with ticks."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence

from PySide6.QtCore import QMimeData, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem

_KIND = "application/x-reticent-names"
"""Format of dragged names; a type of our own, so that text from other programs cannot be dropped."""
_MOVES = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 2}
"""Target gap of a name moved by key, counted from the gap above it: down skips the name and its successor."""


class NameList(QListWidget):
    """Emits where names were dropped; its owner moves them, as only it knows all lists.

    Args:
        name: the object name.
        words: accessible name.
        tip: tooltip.

    Signals:
        wanted: names, and the number of names of this list above them.
    """

    wanted = Signal(list, int)

    def __init__(self, name: str, words: str, tip: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(words)
        self.setToolTip(tip)
        self.setAccessibleDescription(tip)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # long names are elided instead
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)

    @property
    def names(self) -> list[str]:
        """All names, from the top."""
        return [self.item(place).text() for place in range(self.count())]

    @property
    def chosen(self) -> list[str]:
        """The selected names, from the top."""
        return [self.item(place).text() for place in range(self.count()) if self.item(place).isSelected()]

    def insert(self, names: Iterable[str], place: int) -> None:
        """Insert names at a place."""
        for offset, name in enumerate(names):
            item = QListWidgetItem(name)
            item.setToolTip(name)
            self.insertItem(place + offset, item)

    def choose(self, names: Collection[str]) -> None:
        """Select these names and make the last of them current."""
        for item in map(self.item, range(self.count())):
            item.setSelected(item.text() in names)
            if item.isSelected():
                self.setCurrentItem(item, self.selectionModel().SelectionFlag.NoUpdate)

    def take_out(self, names: Collection[str]) -> None:
        """Remove these names if they are in the list."""
        for place in reversed(range(self.count())):
            if self.item(place).text() in names:
                self.takeItem(place)

    def mimeTypes(self) -> list[str]:
        """See Qt."""
        return [_KIND]

    def mimeData(self, items: Sequence[QListWidgetItem]) -> QMimeData:
        """See Qt."""
        data = QMimeData()
        data.setData(_KIND, json.dumps([item.text() for item in items]).encode())
        return data

    def dropMimeData(self, place: int, data: QMimeData, _action: Qt.DropAction) -> bool:
        """See Qt."""
        self.wanted.emit(json.loads(bytes(data.data(_KIND).data())), place)
        return True

    def dropEvent(self, event: QDropEvent) -> None:
        """Emit `wanted` instead of letting Qt move the items, both within this list and out of their source list."""
        event.setDropAction(Qt.DropAction.CopyAction)
        super().dropEvent(event)
        event.setDropAction(Qt.DropAction.CopyAction)


class PlaceList(NameList):
    """A list of names with an order of its own."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the current name by Alt+arrow; handle other keys as QListWidget does."""
        item, key = self.currentItem(), Qt.Key(event.key())
        if item is not None and key in _MOVES and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.wanted.emit([item.text()], max(self.row(item) + _MOVES[key], 0))
        else:
            super().keyPressEvent(event)


class FieldList(NameList):
    """The list of all names, with ticks for the picked ones.

    Signals:
        ticked: a name was ticked or unticked.
    """

    ticked = Signal(str, bool)

    def __init__(self, name: str, words: str, tip: str) -> None:
        super().__init__(name, words, tip)
        self.itemChanged.connect(lambda item: self.ticked.emit(item.text(), is_ticked(item)))

    def offer(self, names: Iterable[str]) -> None:
        """Replace the names, without ticks."""
        self.clear()
        self.insert(names, 0)
        self.show_ticks(())

    def show_ticks(self, names: Collection[str]) -> None:
        """Tick these names only, without emitting."""
        with QSignalBlocker(self):
            for item in map(self.item, range(self.count())):
                item.setCheckState(Qt.CheckState.Checked if item.text() in names else Qt.CheckState.Unchecked)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept drags from other lists only: in this one, names keep the order of the plan."""
        if event.source() is self:
            event.ignore()
        else:
            super().dragEnterEvent(event)


def is_ticked(item: QListWidgetItem) -> bool:
    """Return whether an item is ticked."""
    return item.checkState() is Qt.CheckState.Checked
