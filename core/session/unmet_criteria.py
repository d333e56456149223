"""Which criteria of a plan its predicted margins of error do not meet, and what is predicted instead; reads no row."""

from __future__ import annotations

import math
from collections.abc import Sequence

from core.exports.statement_words import margin_text
from core.planning.usefulness import Grade, grade_shares
from core.project.criteria import Criterion
from core.project.plan import Plan
from core.project.table_titles import table_numbers
from core.words import N_, Message

_EPSILON = 1e-9
"""Float error of a share in per cent, which no rounding may turn into a whole one."""


def unmet(plan: Plan, half_widths: Sequence[float]) -> tuple[Criterion, ...]:
    """Return the criteria of the plan that do not hold.

    Args:
        plan: with its criteria.
        half_widths: predicted ± of each of its tables.

    Raises:
        NoPeopleError, NoSuchTableError: if a criterion needs a number of people, or a table, that the plan lacks.
    """
    of_all = plan.acceptance.unmet(half_widths, plan.workload().cells, plan.people)
    of_tables = (each for each in plan.acceptance.criteria if each.table)
    return (*of_all, *(each for each in of_tables if _width(plan, half_widths, each.table) > float(each.limit)))


def unmet_told(plan: Plan, half_widths: Sequence[float]) -> tuple[Message, ...]:
    """Return those criteria in words, each with what is predicted; arguments and errors as of `unmet`."""
    return tuple(_told(plan, half_widths, each) for each in unmet(plan, half_widths))


def _width(plan: Plan, half_widths: Sequence[float], table: str) -> float:
    (number,) = table_numbers(plan, (table,))
    return half_widths[number]


def _told(plan: Plan, half_widths: Sequence[float], criterion: Criterion) -> Message:
    asked = criterion.told
    if criterion.table:
        words = N_("Acceptance", "{asked} (predicted: {margin})")
        return words.format(asked=asked, margin=margin_text(_width(plan, half_widths, criterion.table)))
    shares = grade_shares(half_widths, plan.workload().cells, plan.people or 1)
    # Rounded away from what was asked: a share that fails must not read like one that holds.
    if not isinstance(criterion.limit, Grade):
        words = N_("Acceptance", "{asked} (predicted: {percent} %)")
        return words.format(asked=asked, percent=math.floor(100 * shares.usable + _EPSILON))
    order = tuple(Grade)
    worse = sum(share for name, share in shares.items() if order.index(Grade(name)) > order.index(criterion.limit))
    words = N_("Acceptance", "{asked} (predicted: {percent} % are worse)")
    return words.format(asked=asked, percent=math.ceil(100 * worse - _EPSILON))
