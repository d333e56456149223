"""Find the cells of an .ods sheet that show an error: the parser returns them as if they were empty."""

from __future__ import annotations

import re
from contextlib import suppress
from xml.parsers import expat

from core.errors import DamagedWorkbookError
from core.patterns import pattern_of
from core.sources import library_faults
from core.sources.formats.workbook.package import ErrorCells, Package
from core.sources.leading_zeros import is_padded
from core.sources.sheet_facts import MergedRegion, SheetFacts
from core.sources.source import NEVER_CALCULATED
from core.sources.struck_styles import StruckStyles
from core.sources.unseen_styles import UnseenStyles

CONTENT, _STYLES = "content.xml", "styles.xml"
_FACTS = (b"-spanned=", b'visibility="collapse"', b'visibility="filter"', b'table:display="false"')
_NOUGHT = rb'="0{1,9}(?:\.0{0,20})?[a-z%]{0,4}"'
_STRIKES = rb'line-through-style="(?!none")'
_SIZES = {word: pattern_of(word + _NOUGHT) for word in (b"row-height", b"column-width")}
MOST_HIDDEN = 1 << 20  # rows of a sheet, at most
_DIGITS = 10
MOST_REPEATS = 1 << 14  # one error cell that is said to be repeated over more columns than a sheet has
_INSIDE = rb"""(?:[^<>"']|"[^"]*"|'[^']*')*?"""
_ZERO_BEFORE = pattern_of(rb">0[0-9]")
_NEVER_CALCULATED = pattern_of(rb"<table:table-cell(?!%b\soffice:value-type=)%b\stable:formula=" % (_INSIDE, _INSIDE))


def check_content(package: Package) -> None:
    """Refuse what is no XML to its end: the parser of cells can search for a missing end tag for ever.

    Raises:
        DamagedWorkbookError: if it is not XML to its end.
    """
    parser = expat.ParserCreate()
    try:
        for text in package.read(CONTENT):
            parser.Parse(text)
        parser.Parse(b"", True)
    except library_faults.XML as error:
        raise DamagedWorkbookError(package.path) from error


def opendocument_errors(package: Package, sheet: str) -> ErrorCells:
    """Return the text of the error cells of `sheet`; {} if there are none. Its content has been checked to be XML.

    An error is a cell of type "error", or of type "string" with an empty value but something to show; or a formula
    without a type, which was never calculated.
    """
    if not any(map(_is_suspicious, package.read(CONTENT))):
        return {}
    return _walked(_Walker(sheet), package)


def opendocument_zeros(package: Package, sheet: str) -> ErrorCells:
    """Return the text of the whole numbers of `sheet` that are shown with zeros before them."""
    if not any(_ZERO_BEFORE.search(text) for text in package.read(CONTENT)):
        return {}
    return _walked(_ZeroWalker(sheet), package)


def _walked(walker: _Walker, package: Package) -> ErrorCells:
    parser = expat.ParserCreate()
    parser.StartElementHandler = walker.start
    parser.EndElementHandler = walker.end
    parser.CharacterDataHandler = walker.characters
    for text in package.read(CONTENT):
        parser.Parse(text)
    return walker.found


def _is_suspicious(text: bytes) -> bool:
    if b'value-type="error"' in text or b'string-value=""' in text:
        return True
    return b"table:formula=" in text and _NEVER_CALCULATED.search(text) is not None


def opendocument_facts(package: Package, sheet: str) -> SheetFacts:
    """Return what is merged, hidden and struck through in `sheet`; most files have none, which a search tells."""
    names_struck = any(map(_says_struck, package.read(_STYLES)))
    if not names_struck and not any(map(_says_facts, package.read(CONTENT))):
        return SheetFacts()
    walker = _FactWalker(sheet)
    if names_struck:
        _take_styles(package, walker.struck)
    parser = expat.ParserCreate()
    parser.StartElementHandler, parser.EndElementHandler = walker.start, walker.unseen.end
    for text in package.read(CONTENT):
        parser.Parse(text)
    return SheetFacts(
        merged=tuple(walker.merged),
        hidden_rows=frozenset(walker.hidden),
        hidden_columns=frozenset(walker.hidden_columns),
        filtered=walker.filtered,
        hidden_sheets=tuple(walker.hidden_sheets),
        struck_rows=walker.struck.rows(),
    )


def _take_styles(package: Package, struck: StruckStyles) -> None:
    """Take the styles that have names, which a part of their own holds; of a damaged one, those before the fault."""
    parser = expat.ParserCreate()
    parser.StartElementHandler = struck.style
    with suppress(*library_faults.XML):
        for text in package.read(_STYLES):
            parser.Parse(text)


def _says_struck(text: bytes) -> bool:
    return text.rfind(b"line-through-style=") >= 0 and re.search(_STRIKES, text) is not None


def _says_facts(text: bytes) -> bool:
    """Return whether anything may be merged, hidden or struck through; searching is fastest from the end."""
    if any(text.rfind(mark) >= 0 for mark in _FACTS) or _says_struck(text):
        return True
    return any(text.rfind(word + b'="0') >= 0 and size.search(text) for word, size in _SIZES.items())


class _FactWalker:
    """Counts rows and columns of one sheet for regions and what is hidden."""

    def __init__(self, sheet: str) -> None:
        self.merged: list[MergedRegion] = []
        self.hidden: set[int] = set()
        self.hidden_columns: set[int] = set()
        self.hidden_sheets: list[str] = []
        self.unseen, self.struck = UnseenStyles(), StruckStyles()
        self._next_column = 0
        self.filtered = self._inside = False
        self._sheet = sheet
        self._row = self._next_row = self._column = 0

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self.unseen.start(name, attributes)
        if name == "table:table":
            self._begin_sheet(attributes)
        elif not self._inside:
            self.struck.style(name, attributes)
        elif name == "table:table-column":
            self._take_columns(attributes)
        elif name == "table:table-row":
            self._begin_rows(attributes)
        elif name in ("table:table-cell", "table:covered-table-cell"):
            if not self.struck.are_none:
                self.struck.cell(attributes, self._column)
            across, down = (_times(attributes, f"table:number-{axis}-spanned") for axis in ("columns", "rows"))
            if across > 1 or down > 1:
                last = self._row + down - 1
                self.merged.append(MergedRegion(self._row, self._column, last, self._column + across - 1))
            self._column += _times(attributes, "table:number-columns-repeated")

    def _begin_sheet(self, attributes: dict[str, str]) -> None:
        self._inside = attributes.get("table:name") == self._sheet
        self._next_row, self._next_column = 1, 0
        if self._inside:
            self.struck.sheet()
        if self.unseen.hide("table:table", attributes):
            self.hidden_sheets.append(attributes.get("table:name", ""))

    def _begin_rows(self, attributes: dict[str, str]) -> None:
        times = _times(attributes, "table:number-rows-repeated")
        self._row, self._next_row, self._column = self._next_row, self._next_row + times, 0
        self.struck.row(attributes, self._row, times)
        self.filtered = self.filtered or attributes.get("table:visibility") == "filter"
        if self.unseen.hide("table:table-row", attributes):
            self.hidden.update(range(self._row, self._row + min(times, MOST_HIDDEN)))

    def _take_columns(self, attributes: dict[str, str]) -> None:
        first, times = self._next_column, _times(attributes, "table:number-columns-repeated")
        self._next_column += times
        self.struck.columns(attributes, self._next_column)
        if self.unseen.hide("table:table-column", attributes):
            self.hidden_columns.update(range(first, first + min(times, MOST_REPEATS)))


class _Walker:
    """Counts rows and columns of one sheet, repeats included."""

    def __init__(self, sheet: str) -> None:
        self.found: ErrorCells = {}
        self._sheet = sheet
        self._inside = False
        self._row = self._column = 0
        self._row_repeats = self._repeats = 1
        self._shown: list[str] | None = None  # text of the cell, while in one that may be an error

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if name == "table:table":
            self._inside = attributes.get("table:name") == self._sheet
            self._row = 0
        elif not self._inside:
            return
        elif name == "table:table-row":
            self._column = 0
            self._row_repeats = _times(attributes, "table:number-rows-repeated")
        elif name in ("table:table-cell", "table:covered-table-cell"):
            self._repeats = _times(attributes, "table:number-columns-repeated")
            self._shown = self.noted(attributes)

    def noted(self, attributes: dict[str, str]) -> list[str] | None:
        """Return the text of a cell that may be found, as far as its attributes tell it; None of any other."""
        is_error = attributes.get("calcext:value-type") == "error" or attributes.get("office:string-value") == ""
        has_no_value = "table:formula" in attributes and "office:value-type" not in attributes
        return [NEVER_CALCULATED] if has_no_value else [] if is_error else None

    def end(self, name: str) -> None:
        if not self._inside:
            return
        if name == "table:table-row":
            self._row += self._row_repeats
        elif name in ("table:table-cell", "table:covered-table-cell"):
            self._note("".join(self._shown or ()))
            self._shown = None
            self._column += self._repeats
        elif name == "table:table":
            self._inside = False

    def characters(self, text: str) -> None:
        if self._shown is not None:
            self._shown.append(text)

    def _note(self, shown: str) -> None:
        if not shown.strip():
            return
        for row in range(min(self._row_repeats, MOST_REPEATS)):
            columns = self.found.setdefault(self._row + row + 1, {})
            columns.update((self._column + place, shown) for place in range(min(self._repeats, MOST_REPEATS)))


class _ZeroWalker(_Walker):
    """Finds whole numbers whose text, which the file keeps beside the value, has zeros before it."""

    def noted(self, attributes: dict[str, str]) -> list[str] | None:
        """Return an empty text of a cell of a number."""
        self._value = attributes.get("office:value", "")
        return [] if attributes.get("office:value-type") == "float" else None

    def _note(self, shown: str) -> None:
        text = shown.strip()
        if is_padded(text, self._value):
            super()._note(text)


def _times(attributes: dict[str, str], name: str) -> int:
    """Return a number of cells or rows; 1 where a damaged sheet has another text."""
    said = attributes.get(name, "1")
    return int(said) if said.isdecimal() and len(said) < _DIGITS else 1
