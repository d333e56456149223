"""Item model of attributes × attributes: a tick for each requested one-way (diagonal) and two-way table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from guiapp.desktop.number_words import plural, whole_text

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole


class PairModel(QAbstractTableModel):
    """The upper triangle can be ticked; the lower one, its mirror image, stays empty."""

    toggled = Signal(object, bool)

    def __init__(self) -> None:
        super().__init__()
        self._names: tuple[str, ...] = ()
        self._sizes: tuple[int, ...] = ()
        self._wanted: frozenset[frozenset[str]] = frozenset()

    def show(self, names: Sequence[str], sizes: Sequence[int], wanted: Iterable[Iterable[str]]) -> None:
        """Show the requested tables.

        Args:
            names: of the attributes.
            sizes: number of labels of each.
            wanted: the attributes of each requested table.
        """
        ticks = frozenset(frozenset(table) for table in wanted)
        # A reset at every tick would move the view back to the top.
        if tuple(names) == self._names and tuple(sizes) == self._sizes:
            self._wanted = ticks
            if names:
                self.dataChanged.emit(self.index(0, 0), self.index(len(names) - 1, len(names) - 1))
            return
        self.beginResetModel()
        self._names, self._sizes, self._wanted = tuple(names), tuple(sizes), ticks
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """See Qt."""
        return 0 if parent is not None and parent.isValid() else len(self._names)

    def columnCount(self, parent: Index | None = None) -> int:
        """See Qt."""
        return self.rowCount(parent)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """See Qt."""
        if index.column() < index.row():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        """See Qt."""
        if index.column() < index.row():
            return None
        names = self._table(index)
        if role == Role.CheckStateRole:
            return Qt.CheckState.Checked if frozenset(names) in self._wanted else Qt.CheckState.Unchecked
        if role in (Role.ToolTipRole, Role.AccessibleTextRole):
            # The tooltip is also the only text for screen readers, as the cell itself shows a tick.
            cells = self._sizes[index.row()]
            if index.row() != index.column():
                cells *= self._sizes[index.column()]
            return self.tr("{table}: {n} cells", "", plural(cells)).format(table=" × ".join(names), n=whole_text(cells))
        return None

    def setData(self, index: Index, value: object, role: int = Role.EditRole) -> bool:
        """Emit `toggled`; the new state comes by `show`."""
        if role != Role.CheckStateRole or index.column() < index.row():
            return False
        self.toggled.emit(self._table(index), Qt.CheckState(value) is Qt.CheckState.Checked)
        return True

    def headerData(self, section: int, _orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        """See Qt."""
        return self._names[section] if role in (Role.DisplayRole, Role.ToolTipRole) else None

    def _table(self, index: Index) -> tuple[str, ...]:
        row, column = self._names[index.row()], self._names[index.column()]
        return (row,) if row == column else (row, column)  # the diagonal stands for one-way tables
