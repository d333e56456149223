"""Tells two columns that have each other's values from some row on, as where two files were put below each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from core.data.raw_cells import Cell, cell_text, is_blank, number_with_either_mark
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem
from core.words import N_, quoted

_LEAST_ROWS, _FIRST, _LAST = 24, 20, 10
"""Rows, at least; and how many of the first, and of the last, are compared."""
_FOREIGN, _OWN = 0.8, 0.35
"""Share of the last cells that are like the first ones of the other column, at least, and of their own, at most."""
_TOLD = 0.9
"""Share of the rows that are as the first ones up to one of them, and exchanged from there on, at least."""
_MARGIN = 4
"""The range of the first numbers over what may lie beyond it on either side."""
_LEAST_NUMBERS, _LEAST_TEXTS = 4, 2
"""Different values among the first cells, at least: with one each, two treatments in turn would be exchanged."""
_MOST_CHANGED = 50
"""Columns that end unlike they begin, at most, that are compared; running numbers and days do, too."""

IsLike = Callable[[Cell], bool]


def exchanged_columns(grid: Grid, top: Chunk, last: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that two columns have each other's values from some row on.

    Args:
        grid: the table.
        top: its first records.
        last: its last ones, which may be among the first.
    """
    if len(top.rows) < _LEAST_ROWS or len({*map(len, top.rows), *map(len, last)}) > 1:
        return []  # rows of unlike lengths are asked about first
    is_all = not last or last[-1] == top.rows[-1]
    first = [*zip(*top.rows[:_FIRST], strict=True)]
    ends = [*zip(*(top.rows[-_LAST:] if is_all else last), strict=True)]
    likes = {place: is_like for place, column in enumerate(first) if (is_like := _like(column)) is not None}
    changed = [place for place, is_like in likes.items() if _share(ends[place], is_like) <= _OWN][:_MOST_CHANGED]
    for one, other in combinations(changed, 2):
        if min(_share(ends[one], likes[other]), _share(ends[other], likes[one])) >= _FOREIGN:
            pairs = [(row[one], row[other]) for row in (top.rows if is_all else [*top.rows, *last])]
            at = _first_exchanged(pairs, likes[one], likes[other])
            if at is not None:
                return [exchanged_problem(grid, (one, other), top.numbers[at] if at < len(top.numbers) else 0)]
    return []


def exchanged_problem(grid: Grid, places: tuple[int, int], row: int) -> Problem:
    """Return that two columns have each other’s values from a row on; the row is 0 if it is not known."""
    words = N_(
        "Source",
        "The columns {names} seem to have exchanged their values from some row on. Two files with columns in another "
        "order may stand below each other: bring the values into their columns first.",
    )
    text = words.format(names=quoted(grid.headers[place] for place in places))
    return Problem(text, row, columns=tuple(map(grid.letter, places)))


def _like(cells: Sequence[Cell]) -> IsLike | None:
    """Return whether a cell is one of the texts, or lies in the range of the numbers; None if these are too few."""
    full = [cell for cell in cells if not is_blank(cell)]
    numbers = [number for cell in full if (number := number_with_either_mark(cell)) is not None]
    if len(numbers) == len(full):
        return _is_within(numbers) if len({*numbers}) >= _LEAST_NUMBERS else None
    texts = {*map(cell_text, full)}
    return (lambda cell: cell_text(cell) in texts) if _LEAST_TEXTS <= len(texts) <= len(full) // 2 else None


def _is_within(numbers: Sequence[float]) -> IsLike:
    margin = (max(numbers) - min(numbers)) / _MARGIN
    low, high = min(numbers) - margin, max(numbers) + margin
    return lambda cell: (number := number_with_either_mark(cell)) is not None and low <= number <= high


def _share(cells: Sequence[Cell], is_like: IsLike) -> float:
    """Return the share of the filled cells that are so; 0 of none."""
    full = [cell for cell in cells if not is_blank(cell)]
    return sum(map(is_like, full)) / max(len(full), 1)


def _first_exchanged(pairs: Sequence[tuple[Cell, Cell]], is_one: IsLike, is_other: IsLike) -> int | None:
    """Return the first row from which on values are exchanged; None if rows below are not, or many are neither."""
    straight = [is_one(one) and is_other(other) for one, other in pairs]
    exchanged = [is_other(one) and is_one(other) for one, other in pairs]
    first = next((at for at, is_so in enumerate(exchanged) if is_so and not straight[at]), len(pairs))
    n_told = sum(straight[:first]) + sum(exchanged[first:])
    return first if n_told >= _TOLD * len(pairs) else None
