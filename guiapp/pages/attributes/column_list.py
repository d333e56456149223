"""List of the file's columns, of which several can be selected, renamed in place, and dragged to another place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyledItemDelegate, QStyleOptionViewItem

from guiapp.models.attribute_model import EXAMPLES, USE, AttributeModel, ColumnRow
from guiapp.widgets.tables.movable_rows import MovableRows
from guiapp.widgets.tables.sortable_table import FITTED_ROWS
from guiapp.widgets.tables.wide_column import WideColumn

_EDITS = QAbstractItemView.EditTrigger.DoubleClicked | QAbstractItemView.EditTrigger.EditKeyPressed


class _Examples(QStyledItemDelegate):
    """Shortens a list of values behind its first ones, not in the middle of one."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """See Qt."""
        super().initStyleOption(option, index)
        option.textElideMode = Qt.TextElideMode.ElideRight


class ColumnList(MovableRows):
    """Shows the columns of its model.

    Attributes:
        columns: the model.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("column_table")
        self.setAccessibleName(self.tr("Columns"))
        self.columns = AttributeModel()
        self.columns.setParent(self)
        self.setModel(self.columns)
        self.setEditTriggers(_EDITS)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        # With word wrap, a text is cut after a whole word although more would fit (PySide6 6.10.3: "Agriculture
        # forestryandfishing" in a row of one line and a column of 150 pixels ends after 82).
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # answers to one question differ at their end
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setResizeContentsPrecision(FITTED_ROWS)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(USE, QHeaderView.ResizeMode.Interactive)
        WideColumn(self, EXAMPLES, USE)
        self.setItemDelegateForColumn(EXAMPLES, _Examples(self))

    def show_rows(self, rows: Sequence[ColumnRow]) -> None:
        """Show these columns; if some were added to those of before, select the first of them."""
        before = {row.header for row in self.columns.rows}
        self.columns.show(rows)
        added = [place for place, row in enumerate(rows) if row.header not in before]
        if before and added and len(rows) == len(before) + len(added):
            self.choose(added[0])

    def chosen(self) -> list[ColumnRow]:
        """Return the selected columns, top to bottom."""
        places = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [row for row in map(self.columns.row, places) if row is not None]

    def first_chosen(self) -> ColumnRow | None:
        """Return the first selected column that is used, or the first selected; None if none is."""
        chosen = self.chosen()
        return next((row for row in chosen if row.used), chosen[0] if chosen else None)

    def choose(self, place: int) -> None:
        """Select one column only; `selectRow` would extend the selection while Ctrl is held for a shortcut."""
        only = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().setCurrentIndex(self.columns.index(place, 0), only)

    def choose_one(self) -> None:
        """Select a column if none is selected: the first used one, else the first that may be used, or the first."""
        if self.currentIndex().row() < 0 and self.columns.rowCount():
            rows = list(enumerate(self.columns.rows))
            places = [place for place, row in rows if row.used] + [place for place, row in rows if not row.is_id_like]
            self.choose(next(iter(places), 0))

    def follow(self, *, up: bool) -> None:
        """Scroll to the attributes that were moved `up` or down, and report their position."""
        used = [place for place, row in enumerate(self.columns.rows) if row.used]
        chosen = {index.row() for index in self.selectionModel().selectedRows()}
        moved = [place for place in used if place in chosen]
        if not moved:
            return
        self.scrollTo(self.columns.index(moved[0 if up else -1], 0))
        words = self.tr("%Ln attributes moved: the first is number {place} of {n}", "", len(moved))
        if len(moved) == 1:
            words = self.tr("“{name}” is attribute number {place} of {n}")
        name, place = self.columns.rows[moved[0]].name, used.index(moved[0]) + 1
        self._tell(words.format(name=name, place=place, n=len(used)))

    def _tell(self, words: str) -> None:
        self.setAccessibleDescription(words)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
