"""A table model that sorts and narrows itself: agreed here, because models and views do not know each other."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel


class OrderedRows(QAbstractTableModel):
    """Rows are told by their numbers as they were given, however they are sorted, and whatever is in sight.

    Its own `sort`, not a proxy's: that would ask for two cells at each comparison, which is felt from 500 rows on.
    """

    def number_at(self, place: int) -> int:
        """Return the number of the row that is shown at a place."""
        raise NotImplementedError

    def place_of(self, number: int) -> int:
        """Return where a row is shown; −1: it is not."""
        raise NotImplementedError

    def narrow(self, text: str) -> None:
        """Show only the rows whose first column has all these words; "" for all rows."""
        raise NotImplementedError
