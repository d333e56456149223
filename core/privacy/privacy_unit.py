"""Privacy units: what a budget or a release protects, and how often a release counts against another unit's budget.

A unit defines neighbours: files that differ in one row, or in all rows of one person. Budget and release may have
different units. If two of the budget's neighbours are s steps of the release apart, an ε-private release is
(s ε)-private for the budget, and a ρ-zero-concentrated one s² ρ (group privacy). The number of steps:

* Exchanging one row: 2 for a release by added and removed rows. Exchanging one person: 2.
* A person with at most k rows, for a release that protects one row: k. A release by rows leaves no row out, so this
  holds only for files in which nobody has more than k rows. The release checks this, at no cost: for two neighbours of
  the budget, with at most k rows per person, the answer is equal.
* One row, for a release that protects persons: 2, by way of the file without that row's person. The rows per person
  that such a release counts do not matter: it leaves out the others, so it protects persons with any number of rows.
* No number, if the budget protects the presence of a row or person and the release takes their number as known
  (exchange): it may publish that number exactly. No number for persons by one column and a release by another: one
  person of the budget may be many of the release.

References:
    Dwork, Roth, The Algorithmic Foundations of Differential Privacy (2014), Theorem 2.2.
    Bun, Steinke, Concentrated Differential Privacy (TCC 2016), Proposition 27.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from core.privacy.entry_facts import Facts
from core.privacy.neighbours import Neighbours
from core.words import N_, Message, phrase

UNKNOWN = ""
"""Stands for the column of a person's identifier that an older version did not record."""


@dataclass(frozen=True, slots=True)
class PrivacyUnit:
    """Row or person that is protected, and the neighbour relation.

    Attributes:
        by: the identifier column; None: one row; UNKNOWN: persons by a column that was not recorded.
        at_most: rows of one person, at least 1; 1 for a row. A budget protects persons with at most so many rows; a
            release that protects persons counts at most so many, and protects persons with any number.
        neighbours: whether a unit is added or removed, or exchanged for another.
    """

    by: str | None
    at_most: int
    neighbours: Neighbours

    def __post_init__(self) -> None:
        if self.at_most < 1 or (self.by is None and self.at_most != 1):
            raise ValueError("at_most must be at least 1, and 1 for a row")

    @property
    def facts(self) -> Facts:
        """The facts for a ledger entry."""
        who = {"unit": "row"} if self.by is None else {"unit": "person", "by": self.by, "at-most": str(self.at_most)}
        return Facts(who, neighbours=str(self.neighbours))

    @classmethod
    def of(cls, facts: Facts) -> PrivacyUnit | None:
        """Return the unit in the facts of an entry; None if they name none.

        Raises:
            ValueError: if the facts contradict each other.
        """
        if "unit" not in facts:
            return None
        neighbours = Neighbours(facts.get("neighbours", ""))
        if facts["unit"] == "row":
            return cls(None, 1, neighbours)
        return cls(facts.get("by", UNKNOWN), int(facts.get("at-most", "")), neighbours)

    @property
    def is_column_known(self) -> bool:
        """Whether its identifier column is known."""
        return self.by != UNKNOWN

    def with_column_of(self, budget: PrivacyUnit) -> PrivacyUnit:
        """Return this unit, with the budget's identifier column if its own is unknown."""
        return self if self.is_column_known or budget.by is None else replace(self, by=budget.by)

    @property
    def text(self) -> str:
        """Such as "one row, there or not" or "one person by “id”, with at most 3 rows, exchanged for another"."""
        return self._sentence.format(**({"column": self.by, "rows": self.at_most} if self.by else {}))

    @property
    def _sentence(self) -> Message:
        if self.by is None:
            return _ROW[self.neighbours]
        return _PERSON[self.neighbours] if self.is_column_known else _SOMEBODY[self.neighbours]


_ROW = {
    Neighbours.ADD_REMOVE: phrase("unit.row-left-out", N_("Unit", "one row, there or not")),
    Neighbours.REPLACE: phrase("unit.row-exchanged", N_("Unit", "one row, exchanged for another")),
}
_SOMEBODY = {
    Neighbours.ADD_REMOVE: phrase("unit.unknown-left-out", N_("Unit", "one person by an unknown column, there or not")),
    Neighbours.REPLACE: phrase(
        "unit.unknown-exchanged", N_("Unit", "one person by an unknown column, exchanged for another")
    ),
}
_PERSON = {
    Neighbours.ADD_REMOVE: phrase(
        "unit.person-left-out",
        N_(
            "Unit",
            "one person by “{column}” with at most {rows} rows, there or not",
            "one person by “{column}” with at most one row, there or not",
            2,
        ),
    ),
    Neighbours.REPLACE: phrase(
        "unit.person-exchanged",
        N_(
            "Unit",
            "one person by “{column}” with at most {rows} rows, exchanged for another",
            "one person by “{column}” with at most one row, exchanged for another",
            2,
        ),
    ),
}


def steps(release: PrivacyUnit, budget: PrivacyUnit) -> int | None:
    """Return the number of release steps between two neighbours of the budget; None if no number of steps suffices."""
    if release.neighbours is Neighbours.REPLACE:
        alike = release.by == budget.by or (release.by is None and budget.at_most == 1)
        return 1 if alike and budget.neighbours is Neighbours.REPLACE else None
    if release.by == budget.by:
        apart = 1
    elif release.by is None:
        apart = budget.at_most  # row by row
    elif budget.by is None:
        apart = 2  # without the row's person in between
    else:
        return None
    # An exchange is one removal and one addition.
    return 2 * apart if budget.neighbours is Neighbours.REPLACE else apart


def why_no_steps(release: PrivacyUnit, budget: PrivacyUnit) -> str:
    """Return why `steps` is None, as a part of a sentence."""
    if release.neighbours is Neighbours.REPLACE:
        return phrase(
            "unit.exact-number", N_("Unit", "it may publish exactly how many there are, which no amount covers")
        )
    return phrase("unit.other-column", N_("Unit", "whoever is one by “{one}” may be many by “{other}”")).format(
        one=budget.by, other=release.by
    )


def needs_row_check(release: PrivacyUnit, budget: PrivacyUnit) -> bool:
    """Return whether a charge requires a check that nobody has more rows than the budget says."""
    return release.by is None and budget.by is not None


def charge_facts(release: PrivacyUnit, budget: PrivacyUnit) -> Facts:
    """Return the facts of a charge about its unit, after the check that `needs_row_check` asks for."""
    if not needs_row_check(release, budget):
        return release.facts
    return Facts(release.facts, **{"nobody-above": str(budget.at_most), "persons-by": str(budget.by)})


def charged_unit(facts: Facts) -> PrivacyUnit | None:
    """Return the unit of a charge: the persons whose rows were checked, or the release's own unit; None if unknown."""
    release = PrivacyUnit.of(facts)
    if release is None or "persons-by" not in facts:
        return release
    return PrivacyUnit(facts["persons-by"], int(facts["nobody-above"]), release.neighbours)


def is_row_checked(facts: Facts, budget: PrivacyUnit) -> bool:
    """Return whether the rows of a charge were checked as a budget with unit `budget` requires."""
    release = PrivacyUnit.of(facts)
    return release is None or charge_facts(release, budget).items() <= facts.items()
