"""Whether a column is a running number of rows or persons: two files may share 1, 2, 3, ... and no person."""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import suppress

from core.data.raw_cells import Cell, cell_text
from core.patterns import pattern_of

_ENDS_IN_NUMBER = pattern_of(r"(.*?)([0-9]{1,15})")
_DIGITS = 15
"""Digits of a number at most: longer ones are codes, and no exact floats."""
_FIRST_CELLS = 64
"""Cells of a block that are checked first: most columns are decided by these."""


class RunningNumbers:
    """Decides for one column, block by block, whether it is a running number."""

    def __init__(self, *, may_recur: bool) -> None:
        """Start without a decision.

        Args:
            may_recur: whether a number may have several rows, as a person's number may.
        """
        self._may_recur = may_recur
        self._prefix: str | None = None
        self._low, self._high = math.inf, -math.inf
        self._is_alive = True

    def take(self, column: Sequence[Cell]) -> None:
        """Process a block; does nothing once the question is decided."""
        for part in (column[:_FIRST_CELLS], column[_FIRST_CELLS:]):
            if self._is_alive and part:
                self._look(part)
        if self._is_alive and not self._may_recur:
            self._is_alive = len(set(column)) == len(column)

    @property
    def is_alive(self) -> bool:
        """Whether it may still be one."""
        return self._is_alive

    def is_running(self, n_rows: int) -> bool:
        """Return whether all cells are one prefix and a whole number, with at least half of the range present."""
        return self._is_alive and self._high - self._low + 1 <= 2 * n_rows

    @property
    def found(self) -> tuple[str, int, int] | None:
        """What stands before the numbers, the least and the greatest; None if it is no running number, or without rows.

        `join` takes it, of other rows of the column.
        """
        return (self._prefix, int(self._low), int(self._high)) if self._is_alive and self._prefix is not None else None

    def join(self, found: tuple[str, int, int] | None) -> None:
        """Add rows that another one has looked at: what it found."""
        if found is None or self._prefix not in (None, found[0]):
            self._is_alive = False
            return
        self._prefix = found[0]
        self._low, self._high = min(self._low, found[1]), max(self._high, found[2])

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
        """Return numbers that include the least and the greatest; None if each cell has to be read by itself."""
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
    """Return the column as whole numbers of at most _DIGITS digits; None if it is not."""
    with suppress(ValueError, OverflowError):  # no number, or without an end
        numbers = [*map(int, column)]  # type: ignore[arg-type]  # they are numbers
        if numbers == [*column] and min(numbers) >= 0 and max(numbers) < 10**_DIGITS:
            return numbers
    return None


def _after(prefix: str, column: Sequence[str]) -> list[int] | None:
    """Return numbers after `prefix` that include the least and the greatest; None if a cell has another form."""
    mark = "\0" + prefix
    joined = "\0" + "\0".join(column)
    numerals = joined.replace(mark, "\0")[1:].split("\0")
    digits, lengths = "".join(numerals), {*map(len, numerals)}
    if joined.count(mark) != len(column) or len(numerals) != len(column) or 0 in lengths:
        return None
    if not (digits.isascii() and digits.isdigit() and max(lengths) <= _DIGITS):
        return None
    if len(lengths) == 1:
        return [int(min(numerals)), int(max(numerals))]
    return [*map(int, numerals)]
