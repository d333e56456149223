"""Advice that makes tables usable: the best single change, repeated; each with its predicted effect, none applied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.errors import EngineError
from core.errors.use_errors import NoPeopleError
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.usefulness import GradeShares, closeness, grade_shares
from core.progress import Progress, check_cancelled, report, reporting, silenced
from core.project.carried_limits import carry_limits
from core.project.changes import Change, changes
from core.project.plan import RECOMMENDED, Plan
from core.session.comparing import compare
from core.session.planned_release import plan_release
from core.threads import one_thread
from core.words import N_

USABLE_ENOUGH = 0.8
"""Share of usable numbers at which advice ends."""
MOST_STEPS = 12
"""Steps of advice: more would make another plan than the one that was asked about."""
LEAST_GAIN = 0.005
"""What a step has to gain: less is not worth reading."""
LEAST_HARM = 0.02
"""Added to the harm of a change before gains are divided by it: else the least gain without harm would come first."""
MOST_TRIED = 3
"""Changes that are predicted by the plan's own choice, of those that promise most."""
OF_CLOSENESS = 0.25
"""What coming nearer to a better grade counts, beside the share of usable numbers."""
QUICK = ("marginals", "clusters", "effects")
"""Strategies by which changes are tried: without a search. The step taken is predicted by the plan's own choice."""


@dataclass(frozen=True, slots=True)
class AdvisedStep:
    """One step of advice, the plan after it and those before it, and the grades of all numbers by that plan."""

    change: Change
    plan: Plan
    shares: GradeShares


@dataclass(frozen=True, slots=True)
class Advice:
    """Grades of the plan as it is, and the steps that would help, each on top of those before it."""

    shares: GradeShares
    steps: tuple[AdvisedStep, ...]

    @property
    def plan(self) -> Plan | None:
        """The plan after all steps; None if there are none."""
        return self.steps[-1].plan if self.steps else None

    @property
    def is_enough(self) -> bool:
        """Whether enough numbers are usable without any step."""
        return self.shares.usable >= USABLE_ENOUGH


@dataclass(frozen=True, slots=True)
class StepsEffect:
    """What some of the steps do to a plan.

    Attributes:
        plan: with these steps.
        shares: grades of all its numbers.
        idle: places of those steps that change nothing: what they would change is made by a step that was left out.
    """

    plan: Plan
    shares: GradeShares
    idle: tuple[int, ...]


@one_thread()
def advise(plan: Plan, progress: Progress | None = None) -> Advice:
    """Return changes that make more numbers usable, the best first; opens no data file.

    Args:
        plan: the plan, with its public number of people.
        progress: receives a report per step, and may cancel.

    Raises:
        NoPeopleError: if the plan says nothing of how many people there are.
        PlanError: if it asks for nothing, or for what cannot be had.
    """
    with reporting(progress):
        with silenced():
            before = shares_of(plan, half_widths(plan))
        steps: list[AdvisedStep] = []
        now, shares = plan, before
        while shares.usable < USABLE_ENOUGH and len(steps) < MOST_STEPS:
            report(len(steps), MOST_STEPS, N_("Progress", "Looking for what helps"))
            with silenced():
                step = _best(now)
            if step is None:
                break
            steps.append(step)
            now, shares = step.plan, step.shares
    return Advice(before, tuple(steps))


def with_steps(plan: Plan, steps: Sequence[AdvisedStep]) -> Plan:
    """Return a plan with some steps of its advice, in their order; PlanError if it asks for what cannot be had."""
    changed = plan
    for step in steps:
        changed = step.change.apply(changed)
    return carry_limits(plan, changed)


@one_thread()
def predict_steps(plan: Plan, steps: Sequence[AdvisedStep], progress: Progress | None = None) -> StepsEffect:
    """Return what some steps of an advice do together; opens no data file.

    Args:
        plan: the plan that was advised.
        steps: some of the steps, in their order.
        progress: may cancel.

    Raises:
        NoPeopleError, PlanError: as `advise`.
    """
    now, idle = plan, []
    for place, step in enumerate(steps):
        before, now = now, step.change.apply(now)
        if now == before:
            idle.append(place)
    with reporting(progress), silenced():
        return StepsEffect(carry_limits(plan, now), shares_of(now, half_widths(now)), tuple(idle))


def shares_of(plan: Plan, widths: tuple[float, ...]) -> GradeShares:
    """Return the share of numbers of each grade under these ±; NoPeopleError as `advise`."""
    if plan.people is None:
        raise NoPeopleError
    return grade_shares(widths, plan.workload().cells, plan.people)


def half_widths(plan: Plan) -> tuple[float, ...]:
    """Return the ± of a typical query of each table by the plan's choice."""
    if plan.strategy.name == RECOMMENDED:
        comparison = compare(plan)
        best = comparison.recommended
        return tuple(comparison.find(best.strategy, best.split, best.recovery).half_widths)
    return plan_release(plan).half_widths


def _best(plan: Plan) -> AdvisedStep | None:
    """Return the change that gains most for its harm; None if none gains enough."""
    people, widths = plan.people or 1, half_widths(plan)
    cells = plan.workload().cells
    worst = sorted(range(len(cells)), key=lambda number: -widths[number] * cells[number])
    start = _score(quick_half_widths(plan), plan)
    found = []
    for change in changes(plan, tuple(worst)):
        check_cancelled()
        try:
            changed = change.apply(plan)
            gain = _score(quick_half_widths(changed), changed) - start
        except EngineError:  # a change that the plan does not allow, such as ranges of one bin, is not on offer
            continue
        if gain >= LEAST_GAIN:
            found.append((gain / (change.harm + LEAST_HARM), change, changed))
    # Tried by quick strategies, taken by the plan's own: the first of the best that holds what it promised.
    for _, change, changed in sorted(found, key=lambda each: -each[0])[:MOST_TRIED]:
        after = half_widths(changed)
        if _score(after, changed) - _score(widths, plan) >= LEAST_GAIN:
            return AdvisedStep(change, changed, grade_shares(after, changed.workload().cells, people))
    return None


def _score(widths: tuple[float, ...], plan: Plan) -> float:
    cells, people = plan.workload().cells, plan.people or 1
    return grade_shares(widths, cells, people).usable + OF_CLOSENESS * closeness(widths, cells, people)


def quick_half_widths(plan: Plan) -> tuple[float, ...]:
    """Return the ± of each table by the best of the quick strategies."""
    workload, terms, found = plan.workload(), plan.privacy_terms, []
    for strategy in QUICK:
        try:
            noise_plan = make_noise_plan(workload, strategy, BudgetSplit.LEAST_SQUARES_OPTIMAL, terms)
        except EngineError:
            continue
        loss = noise_plan.loss(noise_plan.query_variances(Recovery.LEAST_SQUARES))
        found.append((loss, noise_plan))
    _, best = min(found, key=lambda pair: pair[0])
    return tuple(best.half_widths(Recovery.LEAST_SQUARES, plan.output.interval).tolist())
