"""Tells that a text file may be cut off: its last cell is the beginning of an answer, and is no other row's."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.raw_cells import Cell, cell_text
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem
from core.words import N_

_LEAST, _MOST = 8, 24
"""Records, at least, and different answers of the last column, at most."""


def cut_end(grid: Grid, top: Chunk, last: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that the last record may be cut off within its last cell.

    Args:
        grid: the table.
        top: the first records.
        last: the last ones.
    """
    text = N_(
        "Source",
        "The last row ends with “{end}”, which may be the beginning of “{whole}”. If the file is cut off, take it from "
        "its source again.",
    )
    if grid.source.layout.delimiter is None or len(top.rows) < _LEAST or not last or not last[-1]:
        return []
    end, at = cell_text(last[-1][-1]), len(last[-1]) - 1
    others = {cell_text(row[at]) for row in (*top.rows, *last[:-1]) if row is not last[-1] and at < len(row)}
    if not end.isalpha() or end in others or len(others) > _MOST:
        return []
    whole = [other for other in others if other.startswith(end)]
    column = (grid.letter(at),)
    return [Problem(text.format(end=end, whole=min(whole)), columns=column)] if whole else []
