"""The different cells of a column that passes block after block: each is numbered when it first comes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count, repeat

import numpy as np

from core.arrays import Places
from core.data.raw_cells import Cell

MOST_CELLS = 1 << 16
"""Cells numbered in a column: more than all dates of a lifetime; bounds the memory."""

TRIAL = 1 << 12
"""Numbered cells from which a block of mostly new ones ends the numbering: later blocks will be new, too."""

UNNUMBERED = -1
"""In place of the number of a cell that has none."""


class InternedCells:
    """Numbers the cells of one column.

    Attributes:
        cells: those numbered, each at its number; a block adds to them.
    """

    def __init__(self) -> None:
        """Start with no cell."""
        self.cells: list[Cell] = []
        self._numbers: dict[Cell, int] = {}
        self._are_new = False

    def places(self, column: Sequence[Cell]) -> Places:
        """Return the number of each cell; `UNNUMBERED` in columns of mostly new cells, and where there is no room."""
        if self._are_new:
            return np.full(len(column), UNNUMBERED, dtype=np.intp)
        places = np.fromiter(map(self._numbers.get, column, repeat(UNNUMBERED)), np.intp, len(column))
        if places.min() >= 0:
            return places
        unknown = np.flatnonzero(places < 0)
        cells = [column[place] for place in unknown.tolist()]
        new = [*dict.fromkeys(cells)]
        self._are_new = len(self.cells) > TRIAL and 2 * len(new) > len(column)
        if self._are_new or len(self.cells) + len(new) > MOST_CELLS:
            return places
        self._numbers.update(zip(new, count(len(self.cells))))
        self.cells += new
        places[unknown] = [*map(self._numbers.__getitem__, cells)]
        return places
