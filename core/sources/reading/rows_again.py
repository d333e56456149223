"""Tells that the records of a table stand in it twice, as after pasting it a second time."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.raw_cells import Cell
from core.sources.source import Chunk, Problem
from core.words import N_

_LEAST, _LEAST_COLUMNS = 20, 3
"""Rows that are there again, at least, and cells of each."""
_DIFFERENT = 0.9
"""Share of these that differ from each other, at least: a few categories come again by chance."""


def rows_again(top: Chunk) -> list[Problem]:
    """Return that the first rows come again below, one after the other; `top` are the first records."""
    again = _first_again([tuple(row) for row in top.rows])
    if not again:
        return []
    text = N_(
        "Source",
        "From row {row} on, the records seem to be those from row {first} on once more. Each would count twice: if "
        "they were pasted twice, delete them once.",
    )
    return [Problem(text.format(row=top.numbers[again], first=top.numbers[0]), top.numbers[again])]


def _first_again(rows: Sequence[tuple[Cell, ...]]) -> int:
    """Return the place from which on all rows are those from the first one on; 0 if there is none."""
    if len(rows) < 2 * _LEAST or len(rows[0]) < _LEAST_COLUMNS:
        return 0
    for place in range(_LEAST, len(rows) - _LEAST + 1):
        if rows[place] == rows[0] and rows[place:] == rows[: len(rows) - place]:
            again = rows[place:]
            return place if len({*again}) >= _DIFFERENT * len(again) else 0
    return 0
