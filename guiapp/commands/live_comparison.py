"""Keeps the predicted errors up with the plan, also while a slider moves."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from core import Cancelled, Comparison, Document, EngineError
from guiapp.commands.compare import predict
from guiapp.jobs.job import Job
from guiapp.state.desk import Desk

PAUSE_MS = 30
"""Edits that come closer together than this are answered by one prediction."""

PATIENCE_MS = 3000
"""A prediction for an older plan that runs longer is stopped; a quicker one is shown, so that something moves."""


class LiveComparison(QObject):
    """At most one prediction runs at a time; the newest plan is always predicted in the end.

    Signals:
        started: a prediction has begun.
        settled: the comparison belongs to the plan as it stands.
        failed: the plan cannot be predicted; carries the EngineError.
    """

    started = Signal()
    settled = Signal()
    failed = Signal(object)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._job: Job | None = None
        self._asked: Document | None = None
        self._answered: Document | None = None
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._start)
        self._running = QElapsedTimer()

    def follow(self) -> None:
        """Predict the plan as it stands, unless that is known already."""
        workspace = self._desk.workspace
        if self._job is not None:
            if self._running.hasExpired(PATIENCE_MS) and not _same_question(self._asked, workspace.document):
                self._job.cancel()
        elif workspace.comparison_is_current:
            self.settled.emit()
        elif workspace.comparison is not None and _same_question(self._answered, workspace.document):
            workspace.set_comparison(workspace.comparison, workspace.document)
            self.settled.emit()
        else:
            self._pause.start()

    def _start(self) -> None:
        if self._job is not None:
            return
        document = self._desk.workspace.document
        self._asked = document
        self._running.start()
        self._job = predict(self._desk, document, lambda comparison: self._show(comparison, document))
        self._job.failed.connect(self._fail)
        self._job.cancelled.connect(lambda: self._fail(Cancelled()))
        self._job.ended.connect(self._end)
        self.started.emit()

    def _show(self, comparison: Comparison, document: Document) -> None:
        if _same_tables(document, self._desk.workspace.document):
            self._answered = document
            self._desk.workspace.set_comparison(comparison, document)

    def _fail(self, error: EngineError) -> None:
        if _same_question(self._asked, self._desk.workspace.document):
            self.failed.emit(error)

    def _end(self) -> None:
        self._job = None
        document = self._desk.workspace.document
        if not _same_question(self._asked, document):
            self._pause.start()
        elif _same_question(self._answered, document):
            self.follow()


def _same_tables(one: Document, other: Document) -> bool:
    """Return whether two plans ask for the same tables over the same attributes."""
    return (one.attributes, one.tables, one.families) == (other.attributes, other.tables, other.families)


def _same_question(one: Document | None, other: Document) -> bool:
    """Return whether the predictions for one plan hold for the other; which strategy is chosen does not matter."""
    if one is None:
        return False
    mine, theirs = (
        (plan.unit.at_most, plan.privacy.budget, plan.privacy.neighbours, plan.output.interval, plan.strategy.marginals)
        for plan in (one, other)
    )
    return _same_tables(one, other) and mine == theirs
