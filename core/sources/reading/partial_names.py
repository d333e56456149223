"""Tells a second row of names that stands below some names alone, one of which may be a value below, too."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, cell_text, is_blank

_LEAST = 5
"""Rows below that tell it, at least."""


def names_some(row: Sequence[Cell], columns: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a row of texts names some columns: it lacks values that all rows below have, and has a new text.

    A person may lack one value, or two, and a first one may have a text of their own, such as a name. So the new text
    is one of a column whose values recur, or the row lacks its first value, and another one.

    Args:
        row: right below the header.
        columns: what stands below it in each column.
    """
    if min(map(len, columns), default=0) < _LEAST:
        return False
    blank = [place for place, cell in enumerate(row) if is_blank(cell)]
    lacking = [place for place in blank if columns[place] and not any(map(is_blank, columns[place]))]
    if not lacking or (lacking[0] and len(lacking) == 1):
        return False
    new = [place for place, cell in enumerate(row) if place not in blank and _is_new(cell, columns[place])]
    recurs = any(2 * len({*columns[place]}) <= len(columns[place]) for place in new)
    return bool(new) and (recurs or (not lacking[0] and len(lacking) > 1))


def _is_new(cell: Cell, column: Sequence[Cell]) -> bool:
    text = cell_text(cell).strip()
    return not is_missing_word(text) and all(cell_text(other).strip() != text for other in column)
