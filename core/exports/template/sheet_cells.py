"""The cells of one sheet of a workbook file, read and replaced where they stand in its bytes."""

# No library that loads and saves a workbook is used: each loses what it does not know (openpyxl: pictures, text boxes,
# slicers, sparklines), and a template is the house's own design.

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from xml.sax.saxutils import escape, unescape

from core.exports.template.placeholders import PLACEHOLDER
from core.exports.template.sheet_scan import CellSpan, Place, RowSpan, scan, written_place

LAST: Place = (1_048_575, 16_383)
"""The last place of a sheet (Excel's specification)."""

_SPANS, _DIMENSION = re.compile(rb'\sspans="[^"]*"'), re.compile(rb"<(?:\w+:)?dimension\b[^>]*/>")
_KEPT_RESULT = re.compile(rb"<((?:\w+:)?)v>[^<]*</\1v>")
_KEPT_TEXT = re.compile(r"<(?:\w+:)?v>.*?</")
_NOT_IN_XML = re.compile("_x[0-9A-Fa-f]{4}_|[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")


@dataclass(frozen=True, slots=True)
class Filled:
    """What a cell is to hold: a number or a text, and the cell whose format it takes if it has none of its own."""

    content: float | str
    like: Place | None = None


class SheetCells:
    """The cells of a sheet.

    Args:
        content: the bytes of the sheet.
        strings: the texts that cells share.

    Raises:
        ValueError: if the bytes are no sheet.
    """

    def __init__(self, content: bytes, strings: tuple[str, ...]) -> None:
        self._content = content
        self._strings = strings
        self._sheet = scan(content)

    def text(self, place: Place) -> str:
        """Return the text of a cell; "" for an empty one, a number, or a formula."""
        cell = self._cell(place)
        if cell is None or cell.has_formula:
            return ""
        if cell.kind == "s":
            number = int(cell.text or -1)
            return self._strings[number] if 0 <= number < len(self._strings) else ""
        return cell.text if cell.kind == "inlineStr" else ""

    def is_empty(self, place: Place) -> bool:
        """Return whether a cell holds nothing, whatever its format."""
        cell = self._cell(place)
        return cell is None or not (cell.text or cell.has_formula)

    def places(self) -> list[Place]:
        """Return the places of all cells that the file has, row by row."""
        rows = self._sheet.rows
        return [(row, column) for row in sorted(rows) for column in sorted(rows[row].cells)]

    def has_formula(self, place: Place) -> bool:
        """Return whether a cell is computed."""
        cell = self._cell(place)
        return cell is not None and cell.has_formula

    def formula_placeholders(self) -> list[str]:
        """Return the words of placeholders within formulas, where nothing is filled in."""
        cells = (cell for row in self._sheet.rows.values() for cell in row.cells.values() if cell.has_formula)
        formulas = (unescape(self._content[cell.start : cell.end].decode(errors="replace")) for cell in cells)
        return [words for formula in formulas for words in PLACEHOLDER.findall(_KEPT_TEXT.sub("", formula))]

    @property
    def merged(self) -> tuple[tuple[Place, Place], ...]:
        """First and last place of each range of merged cells."""
        return tuple(self._sheet.merged)

    def filled(self, cells: Mapping[Place, Filled]) -> bytes:
        """Return the sheet with these cells; kept results of its formulas are left out, so that they are computed."""
        new: dict[int, dict[int, bytes]] = {}
        for (row, column), cell in cells.items():
            new.setdefault(row, {})[column] = self._written((row, column), cell)
        rows, (start, end) = self._sheet.rows, self._sheet.data
        lines = b"".join(self._line(row, new.get(row, {})) for row in sorted({*rows, *new}))
        made = self._content[:start] + self._tag("sheetData") + lines + self._tag("/sheetData") + self._content[end:]
        return _DIMENSION.sub(b"", made, count=1)

    def _cell(self, place: Place) -> CellSpan | None:
        row = self._sheet.rows.get(place[0])
        return None if row is None else row.cells.get(place[1])

    def _line(self, number: int, new: Mapping[int, bytes]) -> bytes:
        row = self._sheet.rows.get(number)
        head = self._tag(f'row r="{number + 1}"') if row is None else self._head(row)
        old = {} if row is None else {place: self._kept(cell) for place, cell in row.cells.items()}
        cells = old | dict(new)
        body = b"".join(cells[column] for column in sorted(cells))
        return (_SPANS.sub(b"", head) if new else head) + body + self._tag("/row")

    def _head(self, row: RowSpan) -> bytes:
        tag = self._content[row.start : self._content.index(b">", row.start) + 1]
        return tag[:-2] + b">" if tag.endswith(b"/>") else tag

    def _kept(self, cell: CellSpan) -> bytes:
        own = self._content[cell.start : cell.end]
        return _KEPT_RESULT.sub(b"", own) if cell.has_formula else own

    def _written(self, place: Place, cell: Filled) -> bytes:
        own, like, p = self._cell(place), self._cell(cell.like) if cell.like else None, self._sheet.prefix
        style = (own.style if own else "") or (like.style if like else "")
        head = f'{p}c r="{written_place(place)}"' + (f' s="{style}"' if style else "")
        if isinstance(cell.content, str):
            text = escape(_NOT_IN_XML.sub(_spelt, cell.content))
            return f'<{head} t="inlineStr"><{p}is><{p}t xml:space="preserve">{text}</{p}t></{p}is></{p}c>'.encode()
        return f"<{head}><{p}v>{cell.content:.17g}</{p}v></{p}c>".encode()

    def _tag(self, name: str) -> bytes:
        closing, bare = ("/", name[1:]) if name.startswith("/") else ("", name)
        return f"<{closing}{self._sheet.prefix}{bare}>".encode()


def _spelt(found: re.Match[str]) -> str:
    """Return a letter that XML forbids, or what would be read as one, in Excel's own spelling."""
    text = found[0]
    return f"_x005F{text}" if len(text) > 1 else f"_x{ord(text):04X}_"
