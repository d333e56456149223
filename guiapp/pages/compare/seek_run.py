"""One search for the least cost over every choice: its dialog, the job, and the edit that its result becomes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from core.front_door import EngineError, Sought
from guiapp.commands import compare as commands
from guiapp.desktop.language import told, translate_error
from guiapp.dialogs.seek_dialog import EVERY_TABLE, SeekDialog
from guiapp.dialogs.sought_words import SoughtWords, least_words, sought_words
from guiapp.jobs.job import Job
from guiapp.models.wanted_tables import wanted_rows
from guiapp.state.app_context import AppContext


class SeekRun(QObject):
    """Lives as long as its dialog.

    Args:
        context: has the plan.
        parent: the page.
    """

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._plan = context.workspace.plan
        self._tables = [row.title for row in wanted_rows(self._plan)]
        self._titles = {info.key: told(info.title) for info in context.workspace.engine.strategies()}
        self._job: Job | None = None
        self._found: tuple[Sought, SoughtWords] | None = None
        self._dialog = SeekDialog(least_words(self._plan.privacy.cost.definition), self._tables, parent)
        self._dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._dialog.sought.connect(self._seek)
        self._dialog.stop_wanted.connect(self._drop)
        self._dialog.use_wanted.connect(self._use)
        self._dialog.finished.connect(self._close)

    def open(self, margin: str, table: int) -> None:
        """Show the dialog with a ± as it was typed, and a table by its number or EVERY_TABLE."""
        self._dialog.begin(margin, table)
        self._dialog.open()

    def _seek(self, wanted: float, table: int) -> None:
        numbers = range(len(self._tables)) if table == EVERY_TABLE else (table,)
        self._dialog.set_busy(True)
        job = commands.seek_everywhere(self._context, dict.fromkeys(numbers, wanted), self._show)
        job.progressed.connect(self._dialog.advance)
        job.failed.connect(self._fail)
        job.ended.connect(lambda: self._end(job))
        self._job = job

    def _show(self, sought: Sought) -> None:
        said = sought_words(self._plan, sought, self._titles, self._tables)
        self._found = sought, said
        self._dialog.show_found(said)

    def _fail(self, error: EngineError) -> None:
        self._dialog.show_fault(translate_error(error))

    def _end(self, job: Job) -> None:
        if job is self._job:
            self._job = None
            self._dialog.set_busy(False)

    def _use(self) -> None:
        # A plan that was changed meanwhile, such as by an undo, is not overwritten: another one was searched.
        if self._found is not None and self._context.workspace.plan == self._plan:
            sought, said = self._found
            commands.use_sought(self._context, sought.plan, f"{said.cost}: {said.choice}")
        self._dialog.accept()

    def _drop(self) -> None:
        job, self._job = self._job, None
        if job is not None and not job.is_over:
            job.drop()
            self._dialog.set_busy(False)

    def _close(self) -> None:
        job, self._job = self._job, None
        if job is not None and not job.is_over:
            job.drop()
        self.deleteLater()
