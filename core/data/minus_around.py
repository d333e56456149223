"""Whole numbers in brackets, or with a minus behind them, are below nought beside plain numbers: (123) and 123-."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cached_property

from core.data.counting_names import says_count
from core.data.describing_names import in_words, words_of
from core.data.known_ranges import known_range
from core.data.never_zero import names_measure
from core.data.raw_cells import Cell, Marks, number_of

_FEWEST, _FEWEST_PLAIN = 3, 5
"""Different such numbers, at least, and one row in so many with a plain one: marks of lists are (1), (2) throughout."""
_NEVER_BELOW = words_of("score scores punkte punktzahl points puntos punti punten hours stunden heures horas ore uren")
_LARGE = 10
"""One is as large, at least: 3- is a grade of German schools, (3) a footnote."""


def is_never_below(header: str) -> bool:
    """Return whether the name says that no number is below nought."""
    is_known = known_range(header) is not None or names_measure(header) or says_count(header)
    return is_known or not _NEVER_BELOW.isdisjoint(in_words(header))


class MinusAround:
    """Such numbers of one column, until it is known whether the column is one of numbers.

    An attribute tells it of a release: where its first edge is below nought, they are read.
    """

    def __init__(self, marks: Marks) -> None:
        """Start with no number."""
        self._marks = marks
        self.times: Counter[float] = Counter()

    def number(self, cell: Cell) -> float | None:
        """Return a text as such a number; None if it is none."""
        is_such = isinstance(cell, str) and cell.rstrip().endswith((")", "-", "−"))
        return number_of(cell, self._marks_around) if is_such else None

    @cached_property
    def _marks_around(self) -> Marks:
        return replace(self._marks, minus_around=True)  # which few columns need

    def are_told(self, header: str, n_plain: int, n_filled: int, low: float) -> bool:
        """Return whether they are numbers, beside plain ones of which the least is `low`, in so many filled cells.

        In a column of ages, weights or scores they are not: (45) is one that was estimated.
        """
        if not self.times or is_never_below(header):
            return False
        if low < 0:  # then edges are below nought, and tell it of a release
            return True
        n_around = self.times.total()
        are_many = len(self.times) >= _FEWEST and min(self.times) <= -_LARGE
        return are_many and n_plain + n_around == n_filled <= _FEWEST_PLAIN * n_plain
