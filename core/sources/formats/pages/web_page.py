"""Tables of a web page, which banks, registers and SAP also name .xls."""

from __future__ import annotations

import codecs
import re
from html.parser import HTMLParser
from typing import ClassVar

from core.data.raw_cells import Cell
from core.errors import RefusedContentError
from core.sources.file_content import FileContent
from core.sources.formats.pages.marked_tables import MarkedTable, MarkedTables, number_in, without_blank_end
from core.sources.source import register
from core.words import N_

_PAGES = (b"<!doctype html", b"<html", b"<table", b"<head", b"<meta")
_CHARSET = re.compile(rb"""charset\s*=\s*["']?([A-Za-z0-9_-]+)""")
_BYTES = 64 << 20
"""Bytes of a page, at most: the parser of pages is slow, and holds all of them."""
_HIDDEN = re.compile(r"display\s*:\s*none")
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
        """Return whether the file begins like a page."""
        return content.start.replace(b"\0", b"").lstrip(b"\xef\xbb\xbf\xff\xfe \t\r\n").lower().startswith(_PAGES)

    def tables(self) -> list[MarkedTable]:
        """Return all tables of the page."""
        with self.raw() as file:
            content = file.read(_BYTES + 1)
        if len(content) > _BYTES:
            raise RefusedContentError(self.path, N_("Error", "it is too large. Save it as .xlsx or .csv."))
        reader = _Reader()
        reader.feed(_text(content))
        reader.close()
        self.check_size(sum(table.n_cells for table in reader.tables))
        return [without_blank_end(table) for table in reader.tables]


def _text(content: bytes) -> str:
    """Return the page as text: in the encoding that it names, else UTF-8; no row decides how the others are read."""
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16", errors="replace")
    named = _CHARSET.search(content[:4096])
    try:
        return content.decode(named[1].decode() if named else "utf-8-sig", errors=_MIXED)
    except (LookupError, UnicodeError):
        return content.decode("utf-8-sig", errors=_MIXED)


class _Reader(HTMLParser):
    """Collects tables; a table within a cell is one of its own, as pages are laid out by tables."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: list[MarkedTable] = []
        self._open: list[_OpenTable] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = dict(attrs)
        if tag == "table":
            self.tables.append(MarkedTable(f"Table {len(self.tables) + 1}"))
            self._open.append(_OpenTable(self.tables[-1]))
        elif self._open and tag == "tr":
            is_hidden = _HIDDEN.search(said.get("style") or "") is not None
            self._open[-1].begin_row(is_hidden=is_hidden)
        elif self._open and tag in ("td", "th"):
            across, down = number_in(said.get("colspan")), number_in(said.get("rowspan"))
            self._open[-1].begin_cell(across, down)
        elif self._open and tag in ("br", "p", "div"):
            self._open[-1].add(" ")

    def handle_endtag(self, tag: str) -> None:
        if not self._open:
            return
        if tag in ("td", "th"):
            self._open[-1].end_cell()
        elif tag == "tr":
            self._open[-1].end_row()
        elif tag == "table":
            self._open.pop().end_row()

    def handle_data(self, data: str) -> None:
        if self._open:
            self._open[-1].add(data)

    def close(self) -> None:
        super().close()
        for table in self._open:
            table.end_row()


class _OpenTable:
    """A table while it is read. Pages leave out end tags, so whatever begins ends what is open."""

    def __init__(self, table: MarkedTable) -> None:
        self._table = table
        self._cells: list[Cell] | None = None
        self._texts: list[str] | None = None
        self._span = (1, 1)
        self._covered: dict[int, int] = {}  # by column: how many rows, from this one on, a cell above covers
        self._begun: dict[int, int] = {}  # those covered from the next row on

    def begin_row(self, *, is_hidden: bool) -> None:
        self.end_row()
        self._cells = []
        if is_hidden:
            self._table.hidden.add(len(self._table.rows) + 1)

    def begin_cell(self, across: int, down: int) -> None:
        self.end_cell()
        if self._cells is None:
            self._cells = []
        self._skip_covered(self._cells)
        self._texts, self._span = [], (across, down)

    def add(self, text: str) -> None:
        if self._texts is not None:
            self._texts.append(text)

    def end_cell(self) -> None:
        if self._texts is None or self._cells is None:
            return
        (across, down), column = self._span, len(self._cells)
        self._table.merge(len(self._table.rows) + 1, column, across, down)
        self._cells += [" ".join("".join(self._texts).split()), *[None] * (across - 1)]
        if down > 1:
            self._begun.update(dict.fromkeys(range(column, column + across), down - 1))
        self._texts = None

    def end_row(self) -> None:
        self.end_cell()
        if self._cells is None:
            return
        self._skip_covered(self._cells)
        self._table.add_row(self._cells)
        below = {column: rows - 1 for column, rows in self._covered.items() if rows > 1}
        self._covered, self._begun = below | self._begun, {}
        self._cells = None

    def _skip_covered(self, cells: list[Cell]) -> None:
        """Leave blank what cells of rows above cover."""
        while len(cells) in self._covered:
            cells.append(None)
