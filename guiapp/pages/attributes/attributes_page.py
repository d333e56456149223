"""Which columns, which labels, which bins."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QHeaderView, QSplitter, QStackedWidget, QWidget

from core import Attribute, Kind, Provenance
from guiapp.commands import attribute_order as order
from guiapp.commands import attributes as commands
from guiapp.dialogs.file_dialogs import ask_code_list
from guiapp.models.attribute_model import EXAMPLES, USE, AttributeModel, ColumnRow
from guiapp.pages.attributes.listing import ask_categories, ask_code_columns
from guiapp.pages.page import Page
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.state.unmatched_rows import UnmatchedRows
from guiapp.widgets.controls.buttons import allow, button
from guiapp.widgets.controls.card import Card, muted_label
from guiapp.widgets.controls.move_tools import MoveTools
from guiapp.widgets.controls.row_finder import RowFinder
from guiapp.widgets.controls.side_scroll import SideScroll
from guiapp.widgets.editors.attribute_editor import AttributeEditor
from guiapp.widgets.frame.empty_state import EmptyState
from guiapp.widgets.tables.movable_rows import MovableRows
from guiapp.widgets.tables.sortable_table import FITTED_ROWS
from guiapp.widgets.tables.wide_column import WideColumn

_CHECK_AFTER_MS = 400
_EDITOR_WIDTH = 440
_EDITS = QAbstractItemView.EditTrigger.DoubleClicked | QAbstractItemView.EditTrigger.EditKeyPressed
_NAME_SHOWN = 16
"""Characters of a name on a button."""


class AttributesPage(Page):
    """The second step."""

    key = "attributes"
    icon_name = "attributes"

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._misfits = UnmatchedRows(context.workspace.engine, context.runner, self)
        self._check = QTimer(self)
        self._check.setSingleShot(True)
        self._check.setInterval(_CHECK_AFTER_MS)
        self._model = AttributeModel()
        self._model.setParent(self)
        self._columns = self._table()
        self._summary = muted_label(name="attribute_summary")
        self._all = button(self.tr("Use all"), "use_all")
        self._none = button(self.tr("Use none"), "use_none")
        self._same = button("", "same_list")
        self._find = RowFinder(self._columns, self.tr("Find a column"), "find_column")
        self._movers = MoveTools(self._columns, self.tr("Move columns up"), self.tr("Move columns down"))
        self._hint = muted_label(
            self.tr("Shift or Ctrl and a click select several columns; drag to reorder them."),
            "selection_hint",
        )
        self._editor = AttributeEditor()
        self._unused = EmptyState("attributes")
        self._sides = QStackedWidget()
        self._sides.addWidget(self._editor)
        self._sides.addWidget(self._unused)
        self._lay_out()
        self._connect()

    @property
    def title(self) -> str:
        """See Page."""
        return self.tr("Attributes")

    @property
    def help_line(self) -> str:
        """See Page."""
        return self.tr(
            "Tick the columns to publish. Their categories and bins become public: declare what you know, "
            "do not let the data tell."
        )

    def locked_reason(self) -> str | None:
        """See Page."""
        workspace = self.context.workspace
        if workspace.opened is None and not workspace.plan.attributes:
            return self.tr("First open a spreadsheet on the Data page: its columns become the attributes.")
        return None

    def refresh(self, changes: Changes) -> None:
        """See Page."""
        if changes.data:
            self._misfits.forget()
        if changes.data or changes.plan:
            self._check.start()
        attributes = self.context.workspace.plan.attributes
        self.header.set_primary(self.tr("Continue to tables") if attributes else "")
        self._show_rows()
        if self._columns.currentIndex().row() < 0 and self._model.rowCount():
            self._choose(self._first_used())
        self._show_editor()

    # ------------------------------------------------------------ what is shown

    def _show_rows(self) -> None:
        self._model.show(commands.column_rows(self.context, self._misfits))
        self._find.narrow()

    def _narrow(self) -> None:
        """Choose among the columns in sight: nothing is done to one that is hidden."""
        shown = self._find.shown()
        if any(self._columns.isRowHidden(index.row()) for index in self._columns.selectionModel().selectedRows()):
            self._choose(shown[0] if shown else -1)
        self._columns.setDragEnabled(not self._find.is_narrow)
        self._show_tools()

    def _show_tools(self) -> None:
        chosen = self._chosen()
        several = len(chosen) > 1
        these = several or self._find.is_narrow
        self._summary.setText(self.tr("%Ln columns selected", "", len(chosen)) if several else self._used_words())
        self._all.setText(self.tr("Use these") if these else self.tr("Use all"))
        self._none.setText(self.tr("Leave out") if these else self.tr("Use none"))
        used = {row.header for row in self._model.rows if row.used}
        allow(self._all, self._columns, on=not used.issuperset(self._to_use()))
        allow(self._none, self._columns, on=not used.isdisjoint(self._to_leave_out()))
        self._offer_same([row for row in chosen if row.used])
        self._show_movers(chosen)

    def _show_movers(self, chosen: list[ColumnRow]) -> None:
        is_first, is_last = order.ends_reached(self.context, [row.header for row in chosen])
        used = any(row.used for row in chosen)
        reason = "" if used else self.tr("Only columns that are used have a place in the plan.")
        if self._find.is_narrow:
            is_first = is_last = True
            reason = self.tr("Columns are moved where all are in sight: clear the search first.")
        self._movers.show_ways(up=not is_first, down=not is_last, reason=reason)

    def _used_words(self) -> str:
        rows = self._model.rows
        used = [row for row in rows if row.used]
        words = self.tr("{n} of {m} columns used").format(n=len(used), m=len(rows))
        from_data = sum(1 for row in used if row.provenance == "data")
        if from_data:
            words += " · " + self.tr("lists taken from the data: {n}").format(n=from_data)
        return words

    def _offer_same(self, used: list[ColumnRow]) -> None:
        """Offer to give the list of the first column to the others that are selected."""
        self._same.setVisible(len(used) > 1)
        if used:
            name = used[0].name
            shown = name if len(name) <= _NAME_SHOWN else name[: _NAME_SHOWN - 1] + "…"
            self._same.setText(self.tr("All like “{name}”").format(name=shown))
            self._same.setToolTip(
                self.tr("Give all selected columns the kind and the list of “{name}”, shown on the right").format(
                    name=name
                )
            )

    def _chosen(self) -> list[ColumnRow]:
        """Return the selected columns, top to bottom."""
        places = sorted(index.row() for index in self._columns.selectionModel().selectedRows())
        return [row for row in map(self._model.row, places) if row is not None]

    @property
    def _in_sight(self) -> set[str]:
        return {self._model.rows[place].header for place in self._find.shown()}

    def _first_chosen(self) -> ColumnRow | None:
        """Return the column that is shown on the right: the first selected one that is used, if any is."""
        chosen = self._chosen()
        return next((row for row in chosen if row.used), chosen[0] if chosen else None)

    def _choose(self, row: int) -> None:
        """Select one column alone; `selectRow` would heed Ctrl, held for the shortcut that led here."""
        only = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self._columns.selectionModel().setCurrentIndex(self._model.index(row, 0), only)

    def _first_used(self) -> int:
        return next((position for position, row in enumerate(self._model.rows) if row.used), 0)

    def _show_editor(self) -> None:
        attribute = self._current()
        if attribute is None:
            self._show_unused()
            self._sides.setCurrentWidget(self._unused)
            return
        self._editor.show_attribute(attribute, commands.profile_of(self.context, attribute))
        self._editor.show_selection(len(self._chosen()))
        self._show_misfits()
        self._sides.setCurrentWidget(self._editor)

    def _show_unused(self) -> None:
        chosen = self._chosen()
        title, action = self.tr("No column chosen"), ""
        if len(chosen) == 1:
            title, action = self.tr("“{name}” is not used").format(name=chosen[0].header), self.tr("Use it")
        elif chosen:  # what can be done to them stands above the columns
            title = self.tr("{n} selected columns are not used").format(n=len(chosen))
        words = self.tr("Tick a column to publish tables about it. What is not used leaves no trace in a release.")
        self._unused.set_words(title, words, action)

    def _show_misfits(self) -> None:
        workspace, attribute = self.context.workspace, self._current()
        if attribute is not None and workspace.data_path is not None:
            self._editor.show_misfits(self._misfits.count(workspace.data_path, workspace.plan.layout, attribute))

    def _current(self) -> Attribute | None:
        row = self._first_chosen()
        attributes = self.context.workspace.plan.attributes
        return next((a for a in attributes if row is not None and a.header == row.header), None)

    def _count_misfits(self) -> None:
        workspace, current = self.context.workspace, self._current()
        if workspace.opened is None:
            return
        headers = set(workspace.opened.inspection.headers)
        attributes = [a for a in workspace.plan.attributes if a.header in headers]
        attributes.sort(key=lambda attribute: attribute != current)  # the one in sight first
        self._misfits.want(workspace.opened.path, workspace.plan.layout, attributes)

    # ------------------------------------------------------------ what is asked

    def _put(self, attribute: Attribute, name: str) -> None:
        current = self._current()
        if current is not None:
            commands.change_list(self.context, current, attribute, name)

    def _rename(self, name: str) -> None:
        current = self._current()
        if current is not None:
            commands.rename(self.context, current.header, name)

    def _change_kind(self, kind: Kind) -> None:
        current = self._current()
        if current is not None:
            commands.change_kind(self.context, current, kind)

    def _set_provenance(self, provenance: Provenance) -> None:
        commands.set_provenance(self.context, [row.header for row in self._chosen()], provenance)

    def _propose(self) -> None:
        current = self._current()
        if current is not None:
            commands.propose_again(self.context, current)

    def _type(self) -> None:
        current = self._current()
        if current is not None:
            ask_categories(self, current)

    def _load_codes(self) -> None:
        path = ask_code_list(self, self.context.workspace.folder)
        if path is not None:
            self.load_code_list(path)

    def load_code_list(self, path: Path) -> None:
        """Read a code list and ask which of its columns are meant."""
        current = self._current()
        if current is not None:
            ask_code_columns(self, current, path)

    def _use(self, header: str, on: bool) -> None:
        """Use a column or leave it out, and with one that is selected all that are."""
        chosen = [row.header for row in self._chosen()]
        self._use_each(chosen if header in chosen else [header], on=on)

    def _use_each(self, headers: list[str], *, on: bool) -> None:
        if on:
            commands.use_columns(self.context, headers)
        else:
            commands.leave_out(self.context, headers)

    def _use_current(self) -> None:
        self._use_each([row.header for row in self._chosen()], on=True)

    def _to_use(self) -> list[str]:
        chosen = [row.header for row in self._chosen()]
        profiles = [p for p in self.context.workspace.profiles if p.header in self._in_sight]
        if len(chosen) > 1:
            return [p.header for p in profiles if p.header in chosen]
        return [p.header for p in profiles if not p.is_id_like]

    def _to_leave_out(self) -> list[str]:
        chosen = [row.header for row in self._chosen()]
        return chosen if len(chosen) > 1 else list(self._in_sight)

    def _move(self, *, up: bool) -> None:
        order.step(self.context, [row.header for row in self._chosen()], up=up)
        self._follow(up=up)

    def _move_to(self, headers: list[str], gap: int) -> None:
        order.move_to(self.context, headers, gap)
        self._follow(up=True)

    def _follow(self, *, up: bool) -> None:
        """Keep the attributes that were moved in sight, and say where they are."""
        used = [place for place, row in enumerate(self._model.rows) if row.used]
        chosen = {index.row() for index in self._columns.selectionModel().selectedRows()}
        moved = [place for place in used if place in chosen]
        if not moved:
            return
        self._columns.scrollTo(self._model.index(moved[0 if up else -1], 0))
        words = self.tr("%Ln attributes moved: the first is number {place} of {n}", "", len(moved))
        if len(moved) == 1:
            words = self.tr("“{name}” is attribute number {place} of {n}")
        name, place = self._model.rows[moved[0]].name, used.index(moved[0]) + 1
        self._tell(words.format(name=name, place=place, n=len(used)))

    def _tell(self, words: str) -> None:
        self._columns.setAccessibleDescription(words)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._columns, words))

    def _give_list(self) -> None:
        current = self._current()
        if current is not None:
            commands.give_list(self.context, current, [row.name for row in self._chosen() if row.used])

    def _refuse(self, words: str) -> None:
        self.context.notices.refuse(words)

    # ------------------------------------------------------------ building

    def _table(self) -> MovableRows:
        table = MovableRows()
        table.setObjectName("column_table")
        table.setAccessibleName(self.tr("Columns"))
        table.setModel(self._model)
        table.setEditTriggers(_EDITS)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setWordWrap(False)  # or cells end after a whole word, with room left
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setResizeContentsPrecision(FITTED_ROWS)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(USE, QHeaderView.ResizeMode.Interactive)
        WideColumn(table, EXAMPLES, USE)
        return table

    def _lay_out(self) -> None:
        left = Card("", "columns_card")
        top = QHBoxLayout()
        top.addWidget(self._summary, 1)
        top.addWidget(self._same)
        top.addWidget(self._all)
        top.addWidget(self._none)
        left.body.addLayout(top)
        left.body.addWidget(self._find)
        left.body.addWidget(self._columns, 1)
        below = QHBoxLayout()
        below.addWidget(self._hint, 1)
        below.addWidget(self._movers)
        left.body.addLayout(below)
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(left)
        splitter.addWidget(SideScroll(self._sides, self.tr("The chosen column")))
        splitter.setStretchFactor(0, 1)
        splitter.setHandleWidth(16)
        splitter.setSizes([1000, _EDITOR_WIDTH])
        self.body.addWidget(splitter, 1)

    def _connect(self) -> None:
        self.header.primary_clicked.connect(lambda: self.wanted.emit("tables"))
        self._check.timeout.connect(self._count_misfits)
        self._misfits.changed.connect(self._show_rows)
        self._misfits.changed.connect(self._show_misfits)
        self._find.narrowed.connect(self._narrow)
        self._model.use_changed.connect(self._use)
        self._model.rename_wanted.connect(lambda header, name: commands.rename(self.context, header, name))
        self._model.move_wanted.connect(self._move_to)
        self._movers.wanted.connect(lambda by: self._move(up=by < 0))
        self._columns.selectionModel().selectionChanged.connect(lambda *_: self._moved())
        self._all.clicked.connect(lambda: self._use_each(self._to_use(), on=True))
        self._none.clicked.connect(lambda: self._use_each(self._to_leave_out(), on=False))
        self._same.clicked.connect(self._give_list)
        self._unused.clicked.connect(self._use_current)
        self._editor.edited.connect(self._put)
        self._editor.rename_wanted.connect(self._rename)
        self._editor.refused.connect(self._refuse)
        self._editor.kind_wanted.connect(self._change_kind)
        self._editor.provenance_wanted.connect(self._set_provenance)
        self._editor.categories.text_wanted.connect(self._type)
        self._editor.categories.code_list_wanted.connect(self._load_codes)
        self._editor.categories.proposal_wanted.connect(self._propose)
        self._editor.edges.proposal_wanted.connect(self._propose)

    def _moved(self) -> None:
        self._show_tools()
        self._show_editor()
