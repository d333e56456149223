"""A table as a list: one line per cell with its interval, and the total last."""

from __future__ import annotations

from collections.abc import Iterable

from core.exports.long_form import MEASURE_WORDS, Number, grand_total, rows
from core.exports.statement_words import TOTAL
from core.exports.workbook.sheet import ListHead, Sheet
from core.release.crosstab import shown_margin
from core.release.release import ReleasedTable

_MARGIN = 2
_SHOWN = (0, _MARGIN, 3, 4)
"""Indices of MEASURES in a list: count, ±, low, high."""

SHOWN_WORDS = tuple(MEASURE_WORDS[place] for place in _SHOWN)


def write_list(sheet: Sheet, table: ReleasedTable, name: str) -> None:
    """Write the lines of `table`; the Excel table is called `name`."""
    names = table.published.names
    words = sheet.headers(names, SHOWN_WORDS)
    with_total = bool(names)
    sheet.row += 1
    sheet.head(ListHead(name, words, len(names), table.published.values.size + with_total, filters=False))
    sheet.freeze(len(names))
    write_lines(sheet, rows(table))
    if with_total:
        _write_total(sheet, table)
    longest = [max(map(len, (name, *labels))) for name, labels in zip(names, table.published.labels, strict=True)]
    sheet.widths([*longest, *(len(word) + 2 for word in words[len(names) :])])


def write_lines(sheet: Sheet, lines: Iterable[tuple[tuple[str, ...], tuple[Number, ...]]]) -> None:
    """Write labels, count, ± and interval of every line, given the numbers of MEASURES."""
    for labels, numbers in lines:
        sheet.labels(labels)
        for column, place in enumerate(_SHOWN, start=len(labels)):
            if place == _MARGIN:
                sheet.number(column, shown_margin(numbers[place]), sheet.styles.margins)
            else:
                sheet.number(column, numbers[place], None)
        sheet.row += 1


def _write_total(sheet: Sheet, table: ReleasedTable) -> None:
    first = len(table.published.names)
    total = grand_total(table)
    sheet.labels([TOTAL, *[""] * (first - 1)], sheet.styles.total_label)
    sheet.number(first, total.value, sheet.styles.totals)
    sheet.number(first + 1, shown_margin(total.half_width), sheet.styles.total_margins)
    sheet.number(first + 2, total.low, sheet.styles.totals)
    sheet.number(first + 3, total.high, sheet.styles.totals)
    sheet.row += 1
