"""A workbook file as parts in a zip: its sheets, its names for ranges, and a copy of it with some cells filled."""

from __future__ import annotations

import io
import posixpath
import re
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from xml.etree import ElementTree as ET
from xml.sax.saxutils import unescape

from core.exports.template.placeholders import PLACEHOLDER
from core.exports.template.sheet_cells import Filled, SheetCells
from core.exports.template.sheet_scan import Place, places_written

_MOST_BYTES = 200_000_000
"""Of all parts, unpacked: a template is a design of a few sheets, and a hostile zip could be any size."""

_CALCULATION = re.compile(rb"<((?:\w+:)?)calcPr\b")
_BEFORE_CALCULATION = re.compile(rb"</((?:\w+:)?)(?:sheets|functionGroups|externalReferences|definedNames)>")
"""Elements that the settings of calculation follow (ECMA-376, part 1, 18.2.27)."""

_DRAWN = re.compile(r"xl/(?:drawings|charts|comments|threadedComments)[^/]*(?:/.*)?\.(?:xml|vml)$")
_PAGE_WORDS = re.compile(rb"<(?:\w+:)?(?:odd|even|first)(?:Header|Footer)>([^<]*)<")
_RUN = re.compile(rb"<(?:\w+:)?(?:t|text)(?:\s[^>]*)?>([^<]*)(?=<)")

Range = tuple[str, Place, Place]
"""A sheet, and the first and the last place of a range there."""


@dataclass(frozen=True, slots=True)
class _Target:
    kind: str
    target: str


class TemplateBook:
    """A workbook.

    Args:
        content: the bytes of the file, such as one that Excel has saved as xlsx or xltx.

    Raises:
        ValueError: if they are no workbook of that kind.
    """

    def __init__(self, content: bytes) -> None:
        try:
            self._parts = _unpacked(content)
            if b"macroEnabled" in self._parts["[Content_Types].xml"]:
                raise ValueError("a workbook with macros, which Excel opens under its own endings alone")
            self._book = self._main_part()
            self._paths = self._sheet_paths()
            strings = self._strings()
            self.sheets = {name: SheetCells(self._parts[path], strings) for name, path in self._paths.items()}
            self.names, self.names_of_nothing = self._names()
        except (KeyError, IndexError, StopIteration, ET.ParseError) as error:
            raise ValueError("no workbook") from error

    def placeholders_elsewhere(self) -> Iterator[str]:
        """Yield the words of placeholders that are in no cell, but in formulas, headers, charts, boxes, comments."""
        for name, path in self._paths.items():
            yield from self.sheets[name].formula_placeholders()
            for header in _PAGE_WORDS.findall(self._parts[path]):
                yield from _placeholders(header)
        for path, part in self._parts.items():
            if _DRAWN.match(path):  # one text may be cut into runs, each with a format of its own
                yield from _placeholders(b"".join(_RUN.findall(part)))

    def table_heads(self, sheet: str) -> list[tuple[Place, Place]]:
        """Return the ranges of the head rows of Excel tables on a sheet: their cells must repeat the table's names."""
        found = []
        for relation in self._relations(self._paths[sheet]).values():
            if relation.kind == "table":
                table = _root(self._parts[relation.target])
                first, last = places_written(table.get("ref", ""))
                if table.get("headerRowCount") != "0":
                    found.append((first, (first[0], last[1])))
        return found

    def filled(self, cells: Mapping[str, Mapping[Place, Filled]]) -> bytes:
        """Return the file with these cells of its sheets filled, and all formulas to be computed on opening."""
        parts = dict(self._parts)
        for name, path in self._paths.items():
            parts[path] = self.sheets[name].filled(cells.get(name, {}))
        parts[self._book] = self._computed_on_opening()
        types = parts["[Content_Types].xml"]
        # A template proper (xltx) becomes a workbook: Excel would open it as a new one without a name.
        parts["[Content_Types].xml"] = types.replace(b".template.main+xml", b".sheet.main+xml")
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as book:
            for path, part in parts.items():
                # The date of the zip's own format: when a file was exported is nobody's business.
                book.writestr(zipfile.ZipInfo(path), part, zipfile.ZIP_DEFLATED)
        return packed.getvalue()

    def _main_part(self) -> str:
        return next(each.target for each in self._relations("").values() if each.kind == "officeDocument")

    def _sheet_paths(self) -> dict[str, str]:
        relations, found = self._relations(self._book), {}
        for sheet in _root(self._parts[self._book]).iterfind("{*}sheets/{*}sheet"):
            # The number of the relation is the one attribute with a name space, which has two spellings.
            (number,) = (text for name, text in sheet.items() if name.endswith("}id"))
            if relations[number].kind == "worksheet":  # chart sheets have no cells
                found[sheet.get("name", "")] = relations[number].target
        return found

    def _strings(self) -> tuple[str, ...]:
        relations = self._relations(self._book).values()
        path = next((each.target for each in relations if each.kind == "sharedStrings"), None)
        if path is None:
            return ()
        return tuple(map(_text_of, _root(self._parts[path]).iterfind("{*}si")))

    def _names(self) -> tuple[dict[str, Range], tuple[str, ...]]:
        """Return the named ranges, and the names of what is no range, such as one whose cells were deleted."""
        found, others = {}, []
        for name in _root(self._parts[self._book]).iterfind("{*}definedNames/{*}definedName"):
            place = _range(name.text or "", tuple(self.sheets))
            if place is not None and name.get("hidden") != "1":
                found[name.get("name", "")] = place
            elif place is None:
                others.append(name.get("name", ""))
        return found, tuple(others)

    def _relations(self, path: str) -> dict[str, _Target]:
        """Return what a part refers to, by number; parts elsewhere, such as web pages, are left out."""
        folder, name = posixpath.split(path)
        part = self._parts.get(posixpath.join(folder, "_rels", f"{name}.rels"))
        found = {}
        for each in [] if part is None else _root(part):
            target = each.get("Target", "")
            if each.get("TargetMode") != "External":
                whole = target if target.startswith("/") else posixpath.normpath(posixpath.join("/", folder, target))
                found[each.get("Id", "")] = _Target(each.get("Type", "").rpartition("/")[2], whole.lstrip("/"))
        return found

    def _computed_on_opening(self) -> bytes:
        book = re.sub(rb'\sfullCalcOnLoad="[^"]*"', b"", self._parts[self._book])
        if _CALCULATION.search(book):
            return _CALCULATION.sub(rb'<\1calcPr fullCalcOnLoad="1"', book, count=1)
        *_, before = _BEFORE_CALCULATION.finditer(book)
        return book[: before.end()] + b"<" + before[1] + b'calcPr fullCalcOnLoad="1"/>' + book[before.end() :]


def _unpacked(content: bytes) -> dict[str, bytes]:
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as book:
            entries = [entry for entry in book.infolist() if not entry.is_dir()]
            if sum(entry.file_size for entry in entries) > _MOST_BYTES:
                raise ValueError("too large for a template")
            return {entry.filename: book.read(entry) for entry in entries}
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError) as error:
        raise ValueError("no zip") from error


def _placeholders(text: bytes) -> list[str]:
    return PLACEHOLDER.findall(unescape(text.decode(errors="replace")))


def _root(part: bytes) -> ET.Element:
    # Entities that expand without end are refused by expat 2.4.1 and later (Python has 2.5).
    return ET.fromstring(part)  # noqa: S314  a file of the owner's own


def _text_of(string: ET.Element) -> str:
    """Return the letters of a shared text: those of its runs, without the reading aids of East Asian texts."""
    return "".join(text.text or "" for path in ("{*}t", "{*}r/{*}t") for text in string.iterfind(path))


def _range(formula: str, sheets: tuple[str, ...]) -> Range | None:
    """Return the range of a name such as "Sheet1!$B$5:$C$9"; None for another kind of name."""
    sheet, mark, places = formula.rpartition("!")
    if mark and sheet.startswith("'"):
        sheet = sheet[1:-1].replace("''", "'")
    try:
        return (sheet, *places_written(places)) if sheet in sheets else None
    except ValueError:
        return None
