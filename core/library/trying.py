"""Examine a plan before anything is spent; opens no rows and no ledger."""

from __future__ import annotations

from core import session
from core.library.compared import ComparisonResult
from core.library.rehearsed import RehearsalResult
from core.project.plan import Plan


def compare(plan: Plan) -> ComparisonResult:
    """Return what every strategy would make of a plan.

    Raises:
        PlanError: if the plan asks for nothing, or for what cannot be had.
    """
    return ComparisonResult(session.compare(plan))


def rehearse(plan: Plan, repeats: int = 10) -> RehearsalResult:
    """Return releases of people made up from the plan, free of charge, to see the noise.

    Args:
        plan: the plan.
        repeats: how many releases, at least 1.

    Raises:
        PlanError: if the plan asks for nothing, or for what cannot be had.
    """
    return RehearsalResult(session.rehearse(session.plan_release(plan), repeats))
