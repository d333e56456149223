"""The tables wanted: how large and how important each is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from core import Ask
from guiapp.desktop.number_words import plain_text, whole_text

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
TABLE, CELLS, WEIGHT, IMPORTANCE = range(4)


@dataclass(frozen=True, slots=True)
class WantedRow:
    """One table.

    Attributes:
        names: the attributes in the owner's order.
        cells: how many numbers it has.
        weight: its importance, above 0.
        asks: what is asked of those of its attributes whose labels are in order.
    """

    names: tuple[str, ...]
    cells: int
    weight: float
    asks: tuple[tuple[str, Ask], ...] = ()

    @property
    def title(self) -> str:
        """Such as "age × sex"."""
        return " × ".join(self.names)


class WorkloadModel(QAbstractTableModel):
    """A row per table; the weight can be edited in place."""

    weighted = Signal(object, float)

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[WantedRow, ...] = ()

    def show(self, rows: Sequence[WantedRow]) -> None:
        """Show these tables."""
        if [row.names for row in rows] == [row.names for row in self._rows]:
            self._rows = tuple(rows)
            if rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, IMPORTANCE))
            return
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def row(self, position: int) -> WantedRow:
        """Return one row."""
        return self._rows[position]

    def rowCount(self, parent: Index | None = None) -> int:
        """See Qt."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """See Qt."""
        return 0 if parent is not None and parent.isValid() else IMPORTANCE + 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        """See Qt."""
        plain = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return plain | Qt.ItemFlag.ItemIsEditable if index.column() == WEIGHT else plain

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        """See Qt."""
        row = self._rows[index.row()]
        if role == Role.EditRole and index.column() == WEIGHT:
            return row.weight
        if role == Role.DisplayRole:
            cells = (
                self._title(row),
                whole_text(row.cells),
                plain_text(row.weight),
                self.importance_words(row.weight),
            )
            return cells[index.column()]
        if role == Role.TextAlignmentRole and index.column() in (CELLS, WEIGHT):
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def _title(self, row: WantedRow) -> str:
        """Return the title and what is asked beside the cells."""
        words = {Ask.RANGES: self.tr("ranges of {0}"), Ask.PREFIXES: self.tr("cumulative counts of {0}")}
        asks = ", ".join(words[ask].format(name) for name, ask in row.asks if ask in words)
        return self.tr("{0} ({1})").format(row.title, asks) if asks else row.title

    def setData(self, index: Index, value: object, role: int = Role.EditRole) -> bool:
        """Ask for another weight; the answer comes back by `show`."""
        if role != Role.EditRole or index.column() != WEIGHT or not isinstance(value, int | float) or value <= 0:
            return False
        self.weighted.emit([self._rows[index.row()].names], float(value))
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        """See Qt."""
        if role != Role.DisplayRole or orientation is Qt.Orientation.Vertical:
            return None
        return (self.tr("Table"), self.tr("Cells"), self.tr("Weight"), self.tr("Importance"))[section]

    def importance_words(self, weight: float) -> str:
        """Return a weight in words."""
        steps = (
            (0.3, self.tr("much less important")),
            (0.99, self.tr("less important")),
            (1.01, self.tr("normal")),
            (5, self.tr("more important")),
        )
        return next((words for limit, words in steps if weight <= limit), self.tr("much more important"))
