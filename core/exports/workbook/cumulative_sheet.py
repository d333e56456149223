"""One sheet per attribute with cumulative counts of a table: the sum up to each label, with its ±."""

from __future__ import annotations

from collections.abc import Iterator

from core.exports.long_form import ended_rows
from core.exports.statement_words import cumulative_note, cumulative_title, heading
from core.exports.workbook.list_part import SHOWN_WORDS, write_lines
from core.exports.workbook.sheet import ROW_LIMIT, ListHead, Sheet
from core.exports.workbook.sheet_names import legal_name
from core.release.cumulative import CumulativeCounts
from core.release.release import Release, Statement
from core.words import N_, Tell

_OTHER_ROWS = 12
"""Rows around the numbers at most: title, notes, link, header."""


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
