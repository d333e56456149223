"""Tells of characters that nobody sees, such as a zero byte within a name: it would be a category of its own."""

from __future__ import annotations

from contextlib import suppress

from core.data.raw_cells import Cell
from core.errors import SourceError
from core.sources.reading.grid import Grid
from core.sources.source import UNSEEN, Problem
from core.words import N_

_MARK = 0xFEFF
"""What a text begins with: within one, it is where texts were put one below the other."""
_DROPPED = dict.fromkeys((*UNSEEN, _MARK))


def unseen_letters(grid: Grid) -> list[Problem]:
    """Return how many cells have such characters, and where the first is; rows are read if the source has any alone."""
    if not grid.source.has_unseen():
        return []
    n, row, place = _found(grid)
    words = N_(
        "Source",
        "{n:,} cells have characters that nobody sees, such as a zero byte, first in column {column}, row {row}. The "
        "file may be damaged there: mend it first, or such values are not those that they look like.",
        "The cell of column {column} in row {row} has a character that nobody sees, such as a zero byte. The file may "
        "be damaged there: mend it first, or this value is not the one that it looks like.",
        1,
    )
    text = words.format(n=n, column=grid.place(place), row=row)
    return [Problem(text, row, (grid.letter(place),))] if n else []


def _found(grid: Grid) -> tuple[int, int, int]:
    """Return in how many cells of the records such characters are, and the row and the column of the first."""
    n, first = 0, (0, 0)
    with suppress(SourceError):  # told where the rows are looked at
        for chunk in grid.records():
            for number, row in zip(chunk.numbers, chunk.rows, strict=True):
                for place, cell in enumerate(row):
                    if _has_unseen(cell):
                        n, first = n + 1, first if n else (number, place)
    return n, *first


def _has_unseen(cell: Cell) -> bool:
    return isinstance(cell, str) and not cell.isprintable() and cell.translate(_DROPPED) != cell
