"""One sheet per table: title, note, and the table as a crosstab or a list."""

from __future__ import annotations

from core.exports.statement_words import coverage_text, heading, margin_text, table_title
from core.exports.workbook.crosstab_part import write_crosstab
from core.exports.workbook.list_part import write_list
from core.exports.workbook.sheet import ROW_LIMIT, Sheet
from core.release.crosstab import crosstab
from core.release.release import ReleasedTable, Statement
from core.words import N_

_WIDEST = 250
"""Columns of a crosstab at most: a person can still read across, and far fewer than COLUMN_LIMIT."""

_OTHER_ROWS = 12
"""Rows around the numbers at most: title, notes, link, header."""


def write_table(sheet: Sheet, table: ReleasedTable, statement: Statement, number: int) -> None:
    """Fill the sheet of table `number` (from 1)."""
    sheet.title(heading(statement, table_title(table)))
    sheet.line(_note(table, statement), sheet.styles.note)
    sheet.to_contents()
    sheet.row += 1
    across = column_attribute(table)
    n_columns = 1 if across is None else len(_labels(table, across))
    if table.published.values.size // n_columns + _OTHER_ROWS > ROW_LIMIT:
        sheet.row += 1
        sheet.line(N_("Export", "This table is too long for one sheet: it is in the tidy sheets."))
    elif across is None:
        write_list(sheet, table, f"Table_{number}")
    else:
        write_crosstab(sheet, crosstab(table, (across,)), f"Table_{number}")


def column_attribute(table: ReleasedTable) -> str | None:
    """Return the attribute whose labels are the columns: the last one that is not too wide; None: print a list."""
    names = table.published.names if len(table.published.names) > 1 else ()
    narrow = [name for name in names if len(_labels(table, name)) <= _WIDEST]
    return narrow[-1] if narrow else None


def _labels(table: ReleasedTable, name: str) -> tuple[str, ...]:
    return table.published.labels[table.published.names.index(name)]


def _note(table: ReleasedTable, statement: Statement) -> str:
    words = N_(
        "Export",
        "Margin of error of each number: {margin} ({percent}; noise only, not sampling error). Totals have a ± of "
        "their own.",
    )
    return words.format(margin=margin_text(table.half_width), percent=coverage_text(statement))
