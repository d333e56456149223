"""Numbers as lists: tables with one line per cell, and a sheet of sums up to each label per attribute cumulated."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from core.exports.long_form import MEASURE_WORDS, Measured, ended_rows, grand_total, rows
from core.exports.quality_marks import MARKED, mark_of
from core.exports.statement_words import TOTAL, cumulative_note, cumulative_title, heading
from core.exports.workbook.sheet import ROW_LIMIT, ListHead, Sheet
from core.exports.workbook.sheet_names import legal_name
from core.exports.workbook.table_chart import ChartedRange
from core.release.crosstab import shown_margin
from core.release.cumulative import CumulativeCounts
from core.release.release import Release, ReleasedTable, Statement
from core.words import N_, Tell

_SHOWN = (0, 2, 3, 4)
"""Indices of MEASURES in a list: count, ±, low, high."""

SHOWN_WORDS = tuple(MEASURE_WORDS[place] for place in _SHOWN)

_OTHER_ROWS = 12
"""Rows around the numbers at most: title, notes, link, header."""


def write_list(sheet: Sheet, table: ReleasedTable, name: str, title: str) -> list[ChartedRange]:
    """Write the lines of `table`, whose Excel table is called `name`; return what a chart called `title` can show."""
    names = table.published.names
    words = sheet.headers(names, (*SHOWN_WORDS, MARKED))
    with_total = bool(names)
    sheet.row += 1
    top = sheet.row
    sheet.head(
        ListHead(name, words, len(names), table.published.values.size + with_total, filters=False, is_marked=True)
    )
    sheet.freeze(len(names))
    write_lines(sheet, rows(table), marked=True)
    if with_total:
        _write_total(sheet, table)
    longest = [max(map(len, (name, *labels))) for name, labels in zip(names, table.published.labels, strict=True)]
    sheet.widths([*longest, *(len(word) + 2 for word in words[len(names) :])])
    if len(names) != 1:
        return []
    places = (top + 1, top + table.published.values.size), (1, 1)
    return [ChartedRange(title, top, *places, table.half_width, words_of(table, title))]


def words_of(table: ReleasedTable, title: str) -> tuple[str, ...]:
    """Return all words that a chart of a table repeats."""
    return (title, *table.published.names, *chain.from_iterable(table.published.labels))


def write_lines(sheet: Sheet, lines: Iterable[tuple[tuple[str, ...], Measured]], *, marked: bool = False) -> None:
    """Write labels, count, ± and interval of every line, given the numbers of MEASURES; `marked`: and marks."""
    for labels, (count, _, margin, low, high) in lines:
        sheet.labels(labels)
        first = len(labels)
        sheet.number(first, count)
        sheet.number(first + 1, shown_margin(margin), sheet.styles.margins)
        sheet.number(first + 2, low)
        sheet.number(first + 3, high)
        if marked and (mark := mark_of(count, margin)):
            sheet.text(first + len(_SHOWN), mark, sheet.styles.mark)
        sheet.row += 1


def _write_total(sheet: Sheet, table: ReleasedTable) -> None:
    first = len(table.published.names)
    total = grand_total(table)
    sheet.labels([TOTAL, *[""] * (first - 1)], sheet.styles.total_label)
    sheet.number(first, total.shown, sheet.styles.totals)
    sheet.number(first + 1, shown_margin(total.half_width), sheet.styles.total_margins)
    for column, end in enumerate(total.ends, start=first + 2):
        sheet.number(column, end, sheet.styles.totals)
    if mark := mark_of(total.shown, total.half_width):
        sheet.text(first + 4, mark, sheet.styles.mark)
    sheet.row += 1


def cumulative_sheets(release: Release, tell: Tell = str) -> Iterator[tuple[str, CumulativeCounts]]:
    """Yield the name of the sheet and the counts, if they fit one sheet; larger ones are in the other formats only."""
    for number, table in enumerate(release.tables, start=1):
        for place, counts in enumerate(table.cumulative):
            if counts.published.values.size + _OTHER_ROWS <= ROW_LIMIT:
                words = N_("Export", "{number} cumulative {name}")
                name = words.format(number=f"{number}{chr(ord('a') + place)}", name=counts.name)
                yield legal_name(tell(name)), counts


def write_cumulative(sheet: Sheet, counts: CumulativeCounts, statement: Statement, number: int) -> None:
    """Fill sheet `number` (from 1) of its kind."""
    names = counts.published.names
    sheet.title(heading(statement, cumulative_title(counts)))
    sheet.line(cumulative_note(counts, statement), sheet.styles.note)
    sheet.to_contents()
    sheet.row += 2
    words = sheet.headers(names, SHOWN_WORDS)
    sheet.head(ListHead(f"Cumulative_{number}", words, len(names), counts.published.values.size, filters=True))
    sheet.freeze(len(names))
    write_lines(sheet, ended_rows(counts))
    longest = [max(map(len, (word, *labels))) for word, labels in zip(words, counts.published.labels, strict=False)]
    sheet.widths([*longest, *(len(word) + 3 for word in words[len(names) :])])
    sheet.fit_pages(len(names))
