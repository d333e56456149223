"""The Attributes page: columns, labels and bins."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QSplitter, QStackedWidget, QWidget

from core import Attribute, Kind, Provenance
from guiapp.commands import attributes as commands
from guiapp.dialogs.categories_dialog import CategoriesDialog
from guiapp.dialogs.code_list_dialog import CodeListDialog, Columns
from guiapp.dialogs.file_dialogs import ask_code_list
from guiapp.pages.attributes.columns_card import ColumnsCard
from guiapp.pages.page import Page, register
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.state.unmatched_rows import UnmatchedRows
from guiapp.widgets.controls.side_scroll import SideScroll
from guiapp.widgets.editors.attribute_editor import AttributeEditor
from guiapp.widgets.frame.empty_state import EmptyState

_CHECK_AFTER_MS = 400
"""Milliseconds without an edit before unmatched rows are counted; a shorter pause reads the file once per key."""
_EDITOR_WIDTH = 440
"""Pixels of the attribute editor: its fields and hints fit in both languages."""


@register
class AttributesPage(Page):
    """The second page: which columns are used, with which labels."""

    key = "attributes"
    icon_name = "attributes"

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._misfits = UnmatchedRows(context.workspace.engine, context.runner, self)
        self._check = QTimer(self)
        self._check.setSingleShot(True)
        self._check.setInterval(_CHECK_AFTER_MS)  # restarted by every edit
        self.columns = ColumnsCard(context, self._n_misfits)
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
        self.columns.show_rows()
        self.columns.choose_one()
        self._show_editor()

    # ------------------------------------------------------------ what is shown

    def _show_editor(self) -> None:
        attribute = self.columns.current()
        if attribute is None:
            self._show_unused()
            self._sides.setCurrentWidget(self._unused)
            return
        self._editor.show_attribute(attribute, self.context.workspace.profile_of(attribute))
        self._editor.show_selection(len(self.columns.chosen()))
        self._show_misfits()
        self._sides.setCurrentWidget(self._editor)

    def _show_unused(self) -> None:
        chosen = self.columns.chosen()
        title, action = self.tr("No column chosen"), ""
        if len(chosen) == 1:
            title, action = self.tr("“{name}” is not used").format(name=chosen[0].header), self.tr("Use it")
        elif chosen:  # several columns: their tools are above the list
            title = self.tr("{n} selected columns are not used").format(n=len(chosen))
        words = self.tr("Tick a column to publish tables about it. What is not used leaves no trace in a release.")
        self._unused.set_words(title, words, action)

    def _count_misfits(self) -> None:
        workspace, current = self.context.workspace, self.columns.current()
        if workspace.opened is None:
            return
        headers = set(workspace.opened.preview.headers)
        attributes = [a for a in workspace.plan.attributes if a.header in headers]
        attributes.sort(key=lambda attribute: attribute != current)  # the shown attribute is counted first
        self._misfits.want(workspace.opened.path, workspace.plan.layout, attributes)

    def _n_misfits(self, attribute: Attribute) -> int | None:
        """Return the number of rows that match none of the labels; None while it is not known."""
        workspace = self.context.workspace
        if workspace.data_path is None:
            return None
        return self._misfits.count(workspace.data_path, workspace.plan.layout, attribute)

    def _show_misfits(self) -> None:
        attribute = self.columns.current()
        if attribute is not None and self.context.workspace.data_path is not None:
            self._editor.show_misfits(self._n_misfits(attribute))

    # ------------------------------------------------------------ what is asked

    def _put(self, attribute: Attribute, name: str) -> None:
        current = self.columns.current()
        if current is not None:
            commands.change_list(self.context, current, attribute, name)

    def _rename(self, name: str) -> None:
        current = self.columns.current()
        if current is not None:
            commands.rename(self.context, current.header, name)

    def _change_kind(self, kind: Kind) -> None:
        current = self.columns.current()
        if current is not None:
            commands.change_kind(self.context, current, kind)

    def _propose(self) -> None:
        current = self.columns.current()
        if current is not None:
            commands.propose_again(self.context, current)

    def _type(self) -> None:
        current = self.columns.current()
        if current is not None:
            self._ask_categories(current)

    def _load_codes(self) -> None:
        path = ask_code_list(self, self.context.workspace.folder)
        if path is not None:
            self.load_code_list(path)

    def load_code_list(self, path: Path) -> None:
        """Read a code list and ask for its columns of codes and names."""
        current = self.columns.current()
        if current is not None:
            self._ask_code_columns(current, path)

    def _ask_categories(self, attribute: Attribute) -> None:
        """Open the dialog for typed or pasted categories, with or without codes."""
        dialog = CategoriesDialog(attribute.name, attribute.categories, self, read=_is_read(attribute))

        def take() -> None:
            if dialog.pairs():
                commands.name_codes(self.context, attribute, dialog.pairs(), stating=dialog.is_stated)
            else:
                commands.set_categories(self.context, attribute, dialog.categories(), stating=dialog.is_stated)

        dialog.accepted.connect(take)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _ask_code_columns(self, attribute: Attribute, path: Path) -> None:
        """Read a code list, and open the dialog for its columns."""

        def ask(columns: object) -> None:
            dialog = CodeListDialog(cast(Columns, columns), self, read=_is_read(attribute))
            dialog.accepted.connect(
                lambda: commands.take_code_list(self.context, attribute, dialog.pairs(), stating=dialog.is_stated)
            )
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()

        commands.read_code_list(self.context, path).done.connect(ask)

    def _refuse(self, words: str) -> None:
        self.context.notices.refuse(words)

    def _set_provenance(self, provenance: Provenance) -> None:
        commands.set_provenance(self.context, [row.header for row in self.columns.chosen()], provenance)

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.columns)
        splitter.addWidget(SideScroll(self._sides, self.tr("The chosen column")))
        splitter.setStretchFactor(0, 1)
        splitter.setHandleWidth(16)
        splitter.setSizes([1000, _EDITOR_WIDTH])
        self.body.addWidget(splitter, 1)

    def _connect(self) -> None:
        self.header.primary_clicked.connect(lambda: self.wanted.emit("tables"))
        self._check.timeout.connect(self._count_misfits)
        self._misfits.changed.connect(self.columns.show_rows)
        self._misfits.changed.connect(self._show_misfits)
        self.columns.moved.connect(self._show_editor)
        self._unused.clicked.connect(self.columns.use_chosen)
        self._editor.edited.connect(self._put)
        self._editor.rename_wanted.connect(self._rename)
        self._editor.refused.connect(self._refuse)
        self._editor.kind_wanted.connect(self._change_kind)
        self._editor.provenance_wanted.connect(self._set_provenance)
        self._editor.categories.text_wanted.connect(self._type)
        self._editor.categories.code_list_wanted.connect(self._load_codes)
        self._editor.categories.proposal_wanted.connect(self._propose)
        self._editor.edges.proposal_wanted.connect(self._propose)


def _is_read(attribute: Attribute) -> bool:
    return attribute.provenance is Provenance.DATA
