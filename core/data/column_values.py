"""The values of a column and their features: evenness, round numbers, names of persons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from core.data.sensitive import Private
from core.domain.attribute import Kind
from core.patterns import pattern_of

FEW_ROWS, MANY_ROWS = 20, 200
"""Average rows per person: below the first usual, below the second possible (a visit every other day of a year)."""

FIRST_YEAR, LAST_YEAR = 1800, 2100
"""Whole numbers in this range are taken for years."""

FULL_NAME = pattern_of(r"(?:[^\W\d_]|['’.-])+(?:,? (?:[^\W\d_]|['’.-])+){1,2}")
"""Two or three words; `is_full_name` also asks for capital letters. Names of places match, too."""


@dataclass(frozen=True, slots=True, repr=False)
class Values(Private):
    """The values of a column.

    Attributes:
        kind: the kind of most of its cells.
        times: rows of each distinct text, up to the number of texts that are distinguished.
        n_compared: filled cells, at most the number of texts that are distinguished.
        low: the least number; infinite without numbers.
        high: the greatest number.
        are_whole: whether all numbers are whole.
    """

    kind: Kind
    times: Mapping[str, int]
    n_compared: int
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
        """n² / (d Σ c²) for n rows, d values and counts c: 1 if all counts are equal; in (0, 1]."""
        squares = sum(times * times for times in self.times.values())
        return sum(self.times.values()) ** 2 / (len(self.times) * squares)


def is_even(values: Values) -> bool:
    """Return whether the counts are as even as those of persons; counts of places are far less even."""
    return values.evenness >= (1 / 3 if values.rows_each < FEW_ROWS else 1 / 2)


def are_round(values: Values) -> bool:
    """Return whether more than a quarter of the values end in 0; one in ten would by chance."""
    return 4 * sum(text.endswith("0") for text in values.times) > values.n_distinct


def are_most(values: Values, is_such: Callable[[str], bool]) -> bool:
    """Return whether `is_such` holds for nine in ten values."""
    return sum(map(is_such, values.times)) >= 0.9 * values.n_distinct


def is_full_name(text: str) -> bool:
    """Return whether the text could be a first name and a surname, in any order."""
    return " " in text and FULL_NAME.fullmatch(text) is not None and all(word[0].isupper() for word in text.split())
