"""Where jobs run: one queue for calls that read records, a pool for pure planning."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal

from core import Progress
from guiapp.jobs.job import Carrier, Job

_PLANNERS = 2
T = TypeVar("T")
Work = Callable[[Progress], T]
Then = Callable[[T], object]


class JobRunner(QObject):
    """Starts jobs and keeps them until they have ended.

    Calls that read records run one after another, so that two of them never compete for memory and a release is
    never interleaved with another.
    """

    started = Signal(object)
    failed = Signal(object)
    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._records = QThreadPool(self)
        self._records.setMaxThreadCount(1)
        self._planning = QThreadPool(self)
        self._planning.setMaxThreadCount(_PLANNERS)
        self._jobs: set[Job] = set()
        self._closed = False

    @property
    def is_busy(self) -> bool:
        """Whether any job has not ended yet."""
        return bool(self._jobs)

    def read(self, what: str, work: Work[T], then: Then[T] | None = None, *, quiet: bool = False) -> Job:
        """Start a call that reads records; it waits for those before it.

        Args:
            what: what is being done, as in "reading adult.csv"; shown with the progress.
            work: the call; gets a Progress.
            then: gets the result, in the main thread.
            quiet: the caller shows a failure itself; otherwise `failed` tells the banner.
        """
        return self._start(self._job(what, work, then, reads=True), quiet=quiet)

    def plan(self, what: str, work: Work[T], then: Then[T] | None = None, *, quiet: bool = False) -> Job:
        """Start a call that reads no record; arguments as for `read`."""
        return self._start(self._job(what, work, then, reads=False), quiet=quiet)

    def shut_down(self) -> None:
        """Cancel everything and wait until the threads are gone; what is asked for later does not start."""
        self._closed = True
        for job in tuple(self._jobs):
            job.cancel()
        for pool in (self._records, self._planning):
            pool.waitForDone()
        QCoreApplication.sendPostedEvents()

    def _job(self, what: str, work: Work[T], then: Then[T] | None, *, reads: bool) -> Job:
        job = Job(what, work, reads=reads, parent=self)
        if then is not None:
            job.done.connect(then)
        return job

    def _start(self, job: Job, *, quiet: bool) -> Job:
        if self._closed:
            return job
        self._jobs.add(job)
        job.ended.connect(self._forget)
        if not quiet:
            job.failed.connect(self.failed)
        (self._records if job.reads else self._planning).start(Carrier(job))
        self.started.emit(job)
        return job

    def _forget(self) -> None:
        job = self.sender()
        if isinstance(job, Job):
            self._jobs.discard(job)
            job.deleteLater()
        if not self._jobs:
            self.idle.emit()
