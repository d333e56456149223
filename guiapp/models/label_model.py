"""Item model of one attribute's categories, with the spellings merged into each, and its rows for the owner's eyes."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from core.front_door import Attribute
from guiapp.desktop.item_roles import PART_ROLE
from guiapp.desktop.number_words import whole_text

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole


CATEGORY, SPELLINGS, ROWS = range(3)
"""Numbers of the columns: the published name, the merged spellings, and how many rows have one of them."""
NO_ROWS: Mapping[str, int] = MappingProxyType({})
"""Of columns whose rows are not counted."""


class LabelModel(QAbstractTableModel):
    """A row per category; the name can be edited in place.

    Numbers of rows are exact: they are drawn on the owner's screen, and go nowhere else.
    """

    renamed = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self._categories: tuple[str, ...] = ()
        self._spellings: dict[str, list[str]] = {}
        self._rows: dict[str, int] = {}

    def show(self, attribute: Attribute, rows: Mapping[str, int] = NO_ROWS) -> None:
        """Show the categories of an attribute; `rows` has how many rows of its column have a text."""
        self.beginResetModel()
        self._categories = attribute.categories
        self._spellings = {}
        for raw, category in attribute.merges:
            self._spellings.setdefault(category, []).append(raw)
        merged = {raw for raw, _ in attribute.merges}
        self._rows = {
            each: sum(rows.get(text, 0) for text in ({each} - merged) | set(self._spellings.get(each, ())))
            for each in self._categories
            if rows
        }
        self.endResetModel()

    def category(self, position: int) -> str:
        """Return one category."""
        return self._categories[position]

    def rowCount(self, parent: Index | None = None) -> int:
        """See Qt."""
        return 0 if parent is not None and parent.isValid() else len(self._categories)

    def columnCount(self, parent: Index | None = None) -> int:
        """See Qt."""
        return 0 if parent is not None and parent.isValid() else ROWS + 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        """See Qt."""
        plain = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return plain | Qt.ItemFlag.ItemIsEditable if index.column() == CATEGORY else plain

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        """See Qt."""
        category, column = self._categories[index.row()], index.column()
        if column == ROWS:
            return self._row_data(category, role)
        if role not in (Role.DisplayRole, Role.EditRole, Role.ToolTipRole):
            return None
        return category if column == CATEGORY else ", ".join(self._spellings.get(category, ()))

    def _row_data(self, category: str, role: int) -> object:
        if category not in self._rows:
            return None
        if role == PART_ROLE:
            return self._rows[category] / (max(self._rows.values()) or 1)
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return whole_text(self._rows[category]) if role == Role.DisplayRole else None

    def setData(self, index: Index, value: object, role: int = Role.EditRole) -> bool:
        """Emit the wanted name; the new state comes by `show`."""
        # The model never changes itself: the plan may refuse the name, such as one that exists already.
        old, new = self._categories[index.row()], str(value).strip()
        if role != Role.EditRole or not new or new == old:
            return False
        self.renamed.emit(old, new)
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        """See Qt."""
        if orientation is Qt.Orientation.Vertical:
            return None
        if role in (Role.ToolTipRole, Role.AccessibleDescriptionRole) and section == ROWS:
            return self.tr("How many rows of your file count here. Shown on this screen only, never written.")
        if role != Role.DisplayRole:
            return None
        return (self.tr("Category"), self.tr("Also written as"), self.tr("Your eyes only"))[section]
