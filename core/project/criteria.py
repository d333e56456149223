"""Criteria that a plan sets for its own release: which of them hold is predicted from public facts alone."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce

from core.errors.use_errors import NoPeopleError
from core.planning.usefulness import Grade, grade, grade_shares
from core.project.keys import Keys, spelt
from core.words import N_, Figures, Message

ACCEPTANCE_KEYS = ("worst", "usable_share", "at_most", "override")
_GRADES = {
    Grade.GOOD: N_("Grades", "good"),
    Grade.FAIR: N_("Grades", "fair"),
    Grade.WEAK: N_("Grades", "weak"),
    Grade.NOISE: N_("Grades", "noise"),
}


_FLOAT_ERROR = 1e-9
"""Of a share in per cent, which must not be rounded up: 100 × 0.07 is a little more than 7."""


@dataclass(frozen=True, slots=True)
class Criterion:
    """One criterion.

    Attributes:
        key: "worst", "usable_share" or "at_most".
        limit: the worst grade, the least share, or the largest ±.
        table: title of the table that it is about; "": it is about all numbers.
    """

    key: str
    limit: Grade | float
    table: str = ""

    @property
    def text(self) -> str:
        """How a plan says it, such as "at_most age × sex = 20"."""
        subject = f"{self.key} {self.table}" if self.table else self.key
        return f"{subject} = {self.limit if isinstance(self.limit, Grade) else f'{self.limit:g}'}"

    @property
    def told(self) -> Message:
        """The criterion in words."""
        if isinstance(self.limit, Grade):
            return N_("Acceptance", "no number is worse than {grade}").format(grade=_GRADES[self.limit])
        if self.table:
            words = N_("Acceptance", "{table} has a typical ± of at most {most}")
            return words.format(table=self.table, most=Figures(f"{self.limit:g}"))
        return N_("Acceptance", "{percent} % of the numbers are good or fair").format(percent=_percent(self.limit))


@dataclass(frozen=True, slots=True)
class Acceptance:
    """The criteria; all of them have to hold.

    Attributes:
        worst: the worst grade that a number may have; None: any.
        usable_share: share of all numbers that have to be good or fair, in (0, 1]; None: any.
        at_most: titles of tables, each with the largest typical ± of its numbers, > 0.
        override: why the owner releases although a criterion does not hold, without blanks around; None: then there is
            no release. Blanks alone are no reason.
    """

    worst: Grade | None = None
    usable_share: float | None = None
    at_most: tuple[tuple[str, float], ...] = ()
    override: str | None = None

    def __post_init__(self) -> None:
        """Trim the reason."""
        object.__setattr__(self, "override", (self.override or "").strip() or None)

    @property
    def needs_people(self) -> bool:
        """Return whether a criterion depends on the number of people."""
        return self.worst is not None or self.usable_share is not None

    @property
    def percent(self) -> int:
        """The share of numbers that have to be good or fair, in whole per cent, rounded up; 0: any."""
        return _percent(self.usable_share or 0.0)

    def with_percent(self, percent: int) -> Acceptance:
        """Return the criteria with another share, in [0, 100] per cent; 0: any."""
        # A share with decimals that only a plan file can say stays as long as nobody asks for another one.
        return self if percent == self.percent else replace(self, usable_share=percent / 100 or None)

    @property
    def criteria(self) -> tuple[Criterion, ...]:
        """Every criterion, in the order of a plan."""
        found: list[Criterion] = [] if self.worst is None else [Criterion("worst", self.worst)]
        found += [] if self.usable_share is None else [Criterion("usable_share", self.usable_share)]
        return (*found, *(Criterion("at_most", most, title) for title, most in self.at_most))

    def texts(self) -> tuple[str, ...]:
        """Return every criterion as a plan says it."""
        return tuple(each.text for each in self.criteria)

    def unmet(self, half_widths: Sequence[float], cells: Sequence[int], people: int | None) -> Iterator[Criterion]:
        """Yield the criteria that do not hold, without those of single tables.

        Args:
            half_widths: predicted ± of each table.
            cells: of each table.
            people: about how many there are.

        Raises:
            NoPeopleError: if a criterion needs the number of people, and there is none.
        """
        if self.needs_people and people is None:
            raise NoPeopleError
        if self.worst is not None:
            order = tuple(Grade)
            pairs = zip(half_widths, cells, strict=True)
            if any(order.index(grade(width, n, people or 1)) > order.index(self.worst) for width, n in pairs):
                yield Criterion("worst", self.worst)
        if self.usable_share is not None and people is not None:
            usable = grade_shares(half_widths, cells, people).usable
            if usable < self.usable_share:
                yield Criterion("usable_share", self.usable_share)


def _percent(share: float) -> int:
    return math.ceil(100 * share - _FLOAT_ERROR)


def listed(criteria: Sequence[Message]) -> Message:
    """Return criteria as one text; at least one."""
    return reduce(lambda one, more: N_("Acceptance", "{one}; {more}").format(one=one, more=more), criteria)


def read_acceptance(keys: Keys) -> Acceptance:
    """Return the criteria in [acceptance]."""
    share = keys.real("usable_share", 0.0, "above 0 and at most 1, such as 0.8 for 80 %", math.nextafter(1.0, 2.0))
    return Acceptance(
        worst=keys.choice("worst", None, spelt(Grade)),
        usable_share=share or None,
        at_most=keys.amounts("at_most"),
        override=keys.text("override", None),
    )
