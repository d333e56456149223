"""Find wanted tables by their titles, such as "Age × Sex", in any order of attributes."""

from __future__ import annotations

import re

from core.errors.seek_errors import NoSuchTableError
from core.project.plan import Plan

MOST_LISTED = 12
"""Titles that a refusal lists: more would fill a terminal."""


def table_numbers(plan: Plan, titles: tuple[str, ...]) -> tuple[int, ...]:
    """Return the numbers of the wanted tables with these titles; of all tables, if there are none.

    Args:
        plan: the plan.
        titles: names of attributes with × or x between them.

    Raises:
        NoSuchTableError: if the plan asks for no such table.
        PlanError: if it asks for what cannot be had.
    """
    names = [tuple(plan.attributes[axis].name for axis in table.axes) for table in plan.workload().tables]
    if not titles:
        return tuple(range(len(names)))
    return tuple(dict.fromkeys(_number(names, title) for title in titles))


def _number(names: list[tuple[str, ...]], title: str) -> int:
    for number, own in enumerate(names):
        if title.strip() == " × ".join(own) or _parts(title) == frozenset(own):
            return number
    listed = [" × ".join(own) for own in names[:MOST_LISTED]] + ["…"] * (len(names) > MOST_LISTED)
    raise NoSuchTableError(title, ", ".join(listed))


def _parts(title: str) -> frozenset[str]:
    return frozenset(part.strip() for part in re.split(r"×|\s[xX]\s", title))
