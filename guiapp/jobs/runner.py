"""Threads of the jobs: one queue for calls that read records, a pool for planning."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from core.front_door import Progress
from guiapp.jobs.collector import Collector
from guiapp.jobs.job import Job

_PLANNERS = 2
"""Threads for planning: a quote need not wait for a long comparison. More would only share the interpreter's lock."""

_POST_MILLISECONDS = 16
"""Milliseconds between two deliveries: one frame of a 60 Hz screen. Less is not visible; more makes progress jerk."""

_TURN_SECONDS = 2e-5
"""Seconds after which a computing thread gives the interpreter's lock to a waiting one (`sys.setswitchinterval`).

Every call into Qt releases the lock (PySide6 6.10.3), and a page makes hundreds of such calls. With Python's default of
5 ms, a busy thread would freeze the window for 5 ms at each of them.
"""
T = TypeVar("T")
Work = Callable[[Progress], T]
Then = Callable[[T], object]


class JobRunner(QObject):
    """Starts jobs and keeps them until they have ended.

    Calls that read records run one after another: two of them could exceed the memory, and releases must not overlap.
    """

    started = Signal(object)
    failed = Signal(object)
    password_wanted = Signal(object)
    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        sys.setswitchinterval(_TURN_SECONDS)
        self._collector = Collector(self)
        self._records = ThreadPoolExecutor(1, "records")
        self._planning = ThreadPoolExecutor(_PLANNERS, "planning")
        self._jobs: dict[Job, None] = {}
        self._post = QTimer(self, interval=_POST_MILLISECONDS)
        self._post.timeout.connect(self._deliver)
        self._closed = False

    @property
    def is_busy(self) -> bool:
        """Whether any job has not ended yet."""
        return bool(self._jobs)

    @property
    def spending(self) -> Job | None:
        """The running release; None if there is none."""
        return next((job for job in self._jobs if job.spends), None)

    def read(
        self, what: str, work: Work[T], then: Then[T] | None = None, *, quiet: bool = False, stays: bool = False
    ) -> Job:
        """Start a call that reads records, after those started before.

        Args:
            what: shown with the progress, such as "reading adult.csv".
            work: the call; receives a Progress.
            then: receives the result, in the main thread.
            quiet: whether the caller shows a failure itself; otherwise the banner does.
            stays: whether it continues when another plan is opened.
        """
        return self._start(self._job(what, work, then, reads=True), quiet=quiet, stays=stays)

    def run_free(
        self, what: str, work: Work[T], then: Then[T] | None = None, *, quiet: bool = False, stays: bool = False
    ) -> Job:
        """Start a call that reads no record; arguments as for `read`."""
        return self._start(self._job(what, work, then, reads=False), quiet=quiet, stays=stays)

    def drop_free(self) -> None:
        """Drop all jobs for the open plan: another plan is opened, and must not get their results."""
        for job in tuple(self._jobs):
            if not job.stays:
                job.drop()

    def shut_down(self) -> None:
        """Cancel all jobs and wait until the threads have ended; later jobs do not start."""
        self._closed = True
        for job in tuple(self._jobs):
            job.cancel()
        for pool in (self._records, self._planning):
            pool.shutdown()
        self._collector.stop()
        self._deliver()

    def _job(self, what: str, work: Work[T], then: Then[T] | None, *, reads: bool) -> Job:
        job = Job(what, work, reads=reads, parent=self)
        if then is not None:
            job.done.connect(then)
        return job

    def _start(self, job: Job, *, quiet: bool, stays: bool) -> Job:
        job.stays = stays
        if self._closed:
            return job
        self._jobs[job] = None
        self._post.start()
        job.ended.connect(lambda: self._forget(job))
        job.password_wanted.connect(self.password_wanted)
        if not quiet:
            job.failed.connect(self.failed)
        (self._records if job.reads else self._planning).submit(job.run)
        self.started.emit(job)
        return job

    def _forget(self, job: Job) -> None:
        self._jobs.pop(job, None)
        job.deleteLater()
        if not self._jobs:
            self._post.stop()
            self.idle.emit()

    def _deliver(self) -> None:
        for job in tuple(self._jobs):
            job.deliver()
