"""A number for the value of every cell that does not depend on its spelling or on the format of the file.

5, 5.0 and “5” have one number, and so have 31.1.2024 and 2024-01-31, and upper and lower case. A blank is 0.
`CellValues.alone` is the rule for one cell. `CellValues.together` applies it to many cells, with arrays for numbers,
days, and texts without accents.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import date, datetime
from typing import Any
from unicodedata import normalize
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from core.arrays import Words64
from core.data.ascii_texts import AsciiTexts
from core.data.number_values import of_number, of_numbers
from core.data.raw_cells import Cell, Marks, cell_text, possible_dates

_MASK = (1 << 64) - 1
_DAY_MULTIPLIER = 0xD6E8FEB86659FD93
"""Odd multiplier for days, so that a day and the whole number of its ordinal differ."""
_STARTS = "0123456789+-.,−"
"""First letters of numbers and dates."""

_FEW_CELLS = 16
"""Cells below which a loop is faster than arrays."""


class CellValues:
    """Maps cells to the numbers of their values."""

    def __init__(self, marks: Marks) -> None:
        """Take the marks by which texts are read as numbers and dates."""
        self._marks = marks
        self._is_plain = marks.decimal == "." and not marks.thousands
        self._letters_tell = not any(map(str.isalpha, marks.decimal + marks.thousands))

    def alone(self, cell: Cell) -> int:
        """Return the number of one cell."""
        if isinstance(cell, date) and getattr(cell, "tzinfo", None) is None:
            return (cell.toordinal() * _DAY_MULTIPLIER) & _MASK
        text = cell.strip() if isinstance(cell, str) else cell_text(cell)
        if not text or text == "nan":
            return 0
        if text[0] in _STARTS:
            day = self._day(text) if isinstance(cell, str | date) else None
            if day is not None:
                return (day.toordinal() * _DAY_MULTIPLIER) & _MASK
            # By its text a whole number of more than 308 digits is infinite, as in a file of texts.
            number = (
                self._number(text) if isinstance(cell, str | date) else float(cell if type(cell) is float else text)
            )
            if number is not None:
                return of_number(number)
        content = " ".join((text if text.isascii() else normalize("NFC", text)).split()).casefold()
        return (crc32(content.encode("utf-8", "surrogatepass")) << 16 | len(content)) or 1

    def together(self, cells: Sequence[Cell]) -> Words64:
        """Return the number of each cell."""
        kinds = {*map(type, cells)}
        if len(cells) < _FEW_CELLS:
            return self._each(cells)
        if len(kinds) > 1:
            return self._by_kind(cells)
        if kinds == {str}:
            return self._of_texts(cells)  # type: ignore[arg-type]  # all are texts
        with suppress(TypeError, ValueError, OverflowError):  # neither dates nor numbers, or too large
            if kinds <= {date, datetime} and not any(getattr(cell, "tzinfo", None) for cell in cells):
                return _of_days(np.fromiter(map(date.toordinal, cells), np.int64, len(cells)))  # type: ignore[arg-type]  # dates
            if kinds <= {int, float}:
                return self._of_floats(np.fromiter(map(float, cells), float, len(cells)), cells)  # type: ignore[arg-type]  # numbers
        return self._each(cells)

    def _each(self, cells: Sequence[Cell]) -> Words64:
        return np.fromiter(map(self.alone, cells), np.uint64, len(cells))

    def _by_kind(self, cells: Sequence[Cell]) -> Words64:
        found = np.zeros(len(cells), dtype=np.uint64)
        places: dict[type, list[int]] = {}
        for place, cell in enumerate(cells):
            places.setdefault(type(cell), []).append(place)
        for kind, own in places.items():
            if kind is not type(None):
                found[own] = self.together([cells[place] for place in own])
        return found

    def _of_floats(self, numbers: NDArray[np.float64], cells: Sequence[Cell]) -> Words64:
        found = of_numbers(numbers)
        for place in np.flatnonzero(~np.isfinite(numbers)).tolist():
            found[place] = self.alone(cells[place])
        return found

    def _of_texts(self, cells: Sequence[str]) -> Words64:
        joined = "\0".join(cells)
        if not joined.isascii():
            return self._by_alphabet(cells)
        if joined[:1] in _STARTS and self._is_plain:
            with suppress(ValueError):  # not all are numbers
                return self._of_floats(np.fromiter(map(float, cells), float, len(cells)), cells)
        text = AsciiTexts(joined, letters_tell=self._letters_tell)
        if len(text.starts) != len(cells):  # one of them contains the separator
            return self._each(cells)
        words, days = text.words, text.days()
        dated = days > 0
        numbers = text.numbers & ~dated
        found = np.zeros(len(cells), dtype=np.uint64)
        found[dated] = _of_days(days[dated])
        if words.any():
            codes = np.fromiter(map(crc32, joined.lower().encode().split(b"\0")), np.uint64, len(cells))
            found[words] = (codes << np.uint64(16) | text.lengths.astype(np.uint64))[words]
        left = ~(words | dated | numbers | text.are_empty)
        for some, answer in ((numbers, self._of_numerals), (left, self._each)):
            if some.any():
                found[some] = answer([cells[place] for place in np.flatnonzero(some).tolist()])
        return found

    def _by_alphabet(self, cells: Sequence[str]) -> Words64:
        found = np.zeros(len(cells), dtype=np.uint64)
        plain = np.fromiter(map(str.isascii, cells), bool, len(cells))
        for some, answer in ((plain, self.together), (~plain, self._each)):
            found[some] = answer([cells[place] for place in np.flatnonzero(some).tolist()])
        return found

    def _of_numerals(self, cells: Sequence[str]) -> Words64:
        """Return the numbers of texts that begin like a number; fast if all of them are numbers."""
        try:
            numbers = np.fromiter(map(float, self._plain("\0".join(cells)).split("\0")), float, len(cells))
        except ValueError:
            return self._each(cells)
        return self._of_floats(numbers, cells)

    def _plain(self, text: str) -> str:
        """Return text numbers with a decimal point and no thousands marks, as `float` reads them."""
        if self._is_plain:
            return text
        return text.replace(self._marks.thousands or " ", "").replace(self._marks.decimal, ".").replace("−", "-")

    def _number(self, text: str) -> float | None:
        try:
            return float(self._plain(text))
        except ValueError:
            return None

    def _day(self, text: str) -> date | None:
        day_first, month_first = possible_dates(text)
        return month_first or day_first if self._marks.day_first is False else day_first or month_first


def _of_days(ordinals: NDArray[np.signedinteger[Any]]) -> Words64:
    return ordinals.astype(np.uint64) * np.uint64(_DAY_MULTIPLIER)
