"""The running release: started by the Release page, shown on its card, and stopped there."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from core.front_door import Cancelled, EngineError, Quote
from guiapp.commands import release as commands
from guiapp.jobs.job import Job
from guiapp.pages.release.release_progress import ReleaseProgress
from guiapp.state.app_context import AppContext


class ReleaseRun(QObject):
    """One release at a time.

    Args:
        context: has the plan and the ledger.
        parent: the page.

    Attributes:
        card: shows the progress.
        asked: plan and dataset of the last release.

    Signals:
        begun: the release runs.
        succeeded: it has ended, and its tables are there; the quote that was confirmed.
        failed: why it has ended without tables, and whether the ledger had been charged.
        ended: it runs no longer.
    """

    begun = Signal()
    succeeded = Signal(object)
    failed = Signal(object, bool)
    ended = Signal()

    def __init__(self, context: AppContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._job: Job | None = None
        self.asked = context.workspace.plan, context.workspace.dataset
        self.card = ReleaseProgress()
        self.card.stop_clicked.connect(self._stop)

    @property
    def is_running(self) -> bool:
        """Whether a release is running."""
        return self._job is not None

    def start(self, confirmed: Quote, *, other_people: bool) -> None:
        """Release what was confirmed; see `commands.release`."""
        # Filled by the thread of the release as soon as the ledger is charged: from then on, the cost stands.
        charges: list[int] = []
        job = commands.release(self._context, confirmed, charges.append, other_people=other_people)
        if job is None:
            return
        self._job, self.asked = job, (self._context.workspace.plan, self._context.workspace.dataset)
        self.begun.emit()
        self.card.begin(self.tr("releasing"))
        job.progressed.connect(self.card.advance)
        job.stopping.connect(self.card.stopping)
        job.failed.connect(lambda error: self._fail(error, charges))
        job.cancelled.connect(lambda: self._fail(Cancelled(), charges))
        job.done.connect(lambda _: self.succeeded.emit(confirmed))
        job.ended.connect(self._end)

    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def _fail(self, error: EngineError, charges: list[int]) -> None:
        self.failed.emit(error, bool(charges))

    def _end(self) -> None:
        self._job = None
        self.card.hide()
        self.ended.emit()
