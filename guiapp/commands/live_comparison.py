"""Keeps the predicted errors up with the plan, also while a slider moves."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from core import Cancelled, Comparison, EngineError, Plan, estimated_at
from guiapp.commands.compare import predict
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext
from guiapp.state.same_question import same_but_amount, same_question, same_tables

PAUSE_MS = 30
"""Edits that come closer together than this are answered by one prediction."""

REST_MS = 150
"""The same while the amount moves and its errors can be estimated: nothing is predicted before it rests."""

PATIENCE_MS = 3000
"""A prediction for an older plan that runs longer is stopped; a quicker one is shown, so that something moves."""


@dataclass(frozen=True, slots=True)
class Prediction:
    """A comparison and the plan that it was made from."""

    comparison: Comparison
    plan: Plan

    def holds_for(self, plan: Plan) -> bool:
        """Return whether it can be seen from another plan."""
        before, after = self.plan.privacy.cost, plan.privacy.cost
        return before.definition is after.definition and same_but_amount(self.plan, plan)

    def seen_from(self, plan: Plan) -> Comparison | None:
        """Return it as it holds for another plan: as it is, estimated for another amount, or None."""
        if not self.holds_for(plan):
            return None
        before, after = self.plan.privacy.cost, plan.privacy.cost
        return self.comparison if before == after else estimated_at(self.comparison, before, after)


class LiveComparison(QObject):
    """At most one prediction runs at a time; the newest plan is always predicted in the end.

    Signals:
        started: a prediction has begun.
        arrived: another strategy is there, while nothing else can be shown.
        finished: the comparison belongs to the plan as it stands.
        failed: the plan cannot be predicted; carries the EngineError.
    """

    started = Signal()
    arrived = Signal()
    finished = Signal()
    failed = Signal(object)

    def __init__(self, context: AppContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._job: Job | None = None
        self._asked: Plan | None = None
        self._stopped: Plan | None = None
        self._answer: Prediction | None = None
        self._part: Prediction | None = None
        self._is_overtaken = False
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._start)
        self._running = QElapsedTimer()
        context.workspace.left.connect(self._leave)

    @property
    def comparison(self) -> Comparison | None:
        """What there is to show for the plan: predicted, or estimated, or as far as it has come; None: nothing yet."""
        workspace = self._context.workspace
        if workspace.comparison_is_current:
            return workspace.comparison
        known = (each.seen_from(workspace.plan) for each in (self._answer, self._part) if each is not None)
        return next((each for each in known if each is not None), None)

    @property
    def knows_tables(self) -> bool:
        """Whether these tables have been predicted before, whatever was promised then."""
        return self._answer is not None and same_tables(self._answer.plan, self._context.workspace.plan)

    @property
    def is_exact(self) -> bool:
        """Whether that was predicted for the plan as it stands, every strategy of it."""
        return self._answer is not None and same_question(self._answer.plan, self._context.workspace.plan)

    @property
    def is_stopped(self) -> bool:
        """Whether the user has stopped the prediction for the plan as it stands."""
        return same_question(self._stopped, self._context.workspace.plan)

    def follow(self) -> None:
        """Predict the plan as it stands, unless that is known already, or the user has stopped it."""
        workspace = self._context.workspace
        plan, answer = workspace.plan, self._answer
        can_estimate = answer is not None and answer.holds_for(plan)
        if self._job is not None:
            if (can_estimate or self._running.hasExpired(PATIENCE_MS)) and not same_question(self._asked, plan):
                self._is_overtaken = True
                self._job.cancel()
        elif workspace.comparison_is_current:
            self.finished.emit()
        elif answer is not None and same_question(answer.plan, plan):
            workspace.set_comparison(answer.comparison, plan)
            self.finished.emit()
        elif not self.is_stopped:
            self._pause.start(REST_MS if can_estimate else PAUSE_MS)

    def resume(self) -> None:
        """Predict the plan as it stands although the user has stopped that before."""
        self._stopped = None
        self.follow()

    def _start(self) -> None:
        if self._job is not None:
            return
        plan = self._context.workspace.plan
        self._asked, self._part, self._is_overtaken = plan, None, False
        self._running.start()
        self._job = predict(self._context, plan, lambda comparison: self._show(comparison, plan))
        self._job.shown.connect(lambda part: self._show_part(Prediction(part, plan)))
        self._job.failed.connect(self._fail)
        self._job.cancelled.connect(self._stop)
        self._job.ended.connect(self._end)
        self.started.emit()

    def _show(self, comparison: Comparison, plan: Plan) -> None:
        if same_tables(plan, self._context.workspace.plan):
            self._answer = Prediction(comparison, plan)
            self._context.workspace.set_comparison(comparison, plan)

    def _show_part(self, part: Prediction) -> None:
        self._part = part
        if self._answer is None or not self._answer.holds_for(self._context.workspace.plan):
            self.arrived.emit()

    def _leave(self) -> None:
        """Take the prediction that is dropped with its plan for none that the user has stopped."""
        self._is_overtaken = True

    def _stop(self) -> None:
        if not self._is_overtaken:
            self._stopped = self._asked
            self._fail(Cancelled())

    def _fail(self, error: EngineError) -> None:
        if same_question(self._asked, self._context.workspace.plan):
            self.failed.emit(error)

    def _end(self) -> None:
        self._job = None
        if self.is_exact or self._is_overtaken or not same_question(self._asked, self._context.workspace.plan):
            self.follow()
