"""What was seen of a column, and what it looks like: even or not, round numbers, names of persons."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from core.data.sensitive import Private
from core.domain.attribute import Kind

FEW_ROWS, MANY_ROWS = 20, 200
"""Rows of one person, on average: usual, and where somebody comes every other day."""

FIRST_YEAR, LAST_YEAR = 1800, 2100
"""Whole numbers between are years."""

FULL_NAME = re.compile(r"(?:[^\W\d_]|['’.-])+(?:,? (?:[^\W\d_]|['’.-])+){1,2}")
"""Two or three words that all begin with a capital letter, which is tested apart: places are written so, too."""


@dataclass(frozen=True, slots=True, repr=False)
class Values(Private):
    """What was seen of a column.

    Attributes:
        kind: what most of its cells are.
        times: rows of each distinct text, as many as are told apart.
        n_told: filled cells, at most as many as texts are told apart.
        low: the least number; infinite without.
        high: the greatest.
        are_whole: whether all numbers are.
    """

    kind: Kind
    times: Mapping[str, int]
    n_told: int
    low: float
    high: float
    are_whole: bool

    @property
    def n_distinct(self) -> int:
        """Distinct texts."""
        return len(self.times)

    @property
    def rows_each(self) -> float:
        """Rows of one value, on average."""
        return sum(self.times.values()) / len(self.times)

    @property
    def evenness(self) -> float:
        """How evenly the rows are spread over the values, in (0, 1]."""
        squares = sum(times * times for times in self.times.values())
        return sum(self.times.values()) ** 2 / (len(self.times) * squares)


def is_even(values: Values) -> bool:
    """Return whether the rows are spread over the values as over persons."""
    return values.evenness >= (1 / 3 if values.rows_each < FEW_ROWS else 1 / 2)


def are_round(values: Values) -> bool:
    """Return whether more than a quarter end in 0: by chance, a tenth would."""
    return 4 * sum(text.endswith("0") for text in values.times) > values.n_distinct


def are_most(values: Values, is_such: Callable[[str], bool]) -> bool:
    """Return whether nine in ten values are such."""
    return sum(map(is_such, values.times)) >= 0.9 * values.n_distinct


def is_full_name(text: str) -> bool:
    """Return whether the text could be a first name and a surname, in any order."""
    return FULL_NAME.fullmatch(text) is not None and all(word[0].isupper() for word in text.split())
