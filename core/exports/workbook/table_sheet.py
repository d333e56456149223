"""One sheet per table: title, note, and the table in the shape that a person reads best."""

from __future__ import annotations

from core.exports.statement_words import coverage_text, figure, heading, table_title
from core.exports.workbook.crosstab_part import write_crosstab
from core.exports.workbook.list_part import write_list
from core.exports.workbook.sheet import ROW_LIMIT, Sheet
from core.release.crosstab import crosstab
from core.release.release import ReleasedTable, Statement

_WIDEST = 250
"""Columns that a person can still read across; and far below the 16,384 of a sheet."""

_OTHER_ROWS = 12
"""Rows around the numbers, generously."""


def write_table(sheet: Sheet, table: ReleasedTable, statement: Statement, number: int) -> None:
    """Fill the sheet of table `number` (from 1)."""
    sheet.title(heading(statement, table_title(table)))
    sheet.line(_note(table, statement), sheet.styles.note)
    sheet.link(0, "Contents", "Back to the contents")
    sheet.row += 1
    across = column_attribute(table)
    n_columns = 1 if across is None else len(_labels(table, across))
    if table.published.values.size // n_columns + _OTHER_ROWS > ROW_LIMIT:
        sheet.row += 1
        sheet.line("This table is too long for one sheet: it is in the tidy sheets.")
    elif across is None:
        write_list(sheet, table, f"Table_{number}")
    else:
        write_crosstab(sheet, crosstab(table, (across,)), f"Table_{number}")


def column_attribute(table: ReleasedTable) -> str | None:
    """Return the attribute whose labels make the columns: the last one that is not too wide; None: a list is better."""
    names = table.published.names if len(table.published.names) > 1 else ()
    narrow = [name for name in names if len(_labels(table, name)) <= _WIDEST]
    return narrow[-1] if narrow else None


def _labels(table: ReleasedTable, name: str) -> tuple[str, ...]:
    return table.published.labels[table.published.names.index(name)]


def _note(table: ReleasedTable, statement: Statement) -> str:
    return (
        f"Margin of error of each number: ±{figure(table.half_width)} ({coverage_text(statement)}; noise only, not "
        "sampling error). Totals have a ± of their own."
    )
