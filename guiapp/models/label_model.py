"""Item model of one attribute's categories, with the spellings merged into each."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from core import Attribute

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole


# Column 0 holds the published name, column 1 the merged spellings.
class LabelModel(QAbstractTableModel):
    """A row per category; the name can be edited in place."""

    renamed = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self._categories: tuple[str, ...] = ()
        self._spellings: dict[str, list[str]] = {}

    def show(self, attribute: Attribute) -> None:
        """Show the categories of an attribute."""
        self.beginResetModel()
        self._categories = attribute.categories
        self._spellings = {}
        for raw, category in attribute.merges:
            self._spellings.setdefault(category, []).append(raw)
        self.endResetModel()

    def category(self, position: int) -> str:
        """Return one category."""
        return self._categories[position]

    def rowCount(self, parent: Index | None = None) -> int:
        """See Qt."""
        return 0 if parent is not None and parent.isValid() else len(self._categories)

    def columnCount(self, parent: Index | None = None) -> int:
        """See Qt."""
        return 0 if parent is not None and parent.isValid() else 2

    def flags(self, index: Index) -> Qt.ItemFlag:
        """See Qt."""
        plain = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return plain | Qt.ItemFlag.ItemIsEditable if index.column() == 0 else plain

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        """See Qt."""
        if role not in (Role.DisplayRole, Role.EditRole, Role.ToolTipRole):
            return None
        category = self._categories[index.row()]
        return category if index.column() == 0 else ", ".join(self._spellings.get(category, ()))

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
        if role != Role.DisplayRole or orientation is Qt.Orientation.Vertical:
            return None
        return (self.tr("Category"), self.tr("Also written as"))[section]
