"""Who or what a budget or a release protects, and how often a release counts against a budget that protects another.

A budget speaks of neighbours: files that differ in one row, or in all rows of one person. So does a release, perhaps of
others. Where two of the budget's neighbours are s of the release's steps apart, an ε-private release is s ε-private
for the budget, and a ρ-zero-concentrated one s² ρ (group privacy). The steps:

* One row exchanged is one removed and one added: 2. So is one person exchanged.
* A person with at most k rows, for a release that protects one row: k. A release by rows leaves no row out, so this
  holds only for files in which nobody has more than k rows; whoever releases has to look, and that costs nothing: for
  the neighbours that the budget speaks of, persons with at most k rows, the answer is the same in both files.
* One row, for a release that protects persons: 2, its person without any row in between. How many rows of a person such
  a release counts does not matter: it leaves the others out itself, and so protects persons with any number of rows.
* Never a row or person more or less for a release that takes their number as known (exchanged): it may publish it
  exactly, and then no amount covers it. Nor persons by one column for a release by another: one may hide many.

References:
    Dwork, Roth, The Algorithmic Foundations of Differential Privacy (2014), Theorem 2.2.
    Bun, Steinke, Concentrated Differential Privacy (TCC 2016), Proposition 27.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from core.privacy.entry_facts import Facts
from core.privacy.neighbours import Neighbours
from core.words import N_

UNKNOWN = ""
"""In place of a column's name: a person, by a column that nobody wrote down."""


@dataclass(frozen=True, slots=True)
class PrivacyUnit:
    """Who or what is protected, and against what.

    Attributes:
        by: the column that tells persons apart; None: one row; UNKNOWN: of a person, but not known which.
        at_most: rows of one person, at least 1; 1 for a row. A budget protects persons with at most so many rows; a
            release that protects persons counts at most so many, and protects persons with any number.
        neighbours: whether the unit is there or not, or is exchanged for another.
    """

    by: str | None
    at_most: int
    neighbours: Neighbours

    def __post_init__(self) -> None:
        if self.at_most < 1 or (self.by is None and self.at_most != 1):
            raise ValueError("at_most must be at least 1, and 1 for a row")

    @property
    def facts(self) -> Facts:
        """As a line of the ledger keeps it."""
        who = {"unit": "row"} if self.by is None else {"unit": "person", "by": self.by, "at-most": str(self.at_most)}
        return Facts(who, neighbours=str(self.neighbours))

    @classmethod
    def of(cls, facts: Facts) -> PrivacyUnit | None:
        """Return the unit that a line of the ledger names; None if it names none.

        Raises:
            ValueError: if it names what cannot be.
        """
        if "unit" not in facts:
            return None
        neighbours = Neighbours(facts.get("neighbours", ""))
        if facts["unit"] == "row":
            return cls(None, 1, neighbours)
        return cls(facts.get("by", UNKNOWN), int(facts.get("at-most", "")), neighbours)

    @property
    def is_told(self) -> bool:
        """Whether nothing about it is unknown."""
        return self.by != UNKNOWN

    def told_by(self, budget: PrivacyUnit) -> PrivacyUnit:
        """Return the same; where its column is unknown, with that of the budget, as the owner has said."""
        return self if self.is_told or budget.by is None else replace(self, by=budget.by)

    @property
    def text(self) -> str:
        """Such as "one row, there or not" or "one person by “id”, with at most 3 rows, exchanged for another"."""
        if self.by is None:
            words = {
                Neighbours.ADD_REMOVE: N_("Unit", "one row, there or not"),
                Neighbours.REPLACE: N_("Unit", "one row, exchanged for another"),
            }
            return words[self.neighbours]
        if not self.is_told:
            words = {
                Neighbours.ADD_REMOVE: N_("Unit", "one person by an unknown column, there or not"),
                Neighbours.REPLACE: N_("Unit", "one person by an unknown column, exchanged for another"),
            }
            return words[self.neighbours]
        if self.at_most == 1:
            words = {
                Neighbours.ADD_REMOVE: N_("Unit", "one person by “{column}” with at most one row, there or not"),
                Neighbours.REPLACE: N_("Unit", "one person by “{column}” with at most one row, exchanged for another"),
            }
            return words[self.neighbours].format(column=self.by)
        words = {
            Neighbours.ADD_REMOVE: N_("Unit", "one person by “{column}” with at most {rows} rows, there or not"),
            Neighbours.REPLACE: N_("Unit", "one person by “{column}” with at most {rows} rows, exchanged for another"),
        }
        return words[self.neighbours].format(column=self.by, rows=self.at_most)


def steps(release: PrivacyUnit, budget: PrivacyUnit) -> int | None:
    """Return how many of the release's neighbours lead from one of the budget's to the other; None: no number does."""
    if release.neighbours is Neighbours.REPLACE:
        alike = release.by == budget.by or (release.by is None and budget.at_most == 1)
        return 1 if alike and budget.neighbours is Neighbours.REPLACE else None
    if release.by == budget.by:
        apart = 1
    elif release.by is None:
        apart = budget.at_most
    elif budget.by is None:
        apart = 2
    else:
        return None
    return 2 * apart if budget.neighbours is Neighbours.REPLACE else apart


def why_apart(release: PrivacyUnit, budget: PrivacyUnit) -> str:
    """Return why no number of steps leads from one to the other."""
    if release.neighbours is Neighbours.REPLACE:
        return N_("Unit", "it may publish exactly how many there are, which no amount covers")
    return N_("Unit", "whoever is one by “{one}” may be many by “{other}”").format(one=budget.by, other=release.by)


def needs_look(release: PrivacyUnit, budget: PrivacyUnit) -> bool:
    """Return whether a release may only be counted if nobody has more rows than the budget says."""
    return release.by is None and budget.by is not None


def charge_facts(release: PrivacyUnit, budget: PrivacyUnit) -> Facts:
    """Return what the line of a charge says of its unit, for a file that was looked through where it has to be."""
    if not needs_look(release, budget):
        return release.facts
    return Facts(release.facts, **{"nobody-above": str(budget.at_most), "persons-by": str(budget.by)})


def looked_through(facts: Facts) -> PrivacyUnit | None:
    """Return what a charge with these facts protects; or the persons of whom nobody had too many rows; or None."""
    release = PrivacyUnit.of(facts)
    if release is None or "persons-by" not in facts:
        return release
    return PrivacyUnit(facts["persons-by"], int(facts["nobody-above"]), release.neighbours)


def is_looked_through(facts: Facts, budget: PrivacyUnit) -> bool:
    """Return whether a charge with these facts may count against a budget that protects `budget`."""
    release = PrivacyUnit.of(facts)
    return release is None or charge_facts(release, budget).items() <= facts.items()
