"""The Tables page: the requested tables and their weights."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QWidget

from core.front_door import Plan, TableChoice
from guiapp.commands import table_sets as sets
from guiapp.commands import tables as commands
from guiapp.commands import use
from guiapp.desktop.language import translate_error
from guiapp.desktop.table_sets import sets_file
from guiapp.dialogs.table_sets_dialog import TableSetsDialog
from guiapp.models.table_axes import axes_of
from guiapp.models.table_set_fit import plan_table_set
from guiapp.models.use_of_tables import with_grades
from guiapp.models.wanted_tables import wanted_rows, why_impossible, why_no_families
from guiapp.models.workload_model import WantedRow
from guiapp.pages.page import Page, register
from guiapp.pages.tables.foreseen_card import ForeseenCard
from guiapp.pages.tables.foreseer import Foreseer
from guiapp.pages.tables.pick_card import PickCard
from guiapp.pages.tables.suggestion_run import SuggestionRun
from guiapp.pages.tables.use_card import UseCard
from guiapp.pages.tables.workload_card import WorkloadCard
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.state.readiness import suggestion_locked_reason
from guiapp.widgets.controls.buttons import allow_unless, button
from guiapp.widgets.frame.empty_state import EmptyState

_PICK_WIDTH = 480
"""Pixels of the left part at first: three lists of names fit side by side."""


@register
class TablesPage(Page):
    """The third page: which tables are requested, and how important each is."""

    key = "tables"
    icon_name = "tables"

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        workspace = context.workspace
        self._pick = PickCard(
            lambda table: why_impossible(workspace.plan, table),
            lambda families: why_no_families(workspace.plan, families),
        )
        self._workload = WorkloadCard()
        self._use = UseCard(context)
        self._empty = EmptyState("tables")
        self._foreseen = ForeseenCard()
        self._foreseer = Foreseer(context, self)
        self._in_sight: TableChoice | None = None
        self._is_building = False
        self._views = QStackedWidget()
        self._sets = button(self.tr("Saved sets…"), "table_sets", "save")
        self._suggest = button(self.tr("Suggest tables…"), "suggest_tables", "search")
        self._lay_out()
        self._connect()

    @property
    def title(self) -> str:
        """See Page."""
        return self.tr("Tables")

    @property
    def help_line(self) -> str:
        """See Page."""
        return self.tr("Choose the tables to publish. Fewer and smaller tables are more accurate.")

    def locked_reason(self) -> str | None:
        """Return that there is no attribute yet; None once there is one."""
        if not self.context.workspace.plan.attributes:
            return self.tr("First choose at least one attribute on the Attributes page.")
        return None

    def refresh(self, changes: Changes) -> None:
        """See Page."""
        allow_unless(self._suggest, suggestion_locked_reason(self.context.workspace) or "")
        if not (changes.plan or changes.comparison):
            return
        plan = self.context.workspace.plan
        rows = wanted_rows(plan)
        self._use.setVisible(bool(rows))
        rows = with_grades(rows, plan, self._use.refresh() if rows else None)
        self._workload.show_tables(rows)
        if not changes.plan:
            return
        self._pick.show_plan(plan.attributes, rows)
        self._views.setCurrentWidget(self._workload if rows else self._empty)
        self.header.set_primary(self.tr("Continue to compare") if rows else "")
        if not self._is_building:
            self._look_at_chosen()
        elif self._in_sight is not None:
            self._look_at(self._in_sight)

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        self.header.add_action(self._suggest)
        self.header.add_action(self._sets)
        self._empty.set_words(
            self.tr("No table yet"),
            self.tr("Add many at once on the left, tick pairs, or build one from rows and columns."),
            self.tr("Start with usable tables"),
        )
        self._views.addWidget(self._workload)
        self._views.addWidget(self._empty)
        tables = QSplitter(Qt.Orientation.Vertical)
        tables.setChildrenCollapsible(False)
        tables.addWidget(self._views)
        tables.addWidget(self._foreseen)
        tables.setHandleWidth(16)
        self._foreseen.hide()
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self._pick)
        splitter.addWidget(tables)
        splitter.setStretchFactor(1, 1)
        splitter.setHandleWidth(16)
        splitter.setSizes([_PICK_WIDTH, 1000])
        self.body.addWidget(splitter, 1)
        # Below both sides, and low: on the right, the list and the table to come share all of the height.
        self.body.addWidget(self._use)

    def _connect(self) -> None:
        context, pick, workload = self.context, self._pick, self._workload
        self.header.primary_clicked.connect(lambda: self.wanted.emit("compare"))
        self._sets.clicked.connect(self._ask_sets)
        self._empty.clicked.connect(lambda: use.propose_tables(context))
        self._suggest.clicked.connect(lambda: SuggestionRun(context, self._add_suggested, self).open())
        context.workspace.begun.connect(workload.find_all)
        pick.quick.families_wanted.connect(lambda families, name: commands.add_families(context, families, name))
        pick.pairs.toggled.connect(self._toggle)
        pick.picker.table_wanted.connect(lambda table: self._added([table], commands.add_table(context, table)))
        pick.picker.crossings_wanted.connect(lambda some: self._added(some, commands.add_tables(context, some)))
        pick.picker.present_picked.connect(lambda names: workload.choose({frozenset(names)}))
        workload.weighed.connect(lambda tables, weight: commands.weigh_tables(context, tables, weight))
        workload.removed.connect(lambda tables: commands.remove_tables(context, tables))
        pick.picker.building.connect(self._build)
        workload.list.selectionModel().selectionChanged.connect(lambda *_: self._look_at_chosen())
        self._foreseen.laid_out.connect(self._lay_table_out)
        self._foreseer.found.connect(self._foreseen.show_table)
        self._foreseer.failed.connect(lambda error: self._foreseen.show_failure(translate_error(error)))
        workload.asked.connect(lambda row, name, what: commands.ask(context, row, name, what))

    # ------------------------------------------------------------ the table in sight

    def showEvent(self, event: QShowEvent) -> None:
        """Predict what was chosen while the page was out of sight."""
        super().showEvent(event)
        self._foreseer.ask(self._in_sight)

    def _build(self, table: TableChoice | None) -> None:
        """Look at the table that is being built; without one, at the chosen one."""
        if table is not None:
            self._is_building = True
            self._look_at(table)
        elif self._is_building:
            self._is_building = False
            self._look_at_chosen()

    def _look_at_chosen(self) -> None:
        rows = self._workload.list.chosen()
        if len(rows) == 1:
            self._is_building = False
            self._look_at(_choice_of(self.context.workspace.plan, rows[0]))
        elif not self._is_building:
            self._look_at(None)

    def _look_at(self, table: TableChoice | None) -> None:
        self._in_sight = table
        self._foreseen.setVisible(table is not None)
        if table is not None:
            self._foreseen.begin(table, axes_of(table.attributes, table))
        self._foreseer.ask(table)

    def _lay_table_out(self, axes: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]) -> None:
        if self._is_building:
            self._pick.picker.place(*axes)
        elif len(rows := self._workload.list.chosen()) == 1:
            commands.lay_out(self.context, rows[0], axes)

    # ------------------------------------------------------------ acting

    def _toggle(self, names: tuple[str, ...], on: bool) -> None:
        if on:
            commands.add_table(self.context, TableChoice(names))
        else:
            commands.remove_tables(self.context, [names])

    def _added(self, tables: Sequence[TableChoice], done: bool) -> None:
        """Select the added tables, so that their weight can be set, and scroll to them at the end of the list."""
        if not done:
            return
        self.context.notices.clear()  # removes the message about a refused attempt before this one
        self._pick.picker.clear_picked()
        self._workload.choose({frozenset(table.attributes) for table in tables})

    def _add_suggested(self, tables: Sequence[tuple[str, ...]]) -> None:
        some = [TableChoice(names) for names in tables]
        self._added(some, commands.add_tables(self.context, some))

    def _ask_sets(self) -> None:
        dialog = TableSetsDialog(plan_table_set(self.context.workspace.plan), sets_file(), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.save_wanted.connect(lambda wanted: sets.keep_set(self.context, wanted, dialog.show_sets))
        dialog.delete_wanted.connect(lambda name: sets.remove_set(self.context, name, dialog.show_sets))
        dialog.use_wanted.connect(lambda kept: sets.use_set(self.context, kept))
        sets.read_sets(self.context, dialog.show_sets).failed.connect(dialog.reject)
        dialog.open()


def _choice_of(plan: Plan, row: WantedRow) -> TableChoice:
    """Return a requested table as the plan lays it out."""
    own = (table for table in plan.tables if frozenset(table.attributes) == frozenset(row.names))
    return next(own, TableChoice(row.names, row.weight))
