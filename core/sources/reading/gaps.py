"""Blank rows between records: what is below the first one may be another table."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import cast

from core.data.raw_cells import Cell
from core.sources.source import Chunk

_MOST = 1000
"""Gaps that are kept: a sheet with more has them between all its records."""


class Gaps:
    """Blank rows among the rows of one pass through a file.

    Attributes:
        below: the rows of the file that come next after blank ones, increasing; those before the first record are none.
        above: of the rows taken last, each that has blank rows right above it that may be records, with these.
    """

    def __init__(self, fewest_cells: int = 0) -> None:
        """Begin above all rows; a blank row with `fewest_cells` may be a record.

        A number, as a method of the grid would keep that alive beyond its last use, and open what it reads.
        """
        self.below: list[int] = []
        self.above: dict[int, Sequence[int]] = {}
        self._fewest_cells, self._waiting = fewest_cells, array("q")
        self._is_begun = self._is_open = False

    @property
    def are_none(self) -> bool:
        """Whether records have come, and no blank row below them."""
        return self._is_begun and not (self.below or self._is_open or self._waiting)

    def take(self, chunk: Chunk, kept: Sequence[int]) -> None:
        """Note which of the rows at the places `kept`, all others being blank, come next after blank ones."""
        self.above = {}
        before = -1
        for place in kept:
            self._wait(chunk, before + 1, place)
            self._end_waiting(chunk.numbers[place])
            if self._is_begun and (place - before > 1 or self._is_open) and len(self.below) < _MOST:
                self.below.append(chunk.numbers[place])
            before, self._is_begun, self._is_open = place, True, False
        self._wait(chunk, before + 1, len(chunk.rows))
        self._is_open = self._is_open or before < len(chunk.rows) - 1

    def take_full(self, chunk: Chunk) -> None:
        """Note rows none of which is blank."""
        self.above = {}
        if chunk.rows:
            self._end_waiting(chunk.numbers[0])
        if self._is_open and self._is_begun and chunk.rows and len(self.below) < _MOST:
            self.below.append(chunk.numbers[0])
        self._is_begun, self._is_open = self._is_begun or bool(chunk.rows), self._is_open and not chunk.rows

    def read(self, chunk: Chunk, width: int) -> Chunk:
        """Return the rows taken last, with the blank ones that may be records in their places, of `width` cells."""
        if not self.above:
            return chunk
        rows: list[Sequence[Cell]] = []
        numbers: list[int] = []
        for row, number in zip(chunk.rows, chunk.numbers, strict=True):
            blank = self.above.get(number, ())
            rows += [*([None] * width for _ in blank), row]
            numbers += [*blank, number]
        return Chunk(rows, numbers)

    def _wait(self, chunk: Chunk, first: int, stop: int) -> None:
        """Keep the blank rows from one place up to another until a filled one comes: at the end of a file none does."""
        if self._is_begun and first < stop:
            blank = range(first, stop)
            records = (place for place in blank if len(chunk.rows[place]) >= self._fewest_cells)
            self._waiting.extend(chunk.numbers[place] for place in records)

    def _end_waiting(self, number: int) -> None:
        if self._waiting:
            self.above[number] = self._waiting
            self._waiting = array("q")


def all_begin(rows: Sequence[Sequence[Cell]]) -> bool:
    """Return whether all rows surely have something in their first cell: asked of many at once, it costs a quarter."""
    if not all(rows):
        return False
    firsts = [row[0] for row in rows]
    kinds = set(map(type, firsts))
    if str not in kinds or not all(firsts):
        return all(firsts)
    return kinds == {str} and not any(map(str.isspace, cast("list[str]", firsts)))
