"""Filter field for a table: shows the rows whose first cell contains all typed words."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTableView

from guiapp.widgets.controls.search_field import SearchField


class RowFinder(SearchField):
    """Hides rows of the view; the model's row numbers, used by selection and drags, do not change.

    Args:
        rows: the table.
        words: placeholder text and accessible name.
        name: the object name.

    Signals:
        narrowed: the visible rows have changed.
    """

    narrowed = Signal()

    def __init__(self, rows: QTableView, words: str, name: str) -> None:
        super().__init__(rows, words, name)
        self._rows = rows
        self.textChanged.connect(self.narrow)

    @property
    def is_narrow(self) -> bool:
        """Whether a word is typed."""
        return bool(self.text().strip())

    def shown(self) -> list[int]:
        """Return the visible rows, top to bottom."""
        return [row for row in range(self._rows.model().rowCount()) if not self._rows.isRowHidden(row)]

    def narrow(self) -> None:
        """Apply the filter again after a change of words or rows."""
        words = self.text().casefold().split()
        model = self._rows.model()
        for row in range(model.rowCount()):
            title = str(model.index(row, 0).data()).casefold()
            hidden = not all(word in title for word in words)
            if hidden != self._rows.isRowHidden(row):
                self._rows.setRowHidden(row, hidden)
        self.narrowed.emit()
