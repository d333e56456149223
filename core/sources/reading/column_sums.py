"""A total without a word for one: the last row of a table, where its numbers are the sums of the columns above."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Sequence
from enum import IntEnum

from core.data.raw_cells import Cell, Marks, cell_text, number_of

_LEAST = 8
"""Records above a row before their sum tells anything."""
_TIMES = 3
"""A sum is greater than the greatest number so many times, at least, as one person's may be by chance."""
_NEAR = 1e-9
"""Relative difference of two sums that only the order of their parts tells apart."""


class Likeness(IntEnum):
    """How much a last row is like the sums of the columns above it."""

    NONE = 0
    NEAR = 1
    """But for what rounding does to each summand, or in some columns: others may hold a mean, or a share."""
    EXACT = 2


def likeness(
    first: Sequence[Sequence[Cell]], last: Sequence[Cell], marks: Marks, rows: Callable[[], Iterable[Sequence[Cell]]]
) -> Likeness:
    """Return how much a last row is like the sums of the columns above it.

    Args:
        first: the first rows above it.
        last: its cells.
        marks: how numbers are written.
        rows: returns all rows above it, which are rarely needed.
    """
    numbers = {place: number for place, cell in enumerate(last) if (number := number_of(cell, marks)) is not None}
    texts = [place for place, cell in enumerate(last) if cell_text(cell) and place not in numbers]
    if len(first) < _LEAST or not numbers or len(texts) > 1:
        return Likeness.NONE
    great = {place for place, number in numbers.items() if _is_at_least(number, place, first, marks)}
    return _compared(numbers, great, rows(), marks) if great else Likeness.NONE


def _is_at_least(number: float, place: int, rows: Sequence[Sequence[Cell]], marks: Marks) -> bool:
    """Return whether a number is not below the sum of a column's first numbers, and far above the greatest."""
    found = [other for row in rows if (other := number_of(row[place], marks)) is not None]
    is_far = len(found) >= _LEAST and min(found) >= 0 and number >= _TIMES * max(found) > 0
    return is_far and number + math.sqrt(len(found)) >= math.fsum(found)


def _compared(
    numbers: dict[int, float], great: Collection[int], rows: Iterable[Sequence[Cell]], marks: Marks
) -> Likeness:
    """Return how near each number is to the sum of its column; only those at the places `great` may be any.

    The sum of n numbers that are rounded to 1 is off by a third of √n, the standard deviation of n rounding errors.
    """
    sums, units, n = dict.fromkeys(great, 0.0), dict.fromkeys(great, 1.0), 0
    for row in rows:
        n += 1
        for place in sums:
            number = number_of(row[place], marks) or 0.0
            sums[place] += number
            if not number.is_integer():
                units[place] = min(units[place], _unit(number))
    offs = {place: abs(numbers[place] - sums[place]) for place in great}
    exact = {place for place, off in offs.items() if off <= _NEAR * numbers[place]}
    if len(exact) == len(numbers):
        return Likeness.EXACT
    is_near = len(great) == len(numbers) and all(off <= units[place] * math.sqrt(n) for place, off in offs.items())
    return Likeness.NEAR if is_near or exact else Likeness.NONE


def _unit(number: float) -> float:
    """Return the last decimal place of a number: 0.01 of 1.25."""
    return 10.0 ** -len(repr(number).partition(".")[2].partition("e")[0])
