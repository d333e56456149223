"""The ledger: what may be spent on each dataset, what has been, and the refusal to spend more."""

from __future__ import annotations

import csv
import hashlib
import io
import unicodedata
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path

from core.errors import BudgetDisagreesError, NoBudgetError, OverspendingError, UnknownReleaseError
from core.privacy.accounting import Cost, DatasetAccount, Preview, Total, cost_text, spent
from core.privacy.amounts import exact_text
from core.privacy.budget import Budget
from core.privacy.entry import BUDGET, BUDGET_RAISED, BUDGET_SET, CHARGE, KEPT, TABLES_KEPT, Draft, Entry
from core.privacy.ledger_file import LedgerFile

__all__ = ["DatasetAccount", "Entry", "Ledger", "Preview", "Total"]


class Ledger:
    """All budgets and charges of one owner, in one file; may be shared by threads and by programs."""

    def __init__(self, path: Path, *, make: bool = True) -> None:
        """Open the ledger at `path`, or make an empty one, with its folders, unless `make` is False.

        Raises:
            MissingLedgerError: if there is none and none is to be made.
            LedgerFileError: if that is not possible, or a line of it was tampered with.
        """
        self._file = LedgerFile(path, make=make)

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return self._file.path

    def account(self, name: str) -> DatasetAccount | None:
        """Return what may be and has been spent on a dataset; None if it has no budget."""
        return _account(self._file.entries(), _clean(name))

    def datasets(self) -> tuple[DatasetAccount, ...]:
        """Return all accounts, in the order in which they were given a budget."""
        entries = self._file.entries()
        names = dict.fromkeys(entry.dataset for entry in entries if entry.kind == BUDGET)
        accounts = (_account(entries, name) for name in names)
        return tuple(account for account in accounts if account is not None)

    def history(self, name: str | None = None) -> tuple[Entry, ...]:
        """Return the lines of one dataset, or all, oldest first."""
        entries = self._file.entries()
        return entries if name is None else tuple(entry for entry in entries if entry.dataset == _clean(name))

    def set_budget(self, name: str, total: Total) -> DatasetAccount:
        """Give a dataset its total; for one that has the same already, nothing is written.

        Raises:
            BudgetDisagreesError: if another total is recorded.
        """
        dataset = _clean(name)
        known = _agreeing(self._file.entries(), dataset, total)
        if known is not None:
            return known

        def decide(entries: tuple[Entry, ...]) -> Draft:
            _agreeing(entries, dataset, total)  # another program may have been faster
            return Draft.budget(dataset, total, BUDGET_SET)

        self._file.add(decide)
        return DatasetAccount(dataset, total, Fraction(0), 0)

    def change_budget(self, name: str, total: Total) -> Entry:
        """Raise the total of a dataset: a decision of the owner, recorded as a line of its own.

        Raises:
            NoBudgetError: if it has none.
            BudgetDisagreesError: if ε or δ would become smaller.
        """
        dataset = _clean(name)

        def decide(entries: tuple[Entry, ...]) -> Draft:
            account = _known(entries, dataset)
            if total.epsilon < account.total.epsilon or total.delta < account.total.delta:
                raise BudgetDisagreesError(dataset, account.total_text, str(total))
            return Draft.budget(dataset, total, BUDGET_RAISED)

        return self._file.add(decide)

    def preview(self, name: str, cost: Budget, total: Total | None = None) -> Preview | None:
        """Return what a charge would leave; writes nothing.

        Args:
            name: of the dataset.
            cost: of the release.
            total: the budget that a dataset new to the ledger would be given; a known one must have the same.

        Returns:
            None if the dataset has no budget and `total` is None.

        Raises:
            BudgetDisagreesError: if another total is recorded.
            NoDeltaError: if the release is Gaussian, and the budget has no δ.
        """
        dataset = _clean(name)
        entries = self._file.entries()
        before = _account(entries, dataset) if total is None else _agreeing(entries, dataset, total)
        if before is None:
            if total is None:
                return None
            before = DatasetAccount(dataset, total, Fraction(0), 0)
        return _preview(entries, before, cost)

    def check(self, name: str, cost: Budget, total: Total | None = None) -> Preview:
        """Return what a charge would leave, if it may be made; see `preview`.

        Raises:
            NoBudgetError, BudgetDisagreesError, OverspendingError, NoDeltaError: if it would be refused.
        """
        preview = self.preview(name, cost, total)
        if preview is None:
            raise NoBudgetError(_clean(name))
        return _afforded(preview, cost)

    def charge(self, name: str, cost: Budget, what: str) -> Entry:
        """Spend `cost`; on disk when this returns, and only then may noise be drawn.

        Args:
            name: of the dataset.
            cost: of the release.
            what: a few words for the history, such as "28 tables by marginals"; never data.

        Raises:
            NoBudgetError, OverspendingError, NoDeltaError: if it is refused; nothing is written then.
            LedgerFileError: if the file cannot be written.

        Privacy:
            This is the charge.
        """
        dataset = _clean(name)

        def decide(entries: tuple[Entry, ...]) -> Draft:
            _afforded(_preview(entries, _known(entries, dataset), cost), cost)
            return Draft.charge(dataset, cost, what)

        return self._file.add(decide)

    def keep(self, charge: int, content: bytes) -> Entry:
        """Keep the tables drawn for a charge; on disk when this returns.

        Args:
            charge: number of the charge.
            content: what may be published, as bytes.

        Raises:
            LedgerFileError: if the file cannot be written.
            UnknownReleaseError: if there is no such charge.
        """

        def decide(entries: tuple[Entry, ...]) -> Draft:
            charges = {entry.number: entry for entry in entries if entry.kind == CHARGE}
            if charge not in charges:
                raise UnknownReleaseError(charge)
            what = TABLES_KEPT.format(number=charge)
            return Draft.kept(charges[charge], hashlib.sha256(content).hexdigest(), what)

        return self._file.add(decide, content)

    def kept(self, charge: int) -> bytes:
        """Return the tables kept for a charge, as `keep` got them.

        Raises:
            UnknownReleaseError: if there are none.
            LedgerFileError: if they were changed after they were kept.
        """
        for entry in reversed(self._file.entries()):
            if entry.kind == KEPT and entry.kept_charge == charge:
                return self._file.content(entry)
        raise UnknownReleaseError(charge)

    def kept_charges(self) -> frozenset[int]:
        """Return the numbers of the charges whose tables are kept."""
        return frozenset(entry.kept_charge for entry in self._file.entries() if entry.kind == KEPT)

    def verify(self) -> tuple[Entry, ...]:
        """Return all lines after checking each of them, all kept tables, and every page of the file.

        Raises:
            LedgerFileError: naming what was changed or is missing.
        """
        return self._file.verify()

    def export_text(self) -> str:
        """Return all lines as CSV, amounts exact; text that begins like a formula is quoted so that it is none."""
        written = io.StringIO()
        writer = csv.writer(written, lineterminator="\n")
        writer.writerow(("number", "kind", "dataset", "definition", "epsilon", "delta", "rho", "when", "what", "hash"))
        for entry in self._file.entries():
            amounts = (exact_text(amount) for amount in (entry.epsilon, entry.delta, entry.rho))
            words = _harmless(entry.dataset), entry.definition
            row = (entry.number, entry.kind, *words, *amounts, entry.when, _harmless(entry.what), entry.hash)
            writer.writerow(row)
        return written.getvalue()


def _account(entries: tuple[Entry, ...], dataset: str) -> DatasetAccount | None:
    mine = [entry for entry in entries if entry.dataset == dataset]
    totals = [entry.total for entry in mine if entry.kind == BUDGET]
    if not totals:
        return None
    costs = _costs(mine)
    return DatasetAccount(dataset, totals[-1], spent(dataset, costs, totals[-1]), len(costs))


def _costs(entries: Iterable[Entry]) -> tuple[Cost, ...]:
    return tuple(entry.cost for entry in entries if entry.kind == CHARGE)


def _known(entries: tuple[Entry, ...], dataset: str) -> DatasetAccount:
    account = _account(entries, dataset)
    if account is None:
        raise NoBudgetError(dataset)
    return account


def _agreeing(entries: tuple[Entry, ...], dataset: str, total: Total) -> DatasetAccount | None:
    """Return the account if there is one; refuse if its total is another."""
    account = _account(entries, dataset)
    if account is not None and account.total != total:
        raise BudgetDisagreesError(dataset, account.total_text, str(total))
    return account


def _preview(entries: tuple[Entry, ...], before: DatasetAccount, cost: Budget) -> Preview:
    costs = _costs(entry for entry in entries if entry.dataset == before.name)
    sum_spent = spent(before.name, (*costs, Cost.of(cost)), before.total)
    return Preview(before, DatasetAccount(before.name, before.total, sum_spent, len(costs) + 1))


def _afforded(preview: Preview, cost: Budget) -> Preview:
    if not preview.enough:
        raise OverspendingError(preview.before.name, preview.left_text, cost_text(cost))
    return preview


def _clean(name: str) -> str:
    """Return one spelling for names that look the same, or else one dataset could be given two budgets."""
    return unicodedata.normalize("NFC", name.encode("utf-8", "replace").decode("utf-8")).strip()


def _harmless(text: str) -> str:
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t", "\r")) else text
