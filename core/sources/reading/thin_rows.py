"""Tells rows at the end of a table that lack most of what all records have: signatures, notes, sums of some columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from core.data.raw_cells import Cell, is_blank
from core.sources.reading.code_rows import n_code_rows

_LEAST = 8
"""Records that all have something, before it tells anything."""
_LAST = 10
"""Rows at the end of a table that are no measure of the others."""
_MOST = 3
"""Rows of notes below one another, at most: of more people, something may not be known yet."""
_LEAST_LACKED = 2
"""Columns that such a row lacks, and half of all, at least."""


def is_thin(row: Sequence[Cell], first: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a row lacks half of the columns, in which all others have something.

    Args:
        row: its cells.
        first: the first records.
    """
    others = first[: max(_LEAST, len(first) - _LAST)]
    blank = [place for place, cell in enumerate(row) if is_blank(cell)]
    is_begun = len(blank) >= len(row) - 1 and not is_blank(row[0])  # by somebody who left the rest blank
    if len(others) < _LEAST or len(blank) < _LEAST_LACKED or is_begun or len(blank) == len(row):
        return False
    lacked = [place for place in blank if not any(is_blank(other[place]) for other in others)]
    return len(lacked) >= _LEAST_LACKED and 2 * len(lacked) >= len(row)


def n_thin(last: Sequence[Sequence[Cell]], first: Sequence[Sequence[Cell]]) -> int:
    """Return how many rows at the end are such.

    0 if there are so many that they are records with less in them, or if they say what codes stand for.

    Args:
        last: the last rows.
        first: the first records.
    """
    n = sum(1 for _ in takewhile(lambda row: is_thin(row, first), reversed(last)))
    return n if n <= _MOST and not n_code_rows(last, first) else 0
