"""Columns by their letters, and ranges such as A3:K500, as spreadsheets write them."""

from __future__ import annotations

import re
from typing import NamedTuple

from core.errors import RangeError
from core.patterns import pattern_of

_RANGE = pattern_of(r"\$?([A-Z]{1,3})\$?([1-9][0-9]{0,7}):\$?([A-Z]{1,3})\$?([1-9][0-9]{0,7})?", re.IGNORECASE)


class CellRange(NamedTuple):
    """A rectangle of cells: rows from 1, columns from 0, all inclusive; None: to the end."""

    first_row: int = 1
    first_column: int = 0
    last_row: int | None = None
    last_column: int | None = None

    @property
    def n_columns(self) -> int:
        """How many columns there are; 0 where the range does not say it."""
        return 0 if self.last_column is None else self.last_column + 1 - self.first_column


def column_letter(column: int) -> str:
    """Return the letter of a column counted from 0: A, B, …, Z, AA, …."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def column_number(letters: str) -> int:
    """Return the column, counted from 0, of letters such as A or AB."""
    number = 0
    for letter in letters.upper():
        number = 26 * number + ord(letter) - ord("A") + 1
    return number - 1


def parse_range(file: str, text: str | None) -> CellRange:
    """Return the rectangle that `text` names; everything for None. A3:K means "to the last row".

    Raises:
        RangeError: if it is no range, or its corners are the wrong way round.
    """
    if text is None:
        return CellRange()
    found = _RANGE.fullmatch(text.strip())
    if found is None:
        raise RangeError(file=file, range=text)
    left, top, right, bottom = found.groups()
    first_row, first_column = int(top), column_number(left)
    last_row, last_column = int(bottom) if bottom else None, column_number(right)
    if last_column < first_column or (last_row is not None and last_row < first_row):
        raise RangeError(file=file, range=text)
    return CellRange(first_row, first_column, last_row, last_column)
