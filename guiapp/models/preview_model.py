"""The first and last rows of a file as text; for the owner's screen only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from core import Glimpse, Inspection

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
_GAP = "⋯"


class PreviewModel(QAbstractTableModel):
    """First rows, a gap, last rows; each with its row in the file, as messages name it."""

    def __init__(self) -> None:
        super().__init__()
        self._headers: tuple[str, ...] = ()
        self._rows: list[tuple[str, Sequence[str]]] = []

    def show(self, preview: Glimpse | Inspection | None) -> None:
        """Show what was found; None: nothing. Those of the last rows that are among the first are not shown twice."""
        self.beginResetModel()
        self._headers = preview.headers if preview is not None else ()
        self._rows = list(self._told(preview)) if preview is not None else []
        self.endResetModel()

    def _told(self, preview: Glimpse | Inspection) -> Iterator[tuple[str, Sequence[str]]]:
        yield from zip(map(str, preview.first_rows), preview.first, strict=True)
        gap = _GAP, [_GAP] * len(preview.headers)
        if isinstance(preview, Glimpse):
            yield gap
            return
        rest = preview.n_rows - len(preview.first)
        tail = preview.last[-rest:] if rest > 0 else ()
        if rest > len(tail):
            yield gap
        yield from list(zip(self._last_numbers(preview), preview.last, strict=True))[len(preview.last) - len(tail) :]

    def _last_numbers(self, inspection: Inspection) -> Sequence[str]:
        """Return the rows of the last ones, or how far they are from the end where nobody has counted so far."""
        if inspection.last_rows:
            return tuple(map(str, inspection.last_rows))
        before = self.tr("last − {n}")
        from_end = reversed(range(len(inspection.last)))
        return tuple(before.format(n=n) if n else self.tr("last") for n in from_end)

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
            return self.tr("The row of the file, as messages name it")
        if role != Role.DisplayRole:
            return None
        return self._headers[section] if orientation is Qt.Orientation.Horizontal else self._rows[section][0]
