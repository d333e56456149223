"""Tells how a row at the end of a table is unlike a record, by the rows above it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from core.data.raw_cells import Cell, Marks, is_blank, number_of
from core.sources.reading.column_sums import Likeness, likeness
from core.sources.reading.repeated_total import likeness_of_last
from core.sources.reading.unlike_last import are_means, is_of_another_kind

_MOST = 12
"""Texts by themselves that are looked at above a last one."""


def likeness_at_end(
    first: Sequence[Sequence[Cell]], odd: Sequence[Cell], marks: Marks, rows: Callable[[], Iterable[Sequence[Cell]]]
) -> Likeness:
    """Return what `likeness` does of a last row, or how else it is unlike all others.

    A text by itself is so also if others stand right above it.
    """
    found = likeness_of_last(first, odd, marks, rows)
    if found or not _is_alone(odd):
        return found or _unlike(first, odd, marks)
    for n in range(1, min(_MOST + 1, len(first))):
        above, lone = first[:-n], first[-n:]
        if not _is_alone(lone[0]):
            break
        if all(likeness(above, row, marks, lambda: ()) is Likeness.LONE for row in (odd, *lone)):
            return Likeness.LONE
    return _unlike(first, odd, marks)


def _unlike(first: Sequence[Sequence[Cell]], odd: Sequence[Cell], marks: Marks) -> Likeness:
    """Return whether a last row is of another kind than all others, or has their means."""
    if is_of_another_kind(odd, first):
        return Likeness.OTHER
    numbers = {place: number for place, cell in enumerate(odd) if (number := number_of(cell, marks)) is not None}
    return Likeness.MEAN if are_means(numbers, first, marks) else Likeness.NONE


def _is_alone(row: Sequence[Cell]) -> bool:
    return len(row) - sum(map(is_blank, row)) == 1
