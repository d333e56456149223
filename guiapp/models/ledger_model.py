"""The ledger's entries, newest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, Qt

from guiapp.desktop.number_words import reading_locale
from guiapp.models.rows_model import Column, RowsModel

if TYPE_CHECKING:
    from core import Entry


class LedgerModel(RowsModel["Entry"]):
    """Every budget given and every release charged."""

    def make_columns(self) -> tuple[Column[Entry], ...]:
        """Return the columns."""
        return (
            Column(self.tr("No."), lambda row: str(row.number), lambda row: float(row.number), numeric=True),
            Column(self.tr("When"), lambda row: local_time(row.when), lambda row: row.when),
            Column(self.tr("Dataset"), lambda row: row.dataset),
            Column(self.tr("Entry"), lambda row: self.kind_words(row.kind)),
            Column(self.tr("Amount"), lambda row: row.cost_text),
            Column(self.tr("What for"), lambda row: row.what),
        )

    def kind_words(self, kind: str) -> str:
        """Return what an entry does, in a word."""
        return {"budget": self.tr("Budget"), "charge": self.tr("Release")}.get(kind, kind)


def local_time(when: str) -> str:
    """Return an ISO time (UTC) in the system's time zone and style; unchanged if it is not one."""
    moment = QDateTime.fromString(when, Qt.DateFormat.ISODate)
    if not moment.isValid():
        return when
    return reading_locale().toString(moment.toLocalTime(), QLocale.FormatType.ShortFormat)
