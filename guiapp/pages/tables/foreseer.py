"""Predicts the table in sight, the newest question only, while the page is in sight."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from core.front_door import EngineError, TableChoice
from guiapp.commands.foresee import foresee
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext

PAUSE_MS = 250
"""Milliseconds without a change before a prediction starts: somebody who looks through a list waits for none of it."""


class Foreseer(QObject):
    """At most one prediction runs at a time.

    Signals:
        found: the ForeseenTable, first without its cost to the others.
        failed: the EngineError.
    """

    found = Signal(object)
    failed = Signal(object)

    def __init__(self, context: AppContext, page: QWidget) -> None:
        super().__init__(page)
        self._context, self._page = context, page
        self._table: TableChoice | None = None
        self._job: Job | None = None
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._start)

    def ask(self, table: TableChoice | None) -> None:
        """Predict this table after a pause; None: none any more."""
        self._table = table
        if self._job is not None:
            self._job.cancel()
        if table is None:
            self._pause.stop()
        else:
            self._pause.start()

    def _start(self) -> None:
        table = self._table
        if table is None or not self._page.isVisible():
            return
        if self._job is not None:  # cancelled; it ends soon
            self._pause.start()
            return
        job = foresee(self._context, table, lambda found: self._tell(table, found))
        self._job = job
        job.shown.connect(lambda found: self._tell(table, found))
        job.failed.connect(lambda error: self._fail(table, error))
        job.ended.connect(self._end)

    def _tell(self, table: TableChoice, found: object) -> None:
        if table is self._table:  # else another one is asked for by now
            self.found.emit(found)

    def _fail(self, table: TableChoice, error: EngineError) -> None:
        if table is self._table:
            self.failed.emit(error)

    def _end(self) -> None:
        self._job = None
