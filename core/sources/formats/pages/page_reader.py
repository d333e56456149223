"""Collect the tables of a page: tags that nobody closes, cells that span others, tables within tables."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from core.data.raw_cells import Cell
from core.sources.formats.pages.marked_tables import MOST_SPANNED, MarkedTable, number_in

_HIDDEN = re.compile(r"(?i)display\s*:\s*none|visibility\s*:\s*collapse")


class PageReader(HTMLParser):
    """Collects tables; a table within a cell is one of its own, as pages are laid out by tables."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: list[MarkedTable] = []
        self._open: list[_OpenTable] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a table, a row or a cell."""
        said = dict(attrs)
        if tag == "table":
            self.tables.append(MarkedTable(f"Table {len(self.tables) + 1}"))
            self._open.append(_OpenTable(self.tables[-1]))
        elif self._open and tag == "tr":
            self._open[-1].begin_row(is_hidden=_is_hidden(said))
        elif self._open and tag == "col":
            self._open[-1].take_columns(number_in(said.get("span")), is_hidden=_is_hidden(said))
        elif self._open and tag in ("td", "th"):
            across, down = number_in(said.get("colspan")), number_in(said.get("rowspan"))
            self._open[-1].begin_cell(across, down)
        elif self._open and tag in ("br", "p", "div"):
            self._open[-1].add(" ")

    def handle_endtag(self, tag: str) -> None:
        """End what the tag ends."""
        if not self._open:
            return
        if tag in ("td", "th"):
            self._open[-1].end_cell()
        elif tag == "tr":
            self._open[-1].end_row()
        elif tag == "table":
            self._open.pop().end_row()

    def handle_data(self, data: str) -> None:
        """Add a text to the cell that is open."""
        if self._open:
            self._open[-1].add(data)

    def close(self) -> None:
        """End all that is open."""
        super().close()
        for table in self._open:
            table.end_row()


def _is_hidden(said: dict[str, str | None]) -> bool:
    """Return whether what has these attributes is not shown."""
    return "hidden" in said or _HIDDEN.search(said.get("style") or "") is not None


class _OpenTable:
    """A table while it is read. Pages leave out end tags, so whatever begins ends what is open."""

    def __init__(self, table: MarkedTable) -> None:
        self._table = table
        self._cells: list[Cell] | None = None
        self._texts: list[str] | None = None
        self._span = (1, 1)
        self._covered: dict[int, int] = {}  # by column: how many rows, from this one on, a cell above covers
        self._begun: dict[int, int] = {}  # those covered from the next row on
        self._column = 0

    def take_columns(self, n: int, *, is_hidden: bool) -> None:
        end = min(self._column + n, MOST_SPANNED)
        if is_hidden:
            self._table.hidden_columns.update(range(self._column, end))
        self._column = end

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
