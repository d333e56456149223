"""Sums over the ledger entries of one dataset: what its budget protects, and what each release counts against it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from core.privacy.dataset_account import DatasetBudget, NoiseCost, spent
from core.privacy.ledger_entry import BUDGET, CHARGE, UNIT, LedgerEntry
from core.privacy.privacy_unit import PrivacyUnit, steps
from core.words import N_, Message


@dataclass(frozen=True, slots=True)
class Standing:
    """The ledger sums of one dataset.

    Attributes:
        total: the budget.
        first: the budget when the first Gaussian release was charged; None: there was none.
        unit: what the budget protects; None: not known, or decided by the first release.
        doubt: why the unit or the sum is not known, as a part of a sentence; "" where both are known. Older versions
            did not record the unit of a release, and added up releases of different units.
        is_answered: whether the owner has said what the budget protects.
        costs: of all releases, in order of their charges, in the unit of the budget.
        strays: numbers of releases that no amount of the budget covers; each is counted once.
        counted: releases that count more than once: number of the charge, and the cost it counts as.
        n_choices: how many of the costs are those of private choices.
    """

    total: DatasetBudget
    first: DatasetBudget | None
    unit: PrivacyUnit | None
    doubt: str
    is_answered: bool
    costs: tuple[NoiseCost, ...]
    strays: tuple[int, ...]
    counted: tuple[tuple[int, NoiseCost], ...] = ()
    n_choices: int = 0

    def spent(self, dataset: str, *more: NoiseCost) -> Fraction:
        """Return the ε spent, with the costs `more` added; see `dataset_account.spent`."""
        return spent(dataset, (*self.costs, *more), self.total, self.first)


def standing_of(mine: Sequence[LedgerEntry]) -> Standing | None:
    """Return the ledger sums of one dataset's entries, oldest first; None if they set no budget."""
    totals = [entry.total for entry in mine if entry.kind == BUDGET]
    if not totals:
        return None
    charges = [entry for entry in mine if entry.kind == CHARGE]
    answer, told = _answer(mine), _told(mine)
    claims = [charge.unit or told.get(charge.number) for charge in charges]
    unit = answer or _decided(claims)
    n_steps = [_steps(claim, unit) for claim in claims]
    # An uncovered release still counts once: leaving it out would understate what was spent.
    strays = tuple(charge.number for charge, number in zip(charges, n_steps, strict=True) if number is None)
    costs = tuple(charge.cost.times(number or 1) for charge, number in zip(charges, n_steps, strict=True))
    doubt = _strayed(strays) if strays else _unknown(claims) if answer is None else ""
    counted = tuple((charge.number, cost) for charge, cost in zip(charges, costs, strict=True) if cost != charge.cost)
    return Standing(
        total=totals[-1],
        first=_first_total(mine),
        unit=unit,
        doubt=doubt,
        is_answered=answer is not None,
        costs=costs,
        strays=strays,
        counted=counted,
        n_choices=sum(charge.is_choice for charge in charges),
    )


def charges_with_unit(mine: Sequence[LedgerEntry]) -> frozenset[int]:
    """Return the numbers of the releases whose unit is known."""
    charges = (entry for entry in mine if entry.kind == CHARGE)
    return frozenset(_told(mine)) | {charge.number for charge in charges if charge.unit is not None}


def _answer(mine: Sequence[LedgerEntry]) -> PrivacyUnit | None:
    """Return what the owner last said the budget protects."""
    said = [entry.unit for entry in mine if entry.kind in (BUDGET, UNIT)]
    return next((unit for unit in reversed(said) if unit is not None), None)


def _told(mine: Sequence[LedgerEntry]) -> Mapping[int, PrivacyUnit]:
    """Return the units read from statements that older versions kept, by number of the release."""
    return dict(pair for entry in mine for pair in entry.units_read.items())


def _decided(claims: Sequence[PrivacyUnit | None]) -> PrivacyUnit | None:
    """Return the unit of the first release, which decides that of the budget; None if any release's unit is unknown."""
    return claims[0] if claims and all(claim is not None and claim.is_column_known for claim in claims) else None


def _unknown(claims: Sequence[PrivacyUnit | None]) -> str:
    """Return what is not known of releases without the owner's answer; "" where all is known."""
    kinds = {(claim.by is None, claim.neighbours) for claim in claims if claim is not None}
    if len(kinds) > 1 and _decided(claims) is None:
        return N_("Unit", "its releases protect different units, and were added up as if they did not")
    if None in claims:
        return N_("Unit", "it was not written down for every release")
    if _decided(claims) is None and claims:
        return N_("Unit", "its releases protect a person, by a column that was not written down")
    return ""


def _strayed(strays: Sequence[int]) -> Message:
    words = N_("Unit", "no amount of it covers releases {numbers}, which protect others")
    return words.format(numbers=", ".join(map(str, strays)))


def _steps(claim: PrivacyUnit | None, unit: PrivacyUnit | None) -> int | None:
    """Return how often a release counts; once if its unit or the budget's is not known."""
    return 1 if claim is None or unit is None else steps(claim.with_column_of(unit), unit)


def _first_total(mine: Sequence[LedgerEntry]) -> DatasetBudget | None:
    """Return the budget when the first Gaussian release was charged: it fixes the order of `composition`."""
    total = None
    for entry in mine:
        if entry.kind == BUDGET:
            total = entry.total
        elif entry.kind == CHARGE and entry.rho:
            return total
    return None
