"""Counts of rows that match none of an attribute's labels, made in the background, one attribute after another."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from core.front_door import Attribute, EngineError, Location, Progress, ReadingLayout
from guiapp.jobs.job import Job
from guiapp.jobs.runner import JobRunner
from guiapp.state.engine import Engine

Key = tuple[Location, ReadingLayout, Attribute]


class UnmatchedRows(QObject):
    """Caches every count until the file changes; for the owner's screen only, never written."""

    changed = Signal()

    def __init__(self, engine: Engine, runner: JobRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._runner = runner
        self._counts: dict[Key, int | None] = {}
        self._wanted: list[Key] = []
        self._job: Job | None = None
        self._counted: tuple[Key, int] | None = None
        self._gave_way = False
        self._n_files = 0  # generation: a count that was started for a former file is discarded
        runner.started.connect(self._give_way)

    def forget(self) -> None:
        """Drop all counts and stop the running one, as a file was opened or reopened, or its plan was left."""
        self._counts.clear()
        self._wanted.clear()
        self._n_files += 1
        self._gave_way = False  # otherwise the stopped count would be repeated
        if self._job is not None:
            self._job.cancel()

    def count(self, path: Location, layout: ReadingLayout, attribute: Attribute) -> int | None:
        """Return the number of unmatched rows; None while it is not known."""
        return self._counts.get((path, layout, attribute))

    def want(self, path: Location, layout: ReadingLayout, attributes: Iterable[Attribute]) -> None:
        """Count these attributes in this order, instead of those still waiting."""
        keys = [(path, layout, attribute) for attribute in attributes]
        self._wanted = [key for key in keys if key not in self._counts]
        self._next()

    def _next(self) -> None:
        if self._job is not None or not self._wanted:
            return
        # One at a time, as each count reads the whole file; the queue of jobs stays short for what the user asks.
        key = self._wanted.pop(0)
        path, layout, attribute = key
        engine, self._counted = self._engine, (key, self._n_files)

        def work(progress: Progress) -> int:
            return engine.check_attribute(path, layout, attribute, progress)

        def give_up(_: EngineError) -> None:
            self._counts[key] = None  # the Data page shows the error of the file

        def stopped() -> None:
            if self._gave_way:
                self._wanted.insert(0, key)

        self._gave_way = False
        what = self.tr("checking {name}").format(name=attribute.name)
        self._job = self._runner.read(what, work, self._note, quiet=True)
        self._job.failed.connect(give_up)
        self._job.cancelled.connect(stopped)
        self._job.ended.connect(self._ended)

    def _note(self, count: int) -> None:
        """Store a count."""
        # A method, not a closure: PySide6 disconnects the methods of a destroyed QObject, but not functions (6.10.3:
        # connect both, call shiboken6.delete(receiver), emit; the function alone is called).
        if self._counted is None:
            return
        key, n_files = self._counted
        if n_files == self._n_files:
            self._counts[key] = count
            self.changed.emit()

    def _give_way(self, job: Job) -> None:
        """Cancel the count for a reading that the user waits for; it is repeated afterwards."""
        if self._job is not None and job is not self._job and job.reads:
            self._gave_way = True
            self._job.cancel()

    def _ended(self) -> None:
        self._job = None
        self._next()
