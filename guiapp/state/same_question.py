"""Whether what was predicted for one plan holds for another."""

from __future__ import annotations

from core import Comparison, Plan
from guiapp.state.workspace import Workspace


def held_comparison(workspace: Workspace) -> Comparison | None:
    """Return the comparison if it holds for the plan, of which names and looks may have changed; None: it does not."""
    return workspace.comparison if same_question(workspace.compared, workspace.plan) else None


def same_tables(one: Plan, other: Plan) -> bool:
    """Return whether two plans ask for the same tables over the same attributes."""
    return (one.attributes, one.tables, one.families) == (other.attributes, other.tables, other.families)


def same_question(one: Plan | None, other: Plan) -> bool:
    """Return whether the predictions for one plan hold for the other; which strategy is chosen does not matter."""
    return one is not None and one.privacy.cost == other.privacy.cost and same_but_amount(one, other)


def same_but_amount(one: Plan, other: Plan) -> bool:
    """Return whether two plans ask the same of the engine, but for the budget."""
    mine, theirs = (
        (plan_file.unit.at_most, plan_file.privacy.neighbours, plan_file.output.interval, plan_file.strategy.marginals)
        for plan_file in (one, other)
    )
    return same_tables(one, other) and mine == theirs
