"""The limits of a workbook, checked from the size of a release."""

from __future__ import annotations

from collections.abc import Iterator

from core.exports.long_form import MEASURES
from core.exports.workbook import sheet
from core.exports.workbook.sheet import TOO_LONG
from core.release.size import ReleaseSize
from core.words import N_

COLUMN_LIMIT = 16_384
"""Columns of a sheet, by Excel's specification: a file with more is reported as damaged."""

LINKS = 65_530
"""Links of a sheet, by Excel's specification: the contents link to every other sheet."""

_OTHER_ROWS = 120
"""Rows around the long lists of a sheet at most: facts, notes, titles."""

_OTHER_LETTERS = 1_000
"""Letters around names and labels in a sentence at most, in any language."""

_MANY_COLUMNS = N_("Error", "the long form has {columns:,} columns, and a sheet at most {limit:,}")
_MANY_SHEETS = N_("Error", "it would have {sheets:,} sheets, and its contents can link to {limit:,} at most")
_MANY_ROWS = N_("Error", "the sheet on the method would have {rows:,} rows, and a sheet has at most {limit:,}")


def obstacle(size: ReleaseSize) -> str | None:
    """Return why Excel cannot hold a release of that size, or None."""
    columns = len(size.used_names) + len(MEASURES) + 1
    if columns > COLUMN_LIMIT:
        return _MANY_COLUMNS.format(columns=columns, limit=COLUMN_LIMIT)
    sheets = len(size.tables) + sum(len(table.sums) for table in size.tables) + size.cells // sheet.ROW_LIMIT + 6
    if sheets > LINKS:
        return _MANY_SHEETS.format(sheets=sheets, limit=LINKS)
    rows = sum(attribute.size for attribute in size.attributes) + len(size.groups) + _OTHER_ROWS
    if rows > sheet.ROW_LIMIT:
        return _MANY_ROWS.format(rows=rows, limit=sheet.ROW_LIMIT)
    return TOO_LONG if any(map(_is_too_long, _texts(size))) else None


def _texts(size: ReleaseSize) -> Iterator[str]:
    """Yield the words of the longest cells: labels as they are, the others with what is said around them."""
    for attribute in size.attributes:
        yield attribute.name
        yield from attribute.labels
    around = " " * min(_OTHER_LETTERS, sheet.LETTERS // 4)
    for text in (*size.sentences, *size.groups, *(table.title for table in size.tables)):
        yield text + around
    apart = {each.name: ", ".join(each.labels[each.n_ordered :]) for each in size.attributes if each.n_ordered}
    for table in size.tables:
        if table.sums:
            yield from (f"{table.title}{name}{apart.get(name, '')}{around}" for name in table.names)


def _is_too_long(text: str) -> bool:
    """Return whether a text has more UTF-16 units, by which Excel counts letters, than a cell may hold."""
    most = sheet.LETTERS
    return len(text) > most // 2 and len(text.encode("utf-16-le", "replace")) > 2 * most
