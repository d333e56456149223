"""Item model of the ledger's entries, newest first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, Qt

from core.front_door import Message
from guiapp.desktop.language import told
from guiapp.models.rows_model import Column, RowsModel

if TYPE_CHECKING:
    from core.front_door import LedgerEntry

BUDGET, CHARGE = "budget", "charge"
"""Kinds of the shown entries: budgets and charges. Entries that keep answers or tables of a charge are not shown.

The ledger's file has these words; they are repeated here, as `core` exports no constants of its storage."""


class LedgerModel(RowsModel["LedgerEntry"]):
    """Every budget given, and every release and private choice charged."""

    _kept: frozenset[int] = frozenset()
    _pending: frozenset[int] = frozenset()
    _counted: Mapping[int, str] = MappingProxyType({})
    _titles: Mapping[str, str] = MappingProxyType({})
    _found: frozenset[int] = frozenset()
    _names: Mapping[int, str] = MappingProxyType({})

    def name_strategies(self, titles: Mapping[str, str]) -> None:
        """Show strategies by these titles; the ledger keeps their keys, which no rename of a title changes."""
        self._titles = titles

    def name_releases(self, names: Mapping[int, str]) -> None:
        """Show releases by these names, by the numbers of their charges."""
        self._names = names

    def make_columns(self) -> tuple[Column[LedgerEntry], ...]:
        """Return the columns."""
        return (
            Column(self.tr("No."), lambda row: str(row.number), lambda row: float(row.number), numeric=True),
            Column(self.tr("When"), lambda row: local_time(row.when), lambda row: row.when),
            Column(self.tr("Entry"), self._kind_words),
            Column(self.tr("Amount"), self._amount_words),
            Column(self.tr("What for"), lambda row: "" if row.kind == BUDGET else self._purpose(row.purpose)),
            Column(self.tr("Tables"), self._tables_words),
        )

    def set_history(
        self,
        entries: Sequence[LedgerEntry],
        kept: Iterable[int],
        pending: Iterable[int],
        counted: Mapping[int, str] = MappingProxyType({}),
        found: Iterable[int] = (),
    ) -> None:
        """Show budgets and charges of a ledger, newest first.

        Args:
            entries: all entries.
            kept: numbers of the charges whose tables are kept.
            pending: numbers of the charges that can still be completed.
            counted: numbers of the charges that count more than once, with the text of what they count as.
            found: numbers of the private choices whose result is kept.
        """
        # Set before the rows, whose texts depend on them.
        self._counted = counted
        self._kept, self._pending, self._found = frozenset(kept), frozenset(pending), frozenset(found)
        self.set_rows([entry for entry in reversed(entries) if entry.kind in {BUDGET, CHARGE}])

    def has_tables(self, entry: LedgerEntry) -> bool:
        """Return whether the tables of a release are kept."""
        return entry.number in self._kept

    def is_pending(self, entry: LedgerEntry) -> bool:
        """Return whether a charged release can be completed at no further cost."""
        return entry.number in self._pending

    def has_result(self, entry: LedgerEntry) -> bool:
        """Return whether a result of a private choice is kept."""
        return entry.number in self._found

    def _amount_words(self, entry: LedgerEntry) -> str:
        amount = told(entry.cost_text)
        if entry.number not in self._counted:
            return amount
        return self.tr("{amount}, counts as {more}").format(amount=amount, more=told(self._counted[entry.number]))

    def _tables_words(self, entry: LedgerEntry) -> str:
        if entry.is_choice:
            return self.tr("result kept") if self.has_result(entry) else self.tr("no result")
        if self.is_pending(entry):
            return self.tr("pending")
        return self.tr("kept") if self.has_tables(entry) else ""

    def _purpose(self, text: str) -> str:
        if not isinstance(text, Message) or text.facts is None or "strategy" not in text.facts:
            return told(text)
        # The ledger keeps the key; the title is put into the facts, so that the sentence is translated as a whole.
        key = str(text.facts["strategy"])
        return told(text.replaced(strategy=self._titles.get(key, key)))

    def _kind_words(self, row: LedgerEntry) -> str:
        """Return the name of an entry's kind."""
        if row.kind == BUDGET:
            what = told(row.purpose)
            return f"{what[:1].upper()}{what[1:]}"
        return self.tr("Private choice") if row.is_choice else told(self._names.get(row.number, self.tr("Release")))


def local_time(when: str) -> str:
    """Return an ISO time (UTC) in the system's time zone; the text itself if it is not an ISO time."""
    # Digits only, as in exports: entries sort by their text, and no locale makes two of them look alike.
    moment = QDateTime.fromString(when, Qt.DateFormat.ISODate)
    if not moment.isValid():
        return when
    return moment.toLocalTime().toString("yyyy-MM-dd HH:mm")
