"""Workbooks in the XML of Excel 2003, which many programs still write and call .xls."""

from __future__ import annotations

from datetime import datetime
from typing import ClassVar
from xml.parsers import expat

from core.data.raw_cells import Cell
from core.patterns import pattern_of
from core.sources.file_content import FileContent
from core.sources.formats.pages.marked_tables import MarkedTable, MarkedTables, number_in, without_blank_end
from core.sources.source import register
from core.words import N_

_SPACE = b"urn:schemas-microsoft-com:office:spreadsheet"
_MARK = "urn:schemas-microsoft-com:office:spreadsheet|"
_VISIBLE = "urn:schemas-microsoft-com:office:excel|Visible"
_NOT_SHOWN = frozenset(("SheetHidden", "SheetVeryHidden"))
_NOUGHT = pattern_of(r"0{1,9}(?:\.0{0,20})?")
_LAST_ROW = 1 << 20
"""Rows of a sheet, at most, since Excel 2007."""


@register
class XmlWorkbook(MarkedTables):
    """The sheets of such a workbook."""

    key = "xml workbook"
    words = N_("Error", "a workbook in the XML of Excel 2003")
    suffixes = (".xml",)
    also_called: ClassVar[tuple[str, ...]] = (".xls",)

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether the first tags are those of such a workbook."""
        return _SPACE in content.start and b"<table:" not in content.start and not content.is_zip

    def tables(self) -> list[MarkedTable]:
        """Return all sheets."""
        walker, parser = _XmlWalker(self), expat.ParserCreate(namespace_separator="|")
        parser.StartElementHandler, parser.EndElementHandler = walker.start, walker.end
        parser.CharacterDataHandler = walker.characters
        self.parse(parser)
        return [without_blank_end(table) for table in walker.tables]


class _XmlWalker:
    """Collects cells; rows and cells that are left out are told by the index of the next one."""

    def __init__(self, source: XmlWorkbook) -> None:
        self.tables: list[MarkedTable] = []
        self._source = source
        self._cells: list[Cell] = []
        self._texts: list[str] | None = None
        self._state: list[str] | None = None
        self._type = ""
        self._place = self._column = 0

    def start(self, name: str, attributes: dict[str, str]) -> None:
        said = {key.removeprefix(_MARK): value for key, value in attributes.items()}
        tag = name.removeprefix(_MARK)
        if tag == "Worksheet":
            self.tables.append(MarkedTable(said.get("Name", f"Sheet{len(self.tables) + 1}")))
            self._column = 0
        elif not self.tables:
            return
        elif tag == _VISIBLE:
            self._state = []
        elif tag == "Column":
            self._take_column(said)
        elif tag == "Row":
            self._begin_row(said)
        elif tag == "Cell":
            self._begin_cell(said)
        elif tag == "Data":
            self._texts, self._type = [], said.get("Type", "String")

    def end(self, name: str) -> None:
        tag = name.removeprefix(_MARK)
        if self._state is not None:
            self.tables[-1].is_shown &= "".join(self._state).strip() not in _NOT_SHOWN
            self._state = None
        if tag == "Data" and self._texts is not None and self._cells:
            self._cells[self._place] = _value("".join(self._texts), self._type)
            self._texts = None
        elif tag == "Row" and self.tables:
            self.tables[-1].add_row(self._cells)
            self._source.check_size(sum(table.n_cells for table in self.tables))
            self._cells = []

    def characters(self, text: str) -> None:
        for texts in (self._texts, self._state):
            if texts is not None:
                texts.append(text)

    def _take_column(self, said: dict[str, str]) -> None:
        first = number_in(said.get("Index"), self._column + 1) - 1
        self._column = first + 1 + number_in(said.get("Span"), 0)
        if _is_hidden(said, "Width"):
            self.tables[-1].hidden_columns.update(range(first, self._column))

    def _begin_row(self, said: dict[str, str]) -> None:
        table, index = self.tables[-1], said.get("Index", "")
        self._cells = []
        if index.isdecimal():
            table.rows += [[] for _ in range(min(int(index), _LAST_ROW) - 1 - len(table.rows))]
        if _is_hidden(said, "Height"):
            table.hidden.add(len(table.rows) + 1)

    def _begin_cell(self, said: dict[str, str]) -> None:
        table = self.tables[-1]
        if "Index" in said:
            self._cells += [None] * (number_in(said["Index"]) - 1 - len(self._cells))
        across, down = (number_in(said.get(key), 0) + 1 for key in ("MergeAcross", "MergeDown"))
        self._place = len(self._cells)
        table.merge(len(table.rows) + 1, self._place, across, down)
        self._cells += [None] * across


def _is_hidden(said: dict[str, str], size: str) -> bool:
    """Return whether a row or column is not shown: by a mark, or because it has no size."""
    return said.get("Hidden") == "1" or _NOUGHT.fullmatch(said.get(size, "")) is not None


def _value(text: str, kind: str) -> Cell:
    try:
        if kind == "Number":
            return float(text)
        if kind == "DateTime":
            return datetime.fromisoformat(text)
    except ValueError:
        return text
    return {"0": "FALSE", "1": "TRUE"}.get(text, text) if kind == "Boolean" else text
