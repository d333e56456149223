"""Tables in a text with marks around them: HTML, the XML of Excel 2003, flat OpenDocument."""

from __future__ import annotations

from core.sources.formats.pages.flat_opendocument import FlatOpenDocument
from core.sources.formats.pages.web_page import WebPage
from core.sources.formats.pages.xml_workbook import XmlWorkbook

__all__ = ["FlatOpenDocument", "WebPage", "XmlWorkbook"]
