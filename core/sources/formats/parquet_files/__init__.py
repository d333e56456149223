"""Parquet: one file, or a folder of files that are one table."""

from __future__ import annotations

from core.sources.formats.parquet_files.parquet import Parquet
from core.sources.formats.parquet_files.parquet_folder import ParquetFolder

__all__ = ["Parquet", "ParquetFolder"]
