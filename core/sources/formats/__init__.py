"""The formats of files: texts, which most files are, and others, which are loaded when a file may be one of theirs."""

from __future__ import annotations

from core.sources.file_content import FileContent
from core.sources.formats import (
    delimited,
)
from core.sources.later_formats import LATER, Later, holds


def _arrow_file() -> None:
    from core.sources.formats import arrow_file  # noqa: PLC0415


def _databases() -> None:
    from core.sources.formats import databases  # noqa: PLC0415


def _json_files() -> None:
    from core.sources.formats import json_files  # noqa: PLC0415


def _old_workbook() -> None:
    from core.sources.formats import old_workbook  # noqa: PLC0415


def _pages() -> None:
    from core.sources.formats import pages  # noqa: PLC0415


def _parquet_files() -> None:
    from core.sources.formats import parquet_files  # noqa: PLC0415


def _statistics() -> None:
    from core.sources.formats import statistics  # noqa: PLC0415


def _workbook() -> None:
    from core.sources.formats import workbook  # noqa: PLC0415


def _has_statistics(content: FileContent) -> bool:
    start = content.start
    return start.startswith((b"$FL", b"HEADER", b"<stata", bytes(4))) or start[2:3] == b"\x01" or b"SPSS" in start


_SHEETS = ("sheet", "header_row")
LATER += (
    Later(_arrow_file, (".feather", ".arrow", ".arrows", ".ipc"), holds(b"ARROW", b"\xff\xff\xff\xff")),
    Later(
        _databases,
        (".duckdb", ".ddb", ".sqlite", ".sqlite3", ".db", ".db3", ".gpkg"),
        holds(b"DUCK", b"SQLite"),
        ("sheet",),
        takes_query=True,
        schemes=("postgresql", "postgres", "spark"),
    ),
    Later(_json_files, (".json", ".jsonl", ".ndjson", ".geojson"), holds(b"{", b"[")),
    Later(_old_workbook, (".xls",), lambda content: content.is_ole or content.start.startswith(b"\x09"), _SHEETS),
    Later(_pages, (".fods", ".html", ".htm", ".xml"), holds(b"<"), _SHEETS),
    Later(_parquet_files, (".parquet", ".pq"), lambda content: content.is_folder or content.start.startswith(b"PAR1")),
    Later(_statistics, (".sas7bdat", ".xpt", ".xport", ".sav", ".zsav", ".por", ".dta"), _has_statistics),
    Later(_workbook, (".xlsx", ".xlsm", ".ods", ".xlsb"), lambda content: content.is_zip, _SHEETS),
)
