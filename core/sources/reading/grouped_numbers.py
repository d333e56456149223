"""Reads numbers such as 3.750, which is 3750 where a point separates thousands."""

from __future__ import annotations

import re
from collections.abc import Callable

from core.data.raw_cells import Cell, number_with_either_mark
from core.domain.reading_layout import ReadingLayout

_GROUPED = re.compile(r"\s*[1-9]\d{0,2}([.,])\d{3}\s*")


def numbers_by(layout: ReadingLayout) -> Callable[[Cell], float | None]:
    """Return what reads a cell as a number, or as None.

    Where nobody has said yet which mark is which, the mark of 3.750 separates thousands: its column is asked about by
    another question, and no second one is to follow from the wrong answer.
    """

    def number(cell: Cell) -> float | None:
        found = _GROUPED.fullmatch(cell) if isinstance(cell, str) else None
        if found is None or layout.decimal == found[1]:
            return number_with_either_mark(cell)
        return float(found[0].replace(found[1], ""))

    return number
