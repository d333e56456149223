"""Tells of dates whose day and month seem exchanged: 1 to 12 January in place of the first of each month."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import date
from itertools import chain, islice

from core.data.column_cells import columns_of, times_of
from core.data.raw_cells import Cell
from core.data.written_dates import dates_in
from core.domain.reading_layout import DateOrder
from core.sources.reading.grid import Grid
from core.sources.reading.shown_words import shows_weekdays
from core.sources.source import Chunk, Problem
from core.words import N_

_LOOKED_AT = 8
"""Cells of which one is a date where a column has dates."""
_LEAST_ROWS, _MOST_ROWS = 12, 1000
"""Rows, at least; and at most, where the last ones are not known."""
_LAST_MONTH = 12
_QUARTERS = frozenset((1, 4, 7, 10))
_LEAST_DAYS, _MANY_DAYS = 6, 10
"""Different days of a month that may be months: from the first on in one year, and of other months than January."""
_LEAST_YEARLY = 2
"""Different dates for each year, at least: of one for each, such as when a year began, none is a month."""
_SEVERAL, _MANY = 2, 3
"""Years from which days of January are no chance, and those of another month."""

_Days = tuple[date | None, date | None]


def first_days(grid: Grid, top: Chunk, last: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of dates that are all in the first days of one month, or on one day.

    Args:
        grid: the table.
        top: its first records. They may be the first days of a longer table, which is in the order of its days.
        last: its last ones, which may be among the first; () if that is not known.
    """
    if len(top.rows) < _LEAST_ROWS or (not last and len(top.rows) > _MOST_ROWS):
        return []
    order, first_year = grid.source.layout.dates, grid.source.layout.two_digit_years
    ends = [*zip(*last, strict=False)] or [() for _ in top.rows[0]]
    columns = (chain(times_of(first), end) for first, end in zip(columns_of(top.rows), ends, strict=False))
    looks = [_DatesRead(column, order, first_year.first if first_year else None) for column in columns]
    is_told = any(look.is_certain for look in looks)
    problems = []
    for place, look in enumerate(looks):
        if look.is_written and (is_told or order is None):
            continue  # whether the day is first is asked about by itself, or other dates tell it
        if shows_weekdays(grid, place):
            continue  # any week has all of them
        if told := _exchanged(look.read, are_written=look.is_written):
            problems.append(_problem(grid, place, *told))
    return problems


class _DatesRead:
    """A look at the dates of a column whose parts are all numbers, up to one after the 12th.

    Attributes:
        is_certain: whether a date was found that can be read in one way only.
        is_written: whether all can be read in two ways, and some as two days.
        read: the different dates, in the order that is chosen; none of another column.
    """

    def __init__(self, column: Iterable[Cell], order: DateOrder | str | None, first_year: int | None) -> None:
        self.is_certain = self.is_written = False
        self.read: set[date] = set()
        filled = (cell for cell in column if cell)
        first = [*islice(filled, _LOOKED_AT)]
        if all(_days(cell, first_year) == (None, None) for cell in first):
            return
        for cell in dict.fromkeys(chain(first, filled)):
            one, other = _days(cell, first_year)
            day = other if order == DateOrder.MONTH_FIRST else one
            self.is_certain = self.is_certain or (one is None) != (other is None)
            if self.is_certain or (day and day.day > _LAST_MONTH):
                self.read.clear()
                return
            self.is_written = self.is_written or one != other
            self.read.update([day] if day else [])


def _days(cell: Cell, first_year: int | None) -> _Days:
    """Return both readings of a date; (None, None) of one with the name of its month, which nobody exchanges."""
    if isinstance(cell, str) and any(map(str.isalpha, cell[: len("2024-01-31")])):
        return None, None
    return dates_in(cell, first_year)


def _exchanged(read: Collection[date], *, are_written: bool) -> tuple[date, date] | None:
    """Return a date as it is read, and with day and month exchanged, if all may be so.

    Args:
        read: the dates.
        are_written: whether they can be read both ways.
    """
    days, months = {day.day for day in read}, {day.month for day in read}
    if len(read) < _LEAST_YEARLY * len({day.year for day in read}):
        return None
    n_years = len({day.year for day in read})
    is_one_day = are_written and days != {1} and len(days) == n_years == 1 and len(months) >= _LEAST_DAYS
    if not is_one_day and not (len(months) == 1 and _may_be_months(days, n_years, is_first=months == {1})):
        return None
    one = max(day for day in read if day.day != day.month)
    return one, one.replace(month=one.day, day=one.month)


def _may_be_months(days: Collection[int], n_years: int, *, is_first: bool) -> bool:
    """Return whether the days of one month may be months, of all of which one day is told.

    Args:
        days: at most twelve.
        n_years: of how many years they are.
        is_first: whether they are of January, and so may be the first of each month.
    """
    if not is_first:
        return n_years >= _MANY and len(days) >= _MANY_DAYS
    is_row = len(days) >= _LEAST_DAYS and {*days} == {*range(1, len(days) + 1)}
    return is_row or {*days} == _QUARTERS or (n_years >= _SEVERAL and 1 in days and len(days) >= len(_QUARTERS))


def _problem(grid: Grid, place: int, one: date, other: date) -> Problem:
    words = N_(
        "Source",
        "Column {column} has dates such as {one}, all in one month, or on one day of each. If "
        "{other} is meant, day and month are exchanged: mend the dates, or change their order.",
    )
    told = words.format(column=grid.place(place), one=one.isoformat(), other=other.isoformat())
    return Problem(told, columns=(grid.letter(place),))
