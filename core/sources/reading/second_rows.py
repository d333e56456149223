"""Tells the rows that programs and people write right below names: identifiers, points, and notes in brackets."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, is_blank

_QUALTRICS = ('{"ImportId"', "{'ImportId'")
_SECOND = ("Points Possible", "Open-Ended Response")  # of Canvas, and of SurveyMonkey
"""What Canvas writes below the names of a gradebook, beside how many points each task is worth."""
_LEAST, _BELOW = 2, 20
"""Notes of a row, at least, and rows below that have none."""


def is_second(row: Sequence[Cell]) -> bool:
    """Return whether a program has written a row below the names."""
    return any(isinstance(cell, str) and (cell.startswith(_QUALTRICS) or cell.strip() in _SECOND) for cell in row)


def has_notes(below: Sequence[Sequence[Cell]]) -> bool:
    """Return whether the first row has notes in brackets alone, such as (in grams), and none of the others has one.

    Args:
        below: the rows below the names.
    """
    first = [cell for cell in below[0] if not is_blank(cell)] if below else []
    if len(first) < _LEAST or not all(map(_is_note, first)):
        return False
    return not any(_is_note(cell) for row in below[1:_BELOW] for cell in row)


def _is_note(cell: Cell) -> bool:
    text = cell.strip() if isinstance(cell, str) else ""
    is_such = (text[:1], text[-1:]) in (("(", ")"), ("[", "]")) and any(map(str.isalpha, text))
    return is_such and not is_missing_word(text[1:-1])
