"""A field to type in what is looked for; the keys that move through the list of finds go to the list."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListWidget, QListWidgetItem

_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class SearchField(QLineEdit):
    """Typing never has to stop to choose from the list.

    Args:
        found: the list.
        words: what is looked for, as a hint and for the screen reader.
        name: the object name.
    """

    def __init__(self, found: QAbstractItemView, words: str, name: str) -> None:
        super().__init__()
        self._found = found
        self.setObjectName(name)
        self.setAccessibleName(words)
        self.setPlaceholderText(words)
        self.setClearButtonEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hand the moving keys on."""
        if event.key() in _MOVES:
            self._found.keyPressEvent(event)
        else:
            super().keyPressEvent(event)


def show_found(items: QListWidget, text: str) -> list[QListWidgetItem]:
    """Hide the items that have not all words of `text`, and choose none of these; return the others."""
    words = text.casefold().split()
    found = []
    for item in map(items.item, range(items.count())):
        title = item.text().casefold()
        item.setHidden(not all(word in title for word in words))
        if item.isHidden():
            item.setSelected(False)
        else:
            found.append(item)
    return found
