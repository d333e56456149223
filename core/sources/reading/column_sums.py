"""A total without a word for one: the last row of a table, where its numbers are the sums of the columns above."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import chain

from core.data.raw_cells import Cell, Marks, cell_text, number_of
from core.errors import SourceError
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_LEAST = 8
"""Records above a row before their sum tells anything."""
_TIMES = 3
"""A sum is greater than the greatest number so many times, at least, as one person's may be by chance."""
_NEAR = 1e-9
"""Relative difference of two sums that only the order of their parts tells apart."""


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
    numbers = {place: number for place, cell in enumerate(last) if (number := number_of(cell, marks)) is not None}
    texts = [place for place, cell in enumerate(last) if cell_text(cell) and place not in numbers]
    if not numbers or len(texts) > 1:
        return []
    try:
        if not all(_is_at_least(number, place, first[:-1], marks) for place, number in numbers.items()):
            return []
        cells = first if is_all else chain.from_iterable(_rows(grid))
        is_sum = _are_sums(numbers, cells, marks)
    except SourceError:
        return []  # told where the records are read
    words = N_(
        "Source",
        "The numbers of the last row are the sums of the columns above: it is a total. Take it out of the file, or "
        "choose a range that ends above it.",
    )
    return [Problem(words, stops=True)] if is_sum else []


def _rows(grid: Grid) -> Iterator[Sequence[Sequence[Cell]]]:
    return (chunk.rows for chunk in grid.records())


def _is_at_least(number: float, place: int, rows: Sequence[Sequence[Cell]], marks: Marks) -> bool:
    """Return whether a number is not below the sum of a column's first numbers, and far above the greatest."""
    found = [other for row in rows if (other := number_of(row[place], marks)) is not None]
    is_far = len(found) >= _LEAST and min(found) >= 0 and number >= _TIMES * max(found) > 0
    return is_far and number * (1 + _NEAR) >= math.fsum(found)


def _are_sums(
    numbers: dict[int, float], rows: Iterator[Sequence[Cell]] | Sequence[Sequence[Cell]], marks: Marks
) -> bool:
    """Return whether each number is half of what its column sums up to, as it is a part of that itself."""
    sums = dict.fromkeys(numbers, 0.0)
    for row in rows:
        for place in sums:
            sums[place] += number_of(row[place], marks) or 0
    return all(math.isclose(2 * numbers[place], sums[place], rel_tol=_NEAR) for place in numbers)
