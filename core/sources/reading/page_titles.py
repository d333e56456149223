"""Finds titles of pages: rows with little in them right above one that has the column names once more."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.raw_cells import Cell, is_blank

_MOST = 3
"""Rows of a title, at most."""


def titles_above(rows: Sequence[Sequence[Cell]], headers: Sequence[int], width: int) -> list[int]:
    """Return the places of the rows that may be such titles.

    Half of their cells are filled, at most. The records around them have more: elsewhere it is one with blanks.

    Args:
        rows: as they come.
        headers: the places of those that have the names once more.
        width: columns of the table.
    """
    found: list[int] = []
    for header in headers:
        above = [*range(header - 1, max(header - 2 - _MOST, -1), -1)]
        n = next((n for n, place in enumerate(above) if not _is_little(rows[place], width)), 0)
        if n and (header + 1 == len(rows) or not _is_little(rows[header + 1], width)):
            found += above[:n]
    return found


def _is_little(row: Sequence[Cell], width: int) -> bool:
    return 2 * sum(not is_blank(cell) for cell in row) <= width
