"""Where in the bytes of a sheet of a workbook its rows and cells stand, and what they hold."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from xml.parsers import expat

_LETTERS = 26

Place = tuple[int, int]
"""Row and column, from 0."""


@dataclass(slots=True)
class CellSpan:
    """A cell: its first byte, the first behind it, number of its format ("": none), kind, text, whether computed."""

    start: int
    end: int = 0
    style: str = ""
    kind: str = ""
    text: str = ""
    has_formula: bool = False


@dataclass(slots=True)
class RowSpan:
    """A row: its first byte, and its cells by column."""

    start: int
    cells: dict[int, CellSpan] = field(default_factory=dict)


@dataclass(slots=True)
class ScannedSheet:
    """A sheet.

    Attributes:
        rows: by number, from 0.
        data: first byte of all rows with the tags around them, and first behind them.
        prefix: of the names of its tags, with the colon; "" for most programs.
        merged: first and last place of each range of merged cells.
    """

    rows: dict[int, RowSpan] = field(default_factory=dict)
    data: tuple[int, int] = (0, 0)
    prefix: str = ""
    merged: list[tuple[Place, Place]] = field(default_factory=list)


def scan(content: bytes) -> ScannedSheet:
    """Return what stands where in the bytes of a sheet, in UTF-8 as all programs write it.

    Raises:
        ValueError: if they are no XML, or rows and cells do not say where they are.
    """
    scanner = _SheetScanner(content)
    try:
        scanner.parser.Parse(content, True)
    except (expat.ExpatError, KeyError) as error:
        raise ValueError("no sheet") from error
    return scanner.sheet


class _SheetScanner:
    def __init__(self, content: bytes) -> None:
        self.sheet = ScannedSheet()
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._said
        self._content = content
        self._row: RowSpan | None = None
        self._cell: CellSpan | None = None
        self._is_read = False

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        at, bare = self.parser.CurrentByteIndex, name.rpartition(":")[2]
        if bare == "sheetData":
            self.sheet.data, self.sheet.prefix = (at, at), name[: name.find(":") + 1]
        elif bare == "row":
            self._row = self.sheet.rows.setdefault(int(attributes["r"]) - 1, RowSpan(at))
        elif bare == "c" and self._row is not None:
            self._cell = CellSpan(at, style=attributes.get("s", ""), kind=attributes.get("t", ""))
            self._row.cells[place_written(attributes["r"])[1]] = self._cell
        elif bare == "f" and self._cell is not None:
            self._cell.has_formula = True
        elif bare == "mergeCell":
            self.sheet.merged.append(places_written(attributes["ref"]))
        self._is_read = bare in {"v", "t"} and self._cell is not None

    def _end(self, name: str) -> None:
        bare = name.rpartition(":")[2]
        if bare == "c" and self._cell is not None:
            self._cell.end, self._cell = self._behind(self._cell.start), None
        elif bare == "row":
            self._row = None
        elif bare == "sheetData":
            self.sheet.data = (self.sheet.data[0], self._behind(self.sheet.data[0]))
        self._is_read = False

    def _behind(self, start: int) -> int:
        """Return the first byte behind the element that begins at `start` and has just ended."""
        end = self._content.index(b">", start) + 1
        # An empty element has one tag alone, and expat (2.5.0) reports its end as behind it, not at it.
        is_empty = self._content[end - 2 : end] == b"/>"
        return end if is_empty else self._content.index(b">", self.parser.CurrentByteIndex) + 1

    def _said(self, text: str) -> None:
        if self._is_read and self._cell is not None:
            self._cell.text += text


def written_place(place: Place) -> str:
    """Return a place as spreadsheets name it, such as "B5"."""
    row, column = place
    letters, rest = "", column + 1
    while rest:
        rest, letter = divmod(rest - 1, _LETTERS)
        letters = chr(ord("A") + letter) + letters
    return f"{letters}{row + 1}"


def place_written(name: str) -> Place:
    """Return the place named such as "B5" or "$B$5"; ValueError if it is none."""
    found = re.fullmatch(r"\$?([A-Za-z]{1,3})\$?([1-9][0-9]{0,6})", name)
    if found is None:
        raise ValueError(f"no place: {name[:20]}")
    column = 0
    for letter in found[1].upper():
        column = _LETTERS * column + ord(letter) - ord("A") + 1
    return int(found[2]) - 1, column - 1


def places_written(name: str) -> tuple[Place, Place]:
    """Return the first and the last place of a range named such as "B5:C9", or of one cell; ValueError."""
    first, _, last = name.partition(":")
    return place_written(first), place_written(last or first)
