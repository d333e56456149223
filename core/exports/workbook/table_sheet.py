"""One sheet per table: title, notes, the table as a crosstab with subtotals and totals, or as a list, and a chart."""

from __future__ import annotations

import math

from core.exports.nested_lines import NestedLine, n_subtotals, nested_lines
from core.exports.quality_marks import MARK_MEANS, MARKED, row_mark
from core.exports.statement_words import TOTAL, coverage_text, heading, margin_text, source_lines
from core.exports.table_titles import full_title, numbered_title
from core.exports.workbook.list_sheets import words_of, write_list
from core.exports.workbook.sheet import BACK, NUMBER_WIDTH, ROW_LIMIT, ListHead, Sheet
from core.exports.workbook.table_chart import ChartedRange, write_charts
from core.release.crosstab import Crosstab, crosstab, shown_margin
from core.release.quality_line import HIDDEN_MEANS
from core.release.release import ReleasedTable, Statement
from core.words import N_, joined

_WIDEST = 250
"""Columns of a crosstab at most: a person can still read across, and far fewer than COLUMN_LIMIT."""

_OTHER_ROWS = 40
"""Rows around the numbers at most: title, notes, link, header, chart, source."""

_MARGIN = N_("Export", "± of total")


def write_table(sheet: Sheet, table: ReleasedTable, statement: Statement, number: int) -> None:
    """Fill the sheet of table `number` (from 1)."""
    sheet.title(heading(statement, numbered_title(statement, table, number)))
    sheet.line(_note(table, statement), sheet.styles.note)
    hidden = HIDDEN_MEANS.get(statement.publication.hide_below)
    sheet.line(joined(" ", (MARK_MEANS, hidden) if hidden else (MARK_MEANS,)), sheet.styles.note)
    sheet.to_contents()
    across = column_attribute(table)
    if n_rows(table, across) + _OTHER_ROWS > ROW_LIMIT:
        sheet.row += 2
        sheet.line(N_("Export", "This table is too long for one sheet: it is in the tidy sheets."))
        return
    if across is None:
        charted = write_list(sheet, table, f"Table_{number}", full_title(statement, table))
    else:
        charted = write_crosstab(sheet, table, (across, full_title(statement, table)), f"Table_{number}")
    for line in source_lines(statement):
        sheet.wrapped(line, sheet.styles.note)
    write_charts(sheet, charted, has_columns=across is not None)
    sheet.fit_pages(len(table.published.names) - (across is not None))


def n_rows(table: ReleasedTable, across: str | None) -> int:
    """Return the number of lines of a table on its sheet, with subtotals."""
    if across is None:
        return table.published.values.size
    return table.published.values.size // len(_labels(table, across)) + n_subtotals(table, across)


def column_attribute(table: ReleasedTable) -> str | None:
    """Return the attribute whose labels are the columns: the last one that is not too wide; None: print a list."""
    names = table.published.names if len(table.published.names) > 1 else ()
    narrow = [name for name in names if len(_labels(table, name)) <= _WIDEST]
    return narrow[-1] if narrow else None


def _labels(table: ReleasedTable, name: str) -> tuple[str, ...]:
    return table.published.labels[table.published.names.index(name)]


def _note(table: ReleasedTable, statement: Statement) -> str:
    words = N_("Export", "Each number: {margin} ({percent}, noise only, not sampling error). Totals have their own ±.")
    return words.format(margin=margin_text(table.half_width), percent=coverage_text(statement))


def write_crosstab(sheet: Sheet, table: ReleasedTable, told: tuple[str, str], name: str) -> list[ChartedRange]:
    """Write one line per combination of row labels, one column per label across, and return what charts can show.

    Args:
        sheet: at the row above the header.
        table: what is published.
        told: the attribute across, and the title of the table.
        name: of the Excel table.
    """
    across, title = told
    cross = crosstab(table, (across,))
    first = len(cross.row_names)
    columns = [labels[0] for labels in cross.column_labels]
    words = sheet.headers((*cross.row_names, *columns), (TOTAL, _MARGIN, MARKED))
    sheet.text(first, f"{across} →", sheet.styles.note)
    sheet.row += 1
    top = sheet.row
    sheet.head(ListHead(name, words, first, n_rows(table, across) + 2, filters=False, is_marked=True))
    sheet.freeze(first)
    groups: dict[tuple[str, ...], list[int]] = {}
    for line in nested_lines(table, cross):
        if line.depth == first:
            groups.setdefault(line.labels[:-1], []).append(sheet.row)
        _write_line(sheet, line, [*columns, TOTAL])
    _write_margins(sheet, cross)
    numbers = [min(len(word), NUMBER_WIDTH) for word in words[first:-1]]
    sheet.widths([*_label_widths(sheet, cross), *numbers, _mark_width(sheet, columns)])
    end = _highest(table, first)
    within, words = (first, first + len(columns) - 1), words_of(table, title)
    spans = [(rows[0], rows[-1]) for rows in groups.values()]
    return [
        ChartedRange(title, top, span, within, table.half_width, words=words, n_labels=first, highest=end)
        for span in spans
    ]


def _highest(table: ReleasedTable, n_labels: int) -> float | None:
    """Return the end of the axis of several charts: 1, 2 or 5 times a power of ten, above all numbers with their ±."""
    most = float(table.published.values.max()) + table.half_width
    if n_labels < 2 or most <= 0 or table.published.values.min() < 0:
        return None
    power = 10.0 ** math.floor(math.log10(most))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= most)


def _write_line(sheet: Sheet, line: NestedLine, columns: list[str]) -> None:
    styles, first = sheet.styles, len(line.labels)
    is_row, is_total = line.depth == first, line.depth == 0
    for column, label in enumerate(line.labels):
        known = styles.known_label if column < line.n_known else styles.label
        sheet.text(column, label, known if is_row else styles.total_label if is_total else styles.subtotal_label)
    looks = styles.numbers if is_row else styles.totals if is_total else styles.subtotals
    *cells, total = line.cells
    for column, cell in enumerate(cells, start=first):
        sheet.number(column, cell.shown, looks)
    last = first + len(cells)
    sheet.number(last, total.shown, styles.row_totals if is_row else looks)
    sheet.number(last + 1, shown_margin(total.half_width), styles.total_margins if is_total else styles.margins)
    if mark := row_mark(line.cells, columns):
        sheet.text(last + 2, mark, styles.mark)
    sheet.row += 1


def _write_margins(sheet: Sheet, cross: Crosstab) -> None:
    first = len(cross.row_names)
    sheet.labels([_MARGIN, *[""] * (first - 1)], sheet.styles.note)
    for column in range(cross.n_columns + 1):
        sheet.number(first + column, shown_margin(cross.cell(cross.n_rows, column).half_width), sheet.styles.margins)
    sheet.row += 1


def _label_widths(sheet: Sheet, cross: Crosstab) -> list[int]:
    by_place = zip(cross.row_names, zip(*cross.row_labels, strict=True), strict=True)
    widths = [max(len(name), *map(len, set(labels))) for name, labels in by_place]
    # The first column holds the link, too, which the name of the columns would cut off.
    return [max(widths[0], len(sheet.tell(_MARGIN)), len(sheet.tell(BACK))), *widths[1:]]


def _mark_width(sheet: Sheet, columns: list[str]) -> int:
    """Return the letters of a mark that names a few columns."""
    named = sorted((len(sheet.tell(label)) + 2 for label in (*columns, TOTAL)), reverse=True)[:4]
    return max(len(sheet.tell(MARKED)), min(4 + sum(named), 30))
