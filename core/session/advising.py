"""Advice that makes tables usable: the best single change, repeated; each with its predicted effect, none applied."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from core.errors import EngineError
from core.planning.usefulness import USABLE_ENOUGH, GradeShares, grade_shares
from core.progress import Progress, check_cancelled, report, reporting, silenced
from core.project.carried_limits import carry_limits
from core.project.changes import Change, changes
from core.project.plan import Plan
from core.session.half_widths import half_widths, quick_half_widths, shares_of
from core.session.plan_score import plan_score
from core.session.unmet_criteria import unmet_told
from core.threads import one_thread
from core.words import N_, Message

MOST_STEPS = 12
"""Steps of advice: more would make another plan than the one that was asked about."""
LEAST_GAIN = 0.005
"""Score that a step gains at least, in shares of usable numbers: less is not worth reading."""
LEAST_HARM = 0.02
"""Added to the harm of a change before gains are divided by it: else the least gain without harm would come first."""
MOST_TRIED = 3
"""Changes that are predicted by the plan's own choice, at most: those that promise most. Each may take a search."""


@dataclass(frozen=True, slots=True)
class AdvisedStep:
    """One step of advice, the plan after it and those before it, and what is predicted of that plan.

    `shares` are the grades of all its numbers, `unmet` those of its criteria that do not hold, in words.
    """

    change: Change
    plan: Plan
    shares: GradeShares
    unmet: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Advice:
    """What is predicted of the plan as it is, and the steps that would help, each on top of those before it.

    `shares` are the grades of all numbers, `unmet` the criteria that do not hold, in words; `wanted` is the share of
    usable numbers that is enough.
    """

    shares: GradeShares
    steps: tuple[AdvisedStep, ...]
    unmet: tuple[Message, ...] = ()
    wanted: float = USABLE_ENOUGH

    @property
    def plan(self) -> Plan | None:
        """The plan after all steps; None if there are none."""
        return self.steps[-1].plan if self.steps else None

    @property
    def is_enough(self) -> bool:
        """Whether enough numbers are usable, and all criteria hold, without any step."""
        return _is_enough(self.shares, self.unmet, self.wanted)


@dataclass(frozen=True, slots=True)
class StepsEffect:
    """What some of the steps do to a plan.

    Attributes:
        plan: with these steps.
        shares: grades of all its numbers.
        unmet: its criteria that would not hold, in words.
        idle: places of those steps that change nothing: what they would change is made by a step that was left out.
    """

    plan: Plan
    shares: GradeShares
    unmet: tuple[Message, ...]
    idle: tuple[int, ...]


@one_thread()
def advise(plan: Plan, progress: Progress | None = None) -> Advice:
    """Return changes after which more numbers are usable and the plan's criteria hold, the best first.

    Opens no data file.

    Args:
        plan: the plan, with its public number of people.
        progress: receives a report per step, and may cancel.

    Raises:
        NoPeopleError: if the plan says nothing of how many people there are.
        PlanError: if it asks for nothing, or for what cannot be had.
    """
    wanted = plan.acceptance.usable_share or USABLE_ENOUGH
    plan = carry_limits(plan, plan)  # two limits of one table are one, so that no step seems to lose one
    with reporting(progress):
        with silenced():
            widths = half_widths(plan)
            shares, unmet = before = shares_of(plan, widths), unmet_told(plan, widths)
        steps: list[AdvisedStep] = []
        now = plan
        while not _is_enough(shares, unmet, wanted) and len(steps) < MOST_STEPS:
            report(len(steps), MOST_STEPS, N_("Progress", "Looking for what helps"))
            with silenced():
                step = _best(now)
            if step is None:
                break
            steps.append(step)
            now, shares, unmet = step.plan, step.shares, step.unmet
    return Advice(before[0], tuple(steps), before[1], wanted)


def _is_enough(shares: GradeShares, unmet: Sequence[Message], wanted: float) -> bool:
    return shares.usable >= wanted and not unmet


def with_steps(plan: Plan, steps: Sequence[AdvisedStep]) -> Plan:
    """Return a plan with some steps of its advice, in their order; PlanError if it asks for what cannot be had."""
    changed = plan
    for step in steps:
        changed = _changed(changed, step.change)
    return changed


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
        changed = step.change.apply(now)
        if changed == now:
            idle.append(place)
        now = carry_limits(now, changed)
    with reporting(progress), silenced():
        widths = half_widths(now)
        return StepsEffect(now, shares_of(now, widths), unmet_told(now, widths), tuple(idle))


def _changed(plan: Plan, change: Change) -> Plan:
    """Return a plan with a change; the limit of a table follows it, and goes with it."""
    return carry_limits(plan, change.apply(plan))


def _best(plan: Plan) -> AdvisedStep | None:
    """Return the change that gains most for its harm; None if none gains enough."""
    people, widths = plan.people or 1, half_widths(plan)
    cells, limits = plan.workload().cells, len(plan.acceptance.at_most)
    worst = sorted(range(len(cells)), key=lambda number: -widths[number] * cells[number])
    start = plan_score(quick_half_widths(plan), plan, limits)
    found = []
    for change in changes(plan, tuple(worst)):
        check_cancelled()
        try:
            changed = _changed(plan, change)
            gain = plan_score(quick_half_widths(changed), changed, limits) - start
        except EngineError:  # a change that the plan does not allow, such as ranges of one bin, is not on offer
            continue
        if gain >= LEAST_GAIN:
            found.append((gain / (change.harm + LEAST_HARM), change, changed))
    # Tried by quick strategies, taken by the plan's own: the first of the best that holds what it promised.
    for change, changed, after in islice(_predicted(found), MOST_TRIED):
        if plan_score(after, changed, limits) - plan_score(widths, plan, limits) >= LEAST_GAIN:
            shares = grade_shares(after, changed.workload().cells, people)
            return AdvisedStep(change, changed, shares, unmet_told(changed, after))
    return None


def _predicted(found: list[tuple[float, Change, Plan]]) -> Iterator[tuple[Change, Plan, tuple[float, ...]]]:
    """Yield changes, the best first, with the plan after them and its ± of each table by its own choice."""
    for _, change, changed in sorted(found, key=lambda each: -each[0]):
        check_cancelled()
        try:
            yield change, changed, half_widths(changed)
        except EngineError:  # the plan's own strategy does not fit it, such as a matrix for attributes that are gone
            continue
