"""Tells of rows that go on beyond the last name, as where a cell was put in and moved the rest to the right."""

from __future__ import annotations

from core.data.raw_cells import is_blank
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.grid import Grid
from core.sources.reading.shifted_rows import column_cells
from core.sources.source import Chunk, Problem
from core.words import N_

_LEAST, _RARE = 8, 10
"""Rows, at least; and for how many of them one goes on beyond the last name, at most: else it is a column."""


def beyond_names(grid: Grid, top: Chunk) -> list[Problem]:
    """Return that a few rows have a cell beyond the last name which would fit the last named column.

    A remark there says nothing of the others. Texts are asked about by the lengths of their rows.

    Args:
        grid: the table.
        top: the first records.
    """
    text = N_(
        "Source",
        "{n:,} rows go on beyond the last name, in column {column}: rows {rows}. If a cell too many moved their values "
        "to the right, move them back in the file.",
        "Row {row} goes on beyond the last name, in column {column}. If a cell too many moved its values to the right, "
        "move them back in the file.",
        1,
    )
    named = [place for place, name in enumerate(grid.said) if name]
    beyond = named[-1] + 1 if named else len(grid.said)
    if beyond >= len(grid.said) or len(top.rows) < _LEAST or grid.source.ragged:
        return []
    further = [place for place, row in enumerate(top.rows) if not is_blank(row[beyond])]
    last = column_cells([row[beyond - 1] for place, row in enumerate(top.rows) if place not in {*further}])
    found = FoundRows()
    found.add([top.numbers[place] for place in further if last.holds(top.rows[place][beyond])])
    if not 0 < len(further) * _RARE <= len(top.rows) or not found.n:
        return []
    letter = grid.letter(beyond)
    told = text.format(n=found.n, row=found.first, rows=found.listed, column=letter)
    return [Problem(told, found.first, columns=(letter,))]
