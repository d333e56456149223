"""Seek the least cost under which tables reach a wanted margin of error."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from core.planning.goal import least_budget
from core.privacy.release_cost import ReleaseCost
from core.progress import Progress, reporting
from core.project.plan import RECOMMENDED, Plan
from core.session.comparing import compare
from core.session.planned_release import plan_release
from core.threads import one_thread


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

    def margins(budget: ReleaseCost) -> Sequence[float]:
        return _half_widths(replace(plan, privacy=replace(plan.privacy, cost=budget)))

    with reporting(progress):
        return least_budget(margins, plan.privacy.cost, goals)


def _half_widths(plan: Plan) -> Sequence[float]:
    # Compared anew at every amount tried: a split or a kind of noise that wins at ε = 0.1 may lose at ε = 10, and the
    # release of the amount found will be planned by the recommendation at that amount.
    if plan.strategy.name == RECOMMENDED:
        comparison = compare(plan)
        best = comparison.recommended
        return comparison.find(best.strategy, best.split, best.recovery).half_widths
    planned = plan_release(plan)
    return tuple(planned.noise_plan.half_widths(planned.recovery, plan.output.interval).tolist())
