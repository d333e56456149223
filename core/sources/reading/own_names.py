"""Tells rows in which a column of numbers or dates holds its own name, as where a header is repeated."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.column_cells import columns_of, times_of
from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, cell_text, is_blank
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.grid import Grid
from core.sources.reading.header_doubts import is_measure
from core.sources.source import Chunk, Problem
from core.words import N_

_LEAST, _MEASURED = 8, 0.9
"""Rows of a column with numbers or dates, at least, and their share of those that hold something else than its name."""
_EACH, _FURTHER = 4, 3
"""Numbers for each row with the name, at least: else it is an answer; and first rows, which may be of the header."""


def own_names(grid: Grid, top: Chunk) -> list[Problem]:
    """Return what there is to say of the first such column.

    Args:
        grid: the table.
        top: its first records.
    """
    words = N_(
        "Source",
        "In {n:,} rows, column {column} holds its own name: rows {rows}. If they repeat the header, take them out of "
        "the file.",
        "In row {row}, column {column} holds its own name. If it repeats the header, take it out of the file.",
        1,
    )
    for place, column in enumerate(columns_of(top.rows)):
        own = _own(column, grid.said[place])
        if not (rows := [top.numbers[at] for at, cell in enumerate(column) if cell in own and at >= _FURTHER]):
            continue
        found = FoundRows()
        found.add(rows)
        text = words.format(n=found.n, row=found.first, rows=found.listed, column=grid.place(place))
        return [Problem(text, found.first, (grid.letter(place),))]
    return []


def _own(column: Sequence[Cell], name: str) -> set[Cell]:
    """Return the cells of a column of numbers or dates that are its name; none of another column."""
    times = times_of(column)
    own: set[Cell] = {cell for cell in times if isinstance(cell, str) and cell.strip() and cell.strip() == name.strip()}
    if not own or is_measure(name):
        return set()
    others = {cell: n for cell, n in times.items() if cell not in own and not is_blank(cell)}
    told = {cell: n for cell, n in others.items() if not is_missing_word(cell_text(cell))}
    n_measured = sum(n for cell, n in told.items() if is_measure(cell))
    n_own = sum(times[cell] for cell in own)
    return own if n_measured >= max(_LEAST, _MEASURED * sum(told.values()), _EACH * n_own) else set()
