"""The tables of a new plan: all pairs of few attributes if most of their numbers would be usable, else each one."""

from __future__ import annotations

from dataclasses import dataclass, replace

from core.planning.usefulness import ASSUMED_PEOPLE, USABLE_ENOUGH, GradeShares, grade_shares
from core.progress import Progress, reporting, silenced
from core.project.plan import Plan
from core.session.half_widths import quick_half_widths
from core.workload.presets import Family

MOST_PAIRED = 8
"""Attributes of which all pairs are proposed, at most: 28 tables."""


@dataclass(frozen=True, slots=True)
class ProposedTables:
    """A plan with tables, the shares of their numbers by grade, and for how many people these hold."""

    plan: Plan
    shares: GradeShares
    people: int

    @property
    def is_enough(self) -> bool:
        """Whether so many numbers would be good or fair that no change is advised."""
        return self.shares.usable >= USABLE_ENOUGH


def propose_tables(plan: Plan, progress: Progress | None = None, /) -> ProposedTables | None:
    """Return the plan with the richest family of tables of which most numbers would be usable; None without attributes.

    All pairs come first, then every attribute by itself; if that is not usable either, it is proposed nevertheless.
    No row is read.
    """
    with reporting(progress), silenced():
        return _proposed(plan)


def _proposed(plan: Plan) -> ProposedTables | None:
    people = plan.people or ASSUMED_PEOPLE
    n = len(plan.attributes)
    found = None
    for order in (2, 1) if 2 <= n <= MOST_PAIRED else (1,) * bool(n):
        asked = replace(plan, families=(Family(order),))
        found = ProposedTables(asked, grade_shares(quick_half_widths(asked), asked.workload().cells, people), people)
        if found.is_enough:
            break
    return found
