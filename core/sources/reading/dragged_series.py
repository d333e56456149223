"""Tells columns in which numbers go up by one from row to row for a while, as a spreadsheet fills cells by dragging."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import nan
from operator import sub

from core.data.column_cells import columns_of, different, numbers_of
from core.data.identifier_names import Hint, hint
from core.data.raw_cells import Cell
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem
from core.words import N_

_LEAST_ROWS, _LEAST_STEPS = 30, 8
"""Rows, and steps by one that follow each other, at least: of ages, eight do so in one of 40^8 places."""
_USUAL, _MOST = 6, 2
"""For how many other pairs of rows one goes up by one, at most; and how many others there are for one of the series."""


def dragged_series(grid: Grid, top: Chunk) -> list[Problem]:
    """Return what there is to say of columns with such a series among other numbers.

    Args:
        grid: the table.
        top: the first records.
    """
    text = N_(
        "Source",
        "Column {column} goes up by one from row to row, from row {first} to row {last}, and nowhere else. If these "
        "cells were filled by dragging, take the column from its source again.",
    )
    found = []
    for place, column in enumerate(columns_of(top.rows) if len(top.rows) >= _LEAST_ROWS else ()):
        if hint(grid.said[place]) <= Hint.NONE and (both := _series(column)):
            first, last = (top.numbers[at] for at in both)
            told = text.format(column=grid.place(place), first=first, last=last)
            found.append(Problem(told, first, columns=(grid.letter(place),)))
    return found


def _series(column: Sequence[Cell]) -> tuple[int, int] | None:
    """Return the first and the last place of the longest series; None where there is none, or it numbers rows."""
    if len(different(column)) <= _LEAST_STEPS:
        return None
    read = numbers_of(column)
    if len({*read.values()}) <= _LEAST_STEPS:
        return None
    every = dict.fromkeys(different(column), nan) | read
    half = _LEAST_STEPS // 2
    some = _are_up([every[cell] for cell in column[::half]], [every[cell] for cell in column[1::half]])
    if bytes((True, True)) not in bytes(some):
        return None  # nearly all columns: two of the pairs that are looked at would be in the series
    numbers = [*map(every.__getitem__, column)]
    steps = _are_up(numbers, numbers[1:])
    at, longest, first = 0, 0, 0
    for is_up, run in groupby(steps):
        n = sum(1 for _ in run)
        if is_up and n > longest:
            longest, first = n, at
        at += n
    others = len(steps) - longest
    is_numbering = numbers[first] in (0, 1)
    is_rare = not is_numbering and _USUAL * (sum(steps) - longest) < others and others >= _MOST * longest
    return (first, first + longest) if longest >= _LEAST_STEPS and is_rare else None


def _are_up(numbers: Sequence[float], next_ones: Sequence[float]) -> list[bool]:
    """Return of each number whether the next one is one more."""
    return [*map((1.0).__eq__, map(sub, next_ones, numbers))]
