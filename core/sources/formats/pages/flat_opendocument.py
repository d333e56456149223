"""OpenDocument spreadsheets in one file of XML (.fods)."""

from __future__ import annotations

from datetime import datetime
from xml.parsers import expat

from core.data.raw_cells import Cell
from core.sources.file_content import FileContent
from core.sources.formats.pages.marked_tables import MarkedTable, MarkedTables, number_in, without_blank_end
from core.sources.leading_zeros import is_padded
from core.sources.source import NEVER_CALCULATED, register
from core.sources.struck_styles import StruckStyles
from core.sources.unseen_styles import UnseenStyles
from core.words import N_

_KIND = b"application/vnd.oasis.opendocument.spreadsheet"
_BLANK_ROWS = 1 << 20
"""Rows that may be repeated blank between others: as many as a sheet has."""


@register
class FlatOpenDocument(MarkedTables):
    """The sheets of such a file."""

    key = "flat opendocument"
    words = N_("Error", "a flat OpenDocument spreadsheet (.fods)")
    suffixes = (".fods",)

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether the first tag says so."""
        return b"<office:document" in content.start and _KIND in content.start and not content.is_zip

    def tables(self) -> list[MarkedTable]:
        """Return all sheets."""
        walker, parser = _FlatWalker(self), expat.ParserCreate()
        parser.StartElementHandler, parser.EndElementHandler = walker.start, walker.end
        parser.CharacterDataHandler = walker.characters
        self.parse(parser)
        return [without_blank_end(table) for table in walker.tables]


class _FlatWalker:
    """Collects rows and cells, repeats included; blank ones count when something comes behind them."""

    def __init__(self, source: FlatOpenDocument) -> None:
        self.tables: list[MarkedTable] = []
        self._source, self._unseen, self._struck = source, UnseenStyles(), StruckStyles()
        self._cells: list[Cell] = []
        self._attributes: dict[str, str] = {}
        self._blanks = self._blank_rows = self._column = 0
        self._row: dict[str, str] = {}
        self._is_hidden = False
        self._padded: dict[int, str] = {}
        self._texts: list[str] | None = None

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self._unseen.start(name, attributes)
        if name == "table:table":
            self.tables.append(MarkedTable(attributes.get("table:name", f"Sheet{len(self.tables) + 1}")))
            self.tables[-1].is_shown = not self._unseen.hide(name, attributes)
            self._blank_rows = self._column = 0
            self._struck.sheet()
        elif not self.tables:
            self._struck.style(name, attributes)
        elif name == "table:table-column":
            first, self._column = (
                self._column,
                self._column + number_in(attributes.get("table:number-columns-repeated")),
            )
            self._struck.columns(attributes, self._column)
            if self._unseen.hide(name, attributes):
                self.tables[-1].hidden_columns.update(range(first, self._column))
        elif name == "table:table-row":
            self._cells, self._blanks, self._row, self._padded = [], 0, attributes, {}
            self._is_hidden = self._unseen.hide(name, attributes)
            self._struck.row(attributes, len(self.tables[-1].rows) + self._blank_rows + 1, self._row_times())
        elif name in ("table:table-cell", "table:covered-table-cell"):
            self._attributes, self._texts = attributes, []
        elif name == "text:p" and self._texts:
            self._texts.append("\n")

    def characters(self, text: str) -> None:
        if self._texts is not None:
            self._texts.append(text)

    def end(self, name: str) -> None:
        self._unseen.end(name)
        if name in ("table:table-cell", "table:covered-table-cell") and self._texts is not None:
            self._end_cell("".join(self._texts).strip())
            self._texts = None
        elif name == "table:table-row" and self.tables:
            self._end_row()
        elif name == "table:table":
            self.tables[-1].struck = self._struck.rows()

    def _end_cell(self, text: str) -> None:
        said = self._attributes
        value, times = _value(said, text), number_in(said.get("table:number-columns-repeated"))
        across, down = (number_in(said.get(f"table:number-{axis}-spanned")) for axis in ("columns", "rows"))
        if value is None and across == down == 1:
            self._blanks += times
            return
        self._cells += [None] * self._blanks
        row = len(self.tables[-1].rows) + self._blank_rows + 1
        if not self._struck.are_none:
            self._struck.cell(said, len(self._cells))
        self.tables[-1].merge(row, len(self._cells), across, down)
        if said.get("office:value-type") == "float" and is_padded(text, said.get("office:value", "")):
            self._padded |= dict.fromkeys(range(len(self._cells), len(self._cells) + times), text)
        self._cells += [value] * times
        self._blanks = 0

    def _row_times(self) -> int:
        said = self._row.get("table:number-rows-repeated", "1")
        return min(int(said), _BLANK_ROWS) if said.isdecimal() else 1

    def _end_row(self) -> None:
        table = self.tables[-1]
        times = self._row_times()
        if not self._cells:
            self._blank_rows = min(self._blank_rows + times, _BLANK_ROWS)
            return
        table.rows += [[] for _ in range(self._blank_rows)]
        self._blank_rows = 0
        for _ in range(times):
            if self._is_hidden:
                table.hidden.add(len(table.rows) + 1)
            table.add_row(self._cells)
            table.padded |= {len(table.rows): self._padded} if self._padded else {}
            self._source.check_size(table.n_cells)


def _value(said: dict[str, str], text: str) -> Cell:
    """Return the value of a cell, or what it shows where that is an error."""
    kind = said.get("office:value-type")
    if kind is None:
        return NEVER_CALCULATED if "table:formula" in said else text or None
    if said.get("calcext:value-type") == "error":
        return text
    try:
        return _READ.get(kind, _text)(said, text)
    except (KeyError, ValueError):
        return text or None


def _text(said: dict[str, str], text: str) -> Cell:
    return said.get("office:string-value", text) or None


def _number(said: dict[str, str], _: str) -> Cell:
    return float(said["office:value"])


def _date(said: dict[str, str], _: str) -> Cell:
    return datetime.fromisoformat(said["office:date-value"])


def _truth(said: dict[str, str], _: str) -> Cell:
    return said["office:boolean-value"].upper()


_READ = {**dict.fromkeys(("float", "percentage", "currency"), _number), "date": _date, "boolean": _truth}
"""How the value of each kind of cell is read; of any other kind the text is."""
