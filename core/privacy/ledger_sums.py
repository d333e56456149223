"""How the lines about one dataset add up: what its budget protects, and what each release counts against it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from core.privacy.dataset_account import DatasetBudget, NoiseCost, spent
from core.privacy.ledger_entry import BUDGET, CHARGE, UNIT, LedgerEntry
from core.privacy.privacy_unit import PrivacyUnit, steps
from core.words import N_, Words


@dataclass(frozen=True, slots=True)
class Standing:
    """All that counts of a dataset.

    Attributes:
        total: what may be spent in all.
        first: the total when the first Gaussian release was charged; None: there was none.
        unit: what the budget protects; None: not known, or decided by the first release.
        doubt: why that, or the sum, is not known, as a part of a sentence: older versions did not write down whom
            their releases protect, and let different units be added up; "" where all is known.
        is_answered: whether the owner has said what the budget protects.
        costs: of all releases, in their order, as the budget counts them.
        strays: numbers of releases that no amount of the budget covers; their costs are counted as they stand.
        counted: the releases that count more than once, by number, and what they count as.
    """

    total: DatasetBudget
    first: DatasetBudget | None
    unit: PrivacyUnit | None
    doubt: str
    is_answered: bool
    costs: tuple[NoiseCost, ...]
    strays: tuple[int, ...]
    counted: tuple[tuple[int, NoiseCost], ...] = ()

    def spent(self, dataset: str, *more: NoiseCost) -> Fraction:
        """Return the ε spent, with what would be spent more; see `accounting.spent`."""
        return spent(dataset, (*self.costs, *more), self.total, self.first)


def standing_of(mine: Sequence[LedgerEntry]) -> Standing | None:
    """Return how the lines about one dataset add up, oldest first; None if they give it no budget."""
    totals = [entry.total for entry in mine if entry.kind == BUDGET]
    if not totals:
        return None
    charges = [entry for entry in mine if entry.kind == CHARGE]
    answer, told = _answer(mine), _told(mine)
    claims = [charge.unit or told.get(charge.number) for charge in charges]
    unit = answer or _decided(claims)
    n_steps = [_steps(claim, unit) for claim in claims]
    strays = tuple(charge.number for charge, number in zip(charges, n_steps, strict=True) if number is None)
    costs = tuple(charge.cost.times(number or 1) for charge, number in zip(charges, n_steps, strict=True))
    doubt = _strayed(strays) if strays else _unknown(claims) if answer is None else ""
    counted = tuple((charge.number, cost) for charge, cost in zip(charges, costs, strict=True) if cost != charge.cost)
    return Standing(totals[-1], _first_total(mine), unit, doubt, answer is not None, costs, strays, counted)


def units_told(mine: Sequence[LedgerEntry]) -> frozenset[int]:
    """Return the numbers of the releases of which it is known whom they protect."""
    charges = (entry for entry in mine if entry.kind == CHARGE)
    return frozenset(_told(mine)) | {charge.number for charge in charges if charge.unit is not None}


def _answer(mine: Sequence[LedgerEntry]) -> PrivacyUnit | None:
    """Return what the owner has said that the budget protects, the last time."""
    said = [entry.unit for entry in mine if entry.kind in (BUDGET, UNIT)]
    return next((unit for unit in reversed(said) if unit is not None), None)


def _told(mine: Sequence[LedgerEntry]) -> Mapping[int, PrivacyUnit]:
    """Return what the statements kept by older versions say, by number of the release."""
    return dict(pair for entry in mine for pair in entry.units_read.items())


def _decided(claims: Sequence[PrivacyUnit | None]) -> PrivacyUnit | None:
    """Return what the first release protects, and with it the budget; None where one of them is not known."""
    return claims[0] if claims and all(claim is not None and claim.is_told for claim in claims) else None


def _unknown(claims: Sequence[PrivacyUnit | None]) -> str:
    """Return what is not known of releases without an answer; "" where all is."""
    kinds = {(claim.by is None, claim.neighbours) for claim in claims if claim is not None}
    if len(kinds) > 1 and _decided(claims) is None:
        return N_("Unit", "its releases protect different units, and were added up as if they did not")
    if None in claims:
        return N_("Unit", "it was not written down for every release")
    if _decided(claims) is None and claims:
        return N_("Unit", "its releases protect a person, by a column that was not written down")
    return ""


def _strayed(strays: Sequence[int]) -> Words:
    words = N_("Unit", "no amount of it covers releases {numbers}, which protect others")
    return words.format(numbers=", ".join(map(str, strays)))


def _steps(claim: PrivacyUnit | None, unit: PrivacyUnit | None) -> int | None:
    """Return how often a release counts; once where nothing is known of it, or of the budget."""
    return 1 if claim is None or unit is None else steps(claim.told_by(unit), unit)


def _first_total(mine: Sequence[LedgerEntry]) -> DatasetBudget | None:
    """Return the total when the first Gaussian release was charged."""
    total = None
    for entry in mine:
        if entry.kind == BUDGET:
            total = entry.total
        elif entry.kind == CHARGE and entry.rho:
            return total
    return None
