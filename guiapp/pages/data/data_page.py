"""The Data page: choose a file, check its rows, and answer what one row is."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from core.front_door import Location, ReadingLayout
from guiapp.commands.data import keep_layout, set_unit
from guiapp.desktop.notices import Tone
from guiapp.desktop.resource_files import sample_plan
from guiapp.dialogs.database_dialog import DatabaseDialog
from guiapp.dialogs.file_dialogs import ask_data_file, ask_plan_file
from guiapp.pages.data.file_import import FileImport
from guiapp.pages.data.source_card import SourceCard
from guiapp.pages.page import Page, register
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.state.readiness import open_settings
from guiapp.widgets.editors.unit_question import UnitQuestion
from guiapp.widgets.frame.start_screen import StartScreen


@register
class DataPage(Page):
    """The first page: the data file, its layout, and what one row is."""

    key = "data"
    icon_name = "data"

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._import = FileImport(context, self)
        self._start = StartScreen()
        self._source = SourceCard()
        self._unit = UnitQuestion()
        self._views = QStackedWidget()
        self._lay_out()
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
        preview, unit = workspace.preview, workspace.plan.unit
        if changes.data:
            self._source.show_source(workspace.data_path, preview)
        self._source.show_open_settings(preview, open_settings(workspace) if preview else ())
        headers = preview.headers if preview else ()
        headers = headers or ((unit.id,) if unit.id else ())
        self._unit.show_unit(unit, headers, workspace.recurring_together, workspace.recurring_person)

    def import_file(self, path: Location) -> None:
        """Open the layout dialog for a file, then read it."""
        self._import.ask(path, ReadingLayout())

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        filled = QWidget()
        column = QVBoxLayout(filled)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addWidget(self._source, 1)
        column.addWidget(self._unit)
        self._views.addWidget(self._start)
        self._views.addWidget(filled)
        self.body.addWidget(self._views, 1)

    def _connect(self) -> None:
        start, recents, source = self._start, self._start.recents, self._source
        self.header.primary_clicked.connect(lambda: self.wanted.emit("attributes"))
        start.open_clicked.connect(self._ask_file)
        start.database_clicked.connect(self._ask_database)
        start.plan_clicked.connect(self._ask_plan)
        start.sample_clicked.connect(lambda: self.file_wanted.emit(sample_plan()))
        recents.opened.connect(self._open_recent)
        recents.removed.connect(self._forget)
        recents.remember_wanted.connect(self._remember)
        recents.reopen_wanted.connect(lambda on: setattr(self.context.settings, "reopens_last", on))
        source.other_wanted.connect(self._ask_file)
        source.layout_wanted.connect(self._change_layout)
        source.keep_wanted.connect(lambda: keep_layout(self.context))
        self._unit.answered.connect(lambda unit: set_unit(self.context, unit))

    # ------------------------------------------------------------ files

    def _ask_file(self) -> None:
        path = ask_data_file(self, self.context.workspace.folder)
        if path is not None:
            self.file_wanted.emit(path)

    def _ask_database(self) -> None:
        dialog = DatabaseDialog(self)
        dialog.accepted.connect(lambda: self.file_wanted.emit(dialog.address))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _ask_plan(self) -> None:
        path = ask_plan_file(self, self.context.workspace.folder)
        if path is not None:
            self.file_wanted.emit(path)

    def _change_layout(self) -> None:
        workspace = self.context.workspace
        if workspace.data_path is not None:
            self._import.ask(workspace.data_path, workspace.plan.layout)

    # ------------------------------------------------------------ recent files

    def _open_recent(self, path: Location) -> None:
        if path.exists():
            self.file_wanted.emit(path)
        else:
            words = self.tr("{file} is not there any more.").format(file=path)
            self.context.notices.say(
                words, Tone.WARNING, self.tr("Remove it from the list"), lambda: self._forget(path)
            )

    def _forget(self, path: Location) -> None:
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
