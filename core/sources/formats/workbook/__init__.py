"""Workbooks that are zips."""

from __future__ import annotations

from core.sources.formats.workbook.workbook import Workbook

__all__ = ["Workbook"]
