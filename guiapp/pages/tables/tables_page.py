"""The Tables page: the requested tables and their weights."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import QItemSelection, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSplitter,
    QStackedWidget,
    QTableView,
    QTabWidget,
    QWidget,
)

from core import Ask, TableChoice
from guiapp.commands import table_sets as sets
from guiapp.commands import tables as commands
from guiapp.desktop.number_words import plain_text, plural, whole_text
from guiapp.desktop.table_sets import sets_file
from guiapp.dialogs.table_sets_dialog import TableSetsDialog
from guiapp.models.table_set_fit import plan_table_set
from guiapp.models.wanted_tables import wanted_rows, why_impossible
from guiapp.models.workload_model import TABLE, WEIGHT, WantedRow, WorkloadModel
from guiapp.pages.page import Page, register
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import Card, muted_label
from guiapp.widgets.controls.search_field import SearchField
from guiapp.widgets.editors.pair_matrix import PairMatrix
from guiapp.widgets.editors.quick_adds import QuickAdds
from guiapp.widgets.editors.range_chooser import RangeChooser
from guiapp.widgets.editors.table_picker import TablePicker
from guiapp.widgets.frame.empty_state import EmptyState
from guiapp.widgets.tables.weight_delegate import WeightDelegate

_PICK_WIDTH = 480
"""Pixels of the left part at first: three lists of names fit side by side."""
_FITTED_ROWS = 30
"""Rows measured for the width of columns; measuring thousands takes a second."""
_WEIGHTS = (0.1, 0.5, 1.0, 3.0, 10.0)
"""Weights in the list; any other can be typed into the table. Smaller steps hardly change the split."""


@register
class TablesPage(Page):
    """The third page: which tables are requested, and how important each is."""

    key = "tables"
    icon_name = "tables"

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._quick = QuickAdds()
        self._pairs = PairMatrix()
        self._picker = TablePicker(lambda table: why_impossible(context.workspace.plan, table))
        self._ways = QTabWidget()
        self._ways.setObjectName("ways_to_pick")
        self._ways.setAccessibleName(self.tr("Ways to choose tables"))
        self._model = WorkloadModel()
        self._model.setParent(self)
        self._list = self._table()
        self._find = SearchField(self._list, self.tr("Find a table"), "find_table")
        self._count = muted_label(name="found_count")
        self._summary = muted_label(name="workload_summary")
        self._importance = QComboBox()
        self._importance.setObjectName("importance")
        self._importance.setAccessibleName(self.tr("Importance of the selected tables"))
        for weight in _WEIGHTS:
            self._importance.addItem(self._weight_words(weight), weight)
        self._remove = button(self.tr("Remove"), "remove_tables", "trash")
        self._sets = button(self.tr("Saved sets…"), "table_sets", "save")
        self._ranges = RangeChooser()
        self._empty = EmptyState("tables")
        self._views = QStackedWidget()
        self._lay_out()
        self._connect()

    @property
    def title(self) -> str:
        """See Page."""
        return self.tr("Tables")

    @property
    def help_line(self) -> str:
        """See Page."""
        return self.tr(
            "Choose the tables to publish. Fewer and smaller tables get smaller errors from the same budget."
        )

    def locked_reason(self) -> str | None:
        """See Page."""
        if not self.context.workspace.plan.attributes:
            return self.tr("First choose at least one attribute on the Attributes page.")
        return None

    def refresh(self, changes: Changes) -> None:
        """See Page."""
        if not changes.plan:
            return
        plan = self.context.workspace.plan
        rows = wanted_rows(plan)
        sizes = {attribute.name: attribute.size for attribute in plan.attributes}
        self._quick.show_attributes(tuple(sizes))
        self._pairs.show_tables(tuple(sizes), tuple(sizes.values()), [row.names for row in rows])
        if not rows:
            self._find.clear()
        self._model.show(rows)
        self._picker.show_attributes(sizes, [row.names for row in rows])
        # The sum of all cells shows what a family costs: the error grows with the number of tables.
        cells = sum(row.cells for row in rows)
        counts = (self.tr("%Ln tables", "", len(rows)), self.tr("{n} cells", "", plural(cells)))
        self._summary.setText(", ".join(counts).format(n=whole_text(cells)))
        self._views.setCurrentIndex(0 if rows else 1)
        self.header.set_primary(self.tr("Continue to compare") if rows else "")
        self._count_found()
        self._weigh_tools()

    # ------------------------------------------------------------ what is asked

    def _chosen(self) -> list[WantedRow]:
        """Return the selected visible tables."""
        # QItemSelectionModel.selectedRows() takes quadratic time: for each row it searches all selected ranges.
        selection = self._list.selectionModel().selection()
        runs = map(selection.at, range(selection.count()))
        places = sorted({place for run in runs for place in range(run.top(), run.bottom() + 1)})
        return [self._model.row(place) for place in places]

    def _chosen_names(self) -> list[tuple[str, ...]]:
        return [row.names for row in self._chosen()]

    def _choose(self, tables: Collection[frozenset[str]]) -> None:
        """Select these tables, identified by their attributes, if they are visible."""
        rows = self._model.rowCount()
        places = [place for place in range(rows) if frozenset(self._model.row(place).names) in tables]
        chosen, last = QItemSelection(), self._model.columnCount() - 1
        for first, end in _runs(places):
            chosen.select(self._model.index(first, 0), self._model.index(end, last))
        selection = self._list.selectionModel()
        selection.select(chosen, selection.SelectionFlag.ClearAndSelect)

    def _narrow(self, text: str) -> None:
        """Show the tables that match the filter, and keep their selection."""
        chosen = set(map(frozenset, self._chosen_names()))
        self._model.narrow(text)
        self._choose(chosen)
        self._count_found()
        self._weigh_tools()

    def _count_found(self) -> None:
        n, m = whole_text(self._model.rowCount()), whole_text(self._model.n_tables)
        words = self.tr("{n} of {m}").format(n=n, m=m) if self._find.text().strip() else ""
        self._count.setText(words)
        self._count.setVisible(bool(words))
        self._find.setAccessibleDescription(words)

    def _added(self, tables: Sequence[TableChoice], done: bool) -> None:
        """Select the added tables, so that their weight can be set, and scroll to them at the end of the list."""
        if not done:
            return
        self.context.notices.clear()  # removes the message about a refused attempt before this one
        self._picker.clear_picked()
        self._choose({frozenset(table.attributes) for table in tables})
        self._scroll_to_chosen()

    def _show_table(self, names: tuple[str, ...]) -> None:
        """Select the table of these attributes and scroll to it."""
        self._choose({frozenset(names)})
        self._scroll_to_chosen()

    def _scroll_to_chosen(self) -> None:
        chosen = self._list.selectionModel().selection()
        if chosen.count():  # empty if the filter hides the table
            self._list.scrollTo(chosen.at(chosen.count() - 1).topLeft())

    def _toggle(self, names: tuple[str, ...], on: bool) -> None:
        if on:
            commands.add_table(self.context, TableChoice(names))
        else:
            commands.remove_tables(self.context, [names])

    def _remove_chosen(self) -> None:
        commands.remove_tables(self.context, self._chosen_names())

    def _weight_words(self, weight: float) -> str:
        words = self._model.importance_words(weight)
        return self.tr("{words} ({weight})").format(words=words, weight=plain_text(weight))

    def _weigh_chosen(self) -> None:
        commands.weigh_tables(self.context, self._chosen_names(), float(self._importance.currentData()))

    def _weigh_tools(self) -> None:
        chosen = self._chosen()
        self._remove.setEnabled(bool(chosen))
        self._importance.setEnabled(bool(chosen))
        weight = chosen[0].weight if chosen else 1.0
        self._importance.setPlaceholderText(self._weight_words(weight))  # for a weight that is not in the list
        self._importance.setCurrentIndex(self._importance.findData(weight))
        several = len(chosen) > 1
        asks = dict(chosen[0].asks) if chosen and not several else {}
        self._ranges.show_asks(asks, of_several=several and any(row.asks for row in chosen))

    def _ask(self, name: str, what: Ask) -> None:
        commands.ask(self.context, self._chosen()[0], name, what)

    def _ask_sets(self) -> None:
        dialog = TableSetsDialog(plan_table_set(self.context.workspace.plan), sets_file(), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.save_wanted.connect(lambda wanted: sets.keep_set(self.context, wanted, dialog.show_sets))
        dialog.delete_wanted.connect(lambda name: sets.remove_set(self.context, name, dialog.show_sets))
        dialog.use_wanted.connect(lambda kept: sets.use_set(self.context, kept))
        sets.read_sets(self.context, dialog.show_sets).failed.connect(dialog.reject)
        dialog.open()

    # ------------------------------------------------------------ building

    def _table(self) -> QTableView:
        table = QTableView()
        table.setObjectName("workload_table")
        table.setAccessibleName(self.tr("Tables to publish"))
        table.setModel(self._model)
        # Laid out at once: otherwise the first paint adds a scroll bar to a long list, and all is painted twice.
        self._model.modelReset.connect(table.doItemsLayout)
        delegate = WeightDelegate(table)
        table.setItemDelegateForColumn(WEIGHT, delegate)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        # Tab leaves the table: as its cells are many, it would otherwise never reach the next control.
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # titles that begin alike differ at their end
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setResizeContentsPrecision(_FITTED_ROWS)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(TABLE, QHeaderView.ResizeMode.Stretch)
        return table

    def _lay_out(self) -> None:
        self.header.add_action(self._sets)
        for widget, words in (
            (self._quick, self.tr("Many at once")),
            (self._pairs, self.tr("Pairs")),
            (self._picker, self.tr("Rows and columns")),
        ):
            self._ways.addTab(widget, words)
        self._ways.setDocumentMode(True)
        self._ways.tabBar().setDrawBase(False)
        left = Card("", "pick_card")
        left.body.addWidget(self._ways)
        self._empty.set_words(
            self.tr("No table yet"),
            self.tr("Add whole families on the left, tick pairs, or build one from rows and columns."),
        )
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(left)
        splitter.addWidget(self._right())
        splitter.setStretchFactor(1, 1)
        splitter.setHandleWidth(16)
        splitter.setSizes([_PICK_WIDTH, 1000])
        self.body.addWidget(splitter, 1)

    def _right(self) -> QWidget:
        filled = Card("", "workload_card")
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
        filled.body.addWidget(self._summary)
        filled.body.addLayout(tools)
        filled.body.addLayout(search)
        filled.body.addWidget(self._list, 1)
        filled.body.addWidget(self._ranges)
        self._views.addWidget(filled)
        self._views.addWidget(self._empty)
        return self._views

    def _connect(self) -> None:
        self.header.primary_clicked.connect(lambda: self.wanted.emit("compare"))
        self._quick.families_wanted.connect(lambda families, name: commands.add_families(self.context, families, name))
        self._pairs.toggled.connect(self._toggle)
        self._picker.table_wanted.connect(lambda table: self._added([table], commands.add_table(self.context, table)))
        self._picker.crossings_wanted.connect(lambda some: self._added(some, commands.add_tables(self.context, some)))
        self._picker.present_picked.connect(self._show_table)
        self._model.weighted.connect(lambda tables, weight: commands.weigh_tables(self.context, tables, weight))
        self._list.selectionModel().selectionChanged.connect(lambda *_: self._weigh_tools())
        self._importance.activated.connect(self._weigh_chosen)
        self._remove.clicked.connect(self._remove_chosen)
        self._ranges.asked.connect(self._ask)
        self._sets.clicked.connect(self._ask_sets)
        self._find.textChanged.connect(self._narrow)
        self.context.workspace.begun.connect(self._find.clear)
        remove = QShortcut(QKeySequence(Qt.Key.Key_Delete), self._list)
        remove.setWhatsThis(self.tr("Remove the selected tables"))
        remove.setContext(Qt.ShortcutContext.WidgetShortcut)
        remove.activated.connect(self._remove_chosen)


def _runs(places: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Return the first and last place of each run of consecutive places."""
    # One selection range per run: a range per row makes painting a long selection slow.
    for _, run in groupby(enumerate(places), key=lambda numbered: numbered[1] - numbered[0]):
        followed = [place for _, place in run]
        yield followed[0], followed[-1]
