"""Quotes on the Release page: asked for after a pause in the changes, and dropped if the plan has changed since."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from core.front_door import DatasetBudget, EngineError, Quote
from guiapp.commands import release as commands
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext

PAUSE_MS = 80
"""Milliseconds without a change before a quote is requested; a shorter pause would quote every typed character."""


class Quoter(QObject):
    """Only the newest quote counts.

    Args:
        context: has the plan and the ledger.
        total: returns the budget that a dataset new to the ledger would get; None if it is known, or not decided yet.
        parent: the page.

    Signals:
        quoted: the Quote.
        refused: the EngineError that says why there is none.
        nameless: the dataset has no name, so nothing was asked.
    """

    quoted = Signal(object)
    refused = Signal(object)
    nameless = Signal()

    def __init__(self, context: AppContext, total: Callable[[], DatasetBudget | None], parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._total = total
        self._newest: Job | None = None
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._quote)

    def ask(self) -> None:
        """Ask for a quote of the plan as it stands after the pause."""
        self._pause.start()

    def _quote(self) -> None:
        if not self._context.workspace.dataset:
            self.nameless.emit()
            return
        # Read now, not when the change came: the budget may have been typed during the pause.
        job = commands.quote(self._context, self._total(), lambda quote: self._show(job, quote))
        self._newest = job
        if job is not None:
            job.failed.connect(lambda error: self._refuse(job, error))

    def _show(self, job: Job | None, quote: Quote) -> None:
        if job is self._newest:  # otherwise the plan has changed since, and another quote is on its way
            self.quoted.emit(quote)

    def _refuse(self, job: Job | None, error: EngineError) -> None:
        if job is self._newest:
            self.refused.emit(error)
