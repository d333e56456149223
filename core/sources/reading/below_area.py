"""Tells of rows right below a table of a spreadsheet, or a range with a name, that begins with the header."""

from __future__ import annotations

from core.errors import SourceError
from core.sources.letters import parse_range
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem
from core.words import N_, quoted

_LEAST = 8
"""Rows of such a range, at least: a shorter one is of the names alone, or of an example."""


def below_area(grid: Grid, top: Chunk, n_rows: int) -> list[Problem]:
    """Return that a range which begins with the header ends above the last rows.

    Args:
        grid: the table.
        top: the first records.
        n_rows: how many there are.
    """
    text = N_(
        "Source",
        "The range {cells}, called {name}, ends in row {row}, and further rows follow below. If they do not count, "
        "choose this range.",
    )
    last = top.numbers[0] + n_rows - 1 if top.numbers else 0
    sheet = grid.source.layout.sheet
    is_asked = grid.source.is_fresh and grid.source.layout.range is None and grid.header_row > 0
    for area in grid.source.areas() if is_asked else ():
        try:
            cells = parse_range("", area.cells)
        except SourceError:
            continue
        is_here = (
            area.name
            and area.sheet == sheet
            and (cells.first_row, cells.first_column) == (grid.header_row, grid.first_column)
        )
        if is_here and cells.last_row is not None and cells.first_row + _LEAST <= cells.last_row < last:
            told = text.format(cells=area.cells, name=quoted([area.name]), row=cells.last_row)
            return [Problem(told, cells.last_row + 1)]
    return []
