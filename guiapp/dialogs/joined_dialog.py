"""Dialog with two kept releases side by side: what both publish, each with its ±, and the differences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from guiapp.desktop.language import told
from guiapp.desktop.screen_room import resize_within
from guiapp.dialogs.release_reader import LIST_WIDTH
from guiapp.models.joined_model import JoinedModel
from guiapp.models.ledger_model import local_time
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.controls.scrolled_text import ScrolledText
from guiapp.widgets.controls.search_field import SearchField, show_found
from guiapp.widgets.tables.sortable_table import SortableTable

if TYPE_CHECKING:
    from core.front_door import Joinable, JoinedReleases, JoinedSide, JoinedTable


MARKED_WIDTH = 80
"""Pixels of how many numbers of a table are marked, behind its name."""
NOTES_HEIGHT = 160
"""Pixels for the notes on a comparison, at most: eight lines or so."""


class JoinedDialog(QDialog):
    """Compares one release with another that is chosen here.

    Args:
        number: of the one.
        others: those that it can be compared with.
        parent: the page.

    Signals:
        other_wanted: number of the release to compare with.
        keep_wanted: the JoinedReleases that should be written to a file.
        copied: message that something was copied.
    """

    other_wanted = Signal(int)
    keep_wanted = Signal(object)
    copied = Signal(str)

    def __init__(self, number: int, others: Sequence[Joinable], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("joined_dialog")
        self.setWindowTitle(self.tr("Two releases side by side"))
        resize_within(self, 1180, 700)
        self._number = number
        self._joined: JoinedReleases | None = None
        self._view: SortableTable | None = None
        self._others = QComboBox()
        self._others.setObjectName("joined_other")
        self._others.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for each in others:
            self._others.addItem(self._other_words(each), each.side.number)
        self._sides, notes = (muted_label(name=name) for name in ("joined_sides", "joined_notes"))
        self._source = muted_label(name="joined_source")
        for label in (self._sides, notes, self._source):
            label.setTextFormat(Qt.TextFormat.PlainText)  # they quote names of datasets and attributes
        # Up to three lines for every attribute: they must leave room for the tables.
        self._notes = ScrolledText(notes, self.tr("Notes"), NOTES_HEIGHT)
        self._list = QListWidget()
        self._list.setObjectName("joined_tables")
        self._list.setAccessibleName(self.tr("Compared tables"))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # how many are marked stands at the end
        self._find = SearchField(self._list, self.tr("Find a table"), "find_joined")
        self._place = QVBoxLayout()
        self._copy = button(self.tr("Copy table"), "copy_joined", "copy")
        self._keep = button(self.tr("Save as…"), "save_joined", "export")
        self._lay_out()
        self._connect()
        self._clear()

    def ask(self) -> None:
        """Ask for the release that is chosen."""
        self._clear()
        self.other_wanted.emit(self._others.currentData())

    def show_joined(self, joined: JoinedReleases) -> None:
        """Show two releases, unless another one was chosen meanwhile."""
        # Jobs may end in another order than they began: what was chosen last is what is shown.
        if {joined.first.number, joined.second.number} != {self._number, self._others.currentData()}:
            return
        self._joined = joined
        first, second = map(self._side_words, (joined.first, joined.second))
        self._sides.setText("\n".join((self.tr("First: {0}").format(first), self.tr("Second: {0}").format(second))))
        self._notes.set_text("\n".join(map(told, joined.notes)))
        for table in joined.tables:
            item = QListWidgetItem(self._table_words(table))
            item.setToolTip(item.text())
            self._list.addItem(item)
        self._list.setCurrentRow(0)
        for action in (self._copy, self._keep):
            action.setEnabled(True)

    # ------------------------------------------------------------ words

    def _other_words(self, other: Joinable) -> str:
        side = other.side
        return self.tr("{0} (no. {1}), {2}, {3}. In common: {4}").format(
            told(side.name), side.number, local_time(side.when), told(side.cost), ", ".join(other.names)
        )

    def _side_words(self, side: JoinedSide) -> str:
        return self.tr("{0} (no. {1}), {2}, {3}").format(
            told(side.name), side.number, local_time(side.when), told(side.cost)
        )

    def _table_words(self, table: JoinedTable) -> str:
        title = table.title or self.tr("everybody")
        return self.tr("{0} ({1} of {2} marked)").format(title, table.n_beyond, len(table))

    # ------------------------------------------------------------ what is shown

    def _clear(self) -> None:
        self._joined = None
        self._find.clear()
        self._list.clear()
        self._sides.setText("")
        self._notes.set_text("")
        for action in (self._copy, self._keep):
            action.setEnabled(False)

    def _open(self, row: int) -> None:
        """Show one table in a view of its own."""
        # A model makes its columns once, and each table has those of its own attributes.
        if self._view is not None:  # not hidden only: a table of a million cells would stay in memory
            self._view.setParent(None)
            self._view.deleteLater()
            self._view = None
        self._source.setText("")
        if self._joined is None or row < 0:
            return
        table = self._joined.tables[row]
        self._view = SortableTable(JoinedModel(table), "joined_cells", self.tr("Numbers of both releases"))
        self._view.model().setParent(self._view)
        everybody = self.tr("everybody")
        first, second = (title or everybody for title in table.titles)
        self._source.setText(self.tr("Added up from “{0}” of the first and “{1}” of the second").format(first, second))
        self._place.addWidget(self._view, 1)

    def _filter(self, text: str) -> None:
        found = show_found(self._list, text)
        if not found:
            self._list.setCurrentRow(-1)
        elif self._list.currentItem() not in found:
            self._list.setCurrentItem(found[0])

    def _copy_table(self) -> None:
        if self._view is not None:
            self._view.copy_all()
            self.copied.emit(self.tr("The table was copied."))

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        asking = QHBoxLayout()
        question = QLabel(self.tr("&Compare release no. {0} with").format(self._number))
        question.setBuddy(self._others)
        asking.addWidget(question)
        asking.addWidget(self._others, 1)
        left, right = QWidget(), QWidget()
        left.setMinimumWidth(LIST_WIDTH)
        tables, cells = QVBoxLayout(left), self._place
        right.setLayout(cells)
        tables.setContentsMargins(0, 0, 0, 0)
        cells.setContentsMargins(0, 0, 0, 0)
        tables.addWidget(self._find)
        tables.addWidget(self._list, 1)
        cells.addWidget(self._source)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(16)
        split.addWidget(left)
        split.addWidget(right)
        split.setStretchFactor(1, 1)
        split.setSizes([LIST_WIDTH + MARKED_WIDTH, 4 * LIST_WIDTH])
        self._buttons = ButtonBox(ButtonBox.StandardButton.Close)
        for action in (self._copy, self._keep):
            self._buttons.addButton(action, ButtonBox.ButtonRole.ActionRole)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(12)
        column.addLayout(asking)
        column.addWidget(self._sides)
        column.addWidget(split, 1)
        column.addWidget(self._notes)
        column.addWidget(self._buttons)

    def _connect(self) -> None:
        self._others.currentIndexChanged.connect(lambda _: self.ask())
        self._find.textChanged.connect(self._filter)
        self._list.currentRowChanged.connect(self._open)
        self._copy.clicked.connect(self._copy_table)
        self._keep.clicked.connect(lambda: self.keep_wanted.emit(self._joined))
        self._buttons.rejected.connect(self.reject)
