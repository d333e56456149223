"""The Data page: choose a file, check its rows, and answer what one row is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from core import Preview, ReadingLayout
from guiapp.commands.data import keep_layout, look, open_data, set_unit
from guiapp.desktop.language import told
from guiapp.desktop.notices import Tone
from guiapp.desktop.resource_files import sample_plan
from guiapp.dialogs.file_dialogs import ask_data_file, ask_plan_file
from guiapp.dialogs.open_source_dialog import OpenSourceDialog, advised_range
from guiapp.jobs.job import Job
from guiapp.pages.page import Page, register
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.state.readiness import open_settings
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import Card, muted_label
from guiapp.widgets.editors.unit_question import UnitQuestion
from guiapp.widgets.frame.empty_state import EmptyState
from guiapp.widgets.frame.start_screen import StartScreen
from guiapp.widgets.tables.preview_table import PreviewTable

T = TypeVar("T")


@register
class DataPage(Page):
    """The first page: the data file, its layout, and what one row is."""

    key = "data"
    icon_name = "data"

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._dialog: OpenSourceDialog | None = None
        self._looking: Job | None = None
        self._start = StartScreen()
        self._name = QLabel()
        self._name.setObjectName("data_name")
        self._name.setProperty("role", "heading")
        self._facts = muted_label(name="data_facts")
        self._problems = QLabel()
        self._problems.setObjectName("data_problems")
        self._problems.setProperty("role", "warning")
        self._problems.setWordWrap(True)
        self._leave_out = button(self.tr("Leave the end out"), "data_leave_out")
        self._open_settings = QLabel()
        self._open_settings.setObjectName("data_open_settings")
        self._open_settings.setProperty("role", "warning")
        self._open_settings.setWordWrap(True)
        self._keep = button(self.tr("Keep how it is read"), "data_keep_layout")
        self._other = button(self.tr("Open a spreadsheet…"), "open_other", "open")
        self._reread = button(self.tr("Change how it is read…"), "change_layout", "edit")
        self._preview = PreviewTable("data_preview")
        self._unread = EmptyState("data")
        self._rows = QStackedWidget()
        self._unit = UnitQuestion()
        self._views = QStackedWidget()
        self._views.addWidget(self._start)
        self._views.addWidget(self._filled())
        self.body.addWidget(self._views, 1)
        self._connect()

    @property
    def title(self) -> str:
        """See Page."""
        return self.tr("Data")

    @property
    def help_line(self) -> str:
        """See Page."""
        return self.tr("Open a spreadsheet and say what one row stands for. What you see here stays on this screen.")

    def refresh(self, changes: Changes) -> None:
        """See Page."""
        workspace = self.context.workspace
        if workspace.data_path is None and workspace.opened is None:
            self._show_recents()
            self._views.setCurrentIndex(0)
            self.header.set_primary("")
            return
        self._views.setCurrentIndex(1)
        self.header.set_primary(self.tr("Continue to attributes"))
        if changes.data:
            self._show_source()
        self._show_open_settings()
        headers = workspace.preview.headers if workspace.preview else ()
        unit = workspace.plan.unit
        self._unit.show_unit(unit, headers or ((unit.id,) if unit.id else ()), workspace.recurring)

    def import_file(self, path: Path, layout: ReadingLayout | None = None) -> None:
        """Open the layout dialog for a file, then read it.

        Args:
            path: the file.
            layout: the initial layout; by default everything is detected.
        """
        # A second file may be dropped while the dialog of the first one is open.
        if self._dialog is not None:
            self._dialog.reject()
        dialog = self._dialog = OpenSourceDialog(path.name, layout or ReadingLayout(), self)
        dialog.look_wanted.connect(lambda wishes: self._look(dialog, path, wishes))
        dialog.accepted.connect(lambda: open_data(self.context, path, dialog.chosen_layout()))
        dialog.finished.connect(self._forget_dialog)
        dialog.open()
        self._look(dialog, path, layout or ReadingLayout())

    # ------------------------------------------------------------ the import dialog

    def _look(self, dialog: OpenSourceDialog, path: Path, layout: ReadingLayout) -> None:
        if self._looking is not None:
            self._looking.cancel()

        def while_wanted(show: Callable[[T], object]) -> Callable[[T], object]:
            return lambda found: self._looking is job and self._dialog is dialog and show(found)

        job = self._looking = look(self.context, path, layout, while_wanted(dialog.show_preview))
        job.shown.connect(while_wanted(dialog.show_quick_preview))
        job.failed.connect(while_wanted(dialog.show_error))

    def _forget_dialog(self) -> None:
        if self._looking is not None and not self._looking.is_over:
            self._looking.cancel()
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = self._looking = None

    # ------------------------------------------------------------ what is shown

    def _show_source(self) -> None:
        workspace = self.context.workspace
        path, preview = workspace.data_path, workspace.preview
        gone = path is not None and not path.exists()
        self._reread.setEnabled(not gone)
        self._reread.setToolTip(self.tr("The file is not there: find it first.") if gone else "")
        self._leave_out.setVisible(preview is not None and bool(advised_range(preview)))
        self._name.setText(path.name if path else "")
        self._name.setToolTip(str(path or ""))
        if preview is None:
            words = self.tr("Not there: {path}") if gone else self.tr("Not read yet: {path}")
            self._facts.setText(words.format(path=path))
            self._show_unread(gone=gone)
            self._problems.hide()
            return
        self._rows.setCurrentWidget(self._preview)
        self._facts.setText(self._fact_words(preview))
        self._preview.show_rows(preview)
        self._problems.setText("\n".join(map(told, preview.problems)))
        self._problems.setVisible(bool(preview.problems))

    def _show_open_settings(self) -> None:
        """Lead whoever has an older plan: a release needs the plan to say how the file is read."""
        preview = self.context.workspace.preview
        fields = open_settings(self.context.workspace) if preview else ()
        told = [field for field in fields if getattr(preview.layout, field) is not None] if preview else []
        self._open_settings.setText(
            self.tr("The plan does not say how the file is read. A release needs that, so that no row decides it.")
            if told
            else self.tr("Choose the order of dates: “Change how it is read…”. A release needs it.")
        )
        self._open_settings.setVisible(bool(fields))
        self._keep.setVisible(bool(told))

    def _show_unread(self, *, gone: bool) -> None:
        self._unread.set_words(
            self.tr("The rows have not been read"),
            self.tr("Without them you can plan and compare; a release needs them."),
            self.tr("Find the file…") if gone else "",
        )
        self._rows.setCurrentWidget(self._unread)

    def _fact_words(self, preview: Preview) -> str:
        layout = preview.layout
        counts = (self.tr("%Ln rows", "", preview.n_rows), self.tr("%Ln columns", "", preview.n_columns))
        facts = [", ".join(counts)]
        if layout.sheet:
            facts.append(self.tr("sheet “{sheet}”").format(sheet=layout.sheet))
        if layout.header_row:
            facts.append(self.tr("column names in row {row}").format(row=layout.header_row))
        if layout.encoding:
            facts.append(layout.encoding)
        return " · ".join(facts)

    def _filled(self) -> QWidget:
        source = Card("", "source_card")
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._name)
        words.addWidget(self._facts)
        words.addWidget(self._problems)
        words.addWidget(self._leave_out, 0, Qt.AlignmentFlag.AlignLeft)
        words.addWidget(self._open_settings)
        words.addWidget(self._keep, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addLayout(words, 1)
        row.addWidget(self._reread)
        row.addWidget(self._other)
        source.body.addLayout(row)
        self._rows.addWidget(self._preview)
        self._rows.addWidget(self._unread)
        source.body.addWidget(self._rows, 1)
        view = QWidget()
        column = QVBoxLayout(view)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addWidget(source, 1)
        column.addWidget(self._unit)
        return view

    # ------------------------------------------------------------ what is asked

    def _connect(self) -> None:
        self.header.primary_clicked.connect(lambda: self.wanted.emit("attributes"))
        start, recents = self._start, self._start.recents
        start.open_clicked.connect(self._ask_file)
        start.plan_clicked.connect(self._ask_plan)
        start.sample_clicked.connect(self._try_sample)
        recents.opened.connect(self._open_recent)
        recents.removed.connect(self._forget)
        recents.remember_wanted.connect(self._remember)
        recents.reopen_wanted.connect(lambda on: setattr(self.context.settings, "reopens_last", on))
        self._other.clicked.connect(self._ask_file)
        self._unread.clicked.connect(self._ask_file)
        self._reread.clicked.connect(self._change_layout)
        self._leave_out.clicked.connect(self._open_without_end)
        self._keep.clicked.connect(lambda: keep_layout(self.context))
        self._unit.answered.connect(lambda unit: set_unit(self.context, unit))

    def _ask_file(self) -> None:
        path = ask_data_file(self, self.context.workspace.folder)
        if path is not None:
            self.file_wanted.emit(path)

    def _ask_plan(self) -> None:
        path = ask_plan_file(self, self.context.workspace.folder)
        if path is not None:
            self.file_wanted.emit(path)

    def _open_recent(self, path: Path) -> None:
        if path.exists():
            self.file_wanted.emit(path)
        else:
            words = self.tr("{file} is not there any more.").format(file=path)
            self.context.notices.say(words, Tone.WARNING, self.tr("Take it off the list"), lambda: self._forget(path))

    def _forget(self, path: Path) -> None:
        self.context.settings.remove_recent(path)
        self._show_recents()

    def _remember(self, on: bool) -> None:
        self.context.settings.remembers_recents = on
        self._show_recents()

    def _show_recents(self) -> None:
        settings = self.context.settings
        self._start.recents.show_recents(
            settings.recents, remembers=settings.remembers_recents, reopens=settings.reopens_last
        )

    def _try_sample(self) -> None:
        self.file_wanted.emit(sample_plan())

    def _change_layout(self) -> None:
        workspace = self.context.workspace
        if workspace.data_path is not None:
            self.import_file(workspace.data_path, workspace.plan.layout)

    def _open_without_end(self) -> None:
        workspace = self.context.workspace
        if workspace.data_path is not None and workspace.preview is not None:
            shorter = replace(workspace.preview.layout, range=advised_range(workspace.preview))
            open_data(self.context, workspace.data_path, shorter)
