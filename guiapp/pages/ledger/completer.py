"""Completion of a pending release on the Ledger page: it was charged, and its tables are made now."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from core.front_door import EngineError, MissingFileError
from guiapp.commands import ledger as commands
from guiapp.desktop.language import translate_error
from guiapp.desktop.notices import Tone
from guiapp.dialogs.file_dialogs import ask_data_file
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext


class Completer(QObject):
    """Completes one release at a time; if its file was moved, asks where it is.

    Args:
        context: has the ledger.
        page: the parent of the dialog.

    Signals:
        changed: a completion has begun or ended.
        completed: the Release that was completed.
    """

    changed = Signal()
    completed = Signal(object)

    def __init__(self, context: AppContext, page: QWidget) -> None:
        super().__init__(page)
        self._context = context
        self._page = page
        self._running: Job | None = None

    @property
    def is_running(self) -> bool:
        """Whether a release is being completed."""
        return self._running is not None

    def complete(self, number: int, source: Path | None = None) -> None:
        """Complete a release.

        Args:
            number: of its charge.
            source: the file with its rows; None if it is where it was.
        """
        if self._running is not None:
            return
        self._running = job = commands.complete(self._context, number, source, self.completed.emit)
        if job is not None:
            job.failed.connect(lambda error: self._say_failed(error, number))
            job.cancelled.connect(lambda: self._context.notices.say(self.tr("Stopped. The release is still pending.")))
            job.ended.connect(self._end)
        self.changed.emit()

    def _end(self) -> None:
        self._running = None
        self.changed.emit()

    def _say_failed(self, error: EngineError, number: int) -> None:
        # The rows are read from where they were at the charge; the file may have been moved since.
        if not isinstance(error, MissingFileError):
            self._context.notices.error(error)
            return
        words = self.tr("The release is still pending. Say where the file with the rows is now.")
        act = self.tr("Choose the file…")
        text = f"{translate_error(error)} {words}"
        self._context.notices.say(text, Tone.DANGER, act, lambda: self._ask_source(number))

    def _ask_source(self, number: int) -> None:
        source = ask_data_file(self._page, self._context.workspace.folder)
        if source is not None:
            self.complete(number, source)
