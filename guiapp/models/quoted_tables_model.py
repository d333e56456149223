"""Item model of the tables that a release would publish, with the predicted error if it is known."""

from __future__ import annotations

from guiapp.desktop.number_words import number_text, plain_text, whole_text
from guiapp.models.rows_model import Column, RowsModel
from guiapp.models.table_errors_model import TableError
from guiapp.models.use_column import use_column
from guiapp.models.workload_model import WantedRow

QuotedTable = TableError | WantedRow
MARGIN = 1
"""Number of the column with the error; left of the sizes, as a narrow window cuts off what is right."""
USE = 2
"""Number of the column with the grade of the numbers."""


class QuotedTablesModel(RowsModel[QuotedTable]):
    """One row per table."""

    def make_columns(self) -> tuple[Column[QuotedTable], ...]:
        """Return the columns."""
        return (
            Column(self.tr("Table"), lambda row: row.title),
            Column(
                self.tr("± per cell"),
                lambda row: "–" if (margin := _margin(row)) is None else f"±{number_text(margin)}",
                lambda row: _margin(row) or 0.0,
                numeric=True,
                tip=self.tr("Each published count lies this close to the true one, except for one in twenty at 95 %"),
            ),
            use_column(self.tr("Use"), lambda row: row.grade),
            Column(self.tr("Cells"), lambda row: whole_text(row.cells), lambda row: row.cells, numeric=True),
            Column(self.tr("Weight"), lambda row: plain_text(row.weight), lambda row: row.weight, numeric=True),
        )


def _margin(row: QuotedTable) -> float | None:
    return row.half_width if isinstance(row, TableError) else None
