"""The Attributes page: columns, labels and bins."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from core.front_door import Attribute, Provenance
from guiapp.commands import attributes as commands
from guiapp.dialogs.file_dialogs import ask_code_list
from guiapp.pages.attributes.category_questions import ask_categories, ask_choices, ask_code_columns
from guiapp.pages.attributes.columns_card import ColumnsCard
from guiapp.pages.attributes.list_finder import ListFinder
from guiapp.pages.attributes.unmatched_counter import UnmatchedCounter
from guiapp.pages.page import Page, register
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.state.proposals import proposed_labels
from guiapp.state.readiness import finding_locked_reason
from guiapp.widgets.controls.side_scroll import SideScroll
from guiapp.widgets.editors.attribute_editor import AttributeEditor
from guiapp.widgets.frame.empty_state import EmptyState

_EDITOR_WIDTH = 440
"""Pixels of the attribute editor: its fields and hints fit in both languages."""


@register
class AttributesPage(Page):
    """The second page: which columns are used, with which labels."""

    key = "attributes"
    icon_name = "attributes"

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._unmatched = UnmatchedCounter(context, self._current, self)
        self.columns = ColumnsCard(context, self._unmatched.of)
        self._editor = AttributeEditor()
        self._unused = EmptyState("attributes")
        self._sides = QWidget()
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
        """Return that there is neither an open file nor an attribute; None once there is one."""
        workspace = self.context.workspace
        if workspace.opened is None and not workspace.plan.attributes:
            return self.tr("First open a spreadsheet on the Data page: its columns become the attributes.")
        return None

    def refresh(self, changes: Changes) -> None:
        """See Page."""
        if changes.data:
            self._unmatched.forget()
        if changes.data or changes.plan:
            self._unmatched.update()
        attributes = self.context.workspace.plan.attributes
        offer = self.tr("Use all lists shown") if self.columns.has_proposals else ""
        self.header.set_primary(self.tr("Continue to tables") if attributes else offer)
        self.columns.show_rows()
        self.columns.choose_one()
        self._show_editor()

    def load_code_list(self, path: Path) -> None:
        """Read a code list and ask for its columns of codes and names."""
        self._with_current(lambda current: ask_code_columns(self, current, path, self._load_codes))

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        # A QStackedWidget would be as high as the editor, and scroll, while the short words are in sight.
        sides = QVBoxLayout(self._sides)
        sides.setContentsMargins(0, 0, 0, 0)
        for side in (self._editor, self._unused):
            sides.addWidget(side)
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.columns)
        splitter.addWidget(SideScroll(self._sides, self.tr("The chosen column")))
        splitter.setStretchFactor(0, 1)
        splitter.setHandleWidth(16)
        splitter.setSizes([1000, _EDITOR_WIDTH])
        self.body.addWidget(splitter, 1)

    def _connect(self) -> None:
        context, editor, of_current = self.context, self._editor, self._with_current
        self.header.primary_clicked.connect(self._go_on)
        self._unmatched.changed.connect(self.columns.show_rows)
        self._unmatched.changed.connect(self._show_unmatched)
        self.columns.moved.connect(self._show_editor)
        self.columns.choices_wanted.connect(lambda profile: ask_choices(self, profile))
        self._unused.clicked.connect(self.columns.use_chosen)
        editor.edited.connect(
            lambda new, name: of_current(lambda current: commands.change_list(context, current, new, name))
        )
        editor.rename_wanted.connect(
            lambda name: of_current(lambda current: commands.rename(context, current.header, name))
        )
        editor.kind_wanted.connect(
            lambda kind: of_current(lambda current: commands.change_kind(context, current, kind))
        )
        editor.refused.connect(context.notices.refuse)
        editor.provenance_wanted.connect(self._set_provenance)
        editor.sensitive_wanted.connect(self._set_sensitive)
        editor.finding_wanted.connect(lambda: of_current(self._find_list))
        editor.categories.text_wanted.connect(lambda: of_current(lambda current: ask_categories(self, current)))
        editor.categories.code_list_wanted.connect(self._load_codes)
        for part in (editor.categories, editor.edges):
            part.proposal_wanted.connect(lambda: of_current(lambda current: commands.propose_again(context, current)))

    # ------------------------------------------------------------ what is shown

    def _show_editor(self) -> None:
        attribute = self.columns.current()
        if attribute is None:
            self._show_unused()
            self._show_side(self._unused)
            return
        self._editor.show_attribute(attribute, self.context.workspace.profile_of(attribute))
        self._editor.show_sensitive(on=attribute.name in self.context.workspace.plan.sensitive)
        self._editor.allow_finding(finding_locked_reason(self.context.workspace) or "")
        self._editor.show_selection(len(self.columns.chosen()))
        self._show_unmatched()
        self._show_side(self._editor)

    def _show_side(self, shown: QWidget) -> None:
        for side in (self._editor, self._unused):
            side.setVisible(side is shown)

    def _show_unused(self) -> None:
        chosen = self.columns.chosen()
        title, action = self.tr("No column chosen"), ""
        if len(chosen) == 1:
            title, action = self.tr("“{name}” is not used").format(name=chosen[0].header), self.tr("Use it")
        elif chosen:  # several columns: their tools are above the list
            title = self.tr("{n} selected columns are not used").format(n=len(chosen))
        words = self.tr("Tick a column to publish tables about it. What is not used leaves no trace in a release.")
        if len(chosen) == 1 and (labels := proposed_labels(self.context.workspace, chosen[0].header)):
            words = self.tr("Proposed list: {labels}.").format(labels=labels) + " "
            words += self.tr("It is not in the plan before you tick the column; a release makes it public.")
        self._unused.set_words(title, words, action)

    def _show_unmatched(self) -> None:
        attribute = self.columns.current()
        if attribute is not None and self.context.workspace.data_path is not None:
            self._editor.show_unmatched(self._unmatched.of(attribute))

    # ------------------------------------------------------------ acting

    def _current(self) -> Attribute | None:
        return self.columns.current()

    def _with_current(self, act: Callable[[Attribute], object]) -> None:
        """Call `act` with the attribute that is shown; do nothing if none is."""
        current = self.columns.current()
        if current is not None:
            act(current)

    def _go_on(self) -> None:
        """Use all columns with the lists proposed while none is used; else go to the next page."""
        if self.context.workspace.plan.attributes:
            self.wanted.emit("tables")
        else:
            self.columns.use_all()

    def _load_codes(self) -> None:
        path = ask_code_list(self, self.context.workspace.folder)
        if path is not None:
            self.load_code_list(path)

    def _find_list(self, attribute: Attribute) -> None:
        ListFinder(self.context, attribute, self).open()

    def _set_provenance(self, provenance: Provenance) -> None:
        commands.set_provenance(self.context, [row.header for row in self.columns.chosen()], provenance)

    def _set_sensitive(self, on: bool) -> None:
        commands.set_sensitive(self.context, [row.header for row in self.columns.chosen()], on=on)
