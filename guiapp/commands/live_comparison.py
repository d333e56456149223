"""Keeps the predicted errors up to date with the plan, also while a slider moves."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from core.front_door import Cancelled, Comparison, EngineError, Plan, estimated_at
from guiapp.commands.compare import predict
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext
from guiapp.state.same_question import same_but_amount, same_question, same_tables

PAUSE_MS = 30
"""Milliseconds without an edit before a prediction starts. Moves of a slider arrive closer together; at 0, the first of
them would be predicted, and the newest only after it."""

REST_MS = 150
"""Milliseconds without an edit before a prediction starts if an estimate is on the screen. Longer than PAUSE_MS, as a
prediction competes with the drawing of the estimates for the processor, and nobody waits for it."""

PATIENCE_MS = 3000
"""Milliseconds after which a prediction for an older plan is stopped. A quicker one is shown: with less patience,
somebody who keeps editing would never see one."""


@dataclass(frozen=True, slots=True)
class Prediction:
    """A comparison and the plan that it was made from."""

    comparison: Comparison
    plan: Plan

    def holds_for(self, plan: Plan) -> bool:
        """Return whether it tells the errors of another plan, if only as an estimate."""
        # Errors scale with the amount of ε or of ρ, but between ε, (ε, δ) and ρ the noise itself changes.
        before, after = self.plan.privacy.cost, plan.privacy.cost
        return before.definition is after.definition and same_but_amount(self.plan, plan)

    def seen_from(self, plan: Plan) -> Comparison | None:
        """Return the comparison for another plan: unchanged, estimated for another amount, or None."""
        if not self.holds_for(plan):
            return None
        before, after = self.plan.privacy.cost, plan.privacy.cost
        return self.comparison if before == after else estimated_at(self.comparison, before, after)


class LiveComparison(QObject):
    """At most one prediction runs at a time; the newest plan is always predicted in the end.

    Signals:
        started: a prediction has begun.
        arrived: the outcome of another strategy arrived, while nothing else can be shown.
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
        # The last estimate and what it was made from: several widgets ask for it at every move of a slider.
        self._seen: tuple[Prediction | None, Prediction | None, Plan | None] = (None, None, None)
        self._estimate: Comparison | None = None
        self._is_overtaken = False
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._start)
        self._running = QElapsedTimer()
        context.workspace.left.connect(self._leave)

    @classmethod
    def shared(cls, context: AppContext) -> LiveComparison:
        """Return the one of a workspace: pages that show predicted errors share its predictions."""
        return context.workspace.findChild(cls) or cls(context, context.workspace)

    @property
    def comparison(self) -> Comparison | None:
        """The comparison to show for the plan: predicted, estimated, or the part predicted so far; None: none yet."""
        workspace = self._context.workspace
        if workspace.comparison_is_current:
            return workspace.comparison
        seen = self._answer, self._part, workspace.plan
        if any(new is not old for new, old in zip(seen, self._seen, strict=True)):
            self._seen, self._estimate = seen, self._estimated(workspace.plan)
        return self._estimate

    def _estimated(self, plan: Plan) -> Comparison | None:
        known = (each.seen_from(plan) for each in (self._answer, self._part) if each is not None)
        return next((each for each in known if each is not None), None)

    @property
    def knows_tables(self) -> bool:
        """Whether these tables have been predicted before, under any promise of privacy."""
        return self._answer is not None and same_tables(self._answer.plan, self._context.workspace.plan)

    @property
    def is_exact(self) -> bool:
        """Whether every strategy has been predicted for the current plan."""
        return self._answer is not None and same_question(self._answer.plan, self._context.workspace.plan)

    @property
    def is_stopped(self) -> bool:
        """Whether the user has stopped the prediction for the current plan."""
        return same_question(self._stopped, self._context.workspace.plan)

    def follow(self) -> None:
        """Predict the current plan, unless its prediction is known, or the user has stopped it."""
        # A running prediction may end, unless an estimate replaces it or it takes too long; `_end` follows again.
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
        """Predict the current plan although the user has stopped its prediction before."""
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
        # Of an older plan, too, if its tables are these: the page estimates from it until the next one is done.
        if same_tables(plan, self._context.workspace.plan):
            self._answer = Prediction(comparison, plan)
            self._context.workspace.set_comparison(comparison, plan)

    def _show_part(self, part: Prediction) -> None:
        self._part = part
        if self._answer is None or not self._answer.holds_for(self._context.workspace.plan):
            self.arrived.emit()

    def _leave(self) -> None:
        """Mark the prediction that is dropped with its plan, so that it does not count as stopped by the user."""
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
        # A failure for the current plan is not followed: predicted again, it would fail again without end.
        if self.is_exact or self._is_overtaken or not same_question(self._asked, self._context.workspace.plan):
            self.follow()
