"""Finds a number alone in a first column of numbers, in a table without blanks: of a page, or how many rows it has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from core.data.raw_cells import Cell, cell_text, is_blank

_MOST_DIGITS = 6
"""Digits of a page or a count, at most."""


class LoneNumbers:
    """Knows the first column of a table, if it has whole numbers and no cell of the table is blank."""

    def __init__(self, rows: Sequence[Sequence[Cell]]) -> None:
        """Look at the first records."""
        is_whole = bool(rows) and not any(map(_has_blank, rows))
        texts = [cell_text(row[0]).strip() for row in rows] if is_whole else []
        self._known = {*map(int, texts)} if all(map(_is_count, texts)) else set()
        self._are_unique = len(self._known) == len(texts)

    def is_such(self, row: Sequence[Cell], above: Sequence[Cell]) -> bool:
        """Return whether a row has such a number alone.

        Where each has a number of its own, one that counts on from the row `above` is of somebody who left the rest
        blank, and so is a new one that is not below all others.
        """
        text, before = cell_text(row[0]).strip(), cell_text(above[0]).strip()
        if not self._known or not _is_count(text) or not all(map(is_blank, row[1:])):
            return False
        counts_on = _is_count(before) and int(text) == int(before) + 1
        return not self._are_unique or (not counts_on and (int(text) in self._known or int(text) < min(self._known)))


def _has_blank(row: Sequence[Cell]) -> bool:
    if {*map(type, row)} == {str}:  # without a line of Python for each
        return not all(map(str.strip, cast("Sequence[str]", row)))
    return any(map(is_blank, row))


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS
