"""The outcome of a comparison that the plan chooses."""

from __future__ import annotations

from core.front_door import Comparison, Outcome, OutcomeKey, Plan

RECOMMENDED = "recommended"
"""Name of the strategy in plans that use the recommended one; part of the plan format."""


def chosen_key(plan: Plan, comparison: Comparison) -> OutcomeKey:
    """Return the strategy, split and recovery that the plan chooses."""
    choice, best = plan.strategy, comparison.recommended
    if choice.name == RECOMMENDED:
        return best.strategy, best.split, best.recovery
    return choice.name, choice.split, choice.recovery


def chosen_outcome(plan: Plan, comparison: Comparison) -> Outcome | None:
    """Return the outcome that the plan chooses; None if the comparison lacks it."""
    key = chosen_key(plan, comparison)
    return next((outcome for outcome in comparison.outcomes if outcome.key == key), None)
