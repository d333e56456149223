"""Lists of names that are dragged from one to another, and the one of them that has all names, with ticks."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence

from PySide6.QtCore import QMimeData, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem

_KIND = "application/x-reticent-names"
_MOVES = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 2}
"""To which gap a name goes by key, counted from the gap above it."""


class NameList(QListWidget):
    """Tells where names are wanted; whoever hears it puts them there, and takes them away from where they were.

    Args:
        name: the object name.
        words: what the names are, for the screen reader.
        tip: what can be done with them.

    Signals:
        wanted: names, and how many of the names here shall stand above them.
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
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # long names are cut short instead
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
        """Put names in at a place."""
        for offset, name in enumerate(names):
            item = QListWidgetItem(name)
            item.setToolTip(name)
            self.insertItem(place + offset, item)

    def choose(self, names: Collection[str]) -> None:
        """Select these, and go to the last of them."""
        for item in map(self.item, range(self.count())):
            item.setSelected(item.text() in names)
            if item.isSelected():
                self.setCurrentItem(item, self.selectionModel().SelectionFlag.NoUpdate)

    def take_out(self, names: Collection[str]) -> None:
        """Take these out, where they are here."""
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
        """Keep Qt from moving names itself: before, within this list; after, out of the list that they come from."""
        event.setDropAction(Qt.DropAction.CopyAction)
        super().dropEvent(event)
        event.setDropAction(Qt.DropAction.CopyAction)


class PlaceList(NameList):
    """Has names in an order of their own."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the current name with Alt and an arrow; everything else as usual."""
        item, key = self.currentItem(), Qt.Key(event.key())
        if item is not None and key in _MOVES and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.wanted.emit([item.text()], max(self.row(item) + _MOVES[key], 0))
        else:
            super().keyPressEvent(event)


class FieldList(NameList):
    """Has all names; those that are picked have a tick.

    Signals:
        ticked: a name has got its tick, or lost it.
    """

    ticked = Signal(str, bool)

    def __init__(self, name: str, words: str, tip: str) -> None:
        super().__init__(name, words, tip)
        self.itemChanged.connect(lambda item: self.ticked.emit(item.text(), is_ticked(item)))

    def offer(self, names: Iterable[str]) -> None:
        """Have these names instead, none of them ticked."""
        self.clear()
        self.insert(names, 0)
        self.show_ticks(())

    def show_ticks(self, names: Collection[str]) -> None:
        """Tick these and no others; nothing is emitted."""
        with QSignalBlocker(self):
            for item in map(self.item, range(self.count())):
                item.setCheckState(Qt.CheckState.Checked if item.text() in names else Qt.CheckState.Unchecked)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take in what comes from other lists: here, names have the order of the plan."""
        if event.source() is self:
            event.ignore()
        else:
            super().dragEnterEvent(event)


def is_ticked(item: QListWidgetItem) -> bool:
    """Tell whether an item has its tick."""
    return item.checkState() is Qt.CheckState.Checked
