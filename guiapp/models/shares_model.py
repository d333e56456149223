"""Item model of a budget split: one row per noise group, with its share."""

from __future__ import annotations

from guiapp.desktop.language import told
from guiapp.desktop.number_words import percent_text
from guiapp.models.rows_model import Column, RowsModel

Share = tuple[str, float]


class SharesModel(RowsModel[Share]):
    """Rows of (title of the noise group, share of the noise budget)."""

    def make_columns(self) -> tuple[Column[Share], ...]:
        """Return the columns."""
        return (
            Column(self.tr("What is measured"), lambda row: told(row[0])),
            Column(
                self.tr("Share of the budget"),
                lambda row: percent_text(row[1]),
                lambda row: row[1],
                numeric=True,
                tip=self.tr("A larger part means less noise"),
                part=lambda row: row[1],
                value=lambda row: 100 * row[1],
                unit="%",
            ),
        )
