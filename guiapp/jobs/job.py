"""One engine call in the background, with progress, cancellation and three possible outcomes."""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from threading import Event
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from core.front_door import N_, Cancelled, EngineError, Progress
from guiapp.desktop.crash import reports_folder, write_report
from guiapp.desktop.language import told
from guiapp.jobs.password_request import PasswordRequest

T = TypeVar("T")
Work = Callable[[Progress], object]


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
    """A call that runs in a thread; all its signals are emitted in the main thread.

    Exactly one of `done`, `failed`, `cancelled` is emitted, then `ended`. `shown` carries parts of the result before;
    `password_wanted` a PasswordRequest that the job waits for; `stopping` follows a call of `cancel`. A result
    that arrives after `cancel` is still delivered, as some calls can no longer be stopped, such as a release that is
    charged. After `drop`, only `cancelled` and `ended` are emitted.

    Attributes:
        what: completes "Reticent is …".
        reads: whether it reads records.
        stays: whether it continues when another plan is opened.
        spends: whether it charges the ledger.
        is_over: whether it has ended.
        is_dropped: whether `drop` has been called.
    """

    progressed = Signal(float, float, str)
    shown = Signal(object)
    password_wanted = Signal(object)
    done = Signal(object)
    failed = Signal(object)
    cancelled = Signal()
    ended = Signal()
    stopping = Signal()

    def __init__(self, what: str, work: Work, *, reads: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.what = what
        self.reads = reads
        self.stays = False
        self.spends = False
        self.is_over = False
        self.is_dropped = False
        self._work = work
        self._stop = Event()
        # The thread passes plain values through queues and holds no Qt object, which could otherwise be destroyed
        # outside the main thread (see `collector`).
        self._reports: SimpleQueue[tuple[float, float, str]] = SimpleQueue()
        self._parts: SimpleQueue[object] = SimpleQueue()
        self._passwords: SimpleQueue[PasswordRequest] = SimpleQueue()
        self._outcome: SimpleQueue[tuple[object, EngineError | None]] = SimpleQueue()

    def cancel(self) -> None:
        """Ask the call to stop at its next check, unless it is over."""
        if not (self.is_over or self._stop.is_set()):
            self._stop.set()
            self.stopping.emit()

    def drop(self) -> None:
        """Ask the call to stop and discard its result, as the plan it was for is no longer open."""
        self.is_dropped = not self.is_over
        self.cancel()

    @property
    def is_cancelling(self) -> bool:
        """Whether `cancel` has been called."""
        return self._stop.is_set()

    def run(self) -> None:
        """Do the work in the calling thread; never touches a widget."""
        try:
            progress = _JobProgress(self._stop, self._reports, self._parts, self._passwords)
            progress.check()
            result, error = self._work(progress), None
        except EngineError as refused:
            result, error = None, refused
        except Exception as fault:  # noqa: BLE001  a fault of the program in a thread must reach the user as a message
            report = write_report(fault, reports_folder())
            result, error = None, UnexpectedFaultError(what=self.what, report="—" if report.why else str(report.path))
        self._outcome.put((result, error))

    def deliver(self) -> None:
        """Emit the newest report and part, and the outcome; called in the main thread until the job is over.

        Older reports and parts are skipped: no one could read them at this rate.
        """
        report, part = _newest(self._reports), _newest(self._parts)
        if self.is_dropped:
            report = part = None
        if report is not None:
            done, total, what = report
            # Translated here: a str signal passes plain text, without the template and facts of `Message`.
            self.progressed.emit(done, total, told(what))
        if part is not None:
            self.shown.emit(part)
        if not (self.is_dropped or self._passwords.empty()):
            self.password_wanted.emit(self._passwords.get())
        if not self._outcome.empty():
            self._finish(*self._outcome.get())

    def _finish(self, result: object, error: EngineError | None) -> None:
        self.is_over = True
        if self.is_dropped:
            self.cancelled.emit()
        elif error is None:
            self.done.emit(result)
        elif isinstance(error, Cancelled):
            self.cancelled.emit()
        else:
            self.failed.emit(error)
        self.ended.emit()


def _newest(queue: SimpleQueue[T]) -> T | None:
    """Empty a queue and return its last element; None if it was empty."""
    newest = None
    while not queue.empty():
        newest = queue.get()
    return newest


class _JobProgress(Progress):
    """Keeps reports and parts for the main thread."""

    def __init__(
        self,
        stop: Event,
        reports: SimpleQueue[tuple[float, float, str]],
        parts: SimpleQueue[object],
        passwords: SimpleQueue[PasswordRequest],
    ) -> None:
        self._stop = stop
        self._reports = reports
        self._parts = parts
        self._passwords = passwords

    def report(self, done: float, total: float, what: str) -> None:
        self._reports.put((float(done), float(total), what))

    def show(self, part: object) -> None:
        self._parts.put(part)

    def password(self, file: str, *, again: bool) -> str | None:
        request = PasswordRequest(file, again=again)
        self._passwords.put(request)
        return request.wait(self.check)

    def cancelled(self) -> bool:
        return self._stop.is_set()
