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
        return math.ceil(100 * (self.usable_share or 0.0) - 1e-9)

    def with_percent(self, percent: int) -> Acceptance:
        """Return the criteria with another share, in [0, 100] per cent; 0: any."""
        # A share with decimals that only a plan file can say stays as long as nobody asks for another one.
        return self if percent == self.percent else replace(self, usable_share=percent / 100 or None)

    def told(self, text: str) -> Message:
        """Return a criterion in words, from how a plan says it."""
        key = text.partition(" ")[0]
        if key == "worst" and self.worst is not None:
            return N_("Acceptance", "no number is worse than {grade}").format(grade=_GRADES[self.worst])
        if key == "usable_share":
            return N_("Acceptance", "{percent} % of the numbers are good or fair").format(percent=self.percent)
        limit = N_("Acceptance", "{table} has a typical ± of at most {most}")
        found = (each for each in self.at_most if text == f"at_most {each[0]} = {each[1]:g}")
        title, most = next(found)
        return limit.format(table=title, most=Figures(f"{most:g}"))

    def texts(self) -> tuple[str, ...]:
        """Return every criterion as a plan says it."""
        texts = [f"worst = {self.worst}"] if self.worst is not None else []
        texts += [f"usable_share = {self.usable_share:g}"] if self.usable_share is not None else []
        return (*texts, *(f"at_most {title} = {width:g}" for title, width in self.at_most))

    def unmet(self, half_widths: Sequence[float], cells: Sequence[int], people: int | None) -> Iterator[str]:
        """Yield the criteria that do not hold, as a plan says them, without those of `at_most`.

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
                yield f"worst = {self.worst}"
        if self.usable_share is not None and people is not None:
            usable = grade_shares(half_widths, cells, people).usable
            if usable < self.usable_share:
                yield f"usable_share = {self.usable_share:g}"


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
