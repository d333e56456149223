"""The sheets of two releases side by side: a cover, the contents, and one list per table."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from core.domain.domain import EVERYBODY
from core.exports.workbook.sheet import ROW_LIMIT, ListHead, Sheet, SheetSettings
from core.exports.workbook.sheet_names import CONTENTS, COVER, legal_name, numbered_name
from core.exports.workbook.styles import Styles
from core.release.crosstab import shown_margin
from core.release.joined import JoinedReleases, JoinedSide, JoinedTable
from core.words import N_

if TYPE_CHECKING:
    from xlsxwriter import Workbook

SIDE_BY_SIDE = N_("Joined", "Two releases side by side")
FIRST, SECOND, DIFFERENCE = N_("Joined", "First"), N_("Joined", "Second"), N_("Joined", "Difference")
FIRST_MARGIN, SECOND_MARGIN = N_("Joined", "± of the first"), N_("Joined", "± of the second")
DIFFERENCE_MARGIN, BEYOND = N_("Joined", "± of the difference"), N_("Joined", "Beyond its ±")
YES = N_("Joined", "yes")
WORDS = (FIRST, FIRST_MARGIN, SECOND, SECOND_MARGIN, DIFFERENCE, DIFFERENCE_MARGIN, BEYOND)
"""Headers of the numbers of a line."""

_PARAGRAPH = 96
"""Width of the cover's second column, in letters: with the first it fills a printed page."""

_OTHER_ROWS = 12
"""Rows around the numbers at most: title, notes, link, header."""


def write_joined(workbook: Workbook, joined: JoinedReleases, settings: SheetSettings) -> None:
    """Fill an empty workbook, whose properties hold a title and the date of the later release, and nothing else."""
    created = datetime.fromisoformat(joined.second.when).astimezone(UTC).replace(tzinfo=None)
    workbook.set_properties({"title": settings.tell(SIDE_BY_SIDE), "created": created})
    styles = Styles.of(workbook)
    names = [numbered_name(number, table.names, settings.tell) for number, table in enumerate(joined.tables, start=1)]

    def sheet(name: str) -> Sheet:
        return Sheet(workbook.add_worksheet(legal_name(settings.tell(name))), styles, settings)

    _write_cover(sheet(COVER), joined)
    _write_contents(sheet(CONTENTS), joined, names)
    for number, (name, table) in enumerate(zip(names, joined.tables, strict=True), start=1):
        _write_table(sheet(name), table, number)


def side_text(side: JoinedSide) -> str:
    """Return such as "Survey 2025 – release 1 (no. 3): ε = 1, 2026-11-22 09:51 UTC"."""
    when = f"{datetime.fromisoformat(side.when).astimezone(UTC):%Y-%m-%d %H:%M} UTC"
    words = N_("Joined", "{name} (no. {number}): {cost}, {when}")
    return words.format(name=side.name, number=side.number, cost=side.cost, when=when)


def _write_cover(sheet: Sheet, joined: JoinedReleases) -> None:
    sheet.width(0, 24)
    sheet.width(1, _PARAGRAPH)
    sheet.upright()
    sheet.title(SIDE_BY_SIDE)
    sheet.to_contents()
    sheet.row += 2
    for what, side in ((FIRST, joined.first), (SECOND, joined.second)):
        sheet.text(0, what, sheet.styles.what)
        sheet.paragraph(1, side_text(side), _PARAGRAPH)
    sheet.row += 1
    for note in joined.notes:
        sheet.paragraph(1, note, _PARAGRAPH)


def _write_contents(sheet: Sheet, joined: JoinedReleases, names: list[str]) -> None:
    sheet.title(CONTENTS)
    sheet.row += 1
    columns = N_("Export", "Sheet"), N_("Export", "What it holds"), N_("Export", "Cells"), BEYOND
    sheet.head(ListHead("Contents_1", sheet.headers((), columns), 2, len(names), filters=False))
    sheet.freeze(0)
    for name, table in zip(names, joined.tables, strict=True):
        sheet.link(0, name, name)
        sheet.text(1, table.title or EVERYBODY)
        sheet.number(2, len(table))
        sheet.number(3, table.n_beyond)
        sheet.row += 1
    sheet.widths([31, max(40, *(len(table.title) for table in joined.tables)), 10, 12])


def _write_table(sheet: Sheet, table: JoinedTable, number: int) -> None:
    sheet.title(table.title or EVERYBODY)
    words = N_("Joined", "Added up from {first} in the first release, and from {second} in the second.")
    first, second = (title or EVERYBODY for title in table.titles)
    sheet.line(words.format(first=first, second=second), sheet.styles.note)
    sheet.to_contents()
    sheet.row += 2
    if len(table) + _OTHER_ROWS > ROW_LIMIT:
        sheet.line(N_("Joined", "This table is too long for one sheet. Save the comparison as CSV."))
        return
    told = [[sheet.tell(label) for label in labels] for labels in table.labels]
    head = sheet.headers(table.names, WORDS)
    sheet.head(ListHead(f"Table_{number}", head, len(table.names), len(table), filters=True))
    sheet.freeze(len(table.names))
    _write_cells(sheet, table)
    longest = [max(map(len, (name, *labels))) + 3 for name, labels in zip(table.names, told, strict=True)]
    sheet.widths([*longest, *(14 for _ in WORDS)])


def _write_cells(sheet: Sheet, table: JoinedTable) -> None:
    first = len(table.names)
    for cell in table:
        sheet.labels(cell.labels)
        pairs = (
            (cell.first, cell.first_half_width),
            (cell.second, cell.second_half_width),
            (cell.difference, cell.half_width),
        )
        for place, (value, half_width) in enumerate(pairs):
            sheet.number(first + 2 * place, value)
            sheet.number(first + 2 * place + 1, shown_margin(half_width), sheet.styles.margins)
        sheet.text(first + len(WORDS) - 1, YES if cell.is_beyond else "")
        sheet.row += 1
