"""Rules of the ledger: the account of a dataset, and which charges and budgets it refuses."""

from __future__ import annotations

from dataclasses import replace

from core.errors import (
    BudgetDisagreesError,
    MixedUnitsError,
    NoBudgetError,
    OverspendingError,
    UnitsDisagreeError,
    UnitStandsError,
    UnknownUnitError,
)
from core.privacy.dataset_account import ChargePreview, DatasetAccount, DatasetBudget, NoiseCost, spent_delta
from core.privacy.ledger_entry import LedgerEntry
from core.privacy.ledger_sums import Standing, standing_of
from core.privacy.privacy_unit import PrivacyUnit, steps, why_no_steps
from core.privacy.release_cost import ReleaseCost


def account_of(entries: tuple[LedgerEntry, ...], dataset: str) -> DatasetAccount | None:
    """Return budget and spending of a dataset; None if it has no budget."""
    found = standing_of([entry for entry in entries if entry.dataset == dataset])
    if found is None:
        return None
    spent = found.spent(dataset)
    return DatasetAccount(
        name=dataset,
        total=found.total,
        spent=spent,
        n_releases=len(found.costs) - found.n_choices,
        unit=found.unit,
        doubt=found.doubt,
        counted=found.counted,
        spent_delta=spent_delta(found.costs),
        n_choices=found.n_choices,
    )


def known_standing(entries: tuple[LedgerEntry, ...], dataset: str) -> Standing:
    """Return the ledger sums of a dataset.

    Raises:
        NoBudgetError: if it has no budget.
    """
    found = standing_of([entry for entry in entries if entry.dataset == dataset])
    if found is None:
        raise NoBudgetError(dataset)
    return found


def known_account(entries: tuple[LedgerEntry, ...], dataset: str) -> DatasetAccount:
    """Return the account of a dataset.

    Raises:
        NoBudgetError: if it has no budget.
    """
    account = account_of(entries, dataset)
    if account is None:
        raise NoBudgetError(dataset)
    return account


def agreeing_account(entries: tuple[LedgerEntry, ...], dataset: str, total: DatasetBudget) -> DatasetAccount | None:
    """Return the account of a dataset; None if it has no budget.

    Raises:
        BudgetDisagreesError: if its budget differs from `total`.
    """
    account = account_of(entries, dataset)
    if account is not None and account.total != total:
        raise BudgetDisagreesError(dataset, account.total_text, str(total))
    return account


def is_agreed_unit(entries: tuple[LedgerEntry, ...], dataset: str, unit: PrivacyUnit) -> bool:
    """Return True if the budget protects `unit`, False if its unit is not known.

    Raises:
        UnitStandsError: if the budget protects another unit.
    """
    found = known_standing(entries, dataset)
    if found.doubt or found.unit is None:
        return False
    if found.unit != unit:
        raise UnitStandsError(dataset, found.unit.text, unit.text)
    return True


def preview_of(
    standing: Standing, before: DatasetAccount, cost: ReleaseCost, unit: PrivacyUnit | None
) -> ChargePreview:
    """Return the account before and after a charge.

    Raises:
        UnknownUnitError, MixedUnitsError, UnitsDisagreeError: if the charge cannot be added to those before.

    Privacy:
        The only place where releases that protect different units are added.
    """
    n_steps = 1 if unit is None else _counted(standing, before.name, unit)
    price = NoiseCost.of(cost).times(n_steps)
    sum_spent = standing.spent(before.name, price)
    afterwards = replace(
        before,
        spent=sum_spent,
        spent_delta=before.spent_delta + price.delta,
        n_releases=before.n_releases + 1,
        unit=before.unit or unit,
    )
    return ChargePreview(before, afterwards, price, n_steps)


def _counted(standing: Standing, dataset: str, unit: PrivacyUnit) -> int:
    """Return the number of steps of the release per step of the budget; see `privacy_unit`."""
    if standing.doubt and not standing.is_answered:
        raise UnknownUnitError(dataset, standing.doubt)
    recorded = standing.unit or unit
    if standing.strays:
        raise MixedUnitsError(dataset, recorded.text, ", ".join(map(str, standing.strays)))
    n_steps = steps(unit, recorded)
    if n_steps is None:
        raise UnitsDisagreeError(dataset, recorded.text, unit.text, why_no_steps(unit, recorded))
    return n_steps


def afforded(preview: ChargePreview, cost: ReleaseCost) -> ChargePreview:
    """Return the preview unchanged.

    Raises:
        OverspendingError: if the release costs more than is left.
    """
    if not preview.enough:
        raise OverspendingError(preview.before.name, preview.before.left_text, preview.price_text(cost))
    return preview
