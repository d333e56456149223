"""Carry the criteria of a plan over to a changed plan: a limit follows its table, and goes with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from core.errors.plan_errors import PlanError
from core.project.changes import named_tables
from core.project.plan import Plan
from core.project.table_titles import table_numbers


def carry_limits(before: Plan, after: Plan, renamed: Mapping[str, str] | None = None) -> Plan:
    """Return the changed plan with the limits of the tables that it still has, under their titles.

    Args:
        before: the plan as it was, with its limits.
        after: the plan as it is.
        renamed: new names of attributes by their old ones.
    """
    acceptance = before.acceptance
    if not acceptance.at_most:
        return after
    try:
        left: dict[str, float] = {}
        for title, most in _carried(before, after, renamed or {}):
            left[title] = min(most, left.get(title, most))  # a table under two titles has two limits
    except PlanError:  # one of the two asks for what cannot be had: whoever asks for its tables is told
        return after
    return replace(after, acceptance=replace(after.acceptance, at_most=tuple(left.items())))


def _carried(before: Plan, after: Plan, renamed: Mapping[str, str]) -> Iterator[tuple[str, float]]:
    wanted = named_tables(after) if after.tables or after.families else ()
    titles = {frozenset(table.attributes): " × ".join(table.attributes) for table in wanted}
    named = named_tables(before)
    for title, most in before.acceptance.at_most:
        (number,) = table_numbers(before, (title,))
        names = frozenset(renamed.get(name, name) for name in named[number].attributes)
        if names in titles:
            yield titles[names], most
