"""A field that narrows a table to the rows whose first cell has all words typed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTableView

from guiapp.widgets.controls.search_field import SearchField


class RowFinder(SearchField):
    """Hides rows rather than taking them away: what is chosen, dragged or counted by number stays right.

    Args:
        rows: the table.
        words: what is looked for, as a hint and for the screen reader.
        name: the object name.

    Signals:
        narrowed: other rows are in sight.
    """

    narrowed = Signal()

    def __init__(self, rows: QTableView, words: str, name: str) -> None:
        super().__init__(rows, words, name)
        self._rows = rows
        self.textChanged.connect(self.narrow)

    @property
    def is_narrow(self) -> bool:
        """Whether anything is looked for."""
        return bool(self.text().strip())

    def shown(self) -> list[int]:
        """Return the rows in sight, top to bottom."""
        return [row for row in range(self._rows.model().rowCount()) if not self._rows.isRowHidden(row)]

    def narrow(self) -> None:
        """Look again: the words, or the rows, are others."""
        words = self.text().casefold().split()
        model = self._rows.model()
        for row in range(model.rowCount()):
            title = str(model.index(row, 0).data()).casefold()
            hidden = not all(word in title for word in words)
            if hidden != self._rows.isRowHidden(row):
                self._rows.setRowHidden(row, hidden)
        self.narrowed.emit()
