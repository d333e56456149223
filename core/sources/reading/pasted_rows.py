"""Tells rows at the end that may be of another table: several columns have none of the values above them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from core.data.column_cells import columns_of, different
from core.data.raw_cells import Cell, cell_text, number_with_either_mark
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem
from core.words import N_, quoted

_LEAST_ABOVE, _LEAST_BELOW = 12, 4
"""Rows of either table, at least."""
_MOST = 24
"""Different texts of a column, at most."""
_LEVELS = 12
"""Different numbers that may be levels, such as semesters, by which rows are sorted, at most."""
_MOST_GROUPS = 12
"""Groups by which rows are sorted, such as species, at most."""
_TOLD = 3
"""Columns that are named."""


class _Ends(NamedTuple):
    """The places before which and from which on a column has no value in common.

    Attributes:
        of_texts: those with several texts on both sides, which are not sorted.
        others: those of numbers, and of texts with one below.
        single: those with one value above and one below, and those between groups by which all rows are sorted.
    """

    of_texts: frozenset[int] = frozenset()
    others: frozenset[int] = frozenset()
    single: frozenset[int] = frozenset()


def pasted_rows(grid: Grid, top: Chunk) -> list[Problem]:
    """Return that several columns have other values from some row on, at least one of them several texts.

    Args:
        grid: the table.
        top: the first records.
    """
    text = N_(
        "Source",
        "From row {row} on, columns {columns} have no value that they have above. If these rows are of another table, "
        "take them out of the file.",
    )
    if len(top.rows) < _LEAST_ABOVE + _LEAST_BELOW:
        return []
    columns = columns_of(top.rows)
    if not any(_of_texts(texts).of_texts for column in columns if _may_end(column) and (texts := _texts(column))):
        return []  # nearly all tables
    found = [_of_texts(texts) if (texts := _texts(column)) else None for column in columns]
    both = [_of_numbers(column) if each is None else each for each, column in zip(found, columns, strict=True)]
    at = _place(both)
    if not at:
        return []
    places = [place for place, each in enumerate(both) if at in each.of_texts | each.others]
    names = quoted([grid.headers[place] for place in places[:_TOLD]])
    letters = tuple(grid.letter(place) for place in places)
    return [Problem(text.format(row=top.numbers[at], columns=names), top.numbers[at], columns=letters)]


def _place(found: Sequence[_Ends]) -> int:
    """Return the place from which on several columns have other values, and none names two groups; 0: nowhere."""
    certain = {at for each in found for at in each.of_texts} - {at for each in found for at in each.single}
    return next((at for at in sorted(certain) if sum(at in each.of_texts | each.others for each in found) > 1), 0)


def _texts(column: Sequence[Cell]) -> list[str]:
    """Return the texts of a column of few different ones; [] of numbers, and of others."""
    distinct = different(column)
    if len(distinct) > _MOST or all(map(_is_number, map(cell_text, distinct))):
        return []
    return [cell_text(cell) for cell in column]


def _may_end(column: Sequence[Cell]) -> bool:
    """Return whether the last cells are others than the first ones, as they hardly are where a few words recur."""
    return len(different(column)) <= _MOST and {*column[:_LEAST_ABOVE]}.isdisjoint(column[-_LEAST_BELOW:])


def _is_number(text: str) -> bool:
    return text == "" or text.replace(".", "", 1).isdecimal()


def _of_texts(texts: Sequence[str]) -> _Ends:
    """Return where a column ends that has no text in common with what is below."""
    last = {text: at for at, text in enumerate(texts)}
    ends = [at for at, end in enumerate(accumulate((last[text] for text in texts), max), start=1) if end < at]
    ends = [at for at in ends if _LEAST_ABOVE <= at <= len(texts) - _LEAST_BELOW]
    parts = {at: (texts[:at], texts[at:]) for at in ends if {""} not in ({*texts[:at]}, {*texts[at:]})}
    mixed = {at for at, both in parts.items() if all(map(_are_mixed, both))}
    single = {at for at, both in parts.items() if all(len({*part}) == 1 for part in both)}
    one_below = {at for at, both in parts.items() if len({*both[1]}) == 1 and _are_mixed(both[0])}
    return _Ends(frozenset(mixed), frozenset(one_below), frozenset(single | _between_groups(texts)))


def _between_groups(texts: Sequence[str]) -> set[int]:
    """Return where groups of rows begin, if each value of a column stands in one run of several rows; else nothing."""
    starts = [at for at, (one, other) in enumerate(pairwise(texts), start=1) if one != other]
    sizes = [end - start for start, end in pairwise([0, *starts, len(texts)])]
    are_groups = 2 < len(sizes) == len({*texts}) <= _MOST_GROUPS and min(sizes) >= _LEAST_BELOW
    return {*starts} if are_groups else set()


def _are_mixed(part: Sequence[str]) -> bool:
    """Return whether there are several texts, and they are neither sorted nor each there once."""
    n, n_changes = len({*part}), sum(one != other for one, other in pairwise(part))
    return 1 < n < len(part) and n_changes >= n


def _of_numbers(column: Sequence[Cell]) -> _Ends:
    """Return where a column of numbers that tell no level ends, all of which are higher than those below, or lower."""
    numbers = [number for cell in column if (number := number_with_either_mark(cell)) is not None]
    if len(numbers) < len(column) or not _LEVELS < len({*numbers}) < len(numbers):
        return _Ends()
    highest, lowest = [*accumulate(numbers, max)], [*accumulate(numbers, min)]
    highest_below = [*accumulate(reversed(numbers), max)][::-1]
    lowest_below = [*accumulate(reversed(numbers), min)][::-1]
    ends = frozenset(
        at
        for at in range(_LEAST_ABOVE, len(numbers) - _LEAST_BELOW + 1)
        if highest[at - 1] < lowest_below[at] or lowest[at - 1] > highest_below[at]
    )
    return _Ends(others=ends) if len(ends) <= 1 else _Ends()  # sorted numbers end everywhere
