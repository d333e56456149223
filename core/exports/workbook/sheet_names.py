"""Names of sheets: short, legal and unique, as Excel wants them."""

from __future__ import annotations

import re

from core.exports.statement_words import table_title
from core.release.release import ReleasedTable
from core.words import N_, Tell

_LIMIT = 31
"""UTF-16 units of a sheet's name."""

COVER, CONTENTS = N_("Export", "Cover"), N_("Export", "Contents")
METHOD, NOTES = N_("Export", "Method"), N_("Export", "Notes")
"""Sheets of every workbook, told in its language as `legal_name` has it."""


def sheet_name(number: int, table: ReleasedTable, tell: Tell = str) -> str:
    """Return such as "3 age × sex"; the number makes it unique and keeps it from colliding with the other sheets."""
    return legal_name(f"{number} {tell(table_title(table))}")


def legal_name(words: str) -> str:
    """Return `words` without what Excel does not take in a name, and short enough."""
    words = re.sub(r"[\[\]:*?/\\\x00-\x1f]", " ", words)
    while _units(words) > _LIMIT:
        words = words[:-2] + "…" if words.endswith("…") else words[:-1] + "…"
    return words.rstrip("' ")


def _units(words: str) -> int:
    return len(words.encode("utf-16-le", "replace")) // 2
