"""One line of the ledger, and the seal that ties it to the line before."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from core.privacy.accounting import Cost, Total, cost_text
from core.privacy.budget import Budget, Definition
from core.words import N_, recalled

BUDGET = "budget"
CHARGE = "charge"
KEPT = "kept"

BUDGET_SET = N_("Ledger", "budget set")
BUDGET_RAISED = N_("Ledger", "budget raised")
RELEASED = N_("Ledger", "{tables} tables by {strategy}")
TABLES_KEPT = N_("Ledger", "tables of release no. {number} kept")

FIRST_SEAL = hashlib.sha256(b"Reticent ledger, format 1").hexdigest()
"""Stands for the line before the first."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What is to be written: everything but number, time and seal.

    Attributes:
        kind: BUDGET, CHARGE or KEPT.
        dataset: whose.
        definition: that of a charge; "total" for a budget; number of the charge and SHA-256 of kept tables, "3:ab…".
        epsilon: claimed by a charge, or the total.
        delta: the same.
        rho: of the noise; 0 for pure charges and for totals.
        what: a few words, never data.
    """

    kind: str
    dataset: str
    definition: str
    epsilon: Fraction
    delta: Fraction
    rho: Fraction
    what: str

    @classmethod
    def budget(cls, dataset: str, total: Total, what: str) -> Draft:
        """Return the line that names a dataset's total."""
        return cls(BUDGET, dataset, "total", total.epsilon, total.delta, Fraction(0), what)

    @classmethod
    def charge(cls, dataset: str, cost: Budget, what: str) -> Draft:
        """Return the line that charges a release."""
        rho = Cost.of(cost).rho
        return cls(CHARGE, dataset, cost.definition.value, cost.epsilon, cost.delta, rho, what)

    @classmethod
    def kept(cls, charge: Entry, digest: str, what: str) -> Draft:
        """Return the line that seals the tables drawn for a charge."""
        nothing = Fraction(0)
        return cls(KEPT, charge.dataset, f"{charge.number}:{digest}", nothing, nothing, nothing, what)


@dataclass(frozen=True, slots=True)
class Entry(Draft):
    """One line of the ledger.

    Attributes:
        number: 1, 2, 3, ...
        when: ISO date and time, UTC.
        hash: SHA-256 over the seal before and everything else, as 64 hexadecimal digits.
    """

    number: int
    when: str
    hash: str

    @property
    def total(self) -> Total:
        """The total that a budget line names."""
        return Total(self.epsilon, self.delta)

    @property
    def cost(self) -> Cost:
        """What a charge costs."""
        return Cost(Fraction(0) if self.rho else self.epsilon, self.rho)

    @property
    def purpose(self) -> str:
        """The same as `what`, with how it was made, which a file does not keep."""
        return recalled(self.what, BUDGET_SET, BUDGET_RAISED, TABLES_KEPT, RELEASED)

    @property
    def kept_charge(self) -> int:
        """Number of the charge that kept tables belong to."""
        return int(self.definition.partition(":")[0])

    @property
    def kept_digest(self) -> str:
        """SHA-256 of kept tables, in hexadecimal digits."""
        return self.definition.partition(":")[2]

    @property
    def cost_text(self) -> str:
        """The amount in words, such as "ε = 1, δ = 1e-9"."""
        if self.kind == BUDGET:
            return str(self.total)
        if self.kind == KEPT:
            return ""
        concentrated = self.definition == Definition.CONCENTRATED
        claimed = Budget(
            Definition(self.definition), self.epsilon, self.delta, self.rho if concentrated else Fraction(0)
        )
        return cost_text(claimed)


def seal(before: str, fields: tuple[object, ...]) -> str:
    """Return the SHA-256 that ties one line's `fields`, in the order of the file, to the seal of the line before."""
    content = json.dumps([before, *fields], default=repr)
    return hashlib.sha256(content.encode("ascii")).hexdigest()


def clock_set_back(entries: Sequence[Entry]) -> tuple[int, ...]:
    """Return the numbers of lines dated before the one above them; their order holds all the same."""
    return tuple(below.number for above, below in pairwise(entries) if below.when < above.when)
