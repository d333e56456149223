"""Tells pay of a month among pay of a year where a column beside it, such as a position, parts low pay from high pay.

Pay of all positions together has no gap between a twelfth and the whole: low pay of a year fills it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import log
from statistics import median
from typing import NamedTuple

from core.data.raw_cells import Cell, number_with_either_mark
from core.sources.reading.grid import Grid
from core.sources.reading.overlapping_scales import are_of_two_periods, says_pay
from core.sources.reading.two_scales import PERIODS_MIXED
from core.sources.source import Problem

_LEAST, _LEAST_EACH, _MOST_GROUPS = 100, 10, 12
"""Amounts, those of each group, at least, and groups, at most: of fewer amounts, a gap between them may be chance."""
_NEARER = 0.9
"""The share that is left of the distances from the middle when they are taken from that of the group, at most."""


class _Parted(NamedTuple):
    """How far amounts are from the middle of their groups in all, and each group's middle one, as logarithms."""

    distance: float
    middles: Mapping[Cell, float]
    groups: Sequence[Cell]


def pay_by_group(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of pay whose amounts are of two periods within groups.

    Args:
        grid: the table.
        columns: some cells of each column; what is at one place in all is of one row.
    """
    places = [place for place, name in enumerate(grid.said[: len(columns)]) if says_pay(name)]
    return [
        Problem(PERIODS_MIXED.format(column=grid.place(place)), columns=(grid.letter(place),))
        for place in places
        if _are_of_two_periods(columns[place], columns)
    ]


def _are_of_two_periods(pay: Sequence[Cell], columns: Sequence[Sequence[Cell]]) -> bool:
    """Return whether amounts are of two periods, compared with the middle ones of their groups."""
    rows = [(at, log(size)) for at, cell in enumerate(pay) if (size := number_with_either_mark(cell) or 0) > 0]
    if len(rows) < _LEAST:
        return False
    logs = [each for _, each in rows]
    middle = median(logs)
    parted = [found for column in columns if (found := _parted([column[at] for at, _ in rows], logs)) is not None]
    best = min(parted, key=lambda each: each.distance, default=None)
    if best is None or best.distance > _NEARER * sum(abs(each - middle) for each in logs):
        return False
    return are_of_two_periods(
        sorted(each - best.middles[group] + middle for group, each in zip(best.groups, logs, strict=True))
    )


def _parted(groups: Sequence[Cell], logs: Sequence[float]) -> _Parted | None:
    """Return how a column parts amounts; None if it has one value alone, or too many."""
    if not 1 < len({*groups}) <= _MOST_GROUPS:
        return None
    of_group = defaultdict[Cell, list[float]](list)
    for group, each in zip(groups, logs, strict=True):
        of_group[group].append(each)
    if min(map(len, of_group.values())) < _LEAST_EACH:
        return None
    middles = {group: median(own) for group, own in of_group.items()}
    distance = sum(abs(each - middles[group]) for group, each in zip(groups, logs, strict=True))
    return _Parted(distance, middles, groups)
