"""Sheets of workbooks that are packed in a zip, called “survey.xlsx/Data”."""

from __future__ import annotations

WORKBOOKS = (".xlsx", ".xlsm", ".xlsb", ".xls", ".ods")
"""Endings of workbooks that are read inside a zip."""


def is_packed_sheet(source: str, sheet: str | None) -> bool:
    """Return whether a sheet of a zip is one of a workbook: then the file has no delimiter and no encoding."""
    if sheet is None or not source.lower().endswith(".zip"):
        return False
    *_, last = sheet.lower().split("/")
    return any(f"{ending}/" in sheet.lower() for ending in WORKBOOKS) and not last.endswith((".csv", ".tsv", ".txt"))
