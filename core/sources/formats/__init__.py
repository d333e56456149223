"""The formats of files: one line each, nothing else."""

from __future__ import annotations

from core.sources.formats import (
    arrow_file,
    databases,
    delimited,
    json_rows,
    old_workbook,
    pages,
    parquet_files,
    statistics,
    workbook,
)
