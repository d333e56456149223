"""Seek the least cost under which tables reach a wanted margin of error, with the plan's choice or with any other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from core.errors import GoalError
from core.errors.plan_errors import StrategyUnfitError
from core.planning.budget_split import BudgetSplit
from core.planning.goal import amount_of, least_cost
from core.planning.outcomes import Outcome
from core.privacy.release_cost import ReleaseCost
from core.progress import Progress, report, reporting, silenced
from core.project.plan import Plan, StrategyChoice
from core.project.targets import aiming
from core.recovery.consistency import Consistency
from core.session.comparing_strategies import compare
from core.session.half_widths import half_widths
from core.threads import one_thread
from core.words import N_, Figures
from core.workload.workload import Objective

ROUNDS = 3
"""Comparisons per objective at most: at another amount another choice may be the best, where noise changes its kind."""
GAIN = 0.995
"""An amount has to be below this part of the last one to count as another choice: ± of whole numbers hide the rest."""


@dataclass(frozen=True, slots=True)
class Sought:
    """The least cost found over every strategy, split, recovery and objective.

    Attributes:
        plan: the plan with the cost and the choice that was found.
        present: the least cost with the strategy, split, recovery and objective that the plan has now; None if no
            amount is enough with them.
        half_widths: ± of a typical query of each table under `plan`.
        obstacle: why the strategy that the plan has now cannot be used at all; "": it can. Ends with a full stop.
    """

    plan: Plan
    present: ReleaseCost | None
    half_widths: tuple[float, ...]
    obstacle: str = ""

    @property
    def cost(self) -> ReleaseCost:
        """The least cost."""
        return self.plan.privacy.cost

    @property
    def part(self) -> float | None:
        """The least cost as a part of what the present choice needs."""
        return None if self.present is None else float(amount_of(self.cost) / amount_of(self.present))


@one_thread()
def seek(plan: Plan, goals: Mapping[int, float], progress: Progress | None = None) -> ReleaseCost:
    """Return the least cost of the plan's kind under which tables reach the wanted ±; opens no data file.

    Args:
        plan: the plan; its strategy and the kind of its cost are kept, its amount is ignored.
        goals: ± wanted of one cell at the plan's coverage, > 0, by number of table; at least one.
        progress: receives each trial of an amount, and may cancel.

    Raises:
        PlanError: if the plan asks for nothing, or for what cannot be had; GoalError if no amount is enough.
    """

    def margins(cost: ReleaseCost) -> Sequence[float]:
        # Compared anew at every amount tried: a split or a kind of noise that wins at ε = 0.1 may lose at ε = 10, and
        # the release of the amount found will be planned by the recommendation at that amount.
        return half_widths(_costing(plan, cost))

    with reporting(progress):
        return least_cost(margins, plan.privacy.cost, goals)


@one_thread()
def seek_everywhere(plan: Plan, goals: Mapping[int, float], progress: Progress | None = None) -> Sought:
    """Return the least cost for the wanted ± over every strategy, split, recovery and objective; opens no data file.

    Args:
        plan: the plan; the kind of its cost is kept, its amount is where the search begins.
        goals: as `seek`.
        progress: receives a step per objective, and may cancel.

    Raises:
        PlanError: as `seek`; GoalError if no amount is enough with any choice.
    """
    found, steps = [], len(Objective) + 1
    with reporting(progress):
        for done, objective in enumerate(Objective):
            report(done, steps, N_("Progress", "Looking for the amount"))
            with silenced():
                found.append(_least(aiming(plan, goals, objective), goals))
        report(len(Objective), steps, N_("Progress", "Looking for the amount"))
        with silenced():
            present, obstacle = _present(plan, goals)
    reached = [each for each in found if each is not None]
    if present is not None:
        reached.append(_costing(plan, present))
    if not reached:
        raise GoalError(wanted=Figures(f"{min(goals.values()):g}"))
    best = min(reached, key=lambda each: amount_of(each.privacy.cost))
    return Sought(best, present, half_widths(best), obstacle)


def _present(plan: Plan, goals: Mapping[int, float]) -> tuple[ReleaseCost | None, str]:
    """Return what the present choice needs, and why it cannot be used: another strategy may well serve the goals."""
    try:
        return _reached(partial(seek, plan, goals)), ""
    except StrategyUnfitError as fault:
        return None, fault.why


def _least(plan: Plan, goals: Mapping[int, float]) -> Plan | None:
    """Return the plan with the choice of least cost under its objective; None if no amount is enough."""
    best: Plan | None = None
    for _ in range(ROUNDS):
        choice = replace(plan, strategy=_choice_of(plan, min(_usable(plan), key=partial(_distance, goals))))
        cost = _reached(partial(seek, choice, goals))
        if cost is None or (best is not None and amount_of(cost) >= GAIN * amount_of(best.privacy.cost)):
            break
        # Compared again at the amount found: under a δ, noise that is pure falls faster with ε than Gaussian noise.
        best = plan = _costing(choice, cost)
    return best


def _usable(plan: Plan) -> list[Outcome]:
    """Return the outcomes that a plan may take; see `choose` for what other consistencies leave out."""
    direct_only = plan.output.consistency is not Consistency.LEAST_SQUARES
    return [
        each
        for each in compare(plan).outcomes
        if each.fits and not (direct_only and each.split is BudgetSplit.LEAST_SQUARES_OPTIMAL)
    ]


def _distance(goals: Mapping[int, float], outcome: Outcome) -> float:
    """Return the largest ± as a multiple of the one wanted: all outcomes shrink alike as the amount grows."""
    return max(outcome.half_widths[table] / wanted for table, wanted in goals.items())


def _choice_of(plan: Plan, outcome: Outcome) -> StrategyChoice:
    strategy, split, recovery = outcome.key
    return replace(plan.strategy, name=strategy, split=split, recovery=recovery)


def _reached(search: Callable[[], ReleaseCost]) -> ReleaseCost | None:
    """Return the result of a search; None if no amount is enough."""
    try:
        return search()
    except GoalError:
        return None


def _costing(plan: Plan, cost: ReleaseCost) -> Plan:
    return replace(plan, privacy=replace(plan.privacy, cost=cost))
