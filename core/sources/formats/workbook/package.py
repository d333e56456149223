"""Look into the zip of a workbook before a parser does: sizes, how far the cells spread, and cells that show an error.

The fast parser takes memory for the whole rectangle from the first to the last cell, and returns cells that show an
error (#N/A) as if they were empty; both are found here by reading the parts as text.
"""

from __future__ import annotations

import io
import re
from collections.abc import Collection, Iterator
from itertools import chain
from posixpath import join, normpath
from typing import TYPE_CHECKING, NamedTuple
from xml.parsers import expat

from core.errors import (
    DamagedWorkbookError,
    InflatedWorkbookError,
    StrangePackageError,
    TooManyCellsError,
    TooManySheetsError,
    UnplacedErrorCellsError,
)
from core.patterns import pattern_of
from core.sources import library_faults
from core.sources.formats.workbook.sheet_marks import SheetMarks
from core.sources.letters import column_letter, column_number
from core.sources.source import NEVER_CALCULATED

if TYPE_CHECKING:
    from xml.etree import ElementTree as ET

BLOCK = 1 << 20
"""Bytes of a part unpacked at a time."""
MOST_BYTES = 4 << 30
"""Bytes of all parts, unpacked: more cannot be read in the time of a reader, and is made to exhaust it."""
MOST_PARTS = 10_000
"""Parts of a package, at most. A sheet, drawing or chart has a few of them; each is opened for its checksum."""
MOST_RATIO = 400
"""Unpacked to packed bytes; real sheets stay below 50, and deflate reaches at most 1,032."""
SMALL = 100 << 20
"""Unpacked bytes up to which the ratio does not matter: a small sheet of one value repeated is harmless."""
FOLDERS = ("xl/", "")
"""Where an .xlsx file may keep its list of sheets: Excel's own folder, or none, as some programs write."""
SHEETS = "xl/worksheets/"
SMALL_PART = 32 << 20
"""Bytes of a part that is parsed as a tree, at most: a tree takes several times its text in memory."""
MOST_CELLS = 40_000_000
"""Cells of the rectangle from the first to the last cell: 32 bytes each must fit into the memory of the reader."""

_DECLARED = pattern_of(rb'<(?:\w+:)?dimension ref="(?:[A-Z]{1,3}[0-9]{1,7}:)?([A-Z]{1,3})([0-9]{1,7})"')
# As lenient as the parser: it wants no space before the name of an attribute, and takes some around what follows.
_FILLED = pattern_of(rb"""<(?:\w+:)?c\b[^>]*?(?<![\w:])r\s*=\s*["']([A-Z]{1,3})([0-9]{1,7})["'][^>]*?(?<!/)>""")
_ERROR = pattern_of(rb"""<(?:\w+:)?c\b([^>]*?(?<![\w:])t\s*=\s*["']e["'][^>]*)(?<!/)>(.*?)</(?:\w+:)?c>""", re.DOTALL)
_FORMULA = pattern_of(rb"""<(?:\w+:)?c\b([^>]*)(?<!/)>\s*(<(?:\w+:)?f\b.*?)</(?:\w+:)?c>""", re.DOTALL)
_SUSPICIOUS = pattern_of(rb"""\bt\s*=\s*["']e["']|<(?:\w+:)?f[\s>/]""")
_TEXT = pattern_of(rb"""(?<![\w:])t\s*=\s*["'](?:str|e)["']""")
_VALUE = pattern_of(rb"<(?:\w+:)?v[^>]*>([^<]*)<")
_REFERENCE = pattern_of(rb"""(?<![\w:])r\s*=\s*["']([A-Z]{1,3})([0-9]{1,7})["']""")

ErrorCells = dict[int, dict[int, str]]
"""Text of the cells that show an error: by row from 1, then by column from 0."""


class SheetPart(NamedTuple):
    """Where a sheet of an .xlsx file is kept."""

    part: str
    size: int
    visible: bool


def workbook_folder(parts: Collection[str]) -> str | None:
    """Return the folder of the list of sheets of an .xlsx file, "" if it is in none; None for other zips."""
    found = [folder for folder in FOLDERS if f"{folder}workbook.xml" in parts]
    return found[0] if found and (found[0] or "[Content_Types].xml" in parts) else None


class Package:
    """The zip of a workbook, opened for looking."""

    def __init__(self, path: str, content: bytes | None = None) -> None:
        """Check sizes before anything is unpacked; `content` is looked into in place of the file.

        Raises:
            UnreadableFileError: if it is damaged, or made to exhaust the memory of whoever opens it.
        """
        import zipfile  # noqa: PLC0415  only where there is a zip

        self.path = path
        try:
            self._zip = zipfile.ZipFile(path if content is None else io.BytesIO(content))
        except library_faults.of_zips() as error:
            raise DamagedWorkbookError(self.path) from error
        parts = self._zip.infolist()
        # Some programs for Windows write backslashes, which the parser takes for slashes, too.
        self._parts = {part.filename.replace("\\", "/"): part for part in parts}
        packed, unpacked = sum(part.compress_size for part in parts), sum(part.file_size for part in parts)
        if len(parts) > MOST_PARTS or len(self._parts) < len(parts):
            raise StrangePackageError(path)
        if unpacked > MOST_BYTES or (unpacked > SMALL and unpacked > MOST_RATIO * max(packed, 1)):
            raise InflatedWorkbookError(path, unpacked >> 20)

    def names(self) -> list[str]:
        """Return the names of all parts."""
        return [*self._parts]

    def size(self, part: str) -> int:
        """Return how many bytes a part has, unpacked; more are never read of it."""
        return self._parts[part].file_size

    def is_long(self, part: str) -> bool:
        """Return whether a part is more than one piece to read."""
        return self.size(part) > BLOCK

    def check_sums(self) -> None:
        """Read all but sheets to the end, where the zip tells whether a byte has changed, and check all names.

        The parser stops at the last tag, and does without a part that it does not find: a text that the disk has
        changed would be read as it is, a date without its format as a number.

        Raises:
            UnreadableFileError: if a part is not what was once packed.
        """
        for part in self._parts:
            for _ in self._texts(part):
                if part.startswith(SHEETS):
                    break  # `look_at` reads the one that counts to its end

    def sheets(self) -> dict[str, SheetPart]:
        """Return the sheets of an .xlsx file by name, in order; {} for other packages."""
        folder = workbook_folder(self._parts)
        if folder is None:
            return {}
        targets = {
            link.get("Id"): normpath(join(folder, str(link.get("Target")))).removeprefix("/")
            for link in self.tree(f"{folder}_rels/workbook.xml.rels")
        }
        found = {}
        for sheet in self.tree(f"{folder}workbook.xml").iter():
            if sheet.tag.endswith("}sheet"):
                link = next((value for key, value in sheet.attrib.items() if key.endswith("}id")), None)
                part = targets.get(link, "")
                size = self._parts[part].file_size if part in self._parts else 0
                found[str(sheet.get("name"))] = SheetPart(part, size, sheet.get("state", "visible") == "visible")
        return found

    def look_at(self, part: str, marks: SheetMarks) -> ErrorCells:
        """Read one sheet of an .xlsx file as text; return its error cells, and add to `marks` what is beside cells.

        Raises:
            UnreadableFileError: if it is damaged, or its cells spread too far.
        """
        if part not in self._parts:
            return {}
        texts = self._texts(part)
        first = next(texts)
        self._check_start(first)
        declared, has_errors = _DECLARED.search(first), False
        for text in chain((first,), texts):  # to the end: that is where the checksum is
            has_errors = has_errors or _is_suspicious(text)
            marks.take(text)
        if marks.is_unnumbered:
            marks.count_rows(self._texts(part))
        # A declaration may lie: then the reader dies of its limits, with a less precise message.
        if declared is None or int(declared[2]) * (column_number(declared[1].decode()) + 1) > MOST_CELLS:
            self._check_spread(part)
        return self._error_cells(part) if has_errors else {}

    def _check_start(self, text: bytes) -> None:
        """Refuse a sheet whose first piece is no XML: python-calamine 0.9.1 reads other cells after a stray quote.

        All pieces would take a quarter of the time of a preview; checksums tell where later ones are damaged.
        """
        try:
            expat.ParserCreate().Parse(text)
        except library_faults.XML as error:
            raise DamagedWorkbookError(self.path) from error

    def cells(self, part: str) -> Iterator[bytes]:
        """Yield a sheet in pieces that end behind a cell."""
        return self._texts(part, b"c>")

    def read(self, part: str) -> Iterator[bytes]:
        """Yield one part in pieces that end between two tags; nothing if it is not there."""
        return self._texts(part) if part in self._parts else iter(())

    def bytes_of(self, part: str) -> Iterator[bytes]:
        """Yield one part in pieces that end anywhere; nothing if it is not there.

        Raises:
            UnreadableFileError: if it is damaged.
        """
        if part not in self._parts:
            return
        try:
            with self._zip.open(self._parts[part]) as file:
                while block := file.read(BLOCK):
                    yield block
        except library_faults.of_zips() as error:
            raise DamagedWorkbookError(self.path) from error

    def _check_spread(self, part: str) -> None:
        """Refuse if the cells with content, not only a format, spread too far."""
        last_row = last_column = 0
        for text in self._texts(part):
            # distinct columns and rows alone: converting those of each cell would take a seventh of reading a file
            filled = _FILLED.findall(text)
            columns, rows = {letters for letters, _ in filled}, {row for _, row in filled}
            last_row = max(last_row, *map(int, rows), 0)
            last_column = max(last_column, *(column_number(each.decode()) for each in columns), 0)
        if last_row * (last_column + 1) > MOST_CELLS:
            corner = f"{column_letter(last_column)}{last_row}"
            raise TooManyCellsError(self.path, last_row, last_column + 1, corner)

    def _error_cells(self, part: str) -> ErrorCells:
        errors: ErrorCells = {}
        for text in self.cells(part):
            for attributes, shown in _shown_errors(text):
                place = _REFERENCE.search(attributes)
                if place is None:
                    raise UnplacedErrorCellsError(self.path)
                row, column = int(place[2]), column_number(place[1].decode())
                errors.setdefault(row, {})[column] = shown
        return errors

    def _texts(self, part: str, end: bytes = b"<") -> Iterator[bytes]:
        """Yield the part in pieces, cut before a tag (or, with another `end`, behind it)."""
        rest, shift = b"", (0 if end == b"<" else len(end))
        try:
            left = self._parts[part].file_size  # which no checksum covers, and which chooses among sheets
            with self._zip.open(self._parts[part]) as file:
                while block := file.read(BLOCK):
                    left -= len(block)
                    if left and len(block) < BLOCK:
                        raise DamagedWorkbookError(self.path)
                    text = rest + block
                    cut = max(text.rfind(end) + shift, 0)
                    yield text[:cut]
                    rest = text[cut:]
                if left:  # what there is ends with a whole block
                    raise DamagedWorkbookError(self.path)
        except library_faults.of_zips() as error:
            raise DamagedWorkbookError(self.path) from error
        yield rest

    def tree(self, part: str) -> ET.Element:
        """Return a small part as a tree.

        Raises:
            UnreadableFileError: if it is damaged, or too large for a tree.
        """
        from xml.etree import ElementTree as ET  # noqa: PLC0415  only where there is a workbook

        try:
            if self._parts[part].file_size > SMALL_PART:
                raise TooManySheetsError(self.path)
            # Entities that expand without end ("billion laughs") are refused by expat 2.4.1 and later (Python has 2.5).
            return ET.fromstring(self._zip.read(self._parts[part]))  # noqa: S314  in a process with limits
        except ET.ParseError as error:
            raise DamagedWorkbookError(self.path) from error
        except library_faults.of_zips() as error:
            raise DamagedWorkbookError(self.path) from error


def _is_suspicious(text: bytes) -> bool:
    """Return whether there may be an error or a formula; the first lines, which are quick, say no for most texts.

    A single letter is found ten times as fast as two, and most texts lack one of these.
    """
    is_error = b"e" in text and (b'"e"' in text or (b"'" in text and b"'e'" in text))
    found = is_error or (b"f" in text and (b"<f" in text or (b":" in text and b":f" in text)))
    return found and _SUSPICIOUS.search(text) is not None


def _shown_errors(text: bytes) -> Iterator[tuple[bytes, str]]:
    """Yield the attributes of every cell that has an error for its value, or a formula and no value; and its text."""
    for attributes, inside in _ERROR.findall(text):
        shown = _VALUE.search(inside)
        yield attributes, shown[1].decode("utf-8", "replace") if shown else "#ERROR"
    for attributes, inside in _FORMULA.findall(text):
        shown = _VALUE.search(inside)
        if _TEXT.search(attributes) is None and not (shown and shown[1].strip()):
            yield attributes, NEVER_CALCULATED
