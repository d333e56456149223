"""Whole numbers in brackets, or with a minus behind them, are below nought beside plain numbers: (123) and 123-."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from core.data.raw_cells import Cell, Marks, number_of

_FEWEST, _FEWEST_PLAIN = 3, 5
"""Different such numbers, at least, and one row in so many with a plain one: marks of lists are (1), (2) throughout."""
_LARGE = 10
"""One is as large, at least: 3- is a grade of German schools, (3) a footnote."""


class MinusAround:
    """Such numbers of one column, until it is known whether the column is one of numbers.

    An attribute tells it of a release: where its first edge is below nought, they are read.
    """

    def __init__(self, marks: Marks) -> None:
        """Start with no number."""
        self.marks = replace(marks, minus_around=True)
        self.times: Counter[float] = Counter()

    def number(self, cell: Cell) -> float | None:
        """Return a text as such a number; None if it is none."""
        is_such = isinstance(cell, str) and cell.rstrip().endswith((")", "-", "−"))
        return number_of(cell, self.marks) if is_such else None

    def are_told(self, n_plain: int, n_filled: int, low: float) -> bool:
        """Return whether they are numbers, beside plain ones of which the least is `low`, in so many filled cells."""
        if not self.times or low < 0:  # then edges are below nought, and tell it of a release
            return bool(self.times)
        n_around = self.times.total()
        are_many = len(self.times) >= _FEWEST and min(self.times) <= -_LARGE
        return are_many and n_plain + n_around == n_filled <= _FEWEST_PLAIN * n_plain
