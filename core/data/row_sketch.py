"""The sketch of a file's cells, computed while they are read, from all columns, whichever the plan uses.

It does not depend on the order of rows and columns, on names, or on the spelling of a value (`core.data.cell_values`).
Blanks do not contribute.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from core.arrays import Counts, Words64
from core.data.cell_values import CellValues
from core.data.distinct_columns import DistinctColumn
from core.data.interned_cells import UNNUMBERED, InternedCells
from core.data.raw_cells import Cell, Marks
from core.data.running_numbers import RunningNumbers
from core.privacy.column_sketch import COLUMN_GROUPS, ROW_GROUPS, TAG_BYTES, ColumnSketch, SketchedColumn

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

    def take(self, columns: Sequence[Sequence[Cell]]) -> list[DistinctColumn | None]:
        """Add a block, one sequence of cells per column; at least one column, and one row.

        Return each column by its different cells, to which later blocks add; None where too many are different.
        """
        found: list[DistinctColumn | None] = []
        rows = np.zeros((2, len(columns[0])), dtype=np.uint64)
        for place, column in enumerate(columns):
            self._numbered[place].take(column)
            hashes, distinct = self._scattered[place].of(column)
            found.append(distinct)
            rows[0] += hashes
            rows[1] += hashes * self._names[place]
            self._columns[place] += _counts(hashes, COLUMN_GROUPS)
        self._rows += [_counts(_mixed(sums, self._mixers), ROW_GROUPS) for sums in rows]
        return found

    def summands(self, place: int, cells: Sequence[Cell]) -> Words64:
        """Return what each of some cells of a column adds to the two sums of its row, shape (2, cells)."""
        hashes, _ = self._scattered[place].of(cells)
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
    """The keyed hash of every cell of one column: looked up, or computed anew where cells have no number."""

    def __init__(self, values: CellValues, mixers: Sequence[int]) -> None:
        self._values, self._mixers = values, mixers
        self._interned = InternedCells()
        self._hashes: Words64 = np.zeros(0, dtype=np.uint64)

    def of(self, column: Sequence[Cell]) -> tuple[Words64, DistinctColumn | None]:
        """Return the hash of each cell, 0 for a blank; and the column by its different cells if all have numbers."""
        places, cells = self._interned.places(column), self._interned.cells
        if len(cells) > len(self._hashes):
            self._hashes = np.concatenate([self._hashes, self._made(cells[len(self._hashes) :])])
        unknown = np.flatnonzero(places == UNNUMBERED)
        if not len(unknown):
            return self._hashes[places], DistinctColumn(cells, places)
        if len(unknown) == len(column):
            return self._made(column), None
        hashes = self._hashes[places]
        hashes[unknown] = self._made([column[place] for place in unknown.tolist()])
        return hashes, None

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
