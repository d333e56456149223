"""Batches of rows from between the first and the last ones of a long table, of which few are looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import BinaryIO, Generic, TypeVar

BATCH_ROWS = 12
"""Consecutive rows that are kept together: their middle number is one of the usual ones of that place."""
_OF_A_CHUNK = 4
"""Batches that are taken from a chunk, evenly apart."""
_MOST_BATCHES = 64
"""Batches that are kept, at most; then every second one is forgotten, and from there on half as many are taken."""
_PLACES = 24
"""Parts of a text or a table, between which lines or rows are read."""
_LEAST_ROWS = 1 << 11
"""Rows of a table of which some are read between the first and the last ones, at least: of fewer, all are looked at."""
_LONGEST = 1 << 14
"""Bytes of a line, at most; where lines have other ends than usual, or are very long, none are read."""


Row = TypeVar("Row")


class RowsAmid(Generic[Row]):
    """Keeps batches of the rows of one pass.

    Attributes:
        batches: those kept, in order.
    """

    def __init__(self) -> None:
        """Keep none yet."""
        self.batches: list[Sequence[Row]] = []
        self._n_passed, self._every = 0, 1
        self._is_begun = False

    def take(self, rows: Sequence[Row]) -> None:
        """Keep some of the rows of a chunk; of the first one none, which has the header."""
        if not self._is_begun:
            self._is_begun = True
            return
        step = max(len(rows) // _OF_A_CHUNK, BATCH_ROWS)
        for first in range(0, len(rows) - BATCH_ROWS + 1, step):
            self._n_passed += 1
            if self._n_passed % self._every:
                continue
            self.batches.append(rows[first : first + BATCH_ROWS])
            if len(self.batches) > _MOST_BATCHES:
                self.batches, self._every = self.batches[1::2], 2 * self._every


def places_amid(n_rows: int) -> list[int]:
    """Return where batches of rows of a table begin, evenly apart, the last one at its end; the first row is at 0.

    Args:
        n_rows: of the table.
    """
    if n_rows < _LEAST_ROWS:
        return []
    return [*(part * n_rows // _PLACES for part in range(1, _PLACES)), n_rows - BATCH_ROWS]


def lines_amid(file: BinaryIO, size: int) -> Iterator[list[bytes]]:
    """Yield batches of whole lines of a text, from places evenly apart; a line may be a part of a record.

    Args:
        file: the text.
        size: its bytes.
    """
    for place in range(1, _PLACES):
        file.seek(place * size // _PLACES)
        if file.readline(_LONGEST).endswith(b"\n"):
            lines = (file.readline(_LONGEST) for _ in range(BATCH_ROWS))
            yield [*takewhile(lambda line: line.endswith(b"\n"), lines)]
