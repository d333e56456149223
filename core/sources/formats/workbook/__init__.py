"""Workbooks that are zips: Excel's since 2007, and OpenDocument's."""

from __future__ import annotations

from core.sources.formats.workbook.binary_excel import BinaryExcel
from core.sources.formats.workbook.excel import Excel
from core.sources.formats.workbook.opendocument import OpenDocument

__all__ = ["BinaryExcel", "Excel", "OpenDocument"]
