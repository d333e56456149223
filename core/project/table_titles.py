"""Find wanted tables by their titles, such as "Age × Sex", in any order of attributes."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache

from core.errors.seek_errors import NoSuchTableError
from core.project.plan import Plan

_CROSS = re.compile(r"\s*[×,*]\s*|\s+[xX]\s+")
"""Between the attributes of a table, as tables are titled, or as keyboards have it; lists have commas."""
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


def names_in(title: str, known: Collection[str]) -> tuple[str, ...]:
    """Return the names of attributes in the title of a table; of names that are not known, as crosses part them."""
    return _known_names(title.strip(), sorted(known, key=len, reverse=True)) or tuple(
        part.strip() for part in _CROSS.split(title)
    )


def _known_names(title: str, known: Sequence[str]) -> tuple[str, ...] | None:
    """Return the known names that a title consists of, which may have crosses in themselves; None if of others, too."""

    @cache  # names within names can be told apart in more ways than there are parts of a title
    def names_from(start: int) -> tuple[str, ...] | None:
        for name in known:
            if title[start:] == name:
                return (name,)
            cross = _CROSS.match(title, start + len(name)) if title.startswith(name, start) else None
            rest = None if cross is None else names_from(cross.end())
            if rest is not None:
                return (name, *rest)
        return None

    return names_from(0)


def _number(names: list[tuple[str, ...]], title: str) -> int:
    wanted = frozenset(names_in(title, {name for own in names for name in own}))
    for number, own in enumerate(names):
        if wanted == frozenset(own):
            return number
    listed = [" × ".join(own) for own in names[:MOST_LISTED]] + ["…"] * (len(names) > MOST_LISTED)
    raise NoSuchTableError(title, ", ".join(listed))
