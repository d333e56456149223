"""The predicted ± of every table of a plan, by its own choice or quickly, and the grades that its numbers then have."""

from __future__ import annotations

from core.errors import EngineError
from core.errors.use_errors import NoPeopleError
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.usefulness import GradeShares, grade_shares
from core.project.plan import RECOMMENDED, Plan

QUICK = ("marginals", "clusters", "effects")
"""Strategies without a search, by which changes of a plan are tried in milliseconds."""


def half_widths(plan: Plan) -> tuple[float, ...]:
    """Return the ± of a typical query of each table by the plan's choice, compared anew where that is recommended."""
    if plan.strategy.name == RECOMMENDED:
        from core.session.comparing_strategies import compare  # noqa: PLC0415  the quick ones do without

        comparison = compare(plan)
        best = comparison.recommended
        return tuple(comparison.find(best.strategy, best.split, best.recovery).half_widths)
    from core.session.planned_release import plan_release  # noqa: PLC0415  loads every exporter

    return plan_release(plan).half_widths


def quick_half_widths(plan: Plan) -> tuple[float, ...]:
    """Return the ± of a typical query of each table by the best of the quick strategies."""
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


def shares_of(plan: Plan, widths: tuple[float, ...]) -> GradeShares:
    """Return the share of numbers of each grade under these ±; NoPeopleError if the plan has no number of people."""
    if plan.people is None:
        raise NoPeopleError
    return grade_shares(widths, plan.workload().cells, plan.people)
