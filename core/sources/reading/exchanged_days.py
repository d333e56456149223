"""Tells columns with dates apart from all others that would be among them with day and month exchanged."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import islice

from core.data.column_cells import days_of, times_of
from core.data.raw_cells import Cell
from core.data.written_dates import Days, dates_in
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_LEAST, _LEAST_SURE = 4, 20
"""Different days that may be exchanged, and others, at least."""
_RARE = 4
"""For how many dates one may be exchanged, at most."""
_MOST_DAYS, _APART = 200, 7
"""Days from the first to the last of the others, at most; and between these and all that may be exchanged, at least."""
_LAST_MONTH = 12
_LOOKED_AT = 8
"""Cells of which one is a date where a column has dates."""


def exchanged_days(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of a few months with such dates.

    A program that reads 3 January as 1 March leaves all days from the 13th on as they are.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} has dates such as {one}, apart from all others. If {other} is meant, day and month are "
        "exchanged in some rows: mend the dates first.",
    )
    found = []
    for place, column in enumerate(columns):
        if such := _exchanged(column):
            one, other = (day.isoformat() for day in (such, _turned(such)))
            told = words.format(column=grid.place(place), one=one, other=other)
            found.append(Problem(told, columns=(grid.letter(place),)))
    return found


def _exchanged(column: Sequence[Cell]) -> date | None:
    """Return a day of those that seem exchanged; None if there are none."""
    looked_at = islice((cell for cell in times_of(column) if cell), _LOOKED_AT)
    if all(_day(dates_in(cell)) is None for cell in looked_at):
        return None
    days = [day for both in days_of(column).values() if (day := _day(both)) is not None]
    sure = [day.toordinal() for day in days if day.day > _LAST_MONTH]
    if len(sure) < _LEAST_SURE or max(sure) - min(sure) > _MOST_DAYS:
        return None  # nearly all columns
    first, last = min(sure) - _LAST_MONTH, max(sure) + _LAST_MONTH
    apart = {day for day in days if not first - _APART <= day.toordinal() <= last + _APART}
    are_turned = all(first <= _turned(day).toordinal() <= last for day in apart)
    return min(apart) if _LEAST <= len(apart) <= len(days) // _RARE and are_turned else None


def _turned(day: date) -> date:
    """Return a day with day and month exchanged; itself where no month is that day."""
    return day.replace(month=day.day, day=day.month) if day.day <= _LAST_MONTH else day


def _day(days: Days) -> date | None:
    """Return the day of a cell that is read in one way, by both readings."""
    one, other = days
    return one if one == other else None
