"""The first two sheets: the cover (what this is, how to read it) and the contents."""

from __future__ import annotations

from collections.abc import Sequence

from core.exports.statement_words import (
    HOW_TO_READ,
    facts,
    heading,
    how_to_read,
    release_title,
    table_title,
    zero_notes,
)
from core.exports.workbook.sheet import ListHead, Sheet
from core.exports.workbook.sheet_names import CONTENTS
from core.release.crosstab import shown_margin
from core.release.release import Release
from core.words import N_

_PARAGRAPH = 96
"""Width of the cover's second column, in letters: with the first it fills a printed page."""

_COLUMNS = (
    N_("Export", "Sheet"),
    N_("Export", "What it holds"),
    N_("Export", "Cells"),
    N_("Export", "± of a cell"),
)


def write_cover(sheet: Sheet, release: Release) -> None:
    """Write the statement in words, the facts, and how to read ±."""
    statement, styles = release.statement, sheet.styles
    sheet.width(0, max(24, *(len(sheet.tell(what)) + 5 for what, _ in facts(statement))))
    sheet.width(1, _PARAGRAPH)
    sheet.upright()
    sheet.title(release_title(statement))
    sheet.link(0, CONTENTS, N_("Export", "To the tables"))
    sheet.row += 2
    sheet.line(N_("Export", "What is promised"), styles.subtitle)
    sheet.paragraph(1, statement.claim, _PARAGRAPH)
    sheet.row += 1
    sheet.line(HOW_TO_READ, styles.subtitle)
    for sentence in (*how_to_read(statement), *zero_notes(release)):
        sheet.paragraph(1, sentence, _PARAGRAPH)
    sheet.row += 1
    sheet.line(N_("Export", "How they came about"), styles.subtitle)
    for what, value in facts(statement):
        sheet.text(0, what, styles.what)
        sheet.paragraph(1, value, _PARAGRAPH)


def write_contents(sheet: Sheet, release: Release, names: Sequence[str], further: Sequence[tuple[str, str]]) -> None:
    """List the tables and the further sheets, each with a link.

    Args:
        sheet: empty.
        release: what is published.
        names: the sheet of each table, in order.
        further: (name, what it holds) of the other sheets.
    """
    sheet.title(heading(release.statement, CONTENTS))
    sheet.line(N_("Export", "Click a name to go there."), sheet.styles.note)
    sheet.row += 1
    n_rows = len(names) + len(further)
    words = sheet.headers((), _COLUMNS)
    sheet.head(ListHead("Contents_1", words, 2, n_rows, filters=False))
    sheet.freeze(0)
    for name, table in zip(names, release.tables, strict=True):
        sheet.link(0, name, name)
        sheet.text(1, table_title(table))
        sheet.number(2, table.published.values.size)
        sheet.number(3, shown_margin(table.half_width), sheet.styles.margins)
        sheet.row += 1
    for name, what in further:
        sheet.link(0, name, name)
        sheet.text(1, what)
        sheet.row += 1
    longest = max((len(table_title(table)) for table in release.tables), default=0)
    sheet.widths([31, max(longest, 40), 10, 12])
