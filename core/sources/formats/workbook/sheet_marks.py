"""What the text of an .xlsx sheet says beside its cells: merged regions, hidden rows and columns, a filter."""

from __future__ import annotations

import re
from collections.abc import Iterator

from core.patterns import pattern_of
from core.sources.letters import column_number
from core.sources.sheet_facts import MergedRegion, SheetFacts

# Within tags neither < nor > is looked over, so that tags without an end are not looked at again and again.
_MERGED = pattern_of(
    rb"""<(?:\w+:)?mergeCell\b[^<>]*?\sref\s*=\s*["']([A-Z]{1,3})([0-9]{1,7}):([A-Z]{1,3})([0-9]{1,7})["']"""
)
_IS_HIDDEN = rb"""(?:hidden|zeroHeight)\s*=\s*["'](?:1|true)["']"""
_IS_NOUGHT = rb"""\s*=\s*["']0{1,9}(?:\.(?:[0-4][0-9]{0,20})?)?["']"""
"""A height or a width below 0.5: of what is thinner than a line, nothing is seen."""
_HIDDEN_ROW = pattern_of(rb"<(?:\w+:)?row\b[^<>]*?\s(?:%b|ht%b)[^<>]*>" % (_IS_HIDDEN, _IS_NOUGHT))
_ROW = pattern_of(rb"<(?:\w+:)?row\b[^<>]*>")
_NUMBER = pattern_of(rb"""\sr\s*=\s*["']([0-9]{1,7})["']""")
_HIDDEN_COLUMN = pattern_of(rb"<(?:\w+:)?col\b[^<>]*?\s(?:%b|width%b)[^<>]*>" % (_IS_HIDDEN, _IS_NOUGHT))
_COLUMN = pattern_of(rb"<(?:\w+:)?col\b[^<>]*>")
_HIDES_OTHERS = pattern_of(rb"<(?:\w+:)?sheetFormatPr\b[^<>]*?\sdefaultColWidth" + _IS_NOUGHT)
_ROWS = b"sheetData"
_FLAT, _NARROW = (b'ht="0', b"ht='0"), (b'idth="0', b"idth='0")
_PADDED = (b"v> ", b" </v")
_PADDED_LINES = pattern_of(rb"v>[\t\r\n]|[\t\r\n]</(?:\w+:)?v>")
_ENDS = pattern_of(rb"""\s(min|max)\s*=\s*["']([0-9]{1,5})["']""")
_UNSEEN = pattern_of(rb"_x00(?:0[0-8BCEFbcef]|1[0-9A-Fa-f])_")
"""How Excel writes such characters; line ends and tabs are none."""
_MOST_COLUMNS = 1 << 14
"""Columns of a sheet, at most, since Excel 2007."""


class SheetMarks:
    """Collects the marks of one sheet from pieces of its text, each cut between two tags."""

    def __init__(self) -> None:
        self._merged: list[MergedRegion] = []
        self._rows: set[int] = set()
        self._columns: set[int] = set()
        self._filtered = self._has_rows = False
        self.has_unseen = False  # whether a text that stands in a cell itself has a character that nobody sees
        self.is_padded = False  # whether a value may have blanks around it
        self.is_unnumbered = False  # whether a hidden row does not say which one it is

    def take(self, text: bytes) -> None:
        """Look at a further piece; most pieces hold none of these words, which is found fastest from the end."""
        if text.rfind(b"mergeCell ") >= 0:
            self._merged += map(_region, _MERGED.findall(text))
        if text.rfind(b"hidden") >= 0 or _is_any(_FLAT, text):
            self._take_hidden(text)
        if not self._has_rows:
            self._take_widths(text.partition(_ROWS)[0])
            self._has_rows = _ROWS in text
        self.has_unseen = self.has_unseen or has_unseen(text)
        self.is_padded = self.is_padded or _is_padded(text)
        if self._rows or self.is_unnumbered:  # which come before a filter; without them it hides nothing
            self._filtered = self._filtered or text.rfind(b"autoFilter") >= 0

    def count_rows(self, texts: Iterator[bytes]) -> None:
        """Find the hidden rows by counting all rows, where they do not say their numbers."""
        row = 0
        for text in texts:
            for tag in _ROW.findall(text):
                said = _NUMBER.search(tag)
                row = int(said[1]) if said else row + 1
                if _HIDDEN_ROW.match(tag):
                    self._rows.add(row)

    def facts(self) -> SheetFacts:
        """Return what was found."""
        return SheetFacts(
            merged=tuple(self._merged),
            hidden_rows=frozenset(self._rows),
            hidden_columns=frozenset(self._columns),
            filtered=self._filtered and bool(self._rows),
        )

    def _take_hidden(self, text: bytes) -> None:
        for tag in _HIDDEN_ROW.findall(text):
            said = _NUMBER.search(tag)
            if said is None:
                self.is_unnumbered = True
            else:
                self._rows.add(int(said[1]))
        self._columns.update(_columns(_HIDDEN_COLUMN, text))

    def _take_widths(self, text: bytes) -> None:
        """Look for columns without a width in what comes above the rows.

        Those that no list names have the width of the sheet. Where it lists none, no other program hides all of them.
        """
        if _is_any(_NARROW, text):
            self._columns.update(_columns(_HIDDEN_COLUMN, text))
            listed = {*_columns(_COLUMN, text)} if _HIDES_OTHERS.search(text) else set()
            self._columns.update(set(range(_MOST_COLUMNS)) - listed if listed else ())


def has_unseen(text: bytes) -> bool:
    """Return whether a text has a character that nobody sees, written as its number; few sheets have a _ at all."""
    return b"_" in text and _UNSEEN.search(text) is not None


def _is_padded(text: bytes) -> bool:
    """Return whether a value begins or ends with a blank; few sheets have line ends between their tags."""
    has_lines = any(end in text for end in (b"\n", b"\t", b"\r"))
    is_spaced = any(text.rfind(each) >= 0 for each in _PADDED)
    return is_spaced or (has_lines and _PADDED_LINES.search(text) is not None)


def _is_any(words: tuple[bytes, bytes], text: bytes) -> bool:
    """Return whether a text has one of these words, of which the second one has single quotation marks."""
    return text.rfind(words[0]) >= 0 or (b"'" in text and words[1] in text)


def _columns(tags: re.Pattern[bytes], text: bytes) -> Iterator[int]:
    """Yield the columns, from 0, that tags of a kind are about."""
    for tag in tags.findall(text):
        ends = {name: int(value) for name, value in _ENDS.findall(tag)}
        if len(ends) == len((b"min", b"max")):
            yield from range(ends[b"min"] - 1, min(ends[b"max"], _MOST_COLUMNS))


def _region(found: tuple[bytes, bytes, bytes, bytes]) -> MergedRegion:
    left, top, right, bottom = found
    return MergedRegion(int(top), column_number(left.decode()), int(bottom), column_number(right.decode()))
