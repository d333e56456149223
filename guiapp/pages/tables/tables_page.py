"""The Tables page: the requested tables and their weights."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QStackedWidget, QWidget

from core import TableChoice
from guiapp.commands import table_sets as sets
from guiapp.commands import tables as commands
from guiapp.desktop.table_sets import sets_file
from guiapp.dialogs.table_sets_dialog import TableSetsDialog
from guiapp.models.table_set_fit import plan_table_set
from guiapp.models.wanted_tables import wanted_rows, why_impossible
from guiapp.pages.page import Page, register
from guiapp.pages.tables.pick_card import PickCard
from guiapp.pages.tables.workload_card import WorkloadCard
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.widgets.controls.buttons import button
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
        self._pick = PickCard(lambda table: why_impossible(context.workspace.plan, table))
        self._workload = WorkloadCard()
        self._empty = EmptyState("tables")
        self._views = QStackedWidget()
        self._sets = button(self.tr("Saved sets…"), "table_sets", "save")
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
        """Return that there is no attribute yet; None once there is one."""
        if not self.context.workspace.plan.attributes:
            return self.tr("First choose at least one attribute on the Attributes page.")
        return None

    def refresh(self, changes: Changes) -> None:
        """See Page."""
        if not changes.plan:
            return
        plan = self.context.workspace.plan
        rows = wanted_rows(plan)
        self._workload.show_tables(rows)
        self._pick.show_plan(plan.attributes, rows)
        self._views.setCurrentWidget(self._workload if rows else self._empty)
        self.header.set_primary(self.tr("Continue to compare") if rows else "")

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        self.header.add_action(self._sets)
        self._empty.set_words(
            self.tr("No table yet"),
            self.tr("Add whole families on the left, tick pairs, or build one from rows and columns."),
        )
        self._views.addWidget(self._workload)
        self._views.addWidget(self._empty)
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self._pick)
        splitter.addWidget(self._views)
        splitter.setStretchFactor(1, 1)
        splitter.setHandleWidth(16)
        splitter.setSizes([_PICK_WIDTH, 1000])
        self.body.addWidget(splitter, 1)

    def _connect(self) -> None:
        context, pick, workload = self.context, self._pick, self._workload
        self.header.primary_clicked.connect(lambda: self.wanted.emit("compare"))
        self._sets.clicked.connect(self._ask_sets)
        context.workspace.begun.connect(workload.find_all)
        pick.quick.families_wanted.connect(lambda families, name: commands.add_families(context, families, name))
        pick.pairs.toggled.connect(self._toggle)
        pick.picker.table_wanted.connect(lambda table: self._added([table], commands.add_table(context, table)))
        pick.picker.crossings_wanted.connect(lambda some: self._added(some, commands.add_tables(context, some)))
        pick.picker.present_picked.connect(lambda names: workload.choose({frozenset(names)}))
        workload.weighed.connect(lambda tables, weight: commands.weigh_tables(context, tables, weight))
        workload.removed.connect(lambda tables: commands.remove_tables(context, tables))
        workload.asked.connect(lambda row, name, what: commands.ask(context, row, name, what))

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

    def _ask_sets(self) -> None:
        dialog = TableSetsDialog(plan_table_set(self.context.workspace.plan), sets_file(), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.save_wanted.connect(lambda wanted: sets.keep_set(self.context, wanted, dialog.show_sets))
        dialog.delete_wanted.connect(lambda name: sets.remove_set(self.context, name, dialog.show_sets))
        dialog.use_wanted.connect(lambda kept: sets.use_set(self.context, kept))
        sets.read_sets(self.context, dialog.show_sets).failed.connect(dialog.reject)
        dialog.open()
