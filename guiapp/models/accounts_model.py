"""The datasets of the ledger: total, spent and left of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guiapp.desktop.language import told
from guiapp.desktop.number_words import percent_text
from guiapp.models.rows_model import Column, RowsModel

if TYPE_CHECKING:
    from core import DatasetAccount


class AccountsModel(RowsModel["DatasetAccount"]):
    """One row per protected dataset."""

    def make_columns(self) -> tuple[Column[DatasetAccount], ...]:
        """Return the columns."""
        return (
            Column(self.tr("Dataset"), lambda row: row.name),
            Column(self.tr("Budget"), lambda row: told(row.total_text)),
            Column(self.tr("Spent"), lambda row: told(row.spent_text)),
            Column(self.tr("Left"), lambda row: told(row.left_text)),
            Column(
                self.tr("Part spent"),
                lambda row: percent_text(row.part_spent, 0),
                lambda row: row.part_spent,
                numeric=True,
            ),
            Column(
                self.tr("Releases"), lambda row: str(row.n_releases), lambda row: float(row.n_releases), numeric=True
            ),
        )
