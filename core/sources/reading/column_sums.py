"""A total without a word for one: the last row of a table, where its numbers are the sums of the columns above."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import IntEnum
from itertools import chain

from core.data.raw_cells import Cell, Marks, cell_text, number_of
from core.errors import RefusedContentError, SourceError
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

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
    """But for what rounding does to each summand."""
    EXACT = 2


def sums_below(grid: Grid, first: Sequence[Sequence[Cell]], marks: Marks, *, is_all: bool) -> list[Problem]:
    """Return that the last row holds the sums of the columns above it, where it does.

    The rows are read once more only if its numbers are at least the sums of the first ones, which those of a record
    hardly are.

    Args:
        grid: the table.
        first: its first records.
        marks: how their numbers are written.
        is_all: whether there are no others.
    """
    if len(first) <= _LEAST or not grid.source.blank_rows:
        return []
    last = first[-1] if is_all else next(iter(grid.last(1)), ())
    try:
        found = likeness(first[:-1], last, marks, lambda: first if is_all else _rows(grid))
    except SourceError:
        return []  # told where the records are read
    near = N_(
        "Source",
        "The numbers of the last row are nearly the sums of the columns above: it may be a total. Then take it out of "
        "the file, or choose a range that ends above it.",
    )
    return [[], [Problem(near)], [Problem(SUMS, stops=True)]][found]


SUMS = N_(
    "Source",
    "The numbers of the last row are the sums of the columns above: it is a total. Take it out of the file, or choose "
    "a range that ends above it.",
)


def check_last(grid: Grid, first: Sequence[Sequence[Cell]], last: Sequence[Cell], marks: Marks) -> None:
    """Make sure that the last record of a table is not the sums of the columns above it.

    Args:
        grid: the table, read to its end.
        first: its first records, without the last.
        last: its last record.
        marks: how numbers are written.

    Raises:
        RefusedContentError: if it is: the file may have got it since its plan was made.
    """
    if grid.source.blank_rows and likeness(first, last, marks, lambda: _rows(grid)) is Likeness.EXACT:
        raise RefusedContentError(grid.source.path, SUMS)


def likeness(
    first: Sequence[Sequence[Cell]], last: Sequence[Cell], marks: Marks, rows: Callable[[], Iterable[Sequence[Cell]]]
) -> Likeness:
    """Return how much a last row is like the sums of the columns; `rows` returns all rows, which are rarely needed."""
    numbers = {place: number for place, cell in enumerate(last) if (number := number_of(cell, marks)) is not None}
    texts = [place for place, cell in enumerate(last) if cell_text(cell) and place not in numbers]
    if len(first) < _LEAST or not numbers or len(texts) > 1:
        return Likeness.NONE
    if not all(_is_at_least(number, place, first, marks) for place, number in numbers.items()):
        return Likeness.NONE
    return _compared(numbers, rows(), marks)


def _rows(grid: Grid) -> Iterator[Sequence[Cell]]:
    return chain.from_iterable(chunk.rows for chunk in grid.records())


def _is_at_least(number: float, place: int, rows: Sequence[Sequence[Cell]], marks: Marks) -> bool:
    """Return whether a number is not below the sum of a column's first numbers, and far above the greatest."""
    found = [other for row in rows if (other := number_of(row[place], marks)) is not None]
    is_far = len(found) >= _LEAST and min(found) >= 0 and number >= _TIMES * max(found) > 0
    return is_far and number + math.sqrt(len(found)) >= math.fsum(found)


def _compared(numbers: dict[int, float], rows: Iterable[Sequence[Cell]], marks: Marks) -> Likeness:
    """Return how near each number is to half of what its column sums up to, as it is a part of that itself.

    The sum of n numbers that are rounded to 1 is off by a third of √n, the standard deviation of n rounding errors.
    """
    sums, units, n = dict.fromkeys(numbers, 0.0), dict.fromkeys(numbers, 1.0), 0
    for row in rows:
        n += 1
        for place in sums:
            number = number_of(row[place], marks) or 0.0
            sums[place] += number
            if not number.is_integer():
                units[place] = min(units[place], _unit(number))
    offs = {place: abs(numbers[place] - sums[place] / 2) for place in numbers}
    if all(off <= _NEAR * numbers[place] for place, off in offs.items()):
        return Likeness.EXACT
    is_near = all(off <= units[place] * math.sqrt(n) for place, off in offs.items())
    return Likeness.NEAR if is_near else Likeness.NONE


def _unit(number: float) -> float:
    """Return the last decimal place of a number: 0.01 of 1.25."""
    return 10.0 ** -len(repr(number).partition(".")[2].partition("e")[0])
