"""Tells people who gave nothing but their names, as in lists to sign up, from notes in the first column."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.column_values import is_full_name
from core.data.identifier_names import says_person
from core.data.raw_cells import Cell, cell_text, is_blank


def n_only_names(rows: Sequence[Sequence[Cell]], said: Sequence[str]) -> int:
    """Return how many rows have a full name in the first column, and nothing else; 0 if it is not that of names.

    Args:
        rows: some rows.
        said: what the header says of each column.
    """
    if not rows or not said or not says_person(said[0]):
        return 0
    return sum(is_full_name(cell_text(row[0])) and all(map(is_blank, row[1:])) for row in rows)
