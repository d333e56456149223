"""Tells columns that are one under two names, such as sex and gender, as where files with other names were joined."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations

from core.data.column_cells import filled_of
from core.data.describing_names import in_words
from core.data.personal_traits import trait_of
from core.data.raw_cells import Cell, is_blank
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_, quoted

_LEAST_ROWS, _LEAST = 12, 2
"""Rows, at least; and how many of them have each of the columns."""
_FILLED = 0.8
"""Share of the rows that have one of two columns, at least."""
_LONGEST = 30
"""Letters of a name, at most: longer ones are questions, and those of two groups may be written alike."""
_NAME = 0
"""The trait of names, which a person has several of."""


def parted_columns(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that two columns of one meaning are never both filled.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    alike: defaultdict[object, list[int]] = defaultdict(list)
    for place, name in enumerate(grid.said[: len(columns)]):
        if len(name) <= _LONGEST and (key := _meaning(name)):
            alike[key].append(place)
    several = [place for places in alike.values() if len(places) > 1 for place in places]
    # Once for each column: hundreds without a name, as “Unnamed: 25”, would be compared two by two.
    filled = {place: filled_of(columns[place]).total() for place in several}
    n_filled = {place: n for place, n in filled.items() if _LEAST <= n <= len(columns[place]) - _LEAST}
    groups = ([place for place in places if place in n_filled] for places in alike.values())
    # One of two that share all rows has half of them, at most.
    shared = (group for group in groups if any(2 * n_filled[place] <= len(columns[place]) for place in group))
    pairs = (pair for group in shared for pair in combinations(group, 2))
    full = ((a, b) for a, b in pairs if _may_share(len(columns[a]), n_filled[a], n_filled[b]))
    unlike = ((a, b) for a, b in full if grid.said[a] != grid.said[b])  # others are told as doubled
    parted = ((a, b) for a, b in unlike if _are_parted(columns[a], columns[b]))
    return [only_one(grid, pair) for pair in parted]


def only_one(grid: Grid, pair: Sequence[int]) -> Problem:
    """Return that each row has only one of two columns, which seem to mean one thing."""
    words = N_(
        "Source",
        "Each row has only one of the columns {names}, which seem to mean one thing. Bring them together in the file.",
    )
    names = quoted(grid.headers[place] for place in pair)
    return Problem(words.format(names=names), columns=tuple(map(grid.letter, pair)))


def _meaning(name: str) -> object:
    """Return what a name means: an age, a sex or a birth in any words, else its words; None or "" for nothing."""
    stem = "".join(in_words(name))
    trait = trait_of(stem)
    return stem if trait in (None, _NAME) else trait


def _may_share(n_rows: int, n_one: int, n_other: int) -> bool:
    """Return whether so many cells could be those of nearly every row, without one that has both."""
    return n_rows >= _LEAST_ROWS and min(n_one, n_other) >= _LEAST and _FILLED * n_rows <= n_one + n_other <= n_rows


def _are_parted(one: Sequence[Cell], other: Sequence[Cell]) -> bool:
    """Return whether no row has a cell in both columns."""
    return all(is_blank(first) or is_blank(second) for first, second in zip(one, other, strict=True))
