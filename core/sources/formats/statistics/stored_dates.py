"""Dates and times as programs for statistics store them: a number since a day of their own, shown by a format."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from datetime import date, datetime, timedelta

from core.data.raw_cells import Cell

FromNumber = Callable[[float], Cell]
"""Returns what a stored number stands for; the number itself where it is beyond the calendar."""

_LEAPS = (
    *("1972-07-01", "1973-01-01", "1974-01-01", "1975-01-01", "1976-01-01", "1977-01-01", "1978-01-01", "1979-01-01"),
    *("1980-01-01", "1981-07-01", "1982-07-01", "1983-07-01", "1985-07-01", "1988-01-01", "1990-01-01", "1991-01-01"),
    *("1992-07-01", "1993-07-01", "1994-07-01", "1996-01-01", "1997-07-01", "1999-01-01", "2006-01-01", "2009-01-01"),
    *("2012-07-01", "2015-07-01", "2017-01-01"),
)
"""Days that a leap second came before (IERS Bulletin C); Stata's %tC counts them, %tc does not."""


def days_since(first: date) -> FromNumber:
    """Return how days since `first` are read."""

    def read(number: float) -> Cell:
        try:
            return first + timedelta(days=int(number // 1))
        except (OverflowError, ValueError):
            return number

    return read


def seconds_since(first: date, unit: float = 1) -> FromNumber:
    """Return how moments since midnight of `first` are read, counted in so many seconds."""
    start = datetime.combine(first, datetime.min.time())

    def read(number: float) -> Cell:
        try:
            return start + timedelta(seconds=number * unit)
        except (OverflowError, ValueError):
            return number

    return read


def without_leap_seconds(first: date) -> FromNumber:
    """Return how milliseconds since `first` are read that count leap seconds, too."""
    read = seconds_since(first, 1e-3)
    days = [(date.fromisoformat(day) - first).days for day in _LEAPS]
    moments = [1000 * (86_400 * day + place) for place, day in enumerate(days)]
    return lambda number: read(number - 1000 * bisect_right(moments, number))


def date_of_seconds(first: date) -> FromNumber:
    """Return how days are read that are stored as seconds since `first`."""
    of_days = days_since(first)

    def read(number: float) -> Cell:
        day = of_days(number / 86_400)
        return day if isinstance(day, date) else number

    return read


def time_of_day(number: float) -> Cell:
    """Return seconds as hours, minutes and seconds, which may be more than a day."""
    sign, whole = "-" if number < 0 else "", abs(number)
    minutes, seconds = divmod(whole, 60)
    shown = f"{seconds:02.0f}" if seconds.is_integer() else f"{seconds:09.6f}".rstrip("0")
    return f"{sign}{int(minutes // 60):02}:{int(minutes % 60):02}:{shown}"


def periods_since_1960(a_year: int, shown: str) -> FromNumber:
    """Return how months, quarters, halves or weeks since 1960 are read: as a text such as 2024-03 or 2024-Q1.

    Args:
        a_year: how many of them a year has.
        shown: a text with the fields `year` and `part`, the latter from 1.
    """

    def read(number: float) -> Cell:
        year, part = divmod(int(number // 1), a_year)
        return shown.format(year=1960 + year, part=part + 1)

    return read
