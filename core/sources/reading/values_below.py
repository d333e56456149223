"""Finds the value of a total or a mean that stands in a row of its own, right below the word for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.data.raw_cells import Cell, is_blank


def values_below(rows: Sequence[Sequence[Cell]], words: Iterable[int]) -> list[int]:
    """Return the places of the rows with nothing but a cell below the only one of the row above.

    Args:
        rows: as they come.
        words: the places of those that begin as a total or a note does.
    """
    below = ((_filled(rows[place]), place + 1) for place in words if place + 1 < len(rows) and len(rows[place]) > 1)
    return [place for filled, place in below if len(filled) == 1 and filled == _filled(rows[place])]


def _filled(row: Sequence[Cell]) -> list[int]:
    return [place for place, cell in enumerate(row) if not is_blank(cell)]
