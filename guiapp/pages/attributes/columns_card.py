"""Card with the file's columns: their list, its filter, and what can be done with the selected ones."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout

from core.front_door import Attribute, ColumnProfile
from guiapp.commands import attribute_order as order
from guiapp.commands import attributes as commands
from guiapp.models.attribute_model import ColumnRow
from guiapp.models.column_rows import column_rows
from guiapp.pages.attributes.column_list import ColumnList
from guiapp.state.app_context import AppContext
from guiapp.state.column_order import ends_reached, listed
from guiapp.widgets.controls.buttons import allow, button
from guiapp.widgets.controls.card import Card, muted_label
from guiapp.widgets.controls.move_tools import MoveTools
from guiapp.widgets.controls.row_finder import RowFinder

_NAME_SHOWN = 16
"""Characters of a name on a button, at most; a longer one would widen the list."""


class ColumnsCard(Card):
    """Shows which columns are used, and in which order; several can be changed at once.

    Attributes:
        model: the columns.
        finder: the filter.

    Signals:
        moved: the selection changed.
        choices_wanted: profile of a column with several answers in a cell.

    Args:
        context: the context.
        count: returns the number of rows that match none of an attribute's labels; None while it is not known.
    """

    moved = Signal()
    choices_wanted = Signal(object)

    def __init__(self, context: AppContext, count: Callable[[Attribute], int | None]) -> None:
        super().__init__("", "columns_card")
        self._context = context
        self._count = count
        self._list = ColumnList()
        self.model = self._list.columns
        self._summary = muted_label(name="attribute_summary")
        self._all = button(self.tr("Use all"), "use_all")
        self._none = button(self.tr("Use none"), "use_none")
        self._same = button("", "same_list")
        self._choices = button(self.tr("One attribute per answer…"), "ask_choices")
        self._choices.hide()
        self.finder = RowFinder(self._list, self.tr("Find a column"), "find_column")
        self._movers = MoveTools(self._list, self.tr("Move columns up"), self.tr("Move columns down"))
        self._hint = muted_label(
            self.tr("Shift or Ctrl and a click select several columns; drag to reorder them."),
            "selection_hint",
        )
        self._lay_out()
        self._connect()

    def show_rows(self) -> None:
        """Show the current columns."""
        workspace = self._context.workspace
        self._list.show_rows(column_rows(listed(workspace), workspace.plan, workspace.profiles, self._count))
        self.finder.narrow()

    def choose_one(self) -> None:
        """Select a column if none is selected; see `ColumnList`."""
        self._list.choose_one()

    def chosen(self) -> list[ColumnRow]:
        """Return the selected columns, top to bottom."""
        return self._list.chosen()

    def current(self) -> Attribute | None:
        """Return the attribute of the column shown on the right; None if it is not used."""
        row = self._list.first_chosen()
        attributes = self._context.workspace.plan.attributes
        return next((a for a in attributes if row is not None and a.row_name == row.header), None)

    def use_chosen(self) -> None:
        """Use the selected columns."""
        self._use_each([row.header for row in self.chosen()], on=True)

    def use_all(self) -> None:
        """Use all columns that have a proposed list, with it."""
        profiles = self._context.workspace.profiles
        commands.use_columns(self._context, [profile.header for profile in profiles if profile.is_used_first])

    @property
    def has_proposals(self) -> bool:
        """Whether a list is proposed for some column."""
        return any(profile.is_used_first for profile in self._context.workspace.profiles)

    # ------------------------------------------------------------ what is shown

    def _narrow(self) -> None:
        """Deselect hidden columns, so that no command applies to one."""
        shown = self.finder.shown()
        if any(self._list.isRowHidden(index.row()) for index in self._list.selectionModel().selectedRows()):
            self._list.choose(shown[0] if shown else -1)
        # Between filtered rows, a drop position would be ambiguous: hidden columns may lie there.
        self._list.setDragEnabled(not self.finder.is_narrow)
        self._show_tools()

    def _show_tools(self) -> None:
        chosen = self.chosen()
        several = len(chosen) > 1
        these = several or self.finder.is_narrow
        self._summary.setText(self.tr("%Ln columns selected", "", len(chosen)) if several else self._used_words())
        self._all.setText(self.tr("Use these") if these else self.tr("Use all"))
        self._none.setText(self.tr("Leave out") if these else self.tr("Use none"))
        used = {row.header for row in self.model.rows if row.used}
        allow(self._all, self._list, on=not used.issuperset(self._to_use()))
        allow(self._none, self._list, on=not used.isdisjoint(self._to_leave_out()))
        self._choices.setVisible(self._several() is not None)
        self._offer_same([row for row in chosen if row.used])
        self._show_movers(chosen)

    def _show_movers(self, chosen: list[ColumnRow]) -> None:
        is_first, is_last = ends_reached(self._context.workspace, [row.header for row in chosen])
        used = any(row.used for row in chosen)
        reason = "" if used else self.tr("Only columns that are used have a place in the plan.")
        if self.finder.is_narrow:
            is_first = is_last = True
            reason = self.tr("Columns are moved where all are in sight: clear the search first.")
        self._movers.show_ways(up=not is_first, down=not is_last, reason=reason)

    def _used_words(self) -> str:
        rows = self.model.rows
        used = [row for row in rows if row.used]
        words = self.tr("{n} of {m} columns used", "", len(rows)).format(n=len(used), m=len(rows))
        # Lists read from the data reveal which values occur, so their number is always visible.
        from_data = sum(1 for row in used if row.provenance == "data")
        if from_data:
            words += " · " + self.tr("lists taken from the data: {n}").format(n=from_data)
        return words

    def _offer_same(self, used: list[ColumnRow]) -> None:
        """Show the button that copies the first column's list to the other selected columns."""
        answers = {each.row_name for each in self._context.workspace.plan.attributes if each.contains is not None}
        self._same.setVisible(len(used) > 1 and used[0].header not in answers)
        if used:
            name = used[0].name
            shown = name if len(name) <= _NAME_SHOWN else name[: _NAME_SHOWN - 1] + "…"
            self._same.setText(self.tr("All like “{name}”").format(name=shown))
            self._same.setToolTip(
                self.tr("Give all selected columns the kind and the list of “{name}”, shown on the right").format(
                    name=name
                )
            )

    def _several(self) -> ColumnProfile | None:
        """Return the profile of the selected column if its cells hold several answers, and no other is selected."""
        headers = [row.header for row in self.chosen()]
        profiles = (each for each in self._context.workspace.profiles if each.choices)
        return next((each for each in profiles if headers == [each.header]), None)

    @property
    def _in_sight(self) -> set[str]:
        return {self.model.rows[place].header for place in self.finder.shown()}

    # ------------------------------------------------------------ what is asked

    def _use(self, header: str, on: bool) -> None:
        """Use a column or not; if it is selected, apply this to all selected columns."""
        chosen = [row.header for row in self.chosen()]
        self._use_each(chosen if header in chosen else [header], on=on)

    def _use_each(self, headers: list[str], *, on: bool) -> None:
        if on:
            commands.use_columns(self._context, headers)
        else:
            commands.leave_out(self._context, headers)

    def _to_use(self) -> list[str]:
        chosen = [row.header for row in self.chosen()]
        profiles = [p for p in self._context.workspace.profiles if p.header in self._in_sight]
        if len(chosen) > 1:
            return [p.header for p in profiles if p.header in chosen]
        return [p.header for p in profiles if p.is_used_first]

    def _to_leave_out(self) -> list[str]:
        chosen = [row.header for row in self.chosen()]
        return chosen if len(chosen) > 1 else list(self._in_sight)

    def _move(self, *, up: bool) -> None:
        order.step(self._context, [row.header for row in self.chosen()], up=up)
        self._list.follow(up=up)

    def _move_to(self, headers: list[str], gap: int) -> None:
        order.move_to(self._context, headers, gap)
        self._list.follow(up=True)

    def _give_list(self) -> None:
        current = self.current()
        if current is not None:
            commands.give_list(self._context, current, [row.name for row in self.chosen() if row.used])

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._summary, 1)
        top.addWidget(self._choices)
        top.addWidget(self._same)
        top.addWidget(self._all)
        top.addWidget(self._none)
        self.body.addLayout(top)
        self.body.addWidget(self.finder)
        self.body.addWidget(self._list, 1)
        below = QHBoxLayout()
        below.addWidget(self._hint, 1)
        below.addWidget(self._movers)
        self.body.addLayout(below)

    def _connect(self) -> None:
        self.finder.narrowed.connect(self._narrow)
        self.model.use_changed.connect(self._use)
        self.model.rename_wanted.connect(lambda header, name: commands.rename(self._context, header, name))
        self.model.move_wanted.connect(self._move_to)
        self._movers.wanted.connect(lambda by: self._move(up=by < 0))
        self._list.selectionModel().selectionChanged.connect(lambda *_: self._moved())
        self._all.clicked.connect(lambda: self._use_each(self._to_use(), on=True))
        self._none.clicked.connect(lambda: self._use_each(self._to_leave_out(), on=False))
        self._choices.clicked.connect(lambda: self.choices_wanted.emit(self._several()))
        self._same.clicked.connect(self._give_list)

    def _moved(self) -> None:
        self._show_tools()
        self.moved.emit()
