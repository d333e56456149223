"""One sheet per table: title, note, and the table as a crosstab, with totals at the right and the bottom, or a list."""

from __future__ import annotations

from core.exports.statement_words import TOTAL, coverage_text, heading, margin_text, table_title
from core.exports.workbook.list_sheets import write_list
from core.exports.workbook.sheet import NUMBER_WIDTH, ROW_LIMIT, ListHead, Sheet
from core.release.crosstab import Crosstab, crosstab, shown_margin
from core.release.release import ReleasedTable, Statement
from core.words import N_

_WIDEST = 250
"""Columns of a crosstab at most: a person can still read across, and far fewer than COLUMN_LIMIT."""

_OTHER_ROWS = 12
"""Rows around the numbers at most: title, notes, link, header."""

_MARGIN = N_("Export", "± of total")


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


def write_crosstab(sheet: Sheet, cross: Crosstab, name: str) -> None:
    """Write one line per combination of row labels, one column per label across; the Excel table is called `name`."""
    first = len(cross.row_names)
    columns = [labels[0] for labels in cross.column_labels]
    words = sheet.headers((*cross.row_names, *columns), (TOTAL, _MARGIN))
    sheet.text(first, f"{cross.column_names[0]} →", sheet.styles.note)
    sheet.row += 1
    sheet.head(ListHead(name, words, first, cross.n_rows + 2, filters=False))
    sheet.freeze(first)
    for row, labels in enumerate(cross.row_labels):
        sheet.labels(labels)
        _write_line(sheet, cross, row)
    _write_totals(sheet, cross)
    sheet.widths(
        [*_label_widths(cross, sheet.tell(_MARGIN)), *(min(len(word), NUMBER_WIDTH) for word in words[first:])]
    )


def _write_line(sheet: Sheet, cross: Crosstab, row: int) -> None:
    first, last = len(cross.row_names), cross.n_columns
    styles = sheet.styles
    for column in range(last):
        value = cross.cell(row, column).value
        sheet.number(first + column, value, styles.totals if row == cross.n_rows else styles.numbers)
    total = cross.cell(row, last)
    sheet.number(first + last, total.value, styles.totals if row == cross.n_rows else styles.row_totals)
    sheet.number(
        first + last + 1,
        shown_margin(total.half_width),
        styles.total_margins if row == cross.n_rows else styles.margins,
    )
    sheet.row += 1


def _write_totals(sheet: Sheet, cross: Crosstab) -> None:
    first = len(cross.row_names)
    sheet.labels([TOTAL, *[""] * (first - 1)], sheet.styles.total_label)
    _write_line(sheet, cross, cross.n_rows)
    sheet.labels([_MARGIN, *[""] * (first - 1)], sheet.styles.note)
    for column in range(cross.n_columns + 1):
        sheet.number(first + column, shown_margin(cross.cell(cross.n_rows, column).half_width), sheet.styles.margins)
    sheet.row += 1


def _label_widths(cross: Crosstab, last: str) -> list[int]:
    by_place = zip(cross.row_names, zip(*cross.row_labels, strict=True), strict=True)
    return [max(len(last), len(name), *map(len, set(labels))) for name, labels in by_place]
