"""The tables of a plan with the error that one outcome gives each of them."""

from __future__ import annotations

from dataclasses import dataclass

from core import ComparedTable, Comparison, Outcome
from guiapp.desktop.language import words
from guiapp.desktop.number_words import number_text
from guiapp.models.rows_model import Column, RowsModel


@dataclass(frozen=True, slots=True)
class TableError:
    """One table: its title, number of cells, weight, ± and variance of one cell, ± with uniform budgets or None."""

    title: str
    cells: int
    weight: float
    half_width: float
    variance: float
    uniform_half_width: float | None


def table_errors(comparison: Comparison, outcome: Outcome) -> tuple[TableError, ...]:
    """Return one value per table of the plan; () when the outcome does not fit."""
    if not outcome.fits:
        return ()
    uniform = _uniform_half_widths(comparison, outcome) or (None,) * len(comparison.tables)
    return tuple(
        TableError(_title(table), table.cells, table.weight, half_width, variance, flat)
        for table, half_width, variance, flat in zip(
            comparison.tables, outcome.half_widths, outcome.variances, uniform, strict=True
        )
    )


def _title(table: ComparedTable) -> str:
    """Return the title, and what the error is of where that is not a cell."""
    title = " × ".join(table.attributes)
    if table.ranges:
        return words("TableErrors", "{0} (a typical range)").format(title)
    return words("TableErrors", "{0} (a typical cumulative count)").format(title) if table.prefixes else title


def _uniform_half_widths(comparison: Comparison, outcome: Outcome) -> tuple[float, ...]:
    try:
        return comparison.find(outcome.strategy, "uniform", outcome.recovery).half_widths
    except KeyError:  # a strategy may come with one kind of budget only
        return ()


class TableErrorsModel(RowsModel[TableError]):
    """Errors per table, before anything is spent."""

    def make_columns(self) -> tuple[Column[TableError], ...]:
        """Return the columns."""
        return (
            Column(self.tr("Table"), lambda row: row.title),
            Column(self.tr("Cells"), lambda row: number_text(row.cells), lambda row: float(row.cells), numeric=True),
            Column(self.tr("Weight"), lambda row: number_text(row.weight), lambda row: row.weight, numeric=True),
            Column(
                self.tr("± per cell"),
                lambda row: f"±{number_text(row.half_width)}",
                lambda row: row.half_width,
                numeric=True,
                tip=self.tr("Each published count lies this close to the true one, except for one in twenty at 95 %"),
            ),
            Column(
                self.tr("Std. dev."),
                lambda row: number_text(row.variance**0.5),
                lambda row: row.variance,
                numeric=True,
                tip=self.tr("Standard deviation of one number: the square root of its variance"),
            ),
            Column(self.tr("Variance"), lambda row: number_text(row.variance), lambda row: row.variance, numeric=True),
            Column(
                self.tr("± if uniform"),
                lambda row: "–" if row.uniform_half_width is None else f"±{number_text(row.uniform_half_width)}",
                lambda row: row.uniform_half_width or 0.0,
                numeric=True,
                tip=self.tr("± per cell with a uniform budget"),
            ),
        )
