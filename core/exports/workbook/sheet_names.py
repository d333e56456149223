"""Names of sheets: short, legal and unique, as Excel wants them."""

from __future__ import annotations

import re

from core.exports.statement_words import table_title
from core.release.release import ReleasedTable

_LIMIT = 31
"""UTF-16 units of a sheet's name."""


def sheet_name(number: int, table: ReleasedTable) -> str:
    """Return such as "3 age × sex"; the number makes it unique and keeps it from colliding with the other sheets."""
    words = re.sub(r"[\[\]:*?/\\\x00-\x1f]", " ", f"{number} {table_title(table)}")
    while _units(words) > _LIMIT:
        words = words[:-2] + "…" if words.endswith("…") else words[:-1] + "…"
    return words.rstrip("' ")


def _units(words: str) -> int:
    return len(words.encode("utf-16-le", "replace")) // 2
