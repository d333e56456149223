"""Which criteria of a plan its predicted margins of error do not meet, and what is predicted instead; reads no row."""

from __future__ import annotations

import math
from collections.abc import Sequence

from core.exports.statement_words import margin_text
from core.planning.usefulness import Grade, grade_shares
from core.project.plan import Plan
from core.project.table_titles import table_numbers
from core.words import N_, Message

_EPSILON = 1e-9
"""Float error of a share in per cent, which no rounding may turn into a whole one."""


def unmet(plan: Plan, half_widths: Sequence[float]) -> tuple[str, ...]:
    """Return the criteria of the plan that do not hold, as it says them.

    Args:
        plan: with its criteria.
        half_widths: predicted ± of each of its tables.

    Raises:
        NoPeopleError, NoSuchTableError: if a criterion needs a number of people, or a table, that the plan lacks.
    """
    asked, cells = plan.acceptance, plan.workload().cells
    limits = ((title, most, table_numbers(plan, (title,))[0]) for title, most in asked.at_most)
    wide = (f"at_most {title} = {most:g}" for title, most, number in limits if half_widths[number] > most)
    return (*asked.unmet(half_widths, cells, plan.people), *wide)


def unmet_told(plan: Plan, half_widths: Sequence[float]) -> tuple[Message, ...]:
    """Return those criteria in words, each with what is predicted; arguments and errors as of `unmet`."""
    return tuple(_told(plan, half_widths, each) for each in unmet(plan, half_widths))


def _told(plan: Plan, half_widths: Sequence[float], text: str) -> Message:
    asked, key = plan.acceptance.told(text), text.partition(" ")[0]
    if key == "at_most":
        (title,) = (title for title, most in plan.acceptance.at_most if text == f"at_most {title} = {most:g}")
        (number,) = table_numbers(plan, (title,))
        words = N_("Acceptance", "{asked} (predicted: {margin})")
        return words.format(asked=asked, margin=margin_text(half_widths[number]))
    shares = grade_shares(half_widths, plan.workload().cells, plan.people or 1)
    # Rounded away from what was asked: a share that fails must not read like one that holds.
    if key == "usable_share":
        words = N_("Acceptance", "{asked} (predicted: {percent} %)")
        return words.format(asked=asked, percent=math.floor(100 * shares.usable + _EPSILON))
    order = tuple(str(each) for each in Grade)
    worse = sum(share for name, share in shares.items() if order.index(name) > order.index(str(plan.acceptance.worst)))
    words = N_("Acceptance", "{asked} (predicted: {percent} % are worse)")
    return words.format(asked=asked, percent=math.ceil(100 * worse - _EPSILON))
