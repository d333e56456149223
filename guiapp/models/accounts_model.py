"""Item model of the ledger's datasets: budget, spent and left of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guiapp.desktop.account_words import left_words, spent_words
from guiapp.desktop.language import told
from guiapp.desktop.number_words import percent_text
from guiapp.models.rows_model import Column, RowsModel

if TYPE_CHECKING:
    from core.front_door import DatasetAccount


class AccountsModel(RowsModel["DatasetAccount"]):
    """One row per dataset."""

    def make_columns(self) -> tuple[Column[DatasetAccount], ...]:
        """Return the columns."""
        return (
            Column(self.tr("Dataset"), lambda row: row.name),
            Column(self.tr("Budget"), lambda row: told(row.total_text)),
            Column(self.tr("Spent"), spent_words, tip=self.tr("By all releases together, at the δ of the budget")),
            Column(self.tr("Left"), left_words, tip=self.tr("Of the ε of the budget, at its δ")),
            Column(
                self.tr("Share spent"),
                lambda row: percent_text(row.part_spent, 0),
                lambda row: row.part_spent,
                numeric=True,
            ),
            Column(
                self.tr("Releases"), lambda row: str(row.n_releases), lambda row: float(row.n_releases), numeric=True
            ),
        )
