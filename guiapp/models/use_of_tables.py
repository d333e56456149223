"""How useful the tables of a plan will be, as predicted for the public, rough number of people that it names."""

from __future__ import annotations

from dataclasses import replace

from core.front_door import Comparison, GradeShares, Outcome, Plan, grade, grade_shares
from guiapp.models.chosen_outcome import chosen_outcome
from guiapp.models.workload_model import WantedRow


def use_of_outcome(comparison: Comparison, outcome: Outcome | None, people: int | None) -> GradeShares | None:
    """Return the share of all numbers of each grade.

    Args:
        comparison: has the tables.
        outcome: one of it; None: there is none.
        people: about how many there are; None: the plan does not say.
    """
    if people is None or outcome is None or not outcome.fits:
        return None
    return grade_shares(outcome.half_widths, [table.cells for table in comparison.tables], people)


def use_of_plan(plan: Plan, comparison: Comparison | None) -> GradeShares | None:
    """Return the share of all numbers of each grade by the plan's own choice; None while that is not known."""
    if comparison is None:
        return None
    return use_of_outcome(comparison, chosen_outcome(plan, comparison), plan.people)


def with_grades(rows: tuple[WantedRow, ...], plan: Plan, comparison: Comparison | None) -> tuple[WantedRow, ...]:
    """Return the tables of a plan with the grade of each; unchanged while that is not known.

    Args:
        rows: all tables of the plan, in its order.
        plan: the plan.
        comparison: of its tables; None: none is known.
    """
    outcome = chosen_outcome(plan, comparison) if comparison is not None else None
    if plan.people is None or outcome is None or not outcome.fits:
        return rows
    graded = zip(rows, outcome.half_widths, strict=True)
    return tuple(replace(row, grade=grade(width, row.cells, plan.people)) for row, width in graded)
