"""Tables in a zip that are no texts: sheets are called “survey.xlsx/Data”, files of statistics “survey.sav”."""

from __future__ import annotations

_WORKBOOKS = (".xlsx", ".xlsm", ".xlsb", ".xls", ".ods")
_STATISTICS = (".sav", ".zsav", ".por", ".dta", ".sas7bdat", ".xpt", ".xport")
BINARY_ENDINGS = (*_WORKBOOKS, *_STATISTICS)
"""Endings of what is read inside a zip, and is no text."""


def is_packed_sheet(source: str, sheet: str | None) -> bool:
    """Return whether a sheet of a zip is no text: then the file has no delimiter and no encoding."""
    if sheet is None or not source.lower().endswith(".zip"):
        return False
    *_, last = sheet.lower().split("/")
    is_sheet = any(f"{ending}/" in sheet.lower() for ending in _WORKBOOKS)
    return last.endswith(_STATISTICS) or (is_sheet and not last.endswith((".csv", ".tsv", ".txt")))
