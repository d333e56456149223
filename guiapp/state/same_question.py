"""Whether the predictions for one plan hold for another."""

from __future__ import annotations

from core.front_door import Comparison, Plan
from guiapp.state.workspace import Workspace


def held_comparison(workspace: Workspace) -> Comparison | None:
    """Return the comparison if it holds for the open plan; None if not. Source, dataset and output may differ."""
    return workspace.comparison if same_question(workspace.compared, workspace.plan) else None


def same_tables(one: Plan, other: Plan) -> bool:
    """Return whether two plans request equal tables over equal attributes."""
    return (one.attributes, one.tables, one.families) == (other.attributes, other.tables, other.families)


def same_question(one: Plan | None, other: Plan) -> bool:
    """Return whether the predictions for one plan hold for the other, whatever their chosen strategies."""
    return one is not None and one.privacy.cost == other.privacy.cost and same_but_amount(one, other)


def same_but_amount(one: Plan, other: Plan) -> bool:
    """Return whether two plans differ in nothing that predictions depend on, except the cost."""
    mine, theirs = (
        (
            plan_file.unit.at_most,
            plan_file.privacy.neighbours,
            plan_file.privacy.objective,
            plan_file.output.interval,
            plan_file.strategy.marginals,
            plan_file.strategy.matrix,
        )
        for plan_file in (one, other)
    )
    return same_tables(one, other) and mine == theirs
