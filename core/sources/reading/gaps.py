"""Blank rows between records: what is below the first one may be another table."""

from __future__ import annotations

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
    """

    def __init__(self) -> None:
        self.below: list[int] = []
        self._is_begun = self._is_open = False

    def take(self, chunk: Chunk, kept: Sequence[int]) -> None:
        """Note which of the rows at the places `kept`, all others being blank, come next after blank ones."""
        before = -1
        for place in kept:
            if self._is_begun and (place - before > 1 or self._is_open) and len(self.below) < _MOST:
                self.below.append(chunk.numbers[place])
            before, self._is_begun, self._is_open = place, True, False
        self._is_open = self._is_open or before < len(chunk.rows) - 1

    def take_full(self, chunk: Chunk) -> None:
        """Note rows none of which is blank."""
        if self._is_open and self._is_begun and chunk.rows and len(self.below) < _MOST:
            self.below.append(chunk.numbers[0])
        self._is_begun, self._is_open = self._is_begun or bool(chunk.rows), self._is_open and not chunk.rows


def all_begin(rows: Sequence[Sequence[Cell]]) -> bool:
    """Return whether all rows surely have something in their first cell: asked of many at once, it costs a quarter."""
    if not all(rows):
        return False
    firsts = [row[0] for row in rows]
    kinds = set(map(type, firsts))
    if str not in kinds or not all(firsts):
        return all(firsts)
    return kinds == {str} and not any(map(str.isspace, cast("list[str]", firsts)))
