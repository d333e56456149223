"""Tells rows of which nobody has filled in anything: a number of a person, and what formulas and boxes hold."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.raw_cells import Cell, cell_text, is_blank, possible_dates
from core.patterns import pattern_of

ZERO = "0"
"""What a formula shows in a row without anything to count."""
_UNTOUCHED = frozenset((ZERO, "0.0", "false", "falsch", "faux", "falso", "onwaar", "fałsz"))
"""What formulas and boxes hold in a row that nobody has filled in."""
_NUMBER = pattern_of(r"(?=.*\d)[^\W_]{1,12}(?:[-_/#][^\W_]{1,12})*")
"""A number of a person, such as 17, P1240 or 2024/017; a word alone has no digit."""
_LEAST_WIDTH = 3
"""Columns of a table before such a row can be told from a record."""


def is_prepared(row: Sequence[Cell], filled: Sequence[str], width: int, fewest: int) -> bool:
    """Return whether a row is prepared for somebody.

    Args:
        row: its cells.
        filled: the texts of those that are not blank.
        width: of the table.
        fewest: so many filled cells make a record, unless half of the row is blank behind a number.
    """
    may_be_number = not is_blank(row[0]) and width >= _LEAST_WIDTH
    is_numbered = may_be_number and (_NUMBER.fullmatch(filled[0]) or possible_dates(row[0]) != (None, None))
    if width < _LEAST_WIDTH or (len(filled) >= fewest and not (is_numbered and is_little(filled, width))):
        return False
    return are_untouched(filled[1:] if is_numbered else filled)


def is_little(filled: Sequence[Cell], width: int) -> bool:
    """Return whether a row has something beside its first filled cell, and half of it is blank."""
    return len(filled) > 1 and 2 * len(filled) <= width


def are_untouched(cells: Sequence[Cell]) -> bool:
    """Return whether cells hold what formulas and boxes do in a row that nobody has filled in."""
    return all(cell_text(cell).casefold() in _UNTOUCHED for cell in cells)
