"""Whether a column counts the rows, or the persons: two files may share 1, 2, 3, ... and nobody."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from contextlib import suppress

from core.data.raw_cells import Cell, cell_text

_ENDS_IN_NUMBER = re.compile(r"(.*?)([0-9]{1,15})")
_DIGITS = 15
_FEW = 64
"""Cells of a block that are looked at before the others: most columns are out by then."""


class RunningNumbers:
    """Watches one column."""

    def __init__(self, *, may_recur: bool) -> None:
        """Begin.

        Args:
            may_recur: whether a number may have several rows, as that of a person has.
        """
        self._may_recur = may_recur
        self._prefix: str | None = None
        self._low, self._high = math.inf, -math.inf
        self._is_alive = True

    def take(self, column: Sequence[Cell]) -> None:
        """Look at a block; for nothing once the question is decided."""
        for part in (column[:_FEW], column[_FEW:]):
            if self._is_alive and part:
                self._look(part)
        if self._is_alive and not self._may_recur:
            self._is_alive = len(set(column)) == len(column)

    def is_running(self, n_rows: int) -> bool:
        """Return whether all were whole numbers, after the same letters, at least every second of them there."""
        return self._is_alive and self._high - self._low + 1 <= 2 * n_rows

    def _look(self, column: Sequence[Cell]) -> None:
        numbers = self._alike(column)
        if numbers is None:
            numbers = []
            for cell in column:
                number = self._number(cell)
                if number is None:
                    self._is_alive = False
                    return
                numbers.append(number)
        self._low, self._high = min(self._low, *numbers), max(self._high, *numbers)

    def _alike(self, column: Sequence[Cell]) -> list[int] | None:
        """Return the least and the greatest number, perhaps all; None where each cell has to be looked at."""
        kinds = {*map(type, column)}
        if self._prefix == "" and kinds <= {int, float}:
            return _whole(column)
        if kinds != {str} or self._prefix is None or self._prefix[-1:].isdigit():
            return None
        return _after(self._prefix, column)  # type: ignore[arg-type]  # they are texts

    def _number(self, cell: Cell) -> int | None:
        found = _ENDS_IN_NUMBER.fullmatch(cell_text(cell))
        if found is None or found[1] != (found[1] if self._prefix is None else self._prefix):
            return None
        self._prefix = found[1]
        return int(found[2])


def _whole(column: Sequence[Cell]) -> list[int] | None:
    """Return whole numbers of at most so many digits; None if they are others."""
    with suppress(ValueError, OverflowError):  # no number, or without an end
        numbers = [*map(int, column)]  # type: ignore[arg-type]  # they are numbers
        if numbers == [*column] and min(numbers) >= 0 and max(numbers) < 10**_DIGITS:
            return numbers
    return None


def _after(prefix: str, column: Sequence[str]) -> list[int] | None:
    """Return the least and the greatest number after the letters, perhaps all; None if there is anything else."""
    mark = "\0" + prefix
    joined = "\0" + "\0".join(column)
    numerals = joined.replace(mark, "\0")[1:].split("\0")
    told, lengths = "".join(numerals), {*map(len, numerals)}
    if joined.count(mark) != len(column) or len(numerals) != len(column) or 0 in lengths:
        return None
    if not (told.isascii() and told.isdigit() and max(lengths) <= _DIGITS):
        return None
    if len(lengths) == 1:
        return [int(min(numerals)), int(max(numerals))]
    return [*map(int, numerals)]
