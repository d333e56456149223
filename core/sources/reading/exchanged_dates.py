"""Tells two columns of dates of which one is always the later one up to some row, and the earlier one from there on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, combinations
from operator import ne

from core.data.column_cells import FirstCells, columns_of, has_dates
from core.sources.reading.changed_levels import are_as_before, change_at, is_mixed
from core.sources.reading.exchanged_columns import exchanged_problem
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem

_LEAST_ROWS, _LEAST_EACH = 24, 8
"""Rows, at least, and those above and below with two days."""
_TOLD = 0.98
"""Share of them in which the order is as it is said, at least: few dates are mistyped."""


def exchanged_dates(grid: Grid, top: Chunk) -> list[Problem]:
    """Return that two columns of dates have each other's values from some row on.

    The days between both have to be as many above as below, in mixed order: a table may be in the order of a delay.

    Args:
        grid: the table.
        top: its first records.
    """
    columns = columns_of(top.rows) if len(top.rows) >= _LEAST_ROWS else []
    dated = [place for place, column in enumerate(columns) if has_dates(column)]
    days = {place: _days(columns[place]) for place in dated if len(dated) > 1}
    for one, other in combinations(days, 2):
        at = _first_exchanged(days[one], days[other])
        if at and not change_at([column for place, column in enumerate(columns) if place not in (one, other)], at):
            return [exchanged_problem(grid, (one, other), top.numbers[at])]
    return []


_Days = Sequence[int | None]


def _days(column: FirstCells) -> tuple[_Days, ...]:
    """Return the days of a column by their numbers, in both readings, or in one where these are equal."""
    read = [
        {cell: day.toordinal() for cell, days in column.days.items() if (day := days[which]) is not None}
        for which in (0, 1)
    ]
    one, other = ([*map(each.get, column)] for each in read)
    return (one,) if one == other else (one, other)


def _first_exchanged(one: Sequence[_Days], other: Sequence[_Days]) -> int:
    """Return the row from which on the earlier days are the later ones; 0 if there is none."""
    for which in range(max(len(one), len(other))):
        days, later = one[which % len(one)], other[which % len(other)]
        if not _may_turn(days, later):
            continue  # nearly all pairs of columns, of which there may be a thousand
        apart = _apart(days, later)
        if 2 * len(apart) >= len(days) and (at := _turn(apart)):
            pairs = enumerate(zip(days, later, strict=True))
            return [row for row, (a, b) in pairs if a is not None and b is not None and a != b][at]
    return 0


def _may_turn(one: _Days, other: _Days) -> bool:
    """Return whether the order of two columns is one in the first rows, but for one of them, and so in the last."""
    for part in (slice(_LEAST_EACH), slice(-_LEAST_EACH, None)):
        apart = _apart(one[part], other[part])
        if 1 < sum(days > 0 for days in apart) < len(apart) - 1:
            return False
    return True


def _apart(one: _Days, other: _Days) -> list[int]:
    """Return how many days two columns are apart, in the rows where they have two."""
    return [b - a for a, b in zip(one, other, strict=True) if a is not None and b is not None and a != b]


def _n_turns(apart: Sequence[int]) -> int:
    """Return how often numbers above 0 follow numbers below it, or the reverse."""
    are_later = [days > 0 for days in apart]
    return sum(map(ne, are_later, are_later[1:]))


def _turn(apart: Sequence[int]) -> int:
    """Return the place from which on numbers are below 0 where they were above it, or the reverse; 0: nowhere."""
    if _n_turns(apart) > 2 * (1 - _TOLD) * len(apart) + 1:
        return 0
    signs = [*accumulate(1 if days > 0 else -1 for days in apart)]
    told = [(abs(2 * signs[at - 1] - signs[-1]), at) for at in range(_LEAST_EACH, len(apart) - _LEAST_EACH + 1)]
    n_told, at = max(told, default=(0, 0))
    if not at or n_told < (2 * _TOLD - 1) * len(apart) or signs[at - 1] * (signs[-1] - signs[at - 1]) >= 0:
        return 0
    sizes = [float(abs(days)) for days in apart]
    return at if are_as_before(sizes, at) and is_mixed(sizes) else 0
