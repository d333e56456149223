"""Excel workbooks before 2007."""

from __future__ import annotations

from core.sources.formats.old_workbook.old_workbook import OldWorkbook

__all__ = ["OldWorkbook"]
