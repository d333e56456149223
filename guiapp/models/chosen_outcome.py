"""Which of the outcomes of a comparison the plan means."""

from __future__ import annotations

from core import Comparison, Outcome, Plan

RECOMMENDED = "recommended"
"""What a plan says instead of a strategy, to have the one that is recommended for it."""


def chosen_key(plan: Plan, comparison: Comparison) -> tuple[str, str, str]:
    """Return strategy, budget and recovery that the plan means."""
    choice, best = plan.strategy, comparison.recommended
    if choice.name == RECOMMENDED:
        return best.strategy, best.split, best.recovery
    return choice.name, choice.split, choice.recovery


def chosen_outcome(plan: Plan, comparison: Comparison) -> Outcome | None:
    """Return the outcome that the plan means; None if there is no such one."""
    key = chosen_key(plan, comparison)
    return next((outcome for outcome in comparison.outcomes if outcome.key == key), None)
