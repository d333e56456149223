"""Item model of the file's columns, with the attribute that the plan makes of each."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QPersistentModelIndex, Qt, Signal

from core.front_door import Kind, Provenance
from guiapp.desktop.icons import icon
from guiapp.desktop.number_words import whole_text

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
# Columns of the model. The examples come last: they are the longest, and the view stretches its last column.
USE, KIND, LABELS, UNMATCHED, PROVENANCE, EXAMPLES = range(6)
_DRAGGED = f"application/x-reticent-columns-{os.getpid()}"
"""Format of dragged columns. The process id keeps out columns of another window, whose headers may differ."""


@dataclass(frozen=True, slots=True)
class ColumnRow:
    """One column.

    Attributes:
        header: its name in the file.
        name: of the attribute; the header if it is not used.
        used: whether it is an attribute of the plan.
        kind: of the attribute, or the detected kind of the column.
        n_labels: of the attribute; 0 if it is not used.
        examples: a few values; for the owner's screen only.
        n_unmatched: rows that match none of the labels; None if not known yet.
        provenance: origin of the list of labels; None if it is not used.
        is_id_like: whether the column looks like an identifier.
    """

    header: str
    name: str
    used: bool
    kind: Kind
    n_labels: int
    examples: str
    n_unmatched: int | None
    provenance: Provenance | None
    is_id_like: bool


class AttributeModel(QAbstractTableModel):
    """A row per column of the file; the first cell has a tick box, and rows that are used can be dragged.

    Signals:
        use_changed: header of a column, and whether to use it.
        rename_wanted: header of a column, and its new name in the tables.
        move_wanted: headers of columns, and the number of rows to put them below.
    """

    use_changed = Signal(str, bool)
    rename_wanted = Signal(str, str)
    move_wanted = Signal(object, int)

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[ColumnRow, ...] = ()

    def show(self, rows: Sequence[ColumnRow]) -> None:
        """Show these columns; if only their order or content changed, the selection is kept."""
        # A reset would clear selection and scroll position at every edit of an attribute.
        before, after = ([row.header for row in each] for each in (self._rows, rows))
        if sorted(before) != sorted(after):
            self.beginResetModel()
            self._rows = tuple(rows)
            self.endResetModel()
            return
        if before != after:
            self._rearrange(before, after)
        self._rows = tuple(rows)
        if rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, EXAMPLES))

    def _rearrange(self, before: Sequence[str], after: Sequence[str]) -> None:
        self.layoutAboutToBeChanged.emit()
        # Persistent indexes carry selection and current cell; they are moved with their columns.
        place = {header: place for place, header in enumerate(after)}
        rows = {row.header: row for row in self._rows}
        indexes = self.persistentIndexList()
        moved = [self.index(place[before[index.row()]], index.column()) for index in indexes]
        self._rows = tuple(rows[header] for header in after)
        self.changePersistentIndexList(indexes, moved)
        self.layoutChanged.emit()

    @property
    def rows(self) -> tuple[ColumnRow, ...]:
        """All rows."""
        return self._rows

    def row(self, position: int) -> ColumnRow | None:
        """Return one row; None if there is none."""
        return self._rows[position] if 0 <= position < len(self._rows) else None

    def rowCount(self, parent: Index | None = None) -> int:
        """See Qt."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """See Qt."""
        return 0 if parent is not None and parent.isValid() else EXAMPLES + 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        """See Qt."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled  # only the root accepts drops: between rows, never onto one
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.column() == USE:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        if not self._rows[index.row()].used:
            return flags
        # Only used columns have an order of their own, and a name to edit.
        flags |= Qt.ItemFlag.ItemIsDragEnabled
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == USE else flags

    def supportedDropActions(self) -> Qt.DropAction:
        """See Qt."""
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        """See Qt."""
        return [_DRAGGED]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Return the headers only."""
        # QAbstractItemModel.mimeData() writes all cells, examples of raw values included, in a format that any program
        # can read (PySide6 6.10.3: drag a row of a model with the default mimeData into another Qt program's table).
        dragged = QMimeData()
        headers = [self._rows[place].header for place in sorted({index.row() for index in indexes})]
        dragged.setData(_DRAGGED, json.dumps(headers).encode())
        return dragged

    def dropMimeData(self, data: QMimeData, _action: Qt.DropAction, row: int, _column: int, _parent: Index) -> bool:
        """Emit `move_wanted`; the new order comes by `show`."""
        # Returning True after a move lets the view remove the dragged rows; the model has no removeRows, so it cannot.
        if not data.hasFormat(_DRAGGED):
            return False
        self.move_wanted.emit(json.loads(bytes(data.data(_DRAGGED).data())), row if row >= 0 else len(self._rows))
        return True

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        """See Qt."""
        row = self._rows[index.row()]
        if role == Role.CheckStateRole and index.column() == USE:
            return Qt.CheckState.Checked if row.used else Qt.CheckState.Unchecked
        if role == Role.DisplayRole:
            return self._words(row, index.column())
        if role == Role.EditRole and index.column() == USE:
            return row.name
        if role in (Role.ToolTipRole, Role.AccessibleDescriptionRole):
            return self._tip(row, index.column())
        return _look(row, index.column(), role)

    def setData(self, index: Index, value: object, role: int = Role.EditRole) -> bool:
        """Emit `use_changed` or `rename_wanted`; the new state comes by `show`."""
        if role not in (Role.CheckStateRole, Role.EditRole) or index.column() != USE:
            return False
        header = self._rows[index.row()].header
        if role == Role.EditRole:
            self.rename_wanted.emit(header, str(value))
        else:
            self.use_changed.emit(header, Qt.CheckState(value) is Qt.CheckState.Checked)
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        """See Qt."""
        if role != Role.DisplayRole or orientation is Qt.Orientation.Vertical:
            return None
        titles = (
            self.tr("Column"),
            self.tr("Kind"),
            self.tr("Labels"),
            self.tr("Unmatched"),
            self.tr("Source"),
            self.tr("Examples"),
        )
        return titles[section]

    def _words(self, row: ColumnRow, column: int) -> str:
        if column == USE:
            return row.name if row.name == row.header else f"{row.name} ({row.header})"
        if column == KIND:
            return self.kind_words(row.kind)
        if column == LABELS:
            return str(row.n_labels) if row.used else "–"
        if column == UNMATCHED:
            return self._unmatched_words(row)
        if column == PROVENANCE:
            return self.provenance_words(row.provenance) if row.provenance else self.tr("not used")
        return row.examples

    def _tip(self, row: ColumnRow, column: int) -> str:
        """Return the tooltip of a cell."""
        if column == USE and row.is_id_like:
            return self.tr("This column seems to tell people apart. Publishing it would make no sense.")
        if column == UNMATCHED and row.used and row.n_unmatched:
            return self.tr("These rows match no category. A release would stop at the first.")
        return self._words(row, column) if column in (USE, EXAMPLES) else ""

    def _unmatched_words(self, row: ColumnRow) -> str:
        if not row.used:
            return "–"
        return "…" if row.n_unmatched is None else whole_text(row.n_unmatched)

    def kind_words(self, kind: Kind) -> str:
        """Return a kind as a word."""
        words = {Kind.CATEGORIES: self.tr("categories"), Kind.NUMBER: self.tr("number"), Kind.DATE: self.tr("date")}
        return words[kind]

    def provenance_words(self, provenance: Provenance) -> str:
        """Return the origin of a list as text."""
        words = {
            Provenance.DECLARED: self.tr("declared"),
            Provenance.CODE_LIST: self.tr("a code list"),
            Provenance.DATA: self.tr("the data"),
            Provenance.PRIVATE: self.tr("private"),
        }
        return words[provenance]


def _look(row: ColumnRow, column: int, role: int) -> object:
    """Return alignment and icon of a cell."""
    if role == Role.TextAlignmentRole and column in (LABELS, UNMATCHED):
        return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    warns = column == UNMATCHED and row.used and row.n_unmatched
    return icon("warning", "warning") if role == Role.DecorationRole and warns else None
