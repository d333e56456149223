"""How useful the numbers of tables would be, from the plan and a public, rough number of people alone; reads no row.

With half width h and n cells the typical cell of a table holds N/n people: its numbers are good if h <= 0.1 N/n, fair
if h <= N/3n, weak if h <= N/n, and noise beyond.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class Grade(StrEnum):
    """How useful a number is, the best first."""

    GOOD = "good"
    FAIR = "fair"
    WEAK = "weak"
    NOISE = "noise"


LIMITS = {Grade.GOOD: 0.1, Grade.FAIR: 1 / 3, Grade.WEAK: 1.0}
"""Largest ± of each grade, as a part of the mean number of the table."""
USABLE_ENOUGH = 0.8
"""Share of usable numbers that is enough, where the plan asks for no other."""
ASSUMED_PEOPLE = 1000
"""How many people a plan that does not say it is for: never counted in the rows, as tables would tell of them."""


@dataclass(frozen=True, slots=True)
class GradeShares:
    """The share of numbers of each grade, in [0, 1]; they add up to 1."""

    good: float = 0.0
    fair: float = 0.0
    weak: float = 0.0
    noise: float = 0.0

    @property
    def usable(self) -> float:
        """The share of numbers that are good or fair."""
        # Rounded: as floats, one tenth and seven are less than eight, and a criterion of 80 % would not hold.
        return round(self.good + self.fair, 12)

    def items(self) -> tuple[tuple[str, float], ...]:
        """Return the name and the share of every grade, the best first."""
        return tuple((str(grade), getattr(self, grade)) for grade in Grade)


def grade(half_width: float, cells: int, people: int) -> Grade:
    """Return the grade of the numbers of a table with this ± and this many cells, of about so many people."""
    mean = people / cells
    return next((each for each, limit in LIMITS.items() if half_width <= limit * mean), Grade.NOISE)


def grade_shares(half_widths: Sequence[float], cells: Sequence[int], people: int) -> GradeShares:
    """Return the share of all numbers of each grade: a table counts with its cells.

    Args:
        half_widths: ± of a number of each table.
        cells: of each table, at least one table.
        people: about how many there are, from a public source.
    """
    found = dict.fromkeys(Grade, 0)
    for width, n in zip(half_widths, cells, strict=True):
        found[grade(width, n, people)] += n
    whole = sum(cells)
    return GradeShares(**{str(each): n / whole for each, n in found.items()})


def closeness(half_widths: Sequence[float], cells: Sequence[int], people: int) -> float:
    """Return how near the numbers are to being fair, in [0, 1]: what a change gains before a grade changes."""
    pairs = zip(half_widths, cells, strict=True)
    near = (min(n, LIMITS[Grade.FAIR] * people / width) if width else n for width, n in pairs)
    return sum(near) / sum(cells)
