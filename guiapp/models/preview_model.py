"""The first and last rows of a file as text; for the owner's screen only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
Rows = Sequence[Sequence[str]]
_GAP = "⋯"


class PreviewModel(QAbstractTableModel):
    """First rows, a gap, last rows; told by their places among those read, as nobody knows where the file has them.

    Rows without anything in them are left out, and a row of a text file may take several lines.
    """

    def __init__(self) -> None:
        super().__init__()
        self._headers: tuple[str, ...] = ()
        self._rows: list[tuple[str, Sequence[str]]] = []

    def show(self, headers: Sequence[str], first: Rows, last: Rows, n_rows: int | None) -> None:
        """Show these rows.

        Args:
            headers: the column names.
            first: the first rows of the file.
            last: the last rows; those that are among the first are not shown twice.
            n_rows: of the whole file; None: more than the first, how many is not known yet.
        """
        self.beginResetModel()
        self._headers = tuple(headers)
        record = self.tr("Record {n}")
        rows = [(record.format(n=number), row) for number, row in enumerate(first, 1)]
        rest = 0 if n_rows is None else n_rows - len(first)
        tail = last[-rest:] if rest > 0 else ()
        if n_rows is None or rest > len(tail):
            rows.append((_GAP, [_GAP] * len(headers)))
        rows += [(record.format(n=len(first) + rest - len(tail) + n), row) for n, row in enumerate(tail, 1)]
        self._rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """See Qt."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """See Qt."""
        return 0 if parent is not None and parent.isValid() else len(self._headers)

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        """See Qt."""
        if role not in (Role.DisplayRole, Role.ToolTipRole):
            return None
        row = self._rows[index.row()][1]
        return row[index.column()] if index.column() < len(row) else ""

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        """See Qt."""
        if role == Role.ToolTipRole and orientation is Qt.Orientation.Vertical:
            return self.tr("Counted from the first record that was read. Messages name the row of the file instead.")
        if role != Role.DisplayRole:
            return None
        return self._headers[section] if orientation is Qt.Orientation.Horizontal else self._rows[section][0]
