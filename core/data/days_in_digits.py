"""Dates written as eight digits that end with the year, such as 05032024: a column tells whether the day is first."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date
from itertools import islice

from core.domain.attribute import DAY_AND_MONTH, MONTH_AND_DAY

FIRST, LAST = 1_01_1900, 99_99_9999
"""Of such numbers with slips among them."""
_YEARS = range(1900, 2100)
_RARE = 20
"""One number in so many may be mistyped, at most."""
_FEW = 40
"""Numbers of which half have a year behind, before all are looked at."""
_DAYS, _MONTHS = 8, 3
"""Different days and months that make dates of digits whatever their name is: running numbers begin alike."""


def day_in_digits(number: float | None, order: str) -> date | None:
    """Return the day whose digits a number has, with the year behind; None if it is none.

    Args:
        number: a first 0 is lost where it is one of a spreadsheet.
        order: of day and month.
    """
    if number is None or not FIRST <= number <= LAST or number % 1:
        return None
    parts, year = divmod(int(number), 10_000)
    day, month = divmod(parts, 100) if order == DAY_AND_MONTH else reversed(divmod(parts, 100))
    try:
        return date(year, month, day) if year in _YEARS else None
    except ValueError:
        return None


def order_in_digits(numbers: Collection[float], *, is_date: bool) -> str:
    """Return the order of day and month in which nearly all numbers are days; "" if none, or if both may be.

    Args:
        numbers: distinct ones.
        is_date: whether the name of their column says that they are dates; else they have to be many different ones.
    """
    few = [*islice(numbers, _FEW)]
    if 2 * sum(number % 10_000 in _YEARS for number in few) < len(few):
        return ""
    read = {order: [day_in_digits(number, order) for number in numbers] for order in (DAY_AND_MONTH, MONTH_AND_DAY)}
    missed = {order: sum(day is None for day in days) for order, days in read.items()}
    order = min(missed, key=missed.__getitem__)
    if missed[order] * _RARE > len(numbers) or len({*missed.values()}) == 1:
        return ""
    days = [day for day in read[order] if day is not None]
    are_many = len({day.day for day in days}) >= _DAYS and len({day.month for day in days}) >= _MONTHS
    return order if is_date or are_many else ""
