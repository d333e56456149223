"""Tells rows in which a column of whole numbers has the value of one with decimals, and that one its whole number."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import permutations

from core.data.column_cells import times_of
from core.data.raw_cells import Cell
from core.sources.reading.usual_cells import FEW, UsualCells

_CHANCE = 1e-5
"""How likely it may be, at most, that all these numbers of a column with decimals happen to be whole."""

Numbers = Sequence[float | None]
"""Those of a column, by rows; None of what is no number."""


def exchanged_fractions(
    columns: Mapping[int, Sequence[Cell]], usual: Mapping[int, UsualCells]
) -> dict[tuple[int, int], list[int]]:
    """Return the places of the rows in which two columns seem exchanged, by the places of these columns.

    Args:
        columns: the cells of each.
        usual: what most of them are.
    """
    cells = {place: each.numbers for place, each in usual.items() if each.numbers}
    parts = {place: {cell for cell, number in each.items() if not number.is_integer()} for place, each in cells.items()}
    n_split = {place: sum(map(times_of(columns[place]).__getitem__, each)) for place, each in parts.items()}
    are_few = {place for place, n in n_split.items() if 0 < n * FEW <= len(columns[place])}
    if not are_few:
        return {}  # as of nearly all tables
    split = {place: _split(columns[place], each) for place, each in parts.items()}
    few = {place: split[place] for place in are_few}
    found = {}
    for one, other in permutations(split, 2):
        if one in few and _are_whole_there(split[other], few[one], len(columns[one])):
            numbers = [[cells[place].get(cell) for cell in columns[place]] for place in (one, other)]
            if _are_at_home(numbers[0], numbers[1], few[one]):
                found[one, other] = sorted(few[one])
    return found


def _split(column: Sequence[Cell], parts: Collection[Cell]) -> frozenset[int]:
    """Return the places of the numbers with decimals, which are `parts`."""
    return frozenset(at for at, cell in enumerate(column) if cell in parts) if parts else frozenset()


def _are_whole_there(split: Collection[int], rows: Collection[int], n: int) -> bool:
    """Return whether a column with decimals has none in some rows, which is no chance.

    Args:
        split: the places of its numbers with decimals.
        rows: those of the rows.
        n: of all rows.
    """
    share = max(n - len(rows) - len(split), 1) / (n - len(rows))
    return 2 * share < 1 and share ** len(rows) <= _CHANCE and not any(at in split for at in rows)


def _are_at_home(one: Numbers, other: Numbers, rows: Collection[int]) -> bool:
    """Return whether the numbers of these rows are usual in the other column, but for a few."""
    usual = [
        [number for at, number in enumerate(each) if number is not None and at not in rows] for each in (one, other)
    ]
    if not all(usual):
        return False
    pairs = [(one[at], other[at]) for at in rows]
    n_home = sum(
        first is not None
        and second is not None
        and min(usual[1]) <= first <= max(usual[1])
        and min(usual[0]) <= second <= max(usual[0])
        for first, second in pairs
    )
    return 2 * n_home > len(pairs)
