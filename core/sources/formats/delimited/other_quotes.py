"""Cells enclosed otherwise than by double quotes next to the delimiter.

By single ones, with a blank before them, or by none at all, and a backslash before each delimiter within.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.domain.reading_choices import Quoting


def other_quotes(lines: Sequence[str], delimiter: str) -> tuple[Quoting | None, int]:
    """Return how cells are enclosed, and the first row with such a cell; (None, 0): as usual, or not at all.

    Args:
        lines: the first lines of a text.
        delimiter: what stands between its cells.
    """
    single = _single_quoted(lines, delimiter)
    if single:
        return Quoting.SINGLE, single
    spaced = _spaced(lines, delimiter)
    if spaced:
        return Quoting.SPACED, spaced
    escaped = _escaped(lines, delimiter)
    return (Quoting.ESCAPED, escaped) if escaped else (None, 0)


def well_quoted(delimiter: str) -> re.Pattern[str]:
    """Return a pattern of the records whose quotes enclose whole cells, and are doubled within."""
    return re.compile(rf"\ufeff?{_record(delimiter)}[\r\n]*")


def well_quoted_lines(delimiter: str) -> re.Pattern[str]:
    """Return a pattern of several such records, one after the other."""
    record = _record(delimiter)
    return re.compile(rf"\ufeff?{record}(?:[\r\n]+{record})*+[\r\n]*")


def _record(delimiter: str) -> str:
    mark = re.escape(delimiter)
    cell = rf'(?:"(?:[^"]|"")*+"|[^"{mark}\r\n]*+)'
    return rf"{cell}(?:{mark}{cell})*+"


def _single_quoted(lines: Sequence[str], delimiter: str) -> int:
    """Return the first row with cells between single quotes, where half of the rows have such; 0: there is none."""
    mark = re.escape(delimiter)
    cell = re.compile(rf"(?:^|{mark})'(?:[^']|'')*'(?={mark}|[\r\n]*$)")
    rows = [row for row, line in enumerate(lines, start=1) if "'" in line and cell.search(line)]
    return rows[0] if rows and 2 * len(rows) >= len(lines) else 0


def _spaced(lines: Sequence[str], delimiter: str) -> int:
    """Return the first row with blanks before quotes, where all quotes but those of first cells have some; else 0."""
    mark, quoted = re.escape(delimiter), '"(?:[^"]|"")*+"'
    before = re.compile(f'{mark} +"')
    rows = [row for row, line in enumerate(lines, start=1) if '"' in line and before.search(line)]
    if not rows or delimiter == " ":
        return 0
    cell = rf'(?:(?: +{quoted})|[^"{mark}\r\n]*+)(?={mark}|[\r\n]|$)'
    record = re.compile(rf"\ufeff?(?: *{quoted}(?={mark}|[\r\n]|$)|{cell})(?:{mark}{cell})*+[\r\n]*")
    return rows[0] if all(record.fullmatch(line) for line in lines if '"' in line) else 0


def _escaped(lines: Sequence[str], delimiter: str) -> int:
    """Return the first row with a backslash before a delimiter, where all rows have as many cells only so; else 0."""
    mark = re.escape(delimiter)
    before = re.compile(rf"(?<!\\)\\{mark}")
    rows = [row for row, line in enumerate(lines, start=1) if "\\" in line and before.search(line)]
    if not rows or any('"' in line for line in lines):
        return 0
    filled = [line for line in lines if line.strip()]
    return rows[0] if len({line.count(delimiter) - len(before.findall(line)) for line in filled}) == 1 else 0
