"""How useful a plan would be: the score by which changes of it are compared."""

from __future__ import annotations

from core.planning.usefulness import LIMITS, closeness, grade_shares
from core.project.plan import Plan
from core.project.table_titles import table_numbers

OF_CLOSENESS = 0.25
"""Weight of coming nearer to a better grade, beside the share of usable numbers."""


def plan_score(widths: tuple[float, ...], plan: Plan, limits: int) -> float:
    """Return how useful a plan is, and how near its criteria are; `limits`: of tables, before any change."""
    cells, people = plan.workload().cells, plan.people or 1
    own = grade_shares(widths, cells, people).usable + OF_CLOSENESS * closeness(widths, cells, people)
    return own + _worst_score(widths, plan) + _limits_score(widths, plan, limits)


def _worst_score(widths: tuple[float, ...], plan: Plan) -> float:
    """Return how many numbers have the worst grade that is allowed or a better one, and how near the others are."""
    limit = LIMITS.get(plan.acceptance.worst) if plan.acceptance.worst else None
    if limit is None:
        return 0.0
    cells, people = plan.workload().cells, plan.people or 1
    parts = [limit * people / n / width if width else 1.0 for width, n in zip(widths, cells, strict=True)]
    return sum(n * _nearness(part) for n, part in zip(cells, parts, strict=True)) / sum(cells)


def _limits_score(widths: tuple[float, ...], plan: Plan, limits: int) -> float:
    """Return how many limits of tables hold, and how near others are; one that went with its table does not."""
    found = 0.0
    for title, most in plan.acceptance.at_most:
        (number,) = table_numbers(plan, (title,))
        found += _nearness(most / widths[number] if widths[number] else 1.0)
    return found / limits if limits else 0.0


def _nearness(part: float) -> float:
    """Return 1 and more where a limit holds, which is `part` times the ±; else a part of `OF_CLOSENESS`."""
    return (part >= 1) + OF_CLOSENESS * min(1.0, part)
