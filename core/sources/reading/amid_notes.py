"""Finds lone cells amid the notes below a table: the title and the company of a report among its own lines."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from core.data.raw_cells import Cell

_LEAST_NOTES, _LEAST_WIDTH = 2, 3
"""Sure notes in one run of such rows, at least; and columns of a table, at least, in which no record has one cell."""


def amid_notes(filled: Mapping[int, Sequence[Cell]], notes: Iterable[int], width: int) -> list[int]:
    """Return the places of the rows with one cell that are in one run with several sure notes, and are none.

    Args:
        filled: the cells of each row that are not blank, by its place; rows that are filled at both ends may lack.
        notes: the places of the sure ones.
        width: columns of the table.
    """
    lone = {place for place, cells in filled.items() if len(cells) == 1} if width >= _LEAST_WIDTH else set()
    sure = lone.intersection(notes)
    found: set[int] = set()
    for note in sorted(sure):
        run = _run(lone, note)
        found |= run if len(run & sure) >= _LEAST_NOTES else set()
    return sorted(found - sure)


def _run(lone: Collection[int], place: int) -> set[int]:
    first = last = place
    while first - 1 in lone:
        first -= 1
    while last + 1 in lone:
        last += 1
    return {*range(first, last + 1)}
