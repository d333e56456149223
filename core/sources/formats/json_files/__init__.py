"""JSON: lists of records, a record a line, lists of lists, and what services on the web answer."""

from __future__ import annotations

from core.sources.formats.json_files.json_rows import JsonRows

__all__ = ["JsonRows"]
