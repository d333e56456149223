"""The columns of the file, and what the plan makes of each."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QPersistentModelIndex, Qt, Signal

from core import Kind, Provenance
from guiapp.desktop.icons import icon
from guiapp.desktop.number_words import whole_text

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
USE, KIND, LABELS, MISFITS, PROVENANCE, EXAMPLES = range(6)
_DRAGGED = f"application/x-reticent-columns-{os.getpid()}"
"""What is dragged: the columns of this window, and not those of another."""


@dataclass(frozen=True, slots=True)
class ColumnRow:
    """One column.

    Attributes:
        header: its name in the file.
        name: of the attribute; the header where it is not used.
        used: whether it is an attribute of the plan.
        kind: of the attribute, or what the column looks like.
        n_labels: of the attribute; 0 where it is not used.
        examples: a few values; for the owner's screen only.
        misfits: rows that fit none of the labels; None: not known (yet).
        provenance: where the list comes from; None where it is not used.
        is_id_like: whether the column seems to tell people apart.
    """

    header: str
    name: str
    used: bool
    kind: Kind
    n_labels: int
    examples: str
    misfits: int | None
    provenance: Provenance | None
    is_id_like: bool


class AttributeModel(QAbstractTableModel):
    """A row per column of the file; the first cell has a tick box, and rows that are used can be dragged.

    Signals:
        use_changed: a column, by its header, is to be used or not.
        rename_wanted: a column, by its header, is to be called so in the tables.
        move_wanted: columns, by their headers, are to stand below so many rows.
    """

    use_changed = Signal(str, bool)
    rename_wanted = Signal(str, str)
    move_wanted = Signal(object, int)

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[ColumnRow, ...] = ()

    def show(self, rows: Sequence[ColumnRow]) -> None:
        """Show these columns; of the same ones in another order, those that are selected stay so."""
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
            return Qt.ItemFlag.ItemIsDropEnabled  # between rows, not on them
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.column() == USE:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        if not self._rows[index.row()].used:
            return flags
        flags |= Qt.ItemFlag.ItemIsDragEnabled
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == USE else flags

    def supportedDropActions(self) -> Qt.DropAction:
        """See Qt."""
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        """See Qt."""
        return [_DRAGGED]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Carry the headers alone: Qt's own form would hand the examples, which are raw values, to other programs."""
        dragged = QMimeData()
        headers = [self._rows[place].header for place in sorted({index.row() for index in indexes})]
        dragged.setData(_DRAGGED, json.dumps(headers).encode())
        return dragged

    def dropMimeData(self, data: QMimeData, _action: Qt.DropAction, row: int, _column: int, _parent: Index) -> bool:
        """Ask for columns to be moved; the answer comes back by `show`."""
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
        """Ask for the column to be used or not, or for another name; the answer comes back by `show`."""
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
            self.tr("Fit none"),
            self.tr("List from"),
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
        if column == MISFITS:
            return self._misfit_words(row)
        if column == PROVENANCE:
            return self.provenance_words(row.provenance) if row.provenance else self.tr("not used")
        return row.examples

    def _tip(self, row: ColumnRow, column: int) -> str:
        """Return what a cell has no room for."""
        if column == USE and row.is_id_like:
            return self.tr("This column seems to tell people apart. Publishing it would make no sense.")
        if column == MISFITS and row.used and row.misfits:
            return self.tr("These rows fit none of the labels: a release would stop at the first.")
        return self._words(row, column) if column in (USE, EXAMPLES) else ""

    def _misfit_words(self, row: ColumnRow) -> str:
        if not row.used:
            return "–"
        return "…" if row.misfits is None else whole_text(row.misfits)

    def kind_words(self, kind: Kind) -> str:
        """Return a kind as a word."""
        words = {Kind.CATEGORIES: self.tr("categories"), Kind.NUMBER: self.tr("number"), Kind.DATE: self.tr("date")}
        return words[kind]

    def provenance_words(self, provenance: Provenance) -> str:
        """Return where a list comes from, in words."""
        words = {
            Provenance.DECLARED: self.tr("declared"),
            Provenance.CODE_LIST: self.tr("a code list"),
            Provenance.DATA: self.tr("the data"),
        }
        return words[provenance]


def _look(row: ColumnRow, column: int, role: int) -> object:
    """Return how a cell is set apart, beside its words."""
    if role == Role.TextAlignmentRole and column in (LABELS, MISFITS):
        return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    misfit = column == MISFITS and row.used and row.misfits
    return icon("warning", "warning") if role == Role.DecorationRole and misfit else None
