"""Tells the rows of another table, below a blank row, by the columns that they use."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from core.data.raw_cells import Cell, is_blank

BEGINNING = 3
"""Rows below a blank one that are looked at: a title, names and a first record."""
ABOVE = 20
"""Rows above a blank one that those below it are compared with."""
_MANY = 8
"""One row in so many, at most, has a blank in a column that nearly all have."""
_SEVERAL = 2
"""Rows of a table, and cells of each, at least."""


def is_narrower(above: Sequence[Sequence[Cell]], below: Sequence[Sequence[Cell]]) -> bool:
    """Return whether rows, below a title perhaps, leave the first or the last column blank that nearly all above have.

    Args:
        above: `ABOVE` rows at most.
        below: `BEGINNING` rows at most.
    """
    if len(above) < BEGINNING or len(below) < _SEVERAL or any(sum(map(bool, row)) < _SEVERAL for row in below[1:]):
        return False
    columns = enumerate(zip_longest(*above))
    used = [place for place, column in columns if _MANY * sum(map(is_blank, column)) <= len(above)]
    gone = [place for place in used if all(place >= len(row) or is_blank(row[place]) for row in below)]
    return bool(gone) and (gone[-1] == used[-1] or gone[0] == used[0])


def are_wider(rows: Sequence[Sequence[Cell]], width: int) -> bool:
    """Return whether all rows have something beyond a width."""
    return len(rows) >= _SEVERAL and not any(all(map(is_blank, row[width:])) for row in rows)
