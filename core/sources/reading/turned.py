"""Tell a table that is turned: each row holds what a column should, such as all ages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.data.raw_cells import Cell, cell_text, is_blank
from core.sources.reading.cell_kinds import CellKind, kind_of
from core.sources.source import Problem
from core.sources.turned_table import TURNED

_FEWEST_ROWS, _MOST_ROWS = 3, 40
"""Rows of a turned table: each is an attribute, and in more one could not find them."""
_FEWEST_RECORDS = 5
"""Columns beside the first one, at least, before they tell anything."""
_PART_OF_A_KIND = 5
"""One row of so many is at least of either kind, so that no row of words such as “unknown” tells a table is turned."""


def turned(rows: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that the table is turned, if every row is of one kind, and no column is.

    Args:
        rows: all records, each as wide as the table; of a longer table the first ones.
    """
    if not _FEWEST_ROWS <= len(rows) <= _MOST_ROWS or len(rows[0]) <= _FEWEST_RECORDS or not _has_names(rows):
        return []
    kinds = [_kind_of_all(row[1:]) for row in rows]
    of_texts = kinds.count(CellKind.TEXT)
    if None in kinds or min(of_texts, len(kinds) - of_texts) * _PART_OF_A_KIND < len(kinds):
        return []
    return [Problem(TURNED)]


def _has_names(rows: Sequence[Sequence[Cell]]) -> bool:
    """Return whether the first column holds a text of its own in every row."""
    names = {cell_text(row[0]).strip() for row in rows if not is_blank(row[0]) and kind_of(row[0]) is CellKind.TEXT}
    return len(names) == len(rows)


def _kind_of_all(cells: Iterable[Cell]) -> CellKind | None:
    """Return the kind of all filled cells; None if they are of several kinds, or too few, or texts without a letter."""
    filled = [cell for cell in cells if not is_blank(cell)]
    kinds = {kind_of(cell) for cell in filled}
    if len(kinds) != 1 or len(filled) < _FEWEST_RECORDS:
        return None
    kind = kinds.pop()
    is_said = kind is not CellKind.TEXT or all(any(map(str.isalpha, cell_text(cell))) for cell in filled)
    return kind if is_said else None
