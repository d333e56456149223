"""The formats of files: one line each, nothing else."""

from __future__ import annotations

from core.sources.formats import (
    delimited,
    old_workbook,
    parquet,
    workbook,
)
