"""Tells columns whose numbers are of another size from some row on, as where a form began to ask in another unit.

Only where nothing else tells: neither are the rows in the order of the column, nor does any other column change there,
but for what changes its unit, too: then some numbers are greater, and others smaller, as of pounds and inches.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import accumulate, pairwise
from math import inf, sqrt
from statistics import median

from core.data.column_cells import columns_of
from core.data.raw_cells import Cell, cell_text, number_with_either_mark
from core.data.written_dates import dates_in
from core.domain.reading_layout import ReadingLayout
from core.sources.reading.grid import Grid
from core.sources.reading.grouped_numbers import numbers_by, numbers_read
from core.sources.reading.typed_columns import if_digits
from core.sources.source import Chunk, Problem
from core.words import N_

_LEAST_ROWS, _LEAST_EACH, _SHARE = 40, 12, 20
"""Rows, at least; numbers above and below; and for how many one of either."""
_DIFFERENT = 3
"""Different numbers above and below, at least: a code for no answer may begin anywhere."""
_APART, _NEARLY = 0.99, 0.9
"""Share of pairs of a number above and one below that are in one order, at least; and of first and last ones."""
_MIXED, _MIXED_FAR, _NEXT = 2.5, 3.5, 4
"""Standard deviations from mixed rows that a part may have in its order, also where the parts are far apart, and rows
below that a number may tell of."""
_FAR = 1.5
"""How many times as high as all numbers of one part those of the other are, at least, where they are far apart."""
_UNCHANGED = 3.5
"""Standard deviations by which another column may change."""
_NEARBY = 2
"""Rows between those from which on two columns change together, at most."""
_AGAIN = 2
"""For how many rows a column has one value, at most, where it tells of groups of rows."""

LevelChange = tuple[int, float, float]
"""The row from which on numbers are of another size, one of those above, and one of those below."""


def changed_levels(grid: Grid, top: Chunk) -> list[Problem]:
    """Return what there is to say of columns whose numbers are of another size from some row on.

    Args:
        grid: the table.
        top: its first records.
    """
    columns = columns_of(top.rows) if len(top.rows) >= _LEAST_ROWS else []
    layout = grid.source.layout
    with_digits = {place: column for place, column in enumerate(columns) if if_digits(column)}
    changes = {place: change for place, column in with_digits.items() if (change := _change(column, layout))}
    return level_problems(grid, top, changes, lambda place: _both_ways(changes[place][0], changes))


def level_problems(
    grid: Grid, top: Chunk, changes: Mapping[int, LevelChange], beside: Callable[[int], Collection[int]]
) -> list[Problem]:
    """Return what there is to say of columns that change where none of the others does.

    Args:
        grid: the table.
        top: its first records.
        changes: of columns, by their places.
        beside: returns the places of those that may change with one.
    """
    words = N_(
        "Source",
        "From row {row} on, column {column} has numbers of another size, such as {other} in place of {one}. If they "
        "are in another unit, or on another scale, write all in one first.",
    )
    found = []
    for place, (row, one, other) in changes.items():
        together = {place, *beside(place)}
        others = [column for at, column in enumerate(columns_of(top.rows)) if at not in together]
        if change_at(others, row) is False:
            at, sizes = top.numbers[row], {"one": f"{one:g}", "other": f"{other:g}"}
            found.append(Problem(words.format(row=at, column=grid.place(place), **sizes), at, (grid.letter(place),)))
    return found


def _both_ways(row: int, changes: Mapping[int, LevelChange]) -> list[int]:
    """Return the places of the columns that change about there, if some numbers are greater then, and some smaller.

    What changes one way in all columns is of other persons or things, such as children, and no unit.
    """
    near = {place: above < below for place, (at, above, below) in changes.items() if abs(at - row) <= _NEARBY}
    return [*near] if len({*near.values()}) > 1 else []


def _change(column: Sequence[Cell], layout: ReadingLayout) -> LevelChange | None:
    """Return the row from which on a column has numbers of another size, and the middle ones above and below."""
    number = numbers_by(layout)
    ends = [[size for cell in part if (size := number(cell)) is not None] for part in _ends(column)]
    if not all(ends) or not _are_apart(ends[0], ends[1], _NEARLY):
        return None  # nearly all columns
    read = numbers_read(column, layout)
    pairs = [(row, read[cell]) for row, cell in enumerate(column) if cell in read]
    sizes = [size for _, size in pairs]
    at = _split(sizes) if _AGAIN * len(sizes) >= len(column) else 0
    return (pairs[at][0], median(sizes[:at]), median(sizes[at:])) if at else None


def _ends(column: Sequence[Cell]) -> tuple[Sequence[Cell], Sequence[Cell]]:
    return column[:_LEAST_EACH], column[-_LEAST_EACH:]


def _split(sizes: Sequence[float]) -> int:
    """Return the place from which on numbers in no order are higher than all others, or lower; 0 if there is none."""
    least = max(_LEAST_EACH, len(sizes) // _SHARE)
    if len(sizes) < max(_LEAST_ROWS, 2 * least):
        return 0
    sums = [*accumulate(_ranks(sizes))]
    share, at = max((_either(_share_below(sums, at)), at) for at in range(least, len(sizes) - least + 1))
    parts = sizes[:at], sizes[at:]
    most = _MIXED_FAR if _are_far_apart(*parts) else _MIXED
    return at if share >= _APART and all(len({*part}) >= _DIFFERENT and is_mixed(part, most) for part in parts) else 0


def _share_below(sums: Sequence[float], at: int) -> float:
    """Return the share of the pairs whose higher number is the one from a place on.

    Args:
        sums: of the ranks of the numbers up to each.
        at: the place.
    """
    n = len(sums) - at
    return (sums[-1] - sums[at - 1] - n * (n - 1) / 2) / (at * n)


def _either(share: float) -> float:
    return max(share, 1 - share)


def _are_apart(one: Sequence[float], other: Sequence[float], share: float) -> bool:
    return _either(_share_below([*accumulate(_ranks([*one, *other]))], len(one))) >= share


def _ranks(sizes: Sequence[float]) -> list[float]:
    """Return which one by size each number is, from 0 on; equal ones have the middle of their places."""
    ordered = sorted(sizes)
    rank = {size: (bisect_left(ordered, size) + bisect_right(ordered, size) - 1) / 2 for size in {*sizes}}
    return [rank[size] for size in sizes]


def _are_far_apart(one: Sequence[float], other: Sequence[float]) -> bool:
    low, high = sorted((one, other), key=min)
    return 0 < _FAR * max(low) <= min(high)


def is_mixed(part: Sequence[float], most: float = _MIXED) -> bool:
    """Return whether numbers neither rise nor fall, and none tells of the next ones, by `most` standard deviations."""
    ranks = _ranks(part)
    trend = _correlation(ranks, [float(at) for at in range(len(ranks))])
    next_ones = sum(_correlation(ranks[lag:], ranks[:-lag]) for lag in range(1, _NEXT + 1)) / sqrt(_NEXT)
    return max(abs(trend), abs(next_ones)) * sqrt(len(ranks)) <= most


def _correlation(one: Sequence[float], other: Sequence[float]) -> float:
    means = sum(one) / len(one), sum(other) / len(other)
    both = [(a - means[0], b - means[1]) for a, b in zip(one, other, strict=True)]
    spread = sqrt(sum(a * a for a, _ in both) * sum(b * b for _, b in both))
    return sum(a * b for a, b in both) / spread if spread else 0.0


def change_at(others: Sequence[Sequence[Cell]], row: int) -> bool | None:
    """Return whether a column that tells of groups of rows changes from a row on; None if there is none."""
    changes = [change for column in others if (change := _difference(column, row)) is not None]
    return max(changes) > _UNCHANGED if changes else None


def are_as_before(sizes: Sequence[float], at: int) -> bool:
    """Return whether numbers from a place on are about as high as those above."""
    return _deviations(sizes, at) <= _UNCHANGED


def _difference(column: Sequence[Cell], row: int) -> float | None:
    """Return by how many standard deviations a column differs from a row on; None if it tells of no groups."""
    texts = [*map(cell_text, column)]
    shift = _shift(column, row)
    return max(shift or 0, _exchange(texts, row)) if 1 < len({*texts}) <= len(texts) // _AGAIN else shift


def _exchange(texts: Sequence[str], row: int) -> float:
    """Return by how many standard deviations texts are more or less often there from a row on."""
    times, below = Counter(texts), Counter(texts[row:])
    share, freedom = 1 - row / len(texts), len(times) - 1
    squares = sum((below[text] - n * share) ** 2 / (n * share * (1 - share)) for text, n in times.items())
    return (squares - freedom) / sqrt(2 * freedom) if freedom else 0.0


def _shift(column: Sequence[Cell], row: int) -> float | None:
    """Return by how many standard deviations numbers or days are higher from a row on, or lower; None if few are."""
    pairs = [(at, size) for at, cell in enumerate(column) if (size := _size(cell)) is not None]
    sizes = [size for _, size in pairs]
    at = bisect_left(pairs, (row, -inf))
    if _AGAIN * len(sizes) < len(column) or not 0 < at < len(sizes) or _is_running(sizes):
        return None
    return _deviations(sizes, at)


def _deviations(sizes: Sequence[float], at: int) -> float:
    """Return by how many standard deviations of mixed rows numbers are higher from a place on, or lower."""
    deviation = sqrt((len(sizes) + 1) / (12 * at * (len(sizes) - at)))
    return abs(_share_below([*accumulate(_ranks(sizes))], at) - 0.5) / deviation


def _size(cell: Cell) -> float | None:
    number = number_with_either_mark(cell)
    day = next((day for day in dates_in(cell) if day is not None), None) if number is None else None
    return number if day is None else float(day.toordinal())


def _is_running(sizes: Sequence[float]) -> bool:
    """Return whether numbers rise from row to row and most are there once, as those of records and of their days."""
    return _AGAIN * len({*sizes}) > len(sizes) and all(one <= other for one, other in pairwise(sizes))
