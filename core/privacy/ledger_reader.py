"""What the lines of a ledger answer, read afresh at each question or once for all of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

from core.errors import NoBudgetError, NotPendingError
from core.privacy.charge_rules import account_of, afforded, agreeing_account, known_standing, preview_of
from core.privacy.dataset_account import ChargePreview, DatasetAccount, DatasetBudget
from core.privacy.dataset_names import check_name, known_as, release_name
from core.privacy.fingerprint import Fingerprint, key_of, resembling
from core.privacy.ledger_entry import BUDGET, FOUND, KEPT, REQUEST, LedgerEntry
from core.privacy.ledger_storage import checked_content
from core.privacy.ledger_sums import Standing, charges_with_unit
from core.privacy.privacy_unit import PrivacyUnit
from core.privacy.release_cost import ReleaseCost


class LedgerReader(ABC):
    """Answers questions about the lines of a ledger; writes nothing."""

    @property
    @abstractmethod
    def path(self) -> Path:
        """Where the ledger is kept."""

    @property
    @abstractmethod
    def entries(self) -> tuple[LedgerEntry, ...]:
        """All lines, oldest first, each checked against its seal."""

    @abstractmethod
    def request(self, charge: LedgerEntry) -> bytes:
        """Return what the charge was made for, as `Ledger.charge` got it.

        Raises:
            LedgerFileError: if it was changed since.
        """

    def known_as(self, name: str) -> str:
        """Return the ledger's spelling of a dataset; names that look alike mean one dataset."""
        return dataset_named(self.entries, name)

    def known_or_new(self, name: str) -> str:
        """Return what `known_as` does.

        Raises:
            DatasetNameError: if the ledger does not know the dataset, and none can have that name.
        """
        return known_or_new(self.entries, name)

    def account(self, name: str) -> DatasetAccount | None:
        """Return budget and spending of a dataset; None if it has no budget."""
        entries = self.entries
        return account_of(entries, dataset_named(entries, name))

    def datasets(self) -> tuple[DatasetAccount, ...]:
        """Return all accounts, in the order of their first budgets."""
        entries = self.entries
        names = dict.fromkeys(entry.dataset for entry in entries if entry.kind == BUDGET)
        return tuple(account for name in names if (account := account_of(entries, name)) is not None)

    def history(self, name: str | None = None) -> tuple[LedgerEntry, ...]:
        """Return the entries of one dataset, or all, oldest first."""
        entries = self.entries
        dataset = None if name is None else dataset_named(entries, name)
        return tuple(entry for entry in entries if dataset in (None, entry.dataset))

    def release_place(self, number: int) -> int:
        """Return which release of its dataset a charge is, from 1 on; StopIteration if there is none of that number."""
        charge = next(entry for entry in self.entries if entry.number == number)
        return sum(1 for entry in self.history(charge.dataset) if entry.is_release and entry.number <= number)

    def release_names(self) -> dict[int, str]:
        """Return what every release is called, by the number of its charge; see `release_name`."""
        places: Counter[str] = Counter()
        names = {}
        for entry in self.entries:
            if entry.is_release:
                places[entry.dataset] += 1
                names[entry.number] = release_name(entry.dataset, places[entry.dataset])
        return names

    def charges_without_unit(self) -> tuple[LedgerEntry, ...]:
        """Return the charges of older versions with kept tables whose unit no entry names."""
        entries = self.entries
        kept, told = kept_charges(entries), charges_with_unit(entries)
        charges = (entry for entry in entries if entry.is_release)
        return tuple(charge for charge in charges if charge.number in kept and charge.number not in told)

    def fingerprint_key(self) -> bytes | None:
        """Return the key of its fingerprints; None before the first fingerprint."""
        return key_of(self.entries)

    def resembling(self, name: str, found: Fingerprint) -> tuple[str, ...]:
        """Return the other datasets with releases of similar rows, except those said to be about other people."""
        entries = self.entries
        return resembling(entries, dataset_named(entries, name), found)

    def preview(
        self, name: str, cost: ReleaseCost, total: DatasetBudget | None = None, unit: PrivacyUnit | None = None
    ) -> ChargePreview | None:
        """Return the account before and after a charge; write nothing.

        Args:
            name: of the dataset.
            cost: of the release.
            total: the budget for a dataset that is new to the ledger; a known dataset must have this budget.
            unit: what the release protects; None: the unit of the budget.

        Returns:
            The preview; None if the dataset has no budget and `total` is None.

        Raises:
            DatasetNameError: if no dataset can have that name.
            BudgetDisagreesError: if another budget is recorded.
            NoDeltaError: if the release is Gaussian and the budget has no δ.
            UnitsDisagreeError, UnknownUnitError, MixedUnitsError: if it cannot be added to the charges before.
        """
        entries = self.entries
        dataset = known_or_new(entries, name)
        before = account_of(entries, dataset) if total is None else agreeing_account(entries, dataset, total)
        if before is not None:
            return preview_of(known_standing(entries, dataset), before, cost, unit)
        if total is None:
            return None
        new = Standing(total, None, unit, "", is_answered=False, costs=(), strays=())
        return preview_of(new, DatasetAccount(dataset, total, Fraction(0), 0, unit), cost, unit)

    def check(
        self, name: str, cost: ReleaseCost, total: DatasetBudget | None = None, unit: PrivacyUnit | None = None
    ) -> ChargePreview:
        """Return the account before and after a charge that would be accepted; see `preview`.

        Raises:
            NoBudgetError, OverspendingError, and what `preview` raises: if the charge would be refused.
        """
        preview = self.preview(name, cost, total, unit)
        if preview is None:
            raise NoBudgetError(self.known_as(name))
        return afforded(preview, cost)

    def pending(self) -> tuple[LedgerEntry, ...]:
        """Return the releases that can be completed: charged with a kept request, and without kept tables."""
        entries = self.entries
        kept = kept_charges(entries)
        return tuple(entry for entry in entries if _is_requested(entry) and entry.number not in kept)

    def pending_charge(self, number: int) -> LedgerEntry:
        """Return the pending charge of that number.

        Raises:
            NotPendingError: if there is none.
        """
        for entry in self.pending():
            if entry.number == number:
                return entry
        raise NotPendingError(number)

    def kept_charges(self) -> frozenset[int]:
        """Return the numbers of the charges whose tables are kept."""
        return kept_charges(self.entries)

    def choices(self, name: str | None = None) -> tuple[LedgerEntry, ...]:
        """Return the charges of private choices about one dataset, or all, oldest first."""
        return tuple(entry for entry in self.history(name) if entry.is_choice)

    def found_choices(self) -> frozenset[int]:
        """Return the numbers of the private choices of which a result is kept."""
        return frozenset(entry.kept_charge for entry in self.entries if entry.kind == FOUND)


class LedgerView(LedgerReader):
    """The lines as they were at one moment, read in one transaction; a charge decides again in its own."""

    def __init__(self, path: Path, entries: tuple[LedgerEntry, ...], requests: Mapping[int, bytes]) -> None:
        """Take what was read.

        Args:
            path: where the ledger is kept.
            entries: all lines, oldest first, each checked against its seal.
            requests: what charges were made for, by number, as the file has it.
        """
        self._path = path
        self._entries = entries
        self._requests = requests

    @property
    def path(self) -> Path:
        """See `LedgerReader`."""
        return self._path

    @property
    def entries(self) -> tuple[LedgerEntry, ...]:
        """See `LedgerReader`."""
        return self._entries

    def request(self, charge: LedgerEntry) -> bytes:
        """See `LedgerReader`; KeyError for a charge whose request was not read."""
        return checked_content(self.path, charge, self._requests[charge.number])


def dataset_named(entries: tuple[LedgerEntry, ...], name: str) -> str:
    """Return the one spelling under which these lines know a dataset."""
    return known_as((entry.dataset for entry in entries), name)


def known_or_new(entries: tuple[LedgerEntry, ...], name: str) -> str:
    """Return what `dataset_named` does; refuse a new name that no dataset can have."""
    found = dataset_named(entries, name)
    if all(entry.dataset != found for entry in entries):
        check_name(name)
    return found


def kept_charges(entries: tuple[LedgerEntry, ...]) -> frozenset[int]:
    """Return the numbers of the charges whose tables are kept."""
    return frozenset(entry.kept_charge for entry in entries if entry.kind == KEPT)


def _is_requested(entry: LedgerEntry) -> bool:
    return entry.is_release and REQUEST in entry.facts
