"""The sketch of a file's cells, computed while they are read, from all columns, whichever the plan uses.

It does not depend on the order of rows and columns, on names, or on the spelling of a value (`core.data.cell_values`).
Blanks do not contribute.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import count, repeat
from typing import NamedTuple

import numpy as np

from core.arrays import Counts, Words64
from core.data.cell_values import CellValues
from core.data.raw_cells import Cell, Marks
from core.data.running_numbers import RunningNumbers
from core.privacy.column_sketch import COLUMN_GROUPS, ROW_GROUPS, TAG_BYTES, ColumnSketch, SketchedColumn

_MOST_CACHED = 1 << 16
"""Distinct cells cached per column: more than all dates of a lifetime; bounds the memory."""

_CACHE_TRIAL = 1 << 12
"""Cached cells from which a block of mostly new ones ends the caching: later blocks will be new, too."""


_NO_LOW, _NO_HIGH = np.iinfo(np.int64).max, np.iinfo(np.int64).min
"""Of no number: what any other one is below, or above."""


class SketchParts(NamedTuple):
    """What a sketcher found of some rows, as numbers that tell no value; of all rows together where they are put so.

    Attributes:
        sums: add up.
        lows: the least counts.
        highs: the greatest counts.
    """

    sums: Counts
    lows: Counts
    highs: Counts

    @classmethod
    def of_none(cls, n_columns: int) -> SketchParts:
        """Return what is found in no rows of so many columns."""
        n_sums = n_columns * (COLUMN_GROUPS + 1) + 2 * ROW_GROUPS
        lows, highs = (np.full(2 * n_columns, each, dtype=np.int64) for each in (_NO_LOW, _NO_HIGH))
        return cls(np.zeros(n_sums, dtype=np.int64), lows, highs)


class RowSketcher:
    """Computes the sketch of a file from blocks of cells."""

    def __init__(self, names: Sequence[str], marks: Marks, key: bytes, identifier: int | None) -> None:
        """Prepare one accumulator per column.

        Args:
            names: of the columns.
            marks: by which texts are read as numbers and dates.
            key: of the ledger.
            identifier: place of the column that identifies persons; None: there is none.
        """
        words = hashlib.blake2b(key=key, digest_size=32, person=b"sketch").digest()
        self._mixers = tuple(int(word) | 1 for word in np.frombuffer(words, np.uint64))
        self._tags = [_tag(name, key) for name in names]
        self._names = [np.uint64(int.from_bytes(tag, "little") | 1) for tag in self._tags]
        self._scattered = [_Scattered(CellValues(marks), self._mixers) for _ in names]
        self._numbered = [RunningNumbers(may_recur=place == identifier) for place in range(len(names))]
        self._columns = np.zeros((len(names), COLUMN_GROUPS), dtype=np.int64)
        self._rows = np.zeros((2, ROW_GROUPS), dtype=np.int64)

    def take(self, columns: Sequence[Sequence[Cell]]) -> None:
        """Add a block, one sequence of cells per column; at least one column, and one row."""
        rows = np.zeros((2, len(columns[0])), dtype=np.uint64)
        for place, column in enumerate(columns):
            self._numbered[place].take(column)
            hashes = self._scattered[place].of(column)
            rows[0] += hashes
            rows[1] += hashes * self._names[place]
            self._columns[place] += _counts(hashes, COLUMN_GROUPS)
        self._rows += [_counts(_mixed(sums, self._mixers), ROW_GROUPS) for sums in rows]

    def summands(self, place: int, cells: Sequence[Cell]) -> Words64:
        """Return what each of some cells of a column adds to the two sums of its row, shape (2, cells)."""
        hashes = self._scattered[place].of(cells)
        return np.stack([hashes, hashes * self._names[place]])

    def take_sums(self, rows: Words64) -> None:
        """Add rows by the sums of their `summands`, shape (2, rows); `take_repeated` adds their columns."""
        self._rows += [_counts(_mixed(sums, self._mixers), ROW_GROUPS) for sums in rows]

    def take_repeated(self, place: int, hashes: Words64, times: Counts) -> None:
        """Add a column of rows by its cells: the first of their `summands`, and in how many rows each is."""
        shift = np.uint64(65 - COLUMN_GROUPS.bit_length())
        np.add.at(self._columns[place], (hashes >> shift).view(np.int64), times)

    def may_number(self, place: int) -> bool:
        """Return whether a column may still be one that numbers the rows, so that its cells are wanted in order."""
        return self._numbered[place].is_alive

    def take_numbers(self, place: int, cells: Sequence[Cell]) -> None:
        """Look whether cells of a column, those of some consecutive rows, number them."""
        self._numbered[place].take(cells)

    def parts(self) -> SketchParts:
        """Return all that was found so far, for another sketcher of these columns, under this key."""
        found = [numbered.found for numbered in self._numbered]
        marks = [0 if each is None else _mark(each[0], self._mixers) for each in found]
        dead = [each is None for each in found]
        lows = [_NO_LOW if each is None else each[1] for each in found]
        highs = [_NO_HIGH if each is None else each[2] for each in found]
        sums = np.concatenate([self._columns.reshape(-1), self._rows.reshape(-1), np.array(dead, dtype=np.int64)])
        return SketchParts(sums, np.array([*lows, *marks]), np.array([*highs, *marks]))

    def take_parts(self, parts: SketchParts) -> None:
        """Add what others have found of other rows: their `parts`, put together."""
        columns, rows, dead = np.split(parts.sums, np.cumsum([self._columns.size, self._rows.size]))
        self._columns += columns.reshape(self._columns.shape)
        self._rows += rows.reshape(self._rows.shape)
        n = len(self._numbered)
        for place, numbered in enumerate(self._numbered):
            low, high = int(parts.lows[place]), int(parts.highs[place])
            is_one = not dead[place] and parts.lows[n + place] == parts.highs[n + place]
            numbered.join((str(parts.lows[n + place]), low, high) if is_one else None)

    def sketch(self) -> ColumnSketch:
        """Return the sketch, without columns that number the rows or have one value only: they identify no file."""
        n_rows = int(self._rows[0].sum())
        kept = [
            SketchedColumn(tag, counts)
            for tag, counts, numbered in zip(self._tags, self._columns, self._numbered, strict=True)
            if np.count_nonzero(counts) > 1 and not numbered.is_running(n_rows)
        ]
        return ColumnSketch((self._rows[0], self._rows[1]), tuple(kept))


class _Scattered:
    """The keyed hash of every cell of one column: cached, or computed anew in columns of mostly new cells."""

    def __init__(self, values: CellValues, mixers: Sequence[int]) -> None:
        self._values = values
        self._mixers = mixers
        self._places: dict[Cell, int] = {}
        self._hashes: Words64 = np.zeros(0, dtype=np.uint64)
        self._are_new = False

    def of(self, column: Sequence[Cell]) -> Words64:
        """Return the hash of each cell; 0 for a blank."""
        if self._are_new:
            return self._made(column)
        places = np.fromiter(map(self._places.get, column, repeat(-1)), np.intp, len(column))
        if places.min() >= 0:
            return self._hashes[places]
        unknown = np.flatnonzero(places < 0)
        cells = [column[place] for place in unknown.tolist()]
        new = [*dict.fromkeys(cells)]
        self._are_new = len(self._places) > _CACHE_TRIAL and 2 * len(new) > len(column)
        if self._are_new or len(self._places) + len(new) > _MOST_CACHED:
            found = self._hashes[places] if len(self._hashes) else np.zeros(len(column), dtype=np.uint64)
            found[unknown] = self._made(cells)
            return found
        self._places.update(zip(new, count(len(self._places))))
        self._hashes = np.concatenate([self._hashes, self._made(new)])
        places[unknown] = [*map(self._places.__getitem__, cells)]
        return self._hashes[places]

    def _made(self, column: Sequence[Cell]) -> Words64:
        found = self._values.together(column)
        hashes = _mixed(found, self._mixers)
        hashes[found == 0] = 0
        return hashes


def _mixed(values: Words64, mixers: Sequence[int]) -> Words64:
    """Return keyed hashes of values: xor, then alternating odd multiplications and shifts (a murmur-like mixer)."""
    first, second, third, fourth = map(np.uint64, mixers)
    mixed = (values ^ first) * second
    mixed = (mixed ^ (mixed >> np.uint64(32))) * third
    mixed = (mixed ^ (mixed >> np.uint64(29))) * fourth
    return mixed ^ (mixed >> np.uint64(32))


def _mark(text: str, mixers: Sequence[int]) -> int:
    """Return a keyed hash of a text, in [0, 2^63)."""
    key = b"".join(mixer.to_bytes(8, "little") for mixer in mixers)
    return int.from_bytes(hashlib.blake2b(text.encode(), key=key, digest_size=8, person=b"before").digest()) >> 1


def _counts(hashes: Words64, groups: int) -> Counts:
    shift = np.uint64(65 - groups.bit_length())
    return np.bincount((hashes >> shift).view(np.int64), minlength=groups)


def _tag(name: str, key: bytes) -> bytes:
    content = " ".join(name.split()).casefold().encode("utf-8", "surrogatepass")
    return hashlib.blake2b(content, key=key, digest_size=TAG_BYTES, person=b"name").digest()
