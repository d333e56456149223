"""The ledger: budgets and charges of each dataset, and the refusal of charges beyond the budget."""

from __future__ import annotations

import csv
import hashlib
import io
from collections.abc import Iterator, Mapping
from fractions import Fraction
from pathlib import Path

from core.errors import (
    BudgetDisagreesError,
    RivalChoiceError,
    RivalReleaseError,
    UnknownChoiceError,
    UnknownReleaseError,
    UnknownUnitError,
)
from core.privacy.amount_text import exact_text
from core.privacy.charge_order import ChargeOrder
from core.privacy.charge_rules import (
    afforded,
    agreeing_account,
    is_agreed_unit,
    known_account,
    known_standing,
    preview_of,
)
from core.privacy.dataset_account import ChargePreview, DatasetAccount, DatasetBudget
from core.privacy.entry_facts import NO_FACTS, Facts
from core.privacy.fingerprint import check_rows
from core.privacy.ledger_entry import (
    BUDGET_RAISED,
    BUDGET_SET,
    DRAWN,
    FOUND,
    KEPT,
    REQUEST,
    UNIT_ANSWERED,
    UNIT_DECIDED,
    UNITS_FOUND,
    UNITS_READ,
    EntryDraft,
    LedgerEntry,
)
from core.privacy.ledger_reader import LedgerReader, LedgerView, dataset_named, known_or_new
from core.privacy.ledger_storage import LedgerFile
from core.privacy.privacy_unit import PrivacyUnit, is_row_checked
from core.privacy.release_cost import ReleaseCost
from core.words import N_

__all__ = ["ChargePreview", "DatasetAccount", "DatasetBudget", "Ledger", "LedgerEntry"]

_HEADER = ("number", "kind", "dataset", "definition", "epsilon", "delta", "rho", "when", "what", "facts", "hash")


class Ledger(LedgerReader):
    """All budgets and charges of one owner, in one file; safe to share between threads and processes."""

    def __init__(self, path: Path, *, make: bool = True) -> None:
        """Open the ledger at `path`, or make an empty one, with its folders, unless `make` is False.

        Raises:
            MissingLedgerError: if the file does not exist and `make` is False.
            LedgerFileError: if it cannot be opened or made, or an entry was tampered with.
        """
        self._file = LedgerFile(path, make=make)

    @property
    def path(self) -> Path:
        """See `LedgerReader`."""
        return self._file.path

    @property
    def entries(self) -> tuple[LedgerEntry, ...]:
        """See `LedgerReader`; read from the file at each question.

        Raises:
            LedgerFileError: naming the first entry that was changed or is missing.
        """
        return self._file.entries()

    def view(self, dataset: str | None = None) -> LedgerView:
        """Return all entries as they are at one moment, with the requests of the charges to `dataset`.

        Raises:
            LedgerFileError: naming the first entry that was changed or is missing.
        """

        def asked(entries: tuple[LedgerEntry, ...]) -> Iterator[LedgerEntry]:
            name = None if dataset is None else dataset_named(entries, dataset)
            return (entry for entry in entries if entry.dataset == name and REQUEST in entry.facts)

        return LedgerView(self.path, *self._file.read(asked))

    def set_budget(self, name: str, total: DatasetBudget, unit: PrivacyUnit | None = None) -> DatasetAccount:
        """Give a dataset its budget; write nothing if it has that budget already.

        Args:
            name: of the dataset.
            total: the budget.
            unit: what it protects; None: `set_unit` or the first release decides.

        Raises:
            DatasetNameError: if no dataset can have that name.
            BudgetDisagreesError: if another budget is recorded.
        """
        entries = self.entries
        known = agreeing_account(entries, known_or_new(entries, name), total)
        if known is not None:
            return known

        def decide(entries: tuple[LedgerEntry, ...]) -> EntryDraft:
            dataset = dataset_named(entries, name)
            agreeing_account(entries, dataset, total)  # another process may have set a budget since the first check
            return EntryDraft.budget(dataset, total, BUDGET_SET, unit.facts if unit else NO_FACTS)

        return DatasetAccount(self._file.add(decide).dataset, total, Fraction(0), 0, unit)

    def set_unit(self, name: str, unit: PrivacyUnit) -> LedgerEntry | None:
        """Record what the budget of a dataset protects, if that is not known, as an entry of its own.

        Returns:
            The entry; None if the budget protects `unit` already.

        Raises:
            NoBudgetError: if the dataset has no budget.
            UnitStandsError: if the budget protects another unit.
        """
        entries = self.entries
        if is_agreed_unit(entries, dataset_named(entries, name), unit):
            return None

        def decide(entries: tuple[LedgerEntry, ...]) -> EntryDraft:
            dataset = dataset_named(entries, name)
            is_agreed_unit(entries, dataset, unit)  # another process may have recorded a unit since the first check
            return EntryDraft.units(dataset, UNIT_ANSWERED, UNIT_DECIDED.format(unit=unit.text), unit.facts)

        return self._file.add(decide)

    def record_units(self, name: str, units: Mapping[int, PrivacyUnit]) -> LedgerEntry:
        """Record the units that the statements of kept releases name, by number of the charge."""
        facts = Facts({str(number): unit.facts.text for number, unit in units.items()})
        return self._file.add(lambda _: EntryDraft.units(name, UNITS_READ, UNITS_FOUND, facts))

    def change_budget(self, name: str, total: DatasetBudget) -> LedgerEntry:
        """Raise the budget of a dataset: a decision of the owner, recorded as an entry of its own.

        Raises:
            NoBudgetError: if the dataset has no budget.
            BudgetDisagreesError: if ε or δ would become smaller.
        """

        def decide(entries: tuple[LedgerEntry, ...]) -> EntryDraft:
            dataset = dataset_named(entries, name)
            account = known_account(entries, dataset)
            if total.epsilon < account.total.epsilon or total.delta < account.total.delta:
                raise BudgetDisagreesError(dataset, account.total_text, str(total))
            return EntryDraft.budget(dataset, total, BUDGET_RAISED)

        return self._file.add(decide)

    def charge(
        self, name: str, cost: ReleaseCost, what: str, facts: Facts = NO_FACTS, request: bytes = b""
    ) -> LedgerEntry:
        """Charge `cost`; on disk when this returns, and only then may noise be drawn.

        Args:
            name: of the dataset.
            cost: of the release.
            what: a few words for the history, such as "28 tables by marginals"; never data.
            facts: further facts of the entry, above all the unit it protects (`PrivacyUnit.facts`).
            request: all that is needed to complete the release later; the charge is pending until its tables are kept.

        Raises:
            NoBudgetError, OverspendingError, and what `preview` raises: if it is refused; nothing is written then.
            LedgerFileError: if the file cannot be written.

        Privacy:
            This is the charge.
        """
        return self.carry_out(ChargeOrder(name, cost, what, facts, request))

    def carry_out(self, order: ChargeOrder) -> LedgerEntry:
        """Charge what an order says; on disk when this returns, and only then may noise be drawn.

        A new budget and its first charge are one transaction: both are on disk afterwards, or neither.

        Raises:
            BudgetDisagreesError: if another budget is recorded; and what `charge`, or the order's objection, raises:
                if it is refused; nothing is written then.
            LedgerFileError: if the file cannot be written.

        Privacy:
            This is the charge.
        """
        facts = Facts({**order.facts, REQUEST: _digest(order.request)}) if order.request else order.facts

        def decide_budget(entries: tuple[LedgerEntry, ...]) -> EntryDraft | None:
            order.objection(entries)
            dataset = known_or_new(entries, order.dataset)
            # Never written by itself: a refused charge must leave no budget, which its owner could raise, never lower.
            if order.total is None or agreeing_account(entries, dataset, order.total) is not None:
                return None
            unit = PrivacyUnit.of(facts)
            return EntryDraft.budget(dataset, order.total, BUDGET_SET, unit.facts if unit else NO_FACTS)

        def decide(entries: tuple[LedgerEntry, ...]) -> EntryDraft:
            dataset = dataset_named(entries, order.dataset)
            check_rows(self.path, entries, dataset, facts)
            standing, account = known_standing(entries, dataset), known_account(entries, dataset)
            preview = preview_of(standing, account, order.cost, PrivacyUnit.of(facts))
            recorded = preview.afterwards.unit
            # The rows were checked against the unit known before reading; another process may have set one since.
            if recorded is not None and not is_row_checked(facts, recorded):
                raise UnknownUnitError(dataset, N_("Unit", "it was decided while this release read the file"))
            counts = {"counts": str(preview.n_steps)} if preview.n_steps != 1 else {}
            afforded(preview, order.cost)
            return EntryDraft.charge(dataset, order.cost, order.what, Facts(facts, **counts))

        return self._file.add(decide, order.request, decide_budget)

    def request(self, charge: LedgerEntry) -> bytes:
        """See `LedgerReader`."""
        return self._file.content(charge)

    def keep_drawn(self, charge: int, content: bytes, facts: Facts = NO_FACTS) -> LedgerEntry:
        """Keep the noisy answers drawn for a charge; on disk when this returns, and only then may they be used.

        Args:
            charge: number of the charge.
            content: the answers, as bytes.
            facts: the fingerprint of the counted rows, if it differs from that of the charge.

        Raises:
            LedgerFileError: if the file cannot be written.
            RivalReleaseError: if answers or tables are kept already: one charge pays for one draw.
            UnknownReleaseError: if there is no such charge.
        """

        def decide(entries: tuple[LedgerEntry, ...]) -> EntryDraft:
            return EntryDraft.result(DRAWN, _open_charge(entries, charge, {DRAWN, KEPT}), _digest(content), facts)

        return self._file.add(decide, content)

    def drawn(self, charge: int) -> bytes | None:
        """Return the noisy answers that were passed to `keep_drawn`; None if there are none.

        Raises:
            LedgerFileError: if they were changed after they were kept.
        """
        for entry in self.entries:
            if entry.kind == DRAWN and entry.kept_charge == charge:
                return self._file.content(entry)
        return None

    def keep_tables(self, charge: int, content: bytes) -> LedgerEntry:
        """Keep the tables drawn for a charge; on disk when this returns.

        Args:
            charge: number of the charge.
            content: what may be published, as bytes.

        Raises:
            LedgerFileError: if the file cannot be written.
            RivalReleaseError: if tables are kept already: one charge pays for one release.
            UnknownReleaseError: if there is no such charge.
        """

        def decide(entries: tuple[LedgerEntry, ...]) -> EntryDraft:
            return EntryDraft.result(KEPT, _open_charge(entries, charge, {KEPT}), _digest(content))

        return self._file.add(decide, content)

    def kept_tables(self, charge: int) -> bytes:
        """Return the tables that were passed to `keep_tables`.

        Raises:
            UnknownReleaseError: if there are none.
            LedgerFileError: if they were changed after they were kept.
        """
        for entry in reversed(self.entries):
            if entry.kind == KEPT and entry.kept_charge == charge:
                return self._file.content(entry)
        raise UnknownReleaseError(charge)

    def keep_found(self, charge: int, content: bytes, place: int = 0, facts: Facts = NO_FACTS) -> LedgerEntry:
        """Keep what a private choice found; on disk when this returns, and only then may it be shown.

        Args:
            charge: number of the choice.
            content: what may be published, as bytes.
            place: how many results of this choice are kept already.
            facts: the fingerprint of the counted rows, if it differs from that of the charge.

        Raises:
            LedgerFileError: if the file cannot be written.
            RivalChoiceError: if more or fewer results are kept: another program keeps those of this choice.
            UnknownChoiceError: if there is no such choice.
        """

        def decide(entries: tuple[LedgerEntry, ...]) -> EntryDraft:
            line = next((entry for entry in entries if entry.is_choice and entry.number == charge), None)
            if line is None:
                raise UnknownChoiceError(charge)
            if sum(entry.kind == FOUND and entry.kept_charge == charge for entry in entries) != place:
                raise RivalChoiceError(charge)
            return EntryDraft.result(FOUND, line, _digest(content), facts)

        return self._file.add(decide, content)

    def found(self, charge: int) -> tuple[bytes, ...]:
        """Return the results of a private choice that were passed to `keep_found`, oldest first; () if there are none.

        Raises:
            LedgerFileError: if they were changed after they were kept.
        """
        lines = (entry for entry in self.entries if entry.kind == FOUND and entry.kept_charge == charge)
        return tuple(self._file.content(line) for line in lines)

    def verify(self) -> tuple[LedgerEntry, ...]:
        """Check every seal, all kept content, and every page of the file; return all entries.

        Raises:
            LedgerFileError: naming what was changed or is missing.
        """
        return self._file.verify()

    def export_text(self) -> str:
        """Return all entries as CSV with exact amounts; text that begins like a formula gets a leading apostrophe.

        Facts derived from the rows are left out; see `PRIVATE_KEYS`.
        """
        written = io.StringIO()
        writer = csv.writer(written, lineterminator="\n")
        writer.writerow(_HEADER)
        for entry in self.entries:
            amounts = (exact_text(amount) for amount in (entry.epsilon, entry.delta, entry.rho))
            words = _harmless(entry.dataset), entry.definition
            told = entry.when, _harmless(entry.what), entry.facts.told.text
            writer.writerow((entry.number, entry.kind, *words, *amounts, *told, entry.hash))
        return written.getvalue()


def _open_charge(entries: tuple[LedgerEntry, ...], number: int, closing: set[str]) -> LedgerEntry:
    """Return the charge of that number, unless an entry of one of the kinds `closing` belongs to it."""
    charge = next((entry for entry in entries if entry.is_release and entry.number == number), None)
    if charge is None:
        raise UnknownReleaseError(number)
    if any(entry.kind in closing and entry.kept_charge == number for entry in entries):
        raise RivalReleaseError(number)
    return charge


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _harmless(text: str) -> str:
    # Spreadsheets run cells that begin with these characters as formulas (OWASP, "CSV injection").
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t", "\r")) else text
