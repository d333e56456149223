"""Comma-separated text that spreadsheets open without running formulas."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

from core.patterns import pattern_of

_NUMBER = pattern_of(r"[-+][0-9]+(?:[.,][0-9]+)*")
"""A number with its sign: spreadsheets read it as one, whatever its decimal mark."""


def csv_content(lines: Iterable[Sequence[object]]) -> bytes:
    """Return the content of a CSV file.

    Args:
        lines: the header first; texts and numbers.
    """
    text = StringIO(newline="")
    csv.writer(text).writerows([harmless(value) for value in line] for line in lines)
    return text.getvalue().encode(encoding_for([text.getvalue()]))


def harmless(value: object) -> object:
    """Return a value, with an apostrophe in front if it is text that a spreadsheet would take for a formula.

    A number with its sign is none: “-1” of a code list has to stay what it was.

    References:
        OWASP, CSV injection.
    """
    if isinstance(value, str) and value.startswith(("=", "+", "-", "@", "\t", "\r", "\n")):
        return value if _NUMBER.fullmatch(value) else f"'{value}"
    return value


def encoding_for(texts: Iterable[str]) -> str:
    """Return ASCII, or UTF-8 with a byte order mark if a letter outside ASCII occurs.

    Excel needs the mark to recognise UTF-8; other programs are better off without it.
    """
    return "ascii" if all(text.isascii() for text in texts) else "utf-8-sig"
