"""One engine call in the background, with progress, cancel and three possible ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Event
from time import monotonic

from PySide6.QtCore import QObject, QRunnable, Qt, Signal

from core import N_, Cancelled, EngineError, Progress
from guiapp.desktop.crash import reports_folder, write_report

Work = Callable[[Progress], object]
_REPORT_SECONDS = 0.04


@dataclass(eq=False)
class UnexpectedFaultError(EngineError):
    """A fault of the program, not of the user."""

    template = N_(
        "Error",
        "Reticent made a mistake while {what}. Your plan is untouched. "
        "A report without any of your data is in {report}.",
    )
    what: str
    report: str


class Job(QObject):
    """A call that runs elsewhere; all signals arrive in the main thread.

    Exactly one of `done`, `failed`, `cancelled` is emitted, then `ended`. A result that arrives after `cancel` is
    still delivered: a call that can no longer be stopped, such as a release already charged, must be heard.
    """

    progressed = Signal(float, float, str)
    done = Signal(object)
    failed = Signal(object)
    cancelled = Signal()
    ended = Signal()
    _arrived = Signal(object, object)
    _reported = Signal(float, float, str)

    def __init__(self, what: str, work: Work, *, reads: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.what = what
        self.reads = reads
        self.is_over = False
        self._work = work
        self._stop = Event()
        # Queued by name: the sender is the worker's thread, the receiver must be this one.
        self._arrived.connect(self._finish, Qt.ConnectionType.QueuedConnection)
        self._reported.connect(self.progressed, Qt.ConnectionType.QueuedConnection)

    def cancel(self) -> None:
        """Ask the call to stop; it does so at its next check."""
        self._stop.set()

    @property
    def is_cancelling(self) -> bool:
        """Whether `cancel` has been called."""
        return self._stop.is_set()

    def run(self) -> None:
        """Do the work in the calling thread; never touches a widget."""
        try:
            progress = _JobProgress(self._stop, self._reported.emit)
            progress.check()
            result, error = self._work(progress), None
        except EngineError as refused:
            result, error = None, refused
        except Exception as fault:  # noqa: BLE001  the only place: a fault of ours must reach the user as a sentence
            report = write_report(fault, reports_folder())
            result, error = None, UnexpectedFaultError(what=self.what, report=str(report or "—"))
        self._arrived.emit(result, error)

    def _finish(self, result: object, error: EngineError | None) -> None:
        self.is_over = True
        if error is None:
            self.done.emit(result)
        elif isinstance(error, Cancelled):
            self.cancelled.emit()
        else:
            self.failed.emit(error)
        self.ended.emit()


class Carrier(QRunnable):
    """Takes a job to a thread."""

    def __init__(self, job: Job) -> None:
        super().__init__()
        self._job = job

    def run(self) -> None:
        """Run the job."""
        self._job.run()


class _JobProgress(Progress):
    """Hands reports to the main thread, not more often than an eye can follow."""

    def __init__(self, stop: Event, emit: Callable[[float, float, str], None]) -> None:
        self._stop = stop
        self._emit = emit
        self._last = 0.0

    def report(self, done: float, total: float, what: str) -> None:
        now = monotonic()
        if done >= total or now - self._last >= _REPORT_SECONDS:
            self._last = now
            self._emit(float(done), float(total), what)

    def cancelled(self) -> bool:
        return self._stop.is_set()
