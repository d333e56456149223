"""The tables that were suggested, best first, to tick into the plan; and the noisy tables that were paid for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QScrollArea, QVBoxLayout, QWidget

from core.front_door import KeptChoice, OneWayTable, Suggestion
from guiapp.desktop.language import told
from guiapp.desktop.number_words import number_text, whole_text
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import heading_label, muted_label, points

_NOTES_HEIGHT = 160
"""Pixels of the list of noisy tables, at most: the tables to tick are what is looked for."""


class SuggestedTables(QWidget):
    """A list of ticks.

    Signals:
        add_wanted: the ticked tables, each a tuple of names, best first.
        closed: nothing more is wanted.
    """

    add_wanted = Signal(object)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._heading = heading_label("")
        self._heading.setObjectName("suggested_heading")
        self._heading.setWordWrap(True)
        self._cost = muted_label(name="suggested_cost")
        self._tables = QListWidget()
        self._tables.setObjectName("suggested_tables")
        self._tables.setAccessibleName(self.tr("Suggested tables, best first"))
        self._notes_heading = muted_label(self.tr("Public now, too: noisy tables of one attribute."), "one_way_heading")
        self._notes = muted_label(name="one_way_tables")
        self._area = QScrollArea()
        self._add = button(self.tr("Add to the plan"), "add_suggested", "next", primary=True)
        self._close = button(self.tr("Close"), "close_suggested")
        self.setFocusProxy(self._tables)
        self._lay_out()
        self._tables.itemChanged.connect(lambda _: self._weigh())
        self._add.clicked.connect(lambda: self.add_wanted.emit(self._ticked()))
        self._close.clicked.connect(self.closed)

    def show_found(self, kept: KeptChoice[Suggestion], present: Sequence[frozenset[str]]) -> None:
        """List the tables; those of the plan cannot be ticked."""
        found = kept.found
        words = self.tr("{0} of {1} tables, best first")
        self._heading.setText(words.format(whole_text(len(found.tables)), whole_text(found.n_candidates)))
        paid = self.tr("It cost {0}. The ledger keeps this as no. {1}: asking the same again costs nothing.")
        free = self.tr("Found before as no. {1} of the ledger, for {0}. Nothing was spent now.")
        self._cost.setText((paid if kept.is_new else free).format(told(kept.line.cost_text), kept.line.number))
        # Ticked from the start: who asked for five tables wants five, and takes a tick away where not.
        self._tables.clear()
        for rank, names in enumerate(found.tables, 1):
            self._tables.addItem(self._item(rank, names, is_present=frozenset(names) in present))
        self._tables.setCurrentRow(0)
        self._notes.setText(points(self._note(table) for table in found.one_way))
        for widget in (self._area, self._notes_heading):
            widget.setVisible(bool(found.one_way))
        self._weigh()

    def _item(self, rank: int, names: tuple[str, ...], *, is_present: bool) -> QListWidgetItem:
        text = f"{rank}.  {' × '.join(names)}"
        item = QListWidgetItem(self.tr("{0} (in the plan)").format(text) if is_present else text)
        item.setData(Qt.ItemDataRole.UserRole, names)
        item.setCheckState(Qt.CheckState.Checked)
        if is_present:
            item.setFlags(Qt.ItemFlag.NoItemFlags)  # with a tick nevertheless, or its name would stand further left
        return item

    def _note(self, table: OneWayTable) -> str:
        pairs = zip(table.labels, table.counts, strict=True)
        counts = ", ".join(f"{told(label)}: {whole_text(count)}" for label, count in pairs)
        return f"{table.attribute} (±{number_text(table.half_width)}): {counts}"

    def _ticked(self) -> list[tuple[str, ...]]:
        items = (self._tables.item(row) for row in range(self._tables.count()))
        offered = (item for item in items if item.flags() & Qt.ItemFlag.ItemIsUserCheckable)
        return [item.data(Qt.ItemDataRole.UserRole) for item in offered if item.checkState() is Qt.CheckState.Checked]

    def _weigh(self) -> None:
        self._add.setEnabled(bool(self._ticked()))

    def _lay_out(self) -> None:
        self._area.setAccessibleName(self.tr("Noisy tables of one attribute"))
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setFixedHeight(_NOTES_HEIGHT)
        inner = QWidget()
        inner.setObjectName("page_body")
        lines = QVBoxLayout(inner)
        lines.setContentsMargins(0, 0, 8, 0)
        lines.addWidget(self._notes)
        lines.addStretch(1)
        self._area.setWidget(inner)
        buttons = ButtonBox()
        buttons.addButton(self._add, ButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self._close, ButtonBox.ButtonRole.ActionRole)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        for widget in (self._heading, self._cost):
            column.addWidget(widget)
        column.addWidget(self._tables, 1)
        column.addWidget(self._notes_heading)
        column.addWidget(self._area)
        column.addWidget(buttons)
