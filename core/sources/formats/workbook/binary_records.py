"""Records of a binary workbook, as [MS-XLSB] has them: sheets, error cells, merged, hidden and struck-through ones."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import suppress
from posixpath import join, normpath

from core.errors import DamagedWorkbookError, TooManyCellsError
from core.sources.formats.workbook.package import MOST_CELLS, ErrorCells, Package, SheetPart
from core.sources.letters import column_letter
from core.sources.sheet_facts import MergedRegion, SheetFacts

_ROW, _ERROR, _FORMULA_ERROR, _COLUMNS, _SHEET, _MERGED, _USUAL_SIZES = 0, 3, 11, 60, 156, 176, 485
_CELLS = range(1, 12)  # records of cells, blank ones first
_BLANK = 1
_STYLES, _FONT, _FORMAT, _FORMATS, _FORMATS_END = "xl/styles.bin", 43, 47, 617, 618
_STRUCK = 8  # the bit of a font's flags that says that it is struck through
_HEIGHT_AT = 8  # of a row's record; in twips
_HIDDEN_AT, _HIDDEN = 11, 0x10  # the byte of a row's record that says whether it is shown, and the bit
_IS_HIDDEN, _MOST_COLUMNS = 1, 1 << 14  # the first flag of a record of columns, and the columns of a sheet
_NAMES = {0: "#NULL!", 7: "#DIV/0!", 15: "#VALUE!", 23: "#REF!", 29: "#NAME?", 36: "#NUM!", 42: "#N/A"}
_LONGEST = 1 << 24
"""Bytes of a record, at most; a text in a cell has 65,534."""


def binary_sheets(package: Package) -> dict[str, SheetPart]:
    """Return the sheets by name, in order.

    Raises:
        DamagedWorkbookError: if the list of sheets cannot be read.
    """
    links = {link.get("Id"): str(link.get("Target")) for link in package.tree("xl/_rels/workbook.bin.rels")}
    found: dict[str, SheetPart] = {}
    for number, content in _records(package, "xl/workbook.bin"):
        if number == _SHEET:
            try:
                (state,) = struct.unpack_from("<I", content)
                link, end = _wide(content, 8)
                name, _ = _wide(content, end)
            except (struct.error, UnicodeDecodeError) as error:
                raise DamagedWorkbookError(package.path) from error
            part = normpath(join("xl", links.get(link, ""))).removeprefix("/")
            size = package.size(part) if part in package.names() else 0
            found[name] = SheetPart(part, size, state == 0)
    return found


def binary_facts(package: Package, part: str) -> tuple[ErrorCells, SheetFacts]:
    """Return the cells of a sheet that show an error, and what it says beside its cells.

    Raises:
        UnreadableFileError: if the sheet is damaged, or its cells spread too far.
    """
    errors: ErrorCells = {}
    merged: list[MergedRegion] = []
    hidden: set[int] = set()
    columns, struck = _Columns(), _StruckRows(package)
    row = last = 0
    try:
        for number, content in _records(package, part):
            if number == _ROW:
                row = struct.unpack_from("<I", content)[0] + 1
                if content[_HIDDEN_AT] & _HIDDEN or struct.unpack_from("<H", content, _HEIGHT_AT)[0] == 0:
                    hidden.add(row)
            elif number in _CELLS:
                last = max(last, struct.unpack_from("<I", content)[0])
                if struck.formats and number != _BLANK:
                    struck.take(content, row)
                if number in (_ERROR, _FORMULA_ERROR):
                    (column,) = struct.unpack_from("<I", content)
                    errors.setdefault(row, {})[column] = _NAMES.get(content[8], "#ERROR")
            else:
                columns.take(number, content)
            merged += [_region(content)] if number == _MERGED else []
            _check_spread(package.path, row, last)
    except (struct.error, IndexError) as error:
        raise DamagedWorkbookError(package.path) from error
    facts = SheetFacts(merged=tuple(merged), hidden_rows=frozenset(hidden), hidden_columns=columns.hidden())
    return errors, facts._replace(struck_rows=struck.rows())


def _region(content: bytes) -> MergedRegion:
    first_row, last_row, first, end = struct.unpack_from("<IIII", content)
    return MergedRegion(first_row + 1, first, last_row + 1, end)


class _Columns:
    """Collects the columns that are not shown: by a mark, or because they have no width."""

    def __init__(self) -> None:
        self._listed: set[int] = set()
        self._hidden: set[int] = set()
        self._hides_others = False  # whether those of which nothing is said have no width

    def take(self, number: int, content: bytes) -> None:
        """Take a record, which may be one of columns, or of the usual sizes."""
        if number == _USUAL_SIZES:
            self._hides_others = struct.unpack_from("<I", content)[0] == 0
        if number != _COLUMNS:
            return
        first, last, width, _, flags = struct.unpack_from("<IIIIH", content)
        found = range(first, min(last + 1, _MOST_COLUMNS))
        self._listed.update(found)
        if flags & _IS_HIDDEN or not width:
            self._hidden.update(found)

    def hidden(self) -> frozenset[int]:
        """Return the columns; others than those listed only where some are."""
        others = set(range(_MOST_COLUMNS)) - self._listed if self._hides_others and self._listed else ()
        return frozenset((*self._hidden, *others))


class _StruckRows:
    """Collects the rows with filled cells that are struck through.

    Attributes:
        formats: those of cells that are; most workbooks have none, so that no cell need be taken.
    """

    def __init__(self, package: Package) -> None:
        self.formats = _struck_formats(package)
        self._struck: set[int] = set()

    def take(self, content: bytes, row: int) -> None:
        """Take a record of a filled cell; three of its bytes say which format it has."""
        if struct.unpack_from("<I", content, 4)[0] & 0xFFFFFF in self.formats:
            self._struck.add(row)

    def rows(self) -> frozenset[int]:
        """Return the rows, from 1."""
        return frozenset(self._struck)


def _struck_formats(package: Package) -> frozenset[int]:
    """Return the formats of cells whose font is struck through; none where the styles are damaged."""
    fonts: list[bool] = []
    formats: list[int] = []
    is_inside = False  # formats of named styles come before those of cells
    with suppress(struct.error, DamagedWorkbookError):
        for number, content in _records(package, _STYLES):
            if number == _FONT:
                fonts.append(bool(struct.unpack_from("<H", content, 2)[0] & _STRUCK))
            elif number in (_FORMATS, _FORMATS_END):
                is_inside = number == _FORMATS
            elif number == _FORMAT and is_inside:
                formats.append(struct.unpack_from("<H", content, 4)[0])
    return frozenset(place for place, font in enumerate(formats) if font < len(fonts) and fonts[font])


def _check_spread(path: str, row: int, last_column: int) -> None:
    if row * (last_column + 1) > MOST_CELLS:
        raise TooManyCellsError(path, row, last_column + 1, f"{column_letter(last_column)}{row}")


def _records(package: Package, part: str) -> Iterator[tuple[int, bytes]]:
    """Yield number and content of each record of a part.

    Raises:
        DamagedWorkbookError: if one ends behind the part.
    """
    rest = b""
    for block in package.bytes_of(part):
        text, place = rest + block, 0
        while (found := _head(text, place)) is not None:
            number, start, length = found
            if length > _LONGEST:
                raise DamagedWorkbookError(package.path)
            if start + length > len(text):
                break
            yield number, text[start : start + length]
            place = start + length
        rest = text[place:]
    if rest:
        raise DamagedWorkbookError(package.path)


def _head(text: bytes, place: int) -> tuple[int, int, int] | None:
    """Return the number of the record at `place`, where its content begins, and its length; None if the text ends."""
    number, place = _varied(text, place, 2)
    if number is None:
        return None
    length, place = _varied(text, place, 4)
    return None if length is None else (number, place, length)


def _varied(text: bytes, place: int, most: int) -> tuple[int | None, int]:
    """Return a number of seven bits a byte, the lowest first, and where it ends; None if the text ends before."""
    found = 0
    for n in range(most):
        if place + n >= len(text):
            return None, place
        byte = text[place + n]
        found |= (byte & 0x7F) << (7 * n)
        if byte < 0x80:
            return found, place + n + 1
    return found, place + most


def _wide(content: bytes, place: int) -> tuple[str, int]:
    """Return a text that begins with its length, and where it ends."""
    (length,) = struct.unpack_from("<I", content, place)
    end = place + 4 + 2 * length
    if length > _LONGEST or end > len(content):
        raise struct.error
    return content[place + 4 : end].decode("utf-16-le"), end
