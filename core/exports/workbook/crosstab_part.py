"""A table as a crosstab: labels in rows and columns, totals with their ± at the right and the bottom."""

from __future__ import annotations

from core.exports.statement_words import TOTAL
from core.exports.workbook.sheet import NUMBER_WIDTH, ListHead, Sheet
from core.release.crosstab import Crosstab, shown_margin
from core.words import N_

_MARGIN = N_("Export", "± of total")


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
