"""The first two sheets: the cover (what this is, how to read it) and the contents."""

from __future__ import annotations

from collections.abc import Sequence

from core.exports.quality_marks import MARK_MEANS, good_share
from core.exports.statement_words import (
    HOW_TO_READ,
    cover_facts,
    heading,
    hidden_notes,
    how_to_read_briefly,
    publication_facts,
    release_title,
)
from core.exports.table_titles import numbered_title
from core.exports.workbook.sheet import ListHead, Sheet
from core.exports.workbook.sheet_names import CONTENTS, METHOD, NOTES
from core.release.crosstab import shown_margin
from core.release.release import Release
from core.words import N_

_PARAGRAPH = 76
"""Width of the cover's second column, in letters: with the first it fills a printed page."""

_COLUMNS = (
    N_("Export", "Sheet"),
    N_("Export", "What it holds"),
    N_("Export", "Cells"),
    N_("Export", "± of a cell"),
    N_("Export", "Without [u]"),
)

_METHOD_HOLDS = N_("Export", "What was measured, with how much noise, and where every list of categories comes from.")
_NOTES_HOLD = N_("Export", "All sentences of the statement, and more on how to read the numbers.")


def write_cover(sheet: Sheet, release: Release) -> None:
    """Write on one screen: what this is, how to read it, what is promised, and where the rest is."""
    statement, styles = release.statement, sheet.styles
    pairs = publication_facts(statement), cover_facts(statement)
    sheet.width(0, max(24, *(len(sheet.tell(what)) + 5 for what, _ in (*pairs[0], *pairs[1]))))
    sheet.width(1, _PARAGRAPH)
    sheet.upright()
    sheet.title(release_title(statement))
    sheet.link(0, CONTENTS, N_("Export", "To the tables"))
    sheet.row += 1
    _write_pairs(sheet, pairs[0])
    sheet.line(HOW_TO_READ, styles.subtitle)
    for sentence in (*how_to_read_briefly(statement), MARK_MEANS, *hidden_notes(release)):
        sheet.paragraph(1, sentence, _PARAGRAPH)
    sheet.line(N_("Export", "What is promised"), styles.subtitle)
    sheet.paragraph(1, statement.claim, _PARAGRAPH)
    _write_pairs(sheet, pairs[1])
    for name, what in ((METHOD, _METHOD_HOLDS), (NOTES, _NOTES_HOLD)):
        sheet.link(0, name, name)
        sheet.paragraph(1, what, _PARAGRAPH)


def _write_pairs(sheet: Sheet, pairs: Sequence[tuple[str, str]]) -> None:
    for what, value in pairs:
        sheet.text(0, what, sheet.styles.what)
        sheet.paragraph(1, value, _PARAGRAPH)


def write_contents(sheet: Sheet, release: Release, names: Sequence[str], further: Sequence[tuple[str, str]]) -> None:
    """List the tables with their quality, and the further sheets, each with a link.

    Args:
        sheet: empty.
        release: what is published.
        names: the sheet of each table, in order.
        further: (name, what it holds) of the other sheets.
    """
    sheet.title(heading(release.statement, CONTENTS))
    hint = N_("Export", "Click a name to go there. {means} The last column is the share of numbers without it.")
    sheet.line(hint.format(means=MARK_MEANS), sheet.styles.note)
    sheet.row += 1
    n_rows = len(names) + len(further)
    words = sheet.headers((), _COLUMNS)
    sheet.head(ListHead("Contents_1", words, 2, n_rows, filters=False))
    sheet.freeze(0)
    titles = [numbered_title(release.statement, table, n) for n, table in enumerate(release.tables, start=1)]
    for name, title, table in zip(names, titles, release.tables, strict=True):
        sheet.link(0, name, name)
        sheet.text(1, title)
        sheet.number(2, table.published.values.size)
        sheet.number(3, shown_margin(table.half_width), sheet.styles.margins)
        sheet.number(4, good_share(table), (sheet.styles.share, sheet.styles.share))
        sheet.row += 1
    for name, what in further:
        sheet.link(0, name, name)
        sheet.text(1, what)
        sheet.row += 1
    longest = max((len(sheet.tell(title)) for title in titles), default=0)
    sheet.widths([31, 40, 10, 12, 12])
    sheet.width(1, min(max(longest + 2, 40), _PARAGRAPH))
    sheet.fit_pages(0)
