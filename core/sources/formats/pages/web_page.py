"""Tables of a web page, which banks, registers and SAP also name .xls."""

from __future__ import annotations

import codecs
from typing import ClassVar

from core.errors import DamagedWorkbookError, RefusedContentError
from core.patterns import pattern_of
from core.sources.file_content import FileContent
from core.sources.formats.pages.marked_tables import MarkedTable, MarkedTables, without_blank_end
from core.sources.source import register
from core.words import N_

_PAGES = (b"<!doctype html", b"<html", b"<table", b"<head", b"<meta", b"<style", b"<body", b"<div")
_MARK = b"\xef\xbb\xbf\xff\xfe \t\r\n"
_ABOVE = pattern_of(rb"(?s)(?:(?:<!--.*?-->|<\?xml[^>]*>)\s*)+")
"""Comments, and the declaration of a page that is XML, as R writes them."""
_CHARSET = pattern_of(rb"""(?:charset|<\?xml[^>]*encoding)\s*=\s*["']?([A-Za-z0-9_-]+)""")
_BYTES = 64 << 20
"""Bytes of a page, at most: the parser of pages is slow, and holds all of them."""
_MIXED = "reticent-page"
codecs.register_error(_MIXED, lambda error: (error.object[error.start : error.end].decode("latin-1"), error.end))  # type: ignore[attr-defined]  # decoding has it


@register
class WebPage(MarkedTables):
    """The tables of a page, in order; what is inside a cell is its text."""

    key = "page"
    words = N_("Error", "a web page (HTML)")
    suffixes = (".html", ".htm")
    also_called: ClassVar[tuple[str, ...]] = (".xls",)

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether the file begins like a page, below any comments and the declaration of XML."""
        start = content.start.replace(b"\0", b"").lstrip(_MARK)
        return _ABOVE.sub(b"", start, 1).lower().startswith(_PAGES)

    def tables(self) -> list[MarkedTable]:
        """Return all tables of the page, of which there is at least one."""
        with self.raw() as file:
            content = file.read(_BYTES + 1)
        if len(content) > _BYTES:
            raise RefusedContentError(self.path, N_("Error", "it is too large. Save it as .xlsx or .csv."))
        from core.sources.formats.pages.page_reader import PageReader  # noqa: PLC0415  its parser takes long to load

        reader = PageReader()
        try:
            reader.feed(_text(content))
        except UnicodeError as error:  # of UTF-16: what comes behind an odd byte would be other letters
            raise DamagedWorkbookError(self.path) from error
        reader.close()
        if not reader.tables:
            raise RefusedContentError(self.path, N_("Error", "it is a web page without a table. Open another file."))
        self.check_size(sum(table.n_cells for table in reader.tables))
        return [without_blank_end(table) for table in reader.tables]


def _text(content: bytes) -> str:
    """Return the page as text: in the encoding that it names, else UTF-8; no row decides how the others are read."""
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16")
    named = _CHARSET.search(content[:4096])
    try:
        return content.decode(named[1].decode() if named else "utf-8-sig", errors=_MIXED)
    except (LookupError, UnicodeError):
        return content.decode("utf-8-sig", errors=_MIXED)
