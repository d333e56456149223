"""What is to be charged, with everything that is written, or refused, in the one transaction of the charge."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from core.privacy.dataset_account import DatasetBudget
from core.privacy.entry_facts import NO_FACTS, Facts
from core.privacy.ledger_entry import LedgerEntry
from core.privacy.release_cost import ReleaseCost

Objection = Callable[[tuple[LedgerEntry, ...]], object]
"""Raises if these entries, all that were added before the charge, speak against it."""


def no_objection(_: tuple[LedgerEntry, ...]) -> None:
    """Accept whatever the ledger says; its own rules decide."""


@dataclass(frozen=True, slots=True)
class ChargeOrder:
    """A charge.

    Attributes:
        dataset: its name.
        cost: of the release.
        what: a few words for the history, such as "28 tables by marginals"; never data.
        facts: further facts of the entry, above all the unit it protects (`PrivacyUnit.facts`).
        request: all that is needed to complete the release later; the charge is pending until its tables are kept.
        total: the budget of a dataset that is new to the ledger, written before the charge; it protects the unit of
            the charge. A known dataset must have this budget. None: the dataset is known.
        objection: asked before anything is written.
    """

    dataset: str
    cost: ReleaseCost
    what: str
    facts: Facts = NO_FACTS
    request: bytes = b""
    total: DatasetBudget | None = None
    objection: Objection = no_objection
