"""Interface of a table model that sorts and filters itself, shared by models and views."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel


class OrderedRows(QAbstractTableModel):
    """A model whose rows keep their numbers, however they are sorted or filtered.

    Sorting is the model's own, not a QSortFilterProxyModel's: the proxy calls `data` twice per comparison through the
    Python binding, a visible delay from 500 rows on.
    """

    def number_at(self, place: int) -> int:
        """Return the number of the row shown at `place`."""
        raise NotImplementedError

    def place_of(self, number: int) -> int:
        """Return the place of a row; −1 if it is filtered out."""
        raise NotImplementedError

    def narrow(self, text: str) -> None:
        """Show only rows whose first column contains all words of `text`; all rows for ""."""
        raise NotImplementedError
