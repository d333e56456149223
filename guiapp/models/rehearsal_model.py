"""Item model of a rehearsal: predicted and observed error of each table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guiapp.desktop.number_words import number_text, percent_text
from guiapp.models.rows_model import Column, RowsModel

if TYPE_CHECKING:
    from core.front_door import RehearsedTable


class RehearsalModel(RowsModel["RehearsedTable"]):
    """One row per table."""

    def make_columns(self) -> tuple[Column[RehearsedTable], ...]:
        """Return the columns."""
        return (
            Column(self.tr("Table"), lambda row: row.title),
            Column(
                self.tr("Predicted std. dev."),
                lambda row: number_text(row.predicted),
                lambda row: row.predicted,
                numeric=True,
                value=lambda row: row.predicted,
                tip=self.tr("Standard deviation of one number, as the plan predicts it"),
            ),
            Column(
                self.tr("Observed"),
                lambda row: number_text(row.observed),
                lambda row: row.observed,
                numeric=True,
                value=lambda row: row.observed,
                tip=self.tr("The same, as observed, before numbers were rounded and kept at 0 or above"),
            ),
            Column(
                self.tr("Average error"),
                lambda row: number_text(row.published),
                lambda row: row.published,
                numeric=True,
                value=lambda row: row.published,
                tip=self.tr("How far a published number is from the made-up count on average"),
            ),
            Column(
                self.tr("Inside the interval, last run"),
                lambda row: percent_text(row.covered, 0),
                lambda row: row.covered,
                numeric=True,
                value=lambda row: 100 * row.covered,
                unit="%",
                tip=self.tr("Part of the intervals of the last run that hold the made-up count"),
            ),
        )
