"""Which columns of a typed table are looked at cell by cell: its numbers and dates are what they are kept as."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.raw_cells import Cell
from core.patterns import pattern_of
from core.sources.reading.mixed_units import may_be_bodies

_FIRST = 20
"""Cells of a column of numbers that are looked at first; nearly all columns are told by these."""
_DIGIT = pattern_of(r"\d")


def if_texts(column: Sequence[Cell]) -> Sequence[Cell]:
    """Return a column if it has texts, else an empty one."""
    return column if str in {*map(type, column)} else ()


def if_digits(column: Sequence[Cell]) -> Sequence[Cell]:
    """Return a column of texts if there is a digit in it, else an empty one: most categories are words."""
    cells = {*column}
    return column if cells and _DIGIT.search("".join(filter(None, map(str, cells)))) else ()


def if_bodies(column: Sequence[Cell]) -> Sequence[Cell]:
    """Return a column of numbers if they may be heights or temperatures of persons, else an empty one."""
    return column if may_be_bodies(column[:_FIRST]) else ()
