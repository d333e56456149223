"""The way of one private choice: quotes after a pause, the one job that spends, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from core.front_door import Cancelled, EngineError, SamePeopleError
from guiapp.desktop.language import told, translate_error
from guiapp.jobs.job import Job

PAUSE_MS = 80
"""Milliseconds without a change before a quote is requested; a shorter pause would quote every typed character."""


Quote = TypeVar("Quote")
Shown_contra = TypeVar("Shown_contra", contravariant=True)


class ChoiceView(Protocol[Shown_contra]):
    """What shows a choice: a dialog, or a card."""

    def show_quote(self, quote: Shown_contra, /) -> None:
        """Show a quote."""

    def show_refusal(self, error: EngineError, /) -> None:
        """Show why there is no quote."""

    def begin(self) -> None:
        """Show that the choice runs."""

    def advance(self, done: float, total: float, what: str) -> None:
        """Show the progress: `done` of `total` > 0 of the step `what`."""

    def show_failure(self, text: str, others: str) -> None:
        """Show why nothing was found; `others`: datasets whose rows look alike, "" if it is not that."""


class ChoiceRun(QObject, Generic[Quote]):
    """A choice that is stopped after its charge goes on when an equal one is asked for.

    Args:
        view: shows quotes, progress and failures.
        request: starts a quote of what the view asks for, and hands it to its argument; None: nothing valid is asked.
        parent: ends it.

    Signals:
        ended: the job that spends has ended, however.
    """

    ended = Signal()

    def __init__(
        self,
        view: ChoiceView[Quote],
        request: Callable[[Callable[[Quote], object]], Job | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._view, self._request = view, request
        self._newest: Job | None = None
        self._job: Job | None = None
        self._charges: list[int] = []
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self.quote)

    @property
    def is_running(self) -> bool:
        """Whether the job that spends runs."""
        return self._job is not None

    def quote_soon(self) -> None:
        """Quote once nothing changes for a moment."""
        self._pause.start()

    def quote(self) -> None:
        """Quote what is asked for; of several quotes on their way, the newest is shown."""
        job = self._request(lambda quote: self._show(job, quote))
        self._newest = job
        if job is not None:
            job.failed.connect(lambda error: self._refuse(job, error))

    def spend(self, start: Callable[[Callable[[int], object]], Job | None]) -> None:
        """Run the job that spends.

        Args:
            start: starts it and hands over the number of its charge; None: it cannot start.
        """
        # Filled by the thread of the job as soon as the ledger is charged: from then on, the cost stands.
        self._charges = []
        job = start(self._charges.append)
        if job is None:
            return
        self._job = job
        self._view.begin()
        job.progressed.connect(self._view.advance)
        job.failed.connect(self._fail)
        job.cancelled.connect(lambda: self._fail(Cancelled()))
        job.ended.connect(self._end)

    def stop(self) -> None:
        """Stop the job that spends, if one runs."""
        if self._job is not None:
            self._job.cancel()

    def close(self) -> None:
        """Drop a quote that is on its way."""
        self._pause.stop()
        self._newest = None

    def _show(self, job: Job | None, quote: Quote) -> None:
        if job is self._newest:  # otherwise something else is asked for by now
            self._view.show_quote(quote)

    def _refuse(self, job: Job | None, error: EngineError) -> None:
        if job is self._newest:
            self._view.show_refusal(error)

    def _fail(self, error: EngineError) -> None:
        text = translate_error(error)
        if self._charges:
            stands = self.tr("The ledger had been charged already: the cost stands. Ask again, at no further cost.")
            text = f"{text} {stands}"
        others = told(error.others) if isinstance(error, SamePeopleError) and not self._charges else ""
        self._view.show_failure(text, others)
        self.quote()

    def _end(self) -> None:
        self._job = None
        self.ended.emit()
