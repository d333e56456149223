"""Item model of the requested tables, with size and weight of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from core.front_door import Ask, Grade
from guiapp.desktop.grade_words import GRADE_PARTS, grade_word, grades_meaning
from guiapp.desktop.item_roles import PART_ROLE
from guiapp.desktop.number_words import plain_text, whole_text

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
TABLE, CELLS, WEIGHT, IMPORTANCE, USE = range(5)  # columns of the model
_DISPLAY, _EDIT, _TIP, _ALIGNMENT, _PART = map(
    int, (Role.DisplayRole, Role.EditRole, Role.ToolTipRole, Role.TextAlignmentRole, PART_ROLE)
)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_PLAIN = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
_EDITABLE = _PLAIN | Qt.ItemFlag.ItemIsEditable
"""Computed once: QHeaderView asks for the flags of every selected cell at each paint (PySide6 6.10.3: with 2,000 rows
of three columns selected, repainting the header calls flags() 6,004 times)."""


@dataclass(frozen=True, slots=True)
class WantedRow:
    """One table.

    Attributes:
        names: the attributes in the owner's order.
        cells: number of cells.
        weight: its importance, above 0.
        asks: the requested queries of its ordered attributes.
        sheets: its attributes with one sheet per label.
        grade: how useful its numbers will be; None while that is not known.
        share: part of the budget that is locked for it; None: none is.
    """

    names: tuple[str, ...]
    cells: int
    weight: float
    asks: tuple[tuple[str, Ask], ...] = ()
    sheets: tuple[str, ...] = ()
    grade: Grade | None = None
    share: Fraction | None = None

    @property
    def title(self) -> str:
        """Such as "age × sex"."""
        return " × ".join(self.names)


class WorkloadModel(QAbstractTableModel):
    """A row per table that matches the filter; the weight can be edited in place."""

    weighted = Signal(object, float)

    def __init__(self) -> None:
        super().__init__()
        self._all: tuple[WantedRow, ...] = ()
        self._rows: tuple[WantedRow, ...] = ()
        self._words: list[str] = []

    def show(self, rows: Sequence[WantedRow]) -> None:
        """Show these tables."""
        self._all = tuple(rows)
        self._show_found()

    def narrow(self, text: str) -> None:
        """Show only tables whose title contains all words of `text`; all tables for ""."""
        self._words = text.casefold().split()
        self._show_found()

    def _show_found(self) -> None:
        # Equal names: only weights or queries changed, so selection and scroll position are kept.
        found = tuple(row for row in self._all if self._has_words(row))
        if [row.names for row in found] == [row.names for row in self._rows]:
            self._rows = found
            if found:
                self.dataChanged.emit(self.index(0, 0), self.index(len(found) - 1, USE))
            return
        self.beginResetModel()
        self._rows = found
        self.endResetModel()

    def _has_words(self, row: WantedRow) -> bool:
        if not self._words:
            return True
        title = self._title(row).casefold()
        return all(word in title for word in self._words)

    @property
    def n_tables(self) -> int:
        """Number of tables, shown or not."""
        return len(self._all)

    def row(self, position: int) -> WantedRow:
        """Return one row."""
        return self._rows[position]

    def rowCount(self, parent: Index | None = None) -> int:
        """See Qt."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """See Qt."""
        return 0 if parent is not None and parent.isValid() else USE + 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        """See Qt."""
        return _EDITABLE if index.column() == WEIGHT else _PLAIN

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        """See Qt."""
        # Roles are compared as plain ints, which is faster than enum members: a long list makes thousands of calls.
        column = index.column()
        if role == _DISPLAY:
            return self._text(self._rows[index.row()], column)
        if role == _ALIGNMENT:
            return _RIGHT if column in (CELLS, WEIGHT, USE) else None
        if role == _TIP and column in (TABLE, WEIGHT):
            row = self._rows[index.row()]
            # The column may cut a long title off, and the words of a weight may have no column.
            return self._title(row, whole=True) if column == TABLE else self.importance_words(row.weight)
        if role == _PART and column == USE and (grade := self._rows[index.row()].grade) is not None:
            return GRADE_PARTS[grade]
        if role == _EDIT and column == WEIGHT:
            return self._rows[index.row()].weight
        return None

    def _text(self, row: WantedRow, column: int) -> str:
        if column == TABLE:
            return self._title(row)
        if column == IMPORTANCE:
            return self.importance_words(row.weight)
        if column == USE:
            return "" if row.grade is None else grade_word(row.grade)
        return whole_text(row.cells) if column == CELLS else plain_text(row.weight)

    def _title(self, row: WantedRow, *, whole: bool = False) -> str:
        """Return the title with its queries and sheets; `whole` names the attributes of the sheets."""
        words = {Ask.RANGES: self.tr("ranges of {0}"), Ask.PREFIXES: self.tr("cumulative counts of {0}")}
        more = [words[ask].format(name) for name, ask in row.asks if ask is not Ask.CELLS]
        if row.sheets:
            more.append(self.tr("sheets by {0}").format(" × ".join(row.sheets)) if whole else self.tr("sheets"))
        if row.share is not None:
            more.append(self.tr("locked: {0}").format(f"{plain_text(float(100 * row.share))} %"))
        return self.tr("{0} ({1})").format(row.title, ", ".join(more)) if more else row.title

    def setData(self, index: Index, value: object, role: int = Role.EditRole) -> bool:
        """Emit the wanted weight; the new state comes by `show`."""
        if role != Role.EditRole or index.column() != WEIGHT or not isinstance(value, int | float) or value <= 0:
            return False
        self.weighted.emit([self._rows[index.row()].names], float(value))
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        """See Qt."""
        if orientation is Qt.Orientation.Vertical:
            return None
        if role in (Role.ToolTipRole, Role.AccessibleDescriptionRole) and section == USE:
            return grades_meaning()
        titles = self.tr("Table"), self.tr("Cells"), self.tr("Weight"), self.tr("Importance"), self.tr("Use")
        return titles[section] if role == Role.DisplayRole else None

    def importance_words(self, weight: float) -> str:
        """Return a weight as text."""
        # Around 1 a tolerance, as weights are typed and computed as floats.
        steps = (
            (0.3, self.tr("much less important")),
            (0.99, self.tr("less important")),
            (1.01, self.tr("normal")),
            (5, self.tr("more important")),
        )
        return next((words for limit, words in steps if weight <= limit), self.tr("much more important"))
