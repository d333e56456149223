"""Reads numbers such as 3.750, which is 3750 where a point separates thousands, and 3 750."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from core.data.column_cells import different, is_plain, numbers_of
from core.data.raw_cells import Cell, Marks, number_of, number_with_either_mark
from core.domain.reading_layout import ReadingLayout

_GROUPED = re.compile(r"\s*[1-9]\d{0,2}([.,])\d{3}\s*")
_THREE_BEHIND = re.compile(r"\.\d{3}(?!\d)")
_SPACED = re.compile(r"\d\s\d{3}")
_MARKS = Marks(",", " "), Marks(".", " ")


def numbers_by(layout: ReadingLayout) -> Callable[[Cell], float | None]:
    """Return what reads a cell as a number, or as None.

    Where nobody has said yet which mark is which, the mark of 3.750 separates thousands: its column is asked about by
    another question, and no second one is to follow from the wrong answer.
    """

    def number(cell: Cell) -> float | None:
        found = _GROUPED.fullmatch(cell) if isinstance(cell, str) else None
        if found is not None and layout.decimal != found[1]:
            return float(found[0].replace(found[1], ""))
        size = number_with_either_mark(cell)
        return _with_blanks(cell) if size is None and isinstance(cell, str) else size

    return number


def numbers_read(column: Sequence[Cell], layout: ReadingLayout) -> dict[Cell, float]:
    """Return the different cells of a column that are numbers, and these, as `numbers_by` reads them."""
    if is_plain(column) and _THREE_BEHIND.search("\n".join(map(str, different(column)))) is None:
        return numbers_of(column)  # as of nearly all columns
    number = numbers_by(layout)
    return {cell: size for cell in different(column) if (size := number(cell)) is not None}


@lru_cache(maxsize=1 << 14)  # four looks at the first rows ask for each of their texts
def _with_blanks(text: str) -> float | None:
    if _SPACED.search(text) is None:
        return None
    return next((number for marks in _MARKS if (number := number_of(text, marks)) is not None), None)
