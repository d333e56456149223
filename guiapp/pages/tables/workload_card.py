"""Card with the requested tables: their list, its filter, and what can be done with the selected ones."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel

from core.front_door import Ask
from guiapp.desktop.number_words import plain_text, plural, whole_text
from guiapp.models.workload_model import IMPORTANCE, USE, WantedRow
from guiapp.pages.tables.workload_list import WorkloadList
from guiapp.widgets.controls.buttons import allow_unless, button
from guiapp.widgets.controls.card import Card, muted_label
from guiapp.widgets.controls.list_tools import give_menu
from guiapp.widgets.controls.search_field import SearchField
from guiapp.widgets.editors.range_chooser import RangeChooser

_WEIGHTS = (0.1, 0.5, 1.0, 3.0, 10.0)
"""Weights in the list; any other can be typed into the table. Smaller steps hardly change the split."""


class WorkloadCard(Card):
    """Shows the requested tables; several can be weighed or removed at once.

    Attributes:
        list: the tables.

    Signals:
        weighed: names of the attributes of each table, and the wanted weight.
        removed: names of the attributes of each table that is to be removed.
        asked: the table, the name of one of its attributes, and the Ask.
    """

    weighed = Signal(object, float)
    removed = Signal(object)
    asked = Signal(object, str, object)

    def __init__(self) -> None:
        super().__init__("", "workload_card")
        self.list = WorkloadList()
        self._find = SearchField(self.list, self.tr("Find a table"), "find_table")
        self._count = muted_label(name="found_count")
        self._summary = muted_label(name="workload_summary")
        self._importance = QComboBox()
        self._importance.setObjectName("importance")
        self._importance.setAccessibleName(self.tr("Importance of the selected tables"))
        for weight in _WEIGHTS:
            self._importance.addItem(self._weight_words(weight), weight)
        self._remove = button(self.tr("Remove"), "remove_tables", "trash")
        give_menu(self.list, (self._remove,))
        self._ranges = RangeChooser()
        self._lay_out()
        self._connect()

    def show_tables(self, rows: Sequence[WantedRow]) -> None:
        """Show these tables; without any, the filter is cleared."""
        if not rows:
            self.find_all()
        self.list.tables.show(rows)
        is_graded = any(row.grade is not None for row in rows)
        self.list.setColumnHidden(USE, not is_graded)
        # Beside the use there is no width for it: names would be cut. The box above says it of the selected table.
        self.list.setColumnHidden(IMPORTANCE, is_graded)
        # The sum of all cells shows what a family costs: the error grows with the number of tables.
        cells = sum(row.cells for row in rows)
        counts = (self.tr("%Ln tables", "", len(rows)), self.tr("{n} cells", "", plural(cells)))
        self._summary.setText(", ".join(counts).format(n=whole_text(cells)))
        self._count_found()
        self._show_tools()

    def choose(self, tables: Collection[frozenset[str]]) -> None:
        """Select these tables, identified by their attributes, and scroll to them."""
        self.list.choose(tables)
        self.list.scroll_to_chosen()

    def find_all(self) -> None:
        """Clear the filter."""
        self._find.clear()

    # ------------------------------------------------------------ what is shown

    def _narrow(self, text: str) -> None:
        self.list.narrow(text)
        self._count_found()
        self._show_tools()

    def _count_found(self) -> None:
        n, m = whole_text(self.list.tables.rowCount()), whole_text(self.list.tables.n_tables)
        words = self.tr("{n} of {m}").format(n=n, m=m) if self._find.text().strip() else ""
        self._count.setText(words)
        self._count.setVisible(bool(words))
        self._find.setAccessibleDescription(words)

    def _show_tools(self) -> None:
        chosen = self.list.chosen()
        allow_unless(self._remove, "" if chosen else self.tr("First select tables in the list."))
        self._importance.setEnabled(bool(chosen))
        weight = chosen[0].weight if chosen else 1.0
        self._importance.setPlaceholderText(self._weight_words(weight))  # for a weight that is not in the list
        self._importance.setCurrentIndex(self._importance.findData(weight))
        several = len(chosen) > 1
        asks = dict(chosen[0].asks) if chosen and not several else {}
        self._ranges.show_asks(asks, of_several=several and any(row.asks for row in chosen))

    def _weight_words(self, weight: float) -> str:
        words = self.list.tables.importance_words(weight)
        return self.tr("{words} ({weight})").format(words=words, weight=plain_text(weight))

    # ------------------------------------------------------------ what is asked

    @property
    def _chosen_names(self) -> list[tuple[str, ...]]:
        return [row.names for row in self.list.chosen()]

    def _weigh(self) -> None:
        self.weighed.emit(self._chosen_names, float(self._importance.currentData()))

    def _ask(self, name: str, what: Ask) -> None:
        self.asked.emit(self.list.chosen()[0], name, what)

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        tools = QHBoxLayout()
        tools.setSpacing(8)
        label = QLabel(self.tr("&Importance"))
        label.setBuddy(self._importance)
        for widget in (label, self._importance):
            tools.addWidget(widget)
        tools.addStretch(1)
        tools.addWidget(self._remove)
        search = QHBoxLayout()
        search.addWidget(self._find, 1)
        search.addWidget(self._count)
        self.body.addWidget(self._summary)
        self.body.addLayout(tools)
        self.body.addLayout(search)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self._ranges)

    def _connect(self) -> None:
        self.list.tables.weighted.connect(self.weighed)
        self.list.selectionModel().selectionChanged.connect(lambda *_: self._show_tools())
        self._importance.activated.connect(self._weigh)
        self._remove.clicked.connect(lambda: self.removed.emit(self._chosen_names))
        self.list.remove_wanted.connect(lambda: self.removed.emit(self._chosen_names))
        self._ranges.asked.connect(self._ask)
        self._find.textChanged.connect(self._narrow)
