"""A total that stands both above and below the records: neither row is the sum of all others, which is twice it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice

from core.data.raw_cells import Cell, Marks, number_of
from core.sources.reading.column_sums import Likeness, likeness
from core.sources.reading.thin_rows import is_thin


def likeness_of_last(
    first: Sequence[Sequence[Cell]], odd: Sequence[Cell], marks: Marks, rows: Callable[[], Iterable[Sequence[Cell]]]
) -> Likeness:
    """Return what `likeness` does of a last row, or that it is thin.

    Where the first row has its numbers, the last one is compared with the rows between them.
    The question about the first row comes once its owner has said that the last one is no record.
    """
    found = likeness(first, odd, marks, rows) or (Likeness.THIN if _is_thin_alone(odd, first) else Likeness.NONE)
    if found or not first or not _has_numbers_of(first[0], odd, marks):
        return found
    beside = likeness(first[1:], odd, marks, lambda: islice(rows(), 1, None))
    return Likeness.NEAR if beside in (Likeness.NEAR, Likeness.EXACT) else Likeness.NONE


def _is_thin_alone(odd: Sequence[Cell], first: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a row is thin, and the one above is not: of several people, something may not be known yet."""
    return is_thin(odd, first) and not is_thin(first[-1], first)


def _has_numbers_of(row: Sequence[Cell], odd: Sequence[Cell], marks: Marks) -> bool:
    numbers = [(place, number) for place, cell in enumerate(odd) if (number := number_of(cell, marks)) is not None]
    return bool(numbers) and all(number_of(row[place], marks) == number for place, number in numbers)
