"""The list of file formats: one line each, nothing else."""

from __future__ import annotations

from core.sources import (
    delimited,
    old_workbook,
    parquet,
    workbook,
)

__all__ = ["delimited", "old_workbook", "parquet", "workbook"]
