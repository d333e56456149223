"""Which columns of a typed table are looked at cell by cell: its numbers and dates are what they are kept as."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.column_cells import different, is_plain
from core.data.raw_cells import Cell
from core.patterns import pattern_of

_DIGIT = pattern_of(r"\d")


def if_texts(column: Sequence[Cell]) -> Sequence[Cell]:
    """Return a column if it has texts, else an empty one."""
    return column if str in {*map(type, column)} else ()


def if_digits(column: Sequence[Cell]) -> Sequence[Cell]:
    """Return a column of texts if there is a digit in it, else an empty one: most categories are words."""
    return column if any(map(_DIGIT.search, map(str, different(column)))) else ()


def if_unlike(column: Sequence[Cell]) -> Sequence[Cell]:
    """Return a column, or an empty one if its cells are all plain numbers, or all days: no other cell is among them."""
    return () if is_plain(column) else column
