"""The ledger's entries, newest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, Qt

from core import Words
from guiapp.desktop.language import told
from guiapp.models.rows_model import Column, RowsModel

if TYPE_CHECKING:
    from core import Entry

BUDGET, CHARGE, KEPT = "budget", "charge", "kept"
"""The kinds of a line that gives a budget, charges a release, keeps tables."""


class LedgerModel(RowsModel["Entry"]):
    """Every budget given and every release charged."""

    _kept: frozenset[int] = frozenset()
    _titles: Mapping[str, str] = MappingProxyType({})

    def name_strategies(self, titles: Mapping[str, str]) -> None:
        """Call strategies by their titles; the ledger itself keeps their keys."""
        self._titles = titles

    def make_columns(self) -> tuple[Column[Entry], ...]:
        """Return the columns."""
        return (
            Column(self.tr("No."), lambda row: str(row.number), lambda row: float(row.number), numeric=True),
            Column(self.tr("When"), lambda row: local_time(row.when), lambda row: row.when),
            Column(self.tr("Dataset"), lambda row: row.dataset),
            Column(self.tr("Entry"), self._kind_words),
            Column(self.tr("Amount"), lambda row: told(row.cost_text)),
            Column(self.tr("What for"), lambda row: "" if row.kind == BUDGET else self._purpose(row.purpose)),
            Column(self.tr("Tables"), lambda row: self.tr("kept") if self.has_tables(row) else ""),
        )

    def set_history(self, entries: Sequence[Entry]) -> None:
        """Show the lines of a ledger, newest first; kept tables are told beside their release."""
        self._kept = frozenset(entry.kept_charge for entry in entries if entry.kind == KEPT)
        self.set_rows([entry for entry in reversed(entries) if entry.kind != KEPT])

    def has_tables(self, entry: Entry) -> bool:
        """Return whether the tables of a release are kept."""
        return entry.number in self._kept

    def _purpose(self, text: str) -> str:
        if not isinstance(text, Words) or text.facts is None or "strategy" not in text.facts:
            return told(text)
        key = str(text.facts["strategy"])
        return told(Words(text, text.context, text.template, {**text.facts, "strategy": self._titles.get(key, key)}))

    def _kind_words(self, row: Entry) -> str:
        """Return what an entry does, in a word or two."""
        if row.kind == BUDGET:
            what = told(row.purpose)
            return f"{what[:1].upper()}{what[1:]}"
        return self.tr("Release") if row.kind == CHARGE else row.kind


def local_time(when: str) -> str:
    """Return an ISO time (UTC) in the system's time zone, as dates are elsewhere; unchanged if it is not one."""
    moment = QDateTime.fromString(when, Qt.DateFormat.ISODate)
    if not moment.isValid():
        return when
    return moment.toLocalTime().toString("yyyy-MM-dd HH:mm")
