"""Of which kind a cell is: a text, a number or a day."""

from __future__ import annotations

from enum import Enum

from core.data.raw_cells import Cell, possible_dates
from core.sources.reading.header_doubts import is_measure


class CellKind(Enum):
    """What a cell is."""

    TEXT = 0
    NUMBER = 1
    DAY = 2


def kind_of(cell: Cell) -> CellKind:
    """Return the kind of a cell that is not blank."""
    if possible_dates(cell) != (None, None):
        return CellKind.DAY
    return CellKind.NUMBER if is_measure(cell) else CellKind.TEXT
