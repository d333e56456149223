"""Tells of rows that a filter of SPSS leaves out, by the column filter_$, which it keeps in the file."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.column_cells import columns_of, filled_of
from core.data.raw_cells import Cell, cell_text
from core.patterns import pattern_of
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem
from core.words import N_

_NAME = "filter_$"
_KINDS = 2
_OUT = pattern_of(
    r"(?i)0(?:[.,]0+)?|(?:not|nicht|non|no|não|niet|nie|ne|ikke|inte|ei|не)\b.*|(?:未|選択されていない).*"
)
"""Zero, or the label of it, “Not Selected” in the language of the program."""


def spss_filters(grid: Grid, top: Chunk) -> list[Problem]:
    """Return that a filter leaves rows out, which would count.

    Args:
        grid: the table.
        top: the first records.
    """
    words = N_(
        "Source",
        "The filter of SPSS, column {column}, leaves out {n:,} rows, first row {row}. They would count here: delete "
        "them in the file if they are not meant.",
        "The filter of SPSS, column {column}, leaves out row {row}. It would count here: delete it in the file if it "
        "is not meant.",
        2,
    )
    if _NAME not in grid.said:
        return []
    place = grid.said.index(_NAME)
    found = FoundRows()
    found.add([top.numbers[at] for at in _left_out(columns_of(top.rows)[place])])
    text = words.format(n=found.n, row=found.first, column=grid.place(place))
    return [Problem(text, found.first, (grid.letter(place),))] if found.n else []


def _left_out(column: Sequence[Cell]) -> list[int]:
    """Return the places of zeros; none where a column has other values than two."""
    kinds = filled_of(column)
    out = {cell for cell in kinds if _OUT.fullmatch(cell_text(cell).strip())}
    is_filter = len(kinds) <= _KINDS and len(out) == 1
    return [at for at, cell in enumerate(column) if cell in out] if is_filter else []
