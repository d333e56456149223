"""Which columns of a typed table are looked at cell by cell: its numbers and dates are what they are kept as."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.raw_cells import Cell
from core.patterns import pattern_of

_DIGIT = pattern_of(r"\d")


def if_texts(column: Sequence[Cell]) -> Sequence[Cell]:
    """Return a column if it has texts, else an empty one."""
    return column if str in {*map(type, column)} else ()


def if_digits(column: Sequence[Cell]) -> Sequence[Cell]:
    """Return a column of texts if there is a digit in it, else an empty one: most categories are words."""
    cells = {*column}
    return column if cells and _DIGIT.search("".join(filter(None, map(str, cells)))) else ()
