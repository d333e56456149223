"""Reader of released tables: a list, and the chosen table."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QSplitter, QVBoxLayout, QWidget

from core.front_door import Release, ReleasedTable, TableChoice, with_told_labels
from guiapp.desktop.language import told
from guiapp.widgets.controls.search_field import SearchField, show_found
from guiapp.widgets.tables.table_reader import TableReader

LIST_WIDTH = 220
"""Width of the list in device-independent pixels: a title of three attributes fits."""


class ReleaseReader(QWidget):
    """Shows one Release; used for real ones and for rehearsals.

    Args:
        keeps: whether tables and charts can be written to files, by `keep_wanted`.

    Signals:
        copied: message that something was copied.
        keep_wanted: the shown table or chart should be written to a file.
    """

    copied = Signal(str)
    keep_wanted = Signal()

    def __init__(self, *, keeps: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._release: Release | None = None
        self._choices: dict[frozenset[str], TableChoice] = {}
        self._list = QListWidget()
        self._list.setObjectName("released_tables")
        self._list.setAccessibleName(self.tr("Released tables"))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # titles that begin alike differ at their end
        self._find = SearchField(self._list, self.tr("Find a table"), "find_table")
        self.reader = TableReader(keeps=keeps)
        self._lay_out()
        self._find.textChanged.connect(self._filter)
        self._list.currentRowChanged.connect(self._open)
        self.reader.copied.connect(self.copied)
        self.reader.keep_wanted.connect(self.keep_wanted)

    def show_release(self, release: Release | None, choices: Iterable[TableChoice] = ()) -> None:
        """Show the tables of `release` and open the first; `choices` gives their rows, columns and sheets."""
        self._find.clear()
        self._choices = {frozenset(choice.attributes): choice for choice in choices}
        # None while the list is emptied: clear() changes the current row to rows that the new release may not have.
        self._release = None
        self._list.clear()
        self.reader.prefer_pictures()
        # Labels as people write them, each said once; what is exported is the release itself.
        self._release = with_told_labels(release, told) if release is not None else None
        for table in release.tables if release else ():
            item = QListWidgetItem(told(table.title) or self.tr("everybody"))
            item.setToolTip(item.text())
            self._list.addItem(item)
        self._list.setCurrentRow(0 if self._list.count() else -1)

    def choose(self, title: str) -> None:
        """Open the table with that title."""
        for item in self._list.findItems(title, Qt.MatchFlag.MatchExactly):
            self._list.setCurrentItem(item)

    @property
    def table(self) -> ReleasedTable | None:
        """The open table; None if there is none."""
        row = self._list.currentRow()
        return self._release.tables[row] if self._release is not None and row >= 0 else None

    def _lay_out(self) -> None:
        left = QWidget()
        left.setMinimumWidth(LIST_WIDTH)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._find)
        column.addWidget(self._list, 1)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(16)
        split.addWidget(left)
        split.addWidget(self.reader)
        split.setStretchFactor(1, 1)
        split.setSizes([LIST_WIDTH, 4 * LIST_WIDTH])
        frame = QVBoxLayout(self)
        frame.setContentsMargins(0, 0, 0, 0)
        frame.addWidget(split)

    def _filter(self, text: str) -> None:
        """List the tables that match the filter; close the open table unless it does, lest it be copied by mistake."""
        found = show_found(self._list, text)
        if not found:
            self._list.setCurrentRow(-1)
        elif self._list.currentItem() not in found:
            self._list.setCurrentItem(found[0])

    def _open(self) -> None:
        statement = self._release.statement if self._release is not None else None
        mark = self.tr("REHEARSAL: made-up data") if statement is not None and statement.rehearsal else ""
        names = frozenset(self.table.published.names) if self.table is not None else frozenset()
        coverage = statement.coverage if statement is not None else 0.0
        self.reader.show_table(self.table, coverage, mark, self._choices.get(names))
