"""Names of sheets: short, legal and unique, as Excel requires."""

from __future__ import annotations

import re

from core.domain.domain import EVERYBODY
from core.release.release import ReleasedTable
from core.words import N_, Tell

_LIMIT = 31
"""UTF-16 units of a sheet's name, by Excel's specification."""
_LEAST = 2
"""Letters of a shortened attribute name that are too few to recognise it; shorter names are left out."""

COVER, CONTENTS = N_("Export", "Cover"), N_("Export", "Contents")
METHOD, NOTES = N_("Export", "Method"), N_("Export", "Notes")
"""Sheets of every workbook; translated, then made legal by `legal_name`."""


def sheet_name(number: int, table: ReleasedTable, tell: Tell = str) -> str:
    """Return such as "3 age × sex"; the number makes it unique and keeps it from colliding with the other sheets."""
    return numbered_name(number, table.published.names, tell)


def numbered_name(number: int, attributes: tuple[str, ...], tell: Tell = str) -> str:
    """Return the name of the sheet of a table over these attributes; see `sheet_name`."""
    names = attributes or (tell(EVERYBODY),)
    for length in range(_LIMIT, _LEAST, -1):  # one limit for all names, so that short names stay whole
        name = f"{number} {' × '.join(_cut(name, length) for name in names)}"
        if _units(name) <= _LIMIT:
            return legal_name(name)
    return legal_name(f"{number} {' × '.join(names)}")


def legal_name(words: str) -> str:
    """Return `words` without characters that Excel forbids in a name, shortened to its limit."""
    return _cut(re.sub(r"[\[\]:*?/\\\x00-\x1f]", " ", words), _LIMIT).rstrip("' ")


def _cut(words: str, limit: int) -> str:
    """Return `words`, without their middle if too long: names often share their beginning or their end."""
    kept = min(limit, len(words))
    short = words
    while _units(short) > limit:
        kept -= 1
        short = words[: (kept + 1) // 2] + "…" + words[len(words) - kept // 2 :]
    return short


def _units(words: str) -> int:
    return len(words.encode("utf-16-le", "replace")) // 2
