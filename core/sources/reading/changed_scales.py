"""Tells columns of ratings that are on another scale from some row on: from 1 to 5, and then from 1 to 10."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log1p

from core.data.column_cells import columns_of, different, numbers_of
from core.data.counting_names import says_count
from core.data.raw_cells import Cell
from core.sources.reading.changed_levels import LevelChange, is_mixed, level_problems
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem

_LEAST_EACH = 20
"""Ratings on either scale, at least."""
_SHORT, _LONG, _PERCENT = (4, 5, 6, 7, 10), (7, 9, 10, 15, 18, 20), range(60, 101)
"""Where scales of ratings, marks and points end, and where the points in a hundred do, which few reach."""
_CHANCE = -20.0
"""Logarithm of the chance, at most, that so many rows of the longer scale have no rating beyond the shorter one."""
_MOST_DIFFERENT = 101
_NEARBY = 9
"""Rows between those from which on several columns are on another scale together, at most: each is told by itself."""


def changed_scales(grid: Grid, top: Chunk) -> list[Problem]:
    """Return what there is to say of columns with ratings beyond the others from some row on, or up to one.

    Args:
        grid: the table.
        top: its first records.
    """
    columns = columns_of(top.rows) if len(top.rows) >= 2 * _LEAST_EACH else []
    changes = {
        place: change
        for place, column in enumerate(columns)
        if not says_count(grid.said[place]) and (change := _change(column))
    }
    return level_problems(grid, top, changes, lambda place: _together(changes, place))


def _together(changes: Mapping[int, LevelChange], place: int) -> set[int]:
    return {each for each, (row, *_) in changes.items() if abs(row - changes[place][0]) <= _NEARBY}


def _change(column: Sequence[Cell]) -> LevelChange | None:
    """Return the row from which on a column is on another scale, and where both end; None of nearly all columns."""
    cells = different(column)
    if not min(_SHORT) < len(cells) <= _MOST_DIFFERENT:
        return None
    read = numbers_of(column)
    sizes = read.values()
    if 1 not in sizes or min(sizes) < 0 or not _is_end(max(sizes)) or any(each % 1 for each in sizes):
        return None
    pairs = [(row, read[cell]) for row, cell in enumerate(column) if cell in read]
    ratings = [rating for _, rating in pairs]
    if at := _first_beyond(ratings):
        return pairs[at][0], max(ratings[:at]), max(ratings)
    if at := _first_beyond(ratings[::-1]):
        return pairs[len(ratings) - at][0], max(ratings), max(ratings[len(ratings) - at :])
    return None


def _first_beyond(ratings: Sequence[float]) -> int:
    """Return the place from which on ratings are on a longer scale, where that is no chance; 0: nowhere."""
    ends = (next((at for at, rating in enumerate(ratings) if rating > end), 0) for end in _SHORT)
    return next((at for at, end in zip(ends, _SHORT, strict=True) if _is_longer(ratings[:at], ratings[at:], end)), 0)


def _is_longer(above: Sequence[float], below: Sequence[float], end: int) -> bool:
    """Return whether ratings above use all of a scale up to its end, and those below go on in mixed order."""
    if min(len(above), len(below)) < _LEAST_EACH or not _is_end(max(below)):
        return False
    scale = {*above}
    n_beyond = sum(rating > end for rating in below)
    goes_on = max(below) in _PERCENT or 2 * len(scale & {*below}) >= len(scale)
    is_scale = scale | {0} == {*range(end + 1)} and goes_on and is_mixed(above) and is_mixed(below)
    return is_scale and n_beyond < len(below) and len(above) * log1p(-n_beyond / len(below)) <= _CHANCE


def _is_end(rating: float) -> bool:
    return rating in _LONG or rating in _PERCENT
