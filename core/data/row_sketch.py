"""The sketch of a file's cells, made while they are read: all columns, whatever a plan uses of them.

The order of rows and columns, names, and the spelling of a value do not matter: 5, 5.0 and “5” are one, and so are
31.1.2024 and 2024-01-31, and upper and lower case. A blank is nothing, in a column of blanks as well.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from unicodedata import normalize
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from core.data.cells import EXACT, Cell, Marks, cell_text, possible_dates
from core.privacy.sketch import COLUMN_GROUPS, ROW_GROUPS, TAG_BYTES, Column, Counts, Sketch

Hashes = NDArray[np.uint64]

_REMEMBERED = 1 << 16
"""Distinct cells looked up per column: all dates of a lifetime."""

_MANY = 1 << 13
"""Distinct cells from which numbers are converted together, rather than looked up."""

_DIGITS = 12
"""Of numbers that are not whole: what survives every format."""

_WORD = (1 << 64) - 1
_ODD = 0x9E3779B97F4A7C15
_DATED = 0xD6E8FEB86659FD93
_ENDS_IN_NUMBER = re.compile(r"(.*?)([0-9]{1,15})")
_STARTS = frozenset("0123456789+-.,−")
"""What numbers and dates begin with."""


class RowSketcher:
    """Takes blocks of cells, and tells the sketch of all."""

    def __init__(self, names: Sequence[str], marks: Marks, key: bytes, identifier: int | None) -> None:
        """Begin.

        Args:
            names: of the columns.
            marks: how numbers and dates are written in texts.
            key: of the ledger.
            identifier: place of the column that tells persons apart.
        """
        words = hashlib.blake2b(key=key, digest_size=32, person=b"sketch").digest()
        self._mixers = tuple(int(word) | 1 for word in np.frombuffer(words, np.uint64))
        self._tags = [_tag(name, key) for name in names]
        self._names = [np.uint64(int.from_bytes(tag, "little") | 1) for tag in self._tags]
        self._values = [_Values(marks) for _ in names]
        self._numbered = [_Numbered(may_recur=place == identifier) for place in range(len(names))]
        self._columns = np.zeros((len(names), COLUMN_GROUPS), dtype=np.int64)
        self._rows = np.zeros((2, ROW_GROUPS), dtype=np.int64)

    def take(self, columns: Sequence[Sequence[Cell]]) -> None:
        """Add a block, one sequence of cells per column; at least one column, and one row."""
        rows = np.zeros((2, len(columns[0])), dtype=np.uint64)
        for place, column in enumerate(columns):
            self._numbered[place].take(column)
            found = self._values[place].of(column)
            hashes = np.where(found == 0, 0, _mixed(found, self._mixers)).astype(np.uint64)
            rows += (hashes, hashes * self._names[place])
            self._columns[place] += _counts(hashes, COLUMN_GROUPS)
        self._rows += [_counts(_mixed(sums, self._mixers), ROW_GROUPS) for sums in rows]

    def sketch(self) -> Sketch:
        """Return the sketch; columns that number the rows, or say the same of all, tell nothing and are left out."""
        n_rows = int(self._rows[0].sum())
        kept = [
            Column(tag, counts)
            for tag, counts, numbered in zip(self._tags, self._columns, self._numbered, strict=True)
            if np.count_nonzero(counts) > 1 and not numbered.is_running(n_rows)
        ]
        return Sketch((self._rows[0], self._rows[1]), tuple(kept))


class _Values(dict[Cell, int]):
    """A number for every value, 0 for none: the same however it is written."""

    def __init__(self, marks: Marks) -> None:
        super().__init__()
        self._marks = marks
        self._is_plain = marks.decimal == "." and not marks.thousands

    def __missing__(self, cell: Cell) -> int:
        value = self._value(cell)
        if len(self) < _REMEMBERED:
            self[cell] = value
        return value

    def of(self, column: Sequence[Cell]) -> Hashes:
        """Return the number of each cell; many new numbers are converted together."""
        if len(self) >= _MANY and self._is_plain:
            with suppress(TypeError, ValueError, OverflowError):  # not all are numbers
                floats = [math.nan if cell is None or cell == "" else float(cell) for cell in column]  # type: ignore[arg-type]  # a date is refused
                return _of_numbers(np.array(floats))
        return np.fromiter(map(self.__getitem__, column), np.uint64, len(column))

    def _value(self, cell: Cell) -> int:
        text = cell.strip() if isinstance(cell, str) else cell_text(cell)
        if not text or text == "nan":
            return 0
        if text[0] in _STARTS:
            number = self._number(text) if isinstance(cell, str | date) else float(cell or 0)
            if number is not None:
                return _of_number(number)
            day = self._day(text)
            if day is not None:
                return (day.toordinal() * _DATED) & _WORD
        content = " ".join((text if text.isascii() else normalize("NFC", text)).split()).casefold()
        return (crc32(content.encode("utf-8", "surrogatepass")) << 16 | len(content)) or 1

    def _number(self, text: str) -> float | None:
        if not self._is_plain:
            text = text.replace(self._marks.thousands or " ", "").replace(self._marks.decimal, ".").replace("−", "-")
        try:
            return float(text)
        except ValueError:
            return None

    def _day(self, text: str) -> date | None:
        day_first, month_first = possible_dates(text)
        return month_first or day_first if self._marks.day_first is False else day_first or month_first


class _Numbered:
    """Watches whether a column counts the rows, or the persons: two files may share 1, 2, 3, ... and nobody."""

    def __init__(self, *, may_recur: bool) -> None:
        self._may_recur = may_recur
        self._prefix: str | None = None
        self._low, self._high = math.inf, -math.inf
        self._is_alive = True

    def take(self, column: Sequence[Cell]) -> None:
        """Look at a block; for nothing once the question is decided."""
        if not self._is_alive:
            return
        if not self._may_recur and len(set(column)) < len(column):
            self._is_alive = False
            return
        numbers = [*map(self._number, column)]
        self._is_alive = None not in numbers
        if self._is_alive:
            self._low = min(self._low, *map(float, numbers))  # type: ignore[arg-type]  # none is None
            self._high = max(self._high, *map(float, numbers))  # type: ignore[arg-type]  # the same

    def is_running(self, n_rows: int) -> bool:
        """Return whether all were whole numbers, after the same letters, at least every second of them there."""
        return self._is_alive and self._high - self._low + 1 <= 2 * n_rows

    def _number(self, cell: Cell) -> int | None:
        found = _ENDS_IN_NUMBER.fullmatch(cell_text(cell))
        if found is None or found[1] != (found[1] if self._prefix is None else self._prefix):
            return None
        self._prefix = found[1]
        return int(found[2])


def _of_number(number: float) -> int:
    """Return a number for its first digits, and where they stand."""
    if math.isnan(number):
        return 0
    digits, power = number, 0
    if math.isinf(number):
        digits = 0.0
    elif not number.is_integer() or abs(number) >= EXACT:
        power = min(max(_DIGITS - 1 - math.floor(math.log10(abs(number))), -300), 300)
        digits = max(-EXACT, min(EXACT, round(number * 10.0**power)))
    return (int(digits) * _ODD + power + 1) & _WORD


def _of_numbers(numbers: NDArray[np.float64]) -> Hashes:
    """Return what `_of_number` does of each, all at once."""
    whole = (numbers == np.rint(numbers)) & (np.abs(numbers) < EXACT)
    rest = ~whole & np.isfinite(numbers)
    power = np.zeros(len(numbers), dtype=np.int64)
    power[rest] = np.clip(_DIGITS - 1 - np.floor(np.log10(np.abs(numbers[rest]))), -300, 300)
    digits = np.where(np.isfinite(numbers), numbers, 0.0)
    digits[rest] = np.clip(np.rint(digits[rest] * 10.0 ** power[rest].astype(float)), -EXACT, EXACT)
    found = digits.astype(np.int64).view(np.uint64) * np.uint64(_ODD) + power.view(np.uint64) + np.uint64(1)
    return np.where(np.isnan(numbers), np.uint64(0), found)


def _mixed(values: Hashes, mixers: Sequence[int]) -> Hashes:
    """Return the values scattered as the key says."""
    first, second, third, fourth = map(np.uint64, mixers)
    mixed = (values ^ first) * second
    mixed = (mixed ^ (mixed >> np.uint64(32))) * third
    mixed = (mixed ^ (mixed >> np.uint64(29))) * fourth
    return mixed ^ (mixed >> np.uint64(32))


def _counts(hashes: Hashes, groups: int) -> Counts:
    shift = np.uint64(65 - groups.bit_length())
    return np.bincount((hashes >> shift).astype(np.intp), minlength=groups).astype(np.int64)


def _tag(name: str, key: bytes) -> bytes:
    content = " ".join(name.split()).casefold().encode("utf-8", "surrogatepass")
    return hashlib.blake2b(content, key=key, digest_size=TAG_BYTES, person=b"name").digest()
