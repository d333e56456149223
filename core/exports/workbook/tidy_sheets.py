"""Every cell of every table in one long list, for pivoting, on as many sheets as needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from core.exports.long_form import MEASURE_WORDS, Measured, rows
from core.exports.statement_words import heading, table_title
from core.exports.workbook.sheet import ROW_LIMIT, ListHead, Sheet
from core.release.release import Release
from core.words import N_

_TOP = 4
"""Rows above the first line: title, note, link, header."""

_PER_SHEET = ROW_LIMIT - _TOP


def tidy_names(release: Release) -> tuple[str, ...]:
    """Return the names of the sheets: "Tidy", or "Tidy 1", "Tidy 2", ..."""
    n_sheets = -(-n_lines(release) // _PER_SHEET)
    if n_sheets <= 1:
        return (N_("Export", "Tidy"),)
    return tuple(N_("Export", "Tidy {number}").format(number=number) for number in range(1, n_sheets + 1))


def n_lines(release: Release) -> int:
    """Return the number of cells of all tables together."""
    return sum(table.published.values.size for table in release.tables)


def used_names(release: Release) -> tuple[str, ...]:
    """Return the attributes that occur in a table, in the order of the plan."""
    used = {name for table in release.tables for name in table.published.names}
    return tuple(attribute.name for attribute in release.statement.attributes if attribute.name in used)


def write_tidy(release: Release, new_sheet: Callable[[str], Sheet]) -> None:
    """Write all sheets; `new_sheet` makes one of a given name."""
    names = used_names(release)
    lines = _lines(release, names)
    left = n_lines(release)
    for number, sheet_name in enumerate(tidy_names(release), start=1):
        n_rows = min(left, _PER_SHEET)
        left -= n_rows
        sheet = new_sheet(sheet_name)
        words = _words(sheet, names)
        _write_top(sheet, release, names, ListHead(f"Tidy_{number}", words, len(names) + 1, n_rows, filters=True))
        for labels, numbers in islice(lines, n_rows):
            _write_line(sheet, labels, numbers)
        sheet.fit_pages(1)


def _words(sheet: Sheet, names: tuple[str, ...]) -> tuple[str, ...]:
    table, *measures = sheet.headers(names, (N_("Export", "Table"), *MEASURE_WORDS))[len(names) :]
    return (table, *names, *measures)


def _lines(release: Release, names: tuple[str, ...]) -> Iterator[tuple[Sequence[str], Measured]]:
    for table in release.tables:
        title = table_title(table)
        places = [table.published.names.index(name) if name in table.published.names else None for name in names]
        for labels, numbers in rows(table):
            yield [title, *("" if place is None else labels[place] for place in places)], numbers


def _write_top(sheet: Sheet, release: Release, names: tuple[str, ...], head: ListHead) -> None:
    sheet.title(heading(release.statement, N_("Export", "All tables in long form")))
    sheet.line(
        N_(
            "Export",
            "One line per cell. Choose one table before you add up: an empty cell means that the attribute is not part "
            "of the table.",
        ),
        sheet.styles.note,
    )
    sheet.to_contents()
    sheet.row += 1
    sheet.head(head)
    sheet.freeze(1)
    lengths = {attribute.name: max(map(len, attribute.labels)) for attribute in release.statement.attributes}
    titles = max((len(table_title(table)) for table in release.tables), default=0)
    labels = [max(len(name) + 3, lengths[name]) for name in names]
    sheet.widths([titles, *labels, *(len(word) + 3 for word in head.words[len(names) + 1 :])])


def _write_line(sheet: Sheet, labels: Sequence[str], numbers: Measured) -> None:
    for column, label in enumerate(labels):
        if label:
            sheet.text(column, label)
    for column, (place, value) in enumerate(enumerate(numbers), start=len(labels)):
        sheet.number(column, value, sheet.styles.margins if place == 2 else None)
    sheet.row += 1
