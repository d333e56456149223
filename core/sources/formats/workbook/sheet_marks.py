"""What the text of an .xlsx sheet says beside its cells: merged regions, hidden rows and columns, a filter."""

from __future__ import annotations

from collections.abc import Iterator

from core.patterns import pattern_of
from core.sources.letters import column_number
from core.sources.sheet_facts import MergedRegion, SheetFacts

_MERGED = pattern_of(
    rb"""<(?:\w+:)?mergeCell\b[^>]*?\sref\s*=\s*["']([A-Z]{1,3})([0-9]{1,7}):([A-Z]{1,3})([0-9]{1,7})["']"""
)
_IS_HIDDEN = rb"""\s(?:hidden|zeroHeight)\s*=\s*["'](?:1|true)["']"""
_HIDDEN_ROW = pattern_of(rb"<(?:\w+:)?row\b[^>]*?" + _IS_HIDDEN + rb"[^>]*>")
_ROW = pattern_of(rb"<(?:\w+:)?row\b[^>]*>")
_NUMBER = pattern_of(rb"""\sr\s*=\s*["']([0-9]{1,7})["']""")
_HIDDEN_COLUMN = pattern_of(rb"<(?:\w+:)?col\b[^>]*?" + _IS_HIDDEN + rb"[^>]*>")
_ENDS = pattern_of(rb"""\s(min|max)\s*=\s*["']([0-9]{1,5})["']""")
_MOST_COLUMNS = 1 << 14
"""Columns of a sheet, at most, since Excel 2007."""


class SheetMarks:
    """Collects the marks of one sheet from pieces of its text, each cut between two tags."""

    def __init__(self) -> None:
        self._merged: list[MergedRegion] = []
        self._rows: set[int] = set()
        self._columns: set[int] = set()
        self._filtered = False
        self.is_unnumbered = False  # whether a hidden row does not say which one it is

    def take(self, text: bytes) -> None:
        """Look at a further piece; most pieces hold none of these words."""
        if b"mergeCell " in text:
            self._merged += map(_region, _MERGED.findall(text))
        if b"hidden" in text:
            self._take_hidden(text)
        self._filtered = self._filtered or b"autoFilter" in text

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
        for tag in _HIDDEN_COLUMN.findall(text):
            ends = {name: int(value) for name, value in _ENDS.findall(tag)}
            if len(ends) == len((b"min", b"max")):
                self._columns.update(range(ends[b"min"] - 1, min(ends[b"max"], _MOST_COLUMNS)))


def _region(found: tuple[bytes, bytes, bytes, bytes]) -> MergedRegion:
    left, top, right, bottom = found
    return MergedRegion(int(top), column_number(left.decode()), int(bottom), column_number(right.decode()))
