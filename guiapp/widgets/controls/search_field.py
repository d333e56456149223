"""Search field that passes arrow and page keys to its list of results."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListView, QListWidget, QListWidgetItem, QTableView

from guiapp.widgets.controls.card import muted_label

_EDGE = 10
"""Pixels between the field's edges and the text that says that nothing was found."""
_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class SearchField(QLineEdit):
    """A line edit from which the list can be moved without leaving the field.

    Args:
        found: the list.
        words: placeholder text and accessible name.
        name: the object name.
    """

    def __init__(self, found: QAbstractItemView, words: str, name: str) -> None:
        super().__init__()
        self._found = found
        self.setObjectName(name)
        self.setAccessibleName(words)
        self.setPlaceholderText(words)
        self.setClearButtonEnabled(True)
        self._nothing = muted_label("", "nothing_found")
        self._nothing.setTextFormat(Qt.TextFormat.PlainText)  # repeats the typed text, which may look like markup
        self._nothing.setParent(found.viewport())
        self._nothing.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._nothing.move(_EDGE, _EDGE)
        self._nothing.hide()
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._look)
        self.textChanged.connect(lambda _: self._later.start())  # later: the list is filled by slots connected after
        model = found.model()
        for changed in (model.modelReset, model.layoutChanged, model.rowsInserted, model.rowsRemoved):
            changed.connect(self._look_soon)

    def _look_soon(self, *_changes: object) -> None:
        self._later.start()

    def changeEvent(self, event: QEvent) -> None:
        """Check the list again when the field is enabled or disabled."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange:
            self._later.start()

    def _look(self) -> None:
        """Show the text about no results if the list is empty."""
        words = self.text().split()
        self._nothing.setText(
            self.tr("No results for “{0}”.").format(*words)
            if len(words) == 1
            else self.tr("No results for all these words.")
        )
        width = self._found.viewport().width() - 2 * _EDGE
        self._nothing.resize(width, self._nothing.heightForWidth(width))
        self._nothing.setVisible(self.isEnabled() and bool(words) and not self._finds)

    @property
    def _finds(self) -> bool:
        found = self._found
        rows = range(found.model().rowCount(found.rootIndex()))
        if isinstance(found, QListView | QTableView):
            return any(not found.isRowHidden(row) for row in rows)
        return bool(rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass arrow and page keys to the list."""
        if event.key() in _MOVES:
            self._found.keyPressEvent(event)
        else:
            super().keyPressEvent(event)


def show_found(items: QListWidget, text: str) -> list[QListWidgetItem]:
    """Hide and deselect the items that lack a word of `text`; return the others."""
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
