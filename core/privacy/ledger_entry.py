"""One line of the ledger, and the seal that ties it to the line before."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from itertools import pairwise

from core.old_words import recalled
from core.privacy.dataset_account import DatasetBudget, NoiseCost, cost_text
from core.privacy.entry_facts import NO_FACTS, Facts
from core.privacy.privacy_unit import PrivacyUnit
from core.privacy.release_cost import Definition, ReleaseCost
from core.words import N_, Message, phrase

BUDGET = "budget"
CHARGE = "charge"
DRAWN = "drawn"
KEPT = "kept"
FOUND = "found"
UNIT = "unit"
UNIT_ANSWERED, UNITS_READ = "answered", "read"
"""Where a line about units comes from: its owner, or the statements of kept releases."""

REQUEST = "request"
"""The fact of a charge that says with which SHA-256 its request is kept: what it takes to complete it."""
CHOICE, ASKED = "for", "asked"
"""Facts of the charge of a private choice, which that of a release lacks: its kind, and the SHA-256 of its question."""


class ChoiceKind(StrEnum):
    """What is chosen privately, as the fact CHOICE says it."""

    SUGGESTION = "suggestion"
    CATEGORIES = "categories"
    QUESTIONS = "questions"
    MAP = "map"
    """A map is kept with what is chosen, as it has boxes instead of tables."""


BUDGET_SET = phrase("ledger.budget-set", N_("Ledger", "budget set"))
BUDGET_RAISED = phrase("ledger.budget-raised", N_("Ledger", "budget raised"))
UNIT_DECIDED = phrase("ledger.unit-decided", N_("Ledger", "the budget protects {unit}"))
UNITS_FOUND = phrase("ledger.units-found", N_("Ledger", "whom earlier releases protect, as their statements say"))
RELEASED = phrase("ledger.released", N_("Ledger", "{tables} tables by {strategy}", "One table by {strategy}", 1))
TABLES_KEPT = phrase("ledger.tables-kept", N_("Ledger", "tables of release no. {number} kept"))
NOISE_DRAWN = phrase("ledger.noise-drawn", N_("Ledger", "noise of release no. {number} drawn"))
SUGGESTED = phrase(
    "ledger.suggested",
    N_("Ledger", "Suggestion of {tables} of {candidates} tables", "Suggestion of one of {candidates} tables", 1),
)
MAPPED = phrase("ledger.mapped", N_("Ledger", "Map “{name}” of {x} and {y}"))
LISTS_FOUND = phrase("ledger.lists", N_("Ledger", "Lists of {lists} columns found", "List of one column found", 1))
ROUND_OPENED = phrase(
    "ledger.round",
    N_(
        "Ledger",
        "Round of questions, at most {answers} of them measured",
        "Round of questions, at most one of them measured",
        1,
    ),
)
RESULT_KEPT = phrase("ledger.result-kept", N_("Ledger", "result of private choice no. {number} kept"))

_TOLD = (BUDGET_SET, BUDGET_RAISED, RELEASED, SUGGESTED, MAPPED, LISTS_FOUND, ROUND_OPENED)
TOLD_BY_KEY = {sentence.key: sentence for sentence in _TOLD}
"""Sentences of lines whose kind does not tell what they say."""
_KEEPING = {DRAWN: NOISE_DRAWN, KEPT: TABLES_KEPT, FOUND: RESULT_KEPT}
"""Sentences of lines that keep what a charge paid for, by kind."""

SAYS = "says"
"""The fact with the key of the sentence that a line says; `says-…` are the facts in it."""

FIRST_SEAL = hashlib.sha256(b"Reticent ledger, format 1").hexdigest()
"""Stands for the line before the first."""


@dataclass(frozen=True, slots=True)
class EntryDraft:
    """What is to be written: everything but number, time and seal.

    Attributes:
        kind: BUDGET, CHARGE, DRAWN, KEPT, FOUND or UNIT.
        dataset: whose.
        definition: that of a charge; "total" for a budget; number of the charge and SHA-256 of what is kept, "3:ab…";
            UNIT_ANSWERED or UNITS_READ of a unit.
        epsilon: claimed by a charge, or the total.
        delta: claimed by a charge, or of the budget; 0 for pure privacy.
        rho: of the noise; 0 for pure charges and for totals.
        what: a few words, never data, for people who look into the file; the program reads the fact SAYS instead.
        facts: all else that it says.
    """

    kind: str
    dataset: str
    definition: str
    epsilon: Fraction
    delta: Fraction
    rho: Fraction
    what: str
    facts: Facts = field(default=NO_FACTS, kw_only=True)

    @classmethod
    def budget(cls, dataset: str, total: DatasetBudget, what: str, facts: Facts = NO_FACTS) -> EntryDraft:
        """Return the line that names a dataset's total."""
        return cls(
            kind=BUDGET,
            dataset=dataset,
            definition="total",
            epsilon=total.epsilon,
            delta=total.delta,
            rho=Fraction(0),
            what=what,
            facts=_saying(what, facts),
        )

    @classmethod
    def charge(cls, dataset: str, cost: ReleaseCost, what: str, facts: Facts = NO_FACTS) -> EntryDraft:
        """Return the line that charges a release."""
        rho = NoiseCost.of(cost).rho
        return cls(
            kind=CHARGE,
            dataset=dataset,
            definition=cost.definition.value,
            epsilon=cost.epsilon,
            delta=cost.delta,
            rho=rho,
            what=what,
            facts=_saying(what, facts),
        )

    @classmethod
    def result(cls, kind: str, charge: LedgerEntry, digest: str, facts: Facts = NO_FACTS) -> EntryDraft:
        """Return the line that seals what a charge paid for.

        Args:
            kind: DRAWN (noisy answers), KEPT (tables) or FOUND (what a private choice found).
            charge: the line of the charge.
            digest: SHA-256 of what is kept, in hexadecimal digits.
            facts: the fingerprint of the counted rows, if it differs from that of the charge.
        """
        what = _KEEPING[kind].format(number=charge.number)
        return cls._without_amounts(kind, charge.dataset, f"{charge.number}:{digest}", what, facts)

    @classmethod
    def units(cls, dataset: str, definition: str, what: str, facts: Facts) -> EntryDraft:
        """Return the line that says who is protected: by the budget, or by earlier releases."""
        return cls._without_amounts(UNIT, dataset, definition, what, facts)

    @classmethod
    def _without_amounts(cls, kind: str, dataset: str, definition: str, what: str, facts: Facts) -> EntryDraft:
        nothing = Fraction(0)
        return cls(
            kind=kind,
            dataset=dataset,
            definition=definition,
            epsilon=nothing,
            delta=nothing,
            rho=nothing,
            what=what,
            facts=facts,
        )


@dataclass(frozen=True, slots=True)
class LedgerEntry(EntryDraft):
    """One line of the ledger.

    Attributes:
        number: 1, 2, 3, ...
        when: ISO date and time, UTC.
        hash: SHA-256 over the seal before and everything else, as 64 hexadecimal digits.
    """

    number: int
    when: str
    hash: str

    def __post_init__(self) -> None:
        """Refuse facts that make no sense."""
        PrivacyUnit.of(self.facts)
        self.units_read  # noqa: B018  raises what it may raise

    @property
    def unit(self) -> PrivacyUnit | None:
        """What its release or the budget protects; None if the line does not say."""
        return PrivacyUnit.of(self.facts)

    @property
    def units_read(self) -> Mapping[int, PrivacyUnit]:
        """What releases of older versions protect, by their numbers, if the line is about that."""
        if self.definition != UNITS_READ:
            return {}
        units = {int(number): PrivacyUnit.of(Facts.read(text)) for number, text in self.facts.items()}
        return {number: unit for number, unit in units.items() if unit is not None}

    @property
    def total(self) -> DatasetBudget:
        """The total that a budget line names."""
        return DatasetBudget(self.epsilon, self.delta)

    @property
    def cost(self) -> NoiseCost:
        """What a charge costs."""
        return NoiseCost(Fraction(0), self.rho) if self.rho else NoiseCost(self.epsilon, Fraction(0), self.delta)

    @property
    def is_choice(self) -> bool:
        """Whether it charges a private choice; what that found is no release."""
        return self.kind == CHARGE and CHOICE in self.facts

    @property
    def is_round(self) -> bool:
        """Whether it charges a round of questions."""
        return self.is_choice and self.facts[CHOICE] == ChoiceKind.QUESTIONS

    @property
    def is_release(self) -> bool:
        """Whether it charges a release."""
        return self.kind == CHARGE and CHOICE not in self.facts

    @property
    def purpose(self) -> str:
        """What it says, in the wording of today; `what` itself where its writer used other words."""
        if self.kind in _KEEPING:
            return _KEEPING[self.kind].format(number=self.kept_charge)
        if self.kind == UNIT:
            return UNITS_FOUND if self.unit is None else UNIT_DECIDED.format(unit=self.unit.text)
        if SAYS not in self.facts:
            return recalled(self.what, "ledger", TOLD_BY_KEY)
        return _said(self.facts) or self.what

    @property
    def kept_charge(self) -> int:
        """Number of the charge that drawn answers, kept tables or the result of a choice belong to."""
        return int(self.definition.partition(":")[0])

    def is_result_of(self, charge: int) -> bool:
        """Return whether it keeps what was drawn or found for that charge, perhaps from rows that were read again."""
        return self.kind in (DRAWN, FOUND) and self.kept_charge == charge

    @property
    def kept_digest(self) -> str:
        """SHA-256 of what is kept with the line, in hexadecimal digits; "" for nothing."""
        if self.kind in _KEEPING:
            return self.definition.partition(":")[2]
        return self.facts.get(REQUEST, "") if self.kind == CHARGE else ""

    @property
    def cost_text(self) -> str:
        """The amount in words, such as "ε = 1, δ = 1e-9"."""
        if self.kind == BUDGET:
            return str(self.total)
        if self.kind != CHARGE:
            return ""
        return cost_text(self.claimed)

    @property
    def claimed(self) -> ReleaseCost:
        """What a charge costs, under the definition that it was made by."""
        definition = Definition(self.definition)
        rho = self.rho if definition is Definition.CONCENTRATED else Fraction(0)  # of others: that of their noise
        return ReleaseCost(definition, self.epsilon, self.delta, rho)


def _saying(what: str, facts: Facts) -> Facts:
    """Return the facts of a line with key and facts of the sentence `what`; other words add none."""
    if not isinstance(what, Message) or what.key not in TOLD_BY_KEY:
        return facts
    said = {f"{SAYS}-{name}": str(fact) for name, fact in (what.facts or {}).items()}
    return Facts({**facts, SAYS: what.key, **said})


def _said(facts: Facts) -> str:
    """Return what a line with these facts says; "" if only a newer version can tell."""
    sentence = TOLD_BY_KEY.get(facts[SAYS])
    if sentence is None:
        return ""
    said = {name.removeprefix(f"{SAYS}-"): fact for name, fact in facts.items() if name.startswith(f"{SAYS}-")}
    try:
        return sentence.format(**said) if said else sentence
    except LookupError:
        return ""


def seal(before: str, fields: tuple[object, ...], facts: object = "") -> str:
    """Return the SHA-256 that ties one line's `fields`, in the order of the file, to the seal of the line before.

    Lines without facts have the seal that formats 1 and 2 gave them; taking a line's facts away, or giving it some,
    makes one field less or more, and another seal.
    """
    content = json.dumps([before, *fields, *([] if facts == "" else [facts])], default=repr)
    return hashlib.sha256(content.encode("ascii")).hexdigest()


def clock_set_back(entries: Sequence[LedgerEntry]) -> tuple[int, ...]:
    """Return the numbers of lines dated before the one above them; their order does not depend on the clock."""
    return tuple(below.number for above, below in pairwise(entries) if below.when < above.when)
