"""One look at all rows below the header: how many are records, and which of them its owner has to decide about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from core.data.raw_cells import Cell, is_blank
from core.errors import SourceError
from core.sources.reading.footers import footers
from core.sources.reading.grid import Grid
from core.sources.sheet_facts import RowSpans
from core.sources.source import Chunk


@dataclass(slots=True)
class FoundRows:
    """Rows of one kind.

    Attributes:
        n: how many there are.
        first: the row of the file of the first one; 0 if there is none.
    """

    n: int = 0
    first: int = 0

    def add(self, numbers: Sequence[int]) -> None:
        """Count further rows."""
        self.n += len(numbers)
        self.first = self.first or (numbers[0] if numbers else 0)


@dataclass(slots=True)
class Survey:
    """What was found.

    Attributes:
        n_rows: rows below the header with anything in them.
        wide: rows with blank cells beyond the header.
        short: rows with fewer cells than the header.
        excess: rows with more cells than the header, not all of the surplus blank.
        footers: rows that look like totals or notes.
        hidden: rows that the workbook does not show.
        merged: rows with merged cells.
        fault: what ended the look early; None if nothing did.
    """

    n_rows: int = 0
    wide: FoundRows = field(default_factory=FoundRows)
    short: FoundRows = field(default_factory=FoundRows)
    excess: FoundRows = field(default_factory=FoundRows)
    footers: FoundRows = field(default_factory=FoundRows)
    hidden: FoundRows = field(default_factory=FoundRows)
    merged: FoundRows = field(default_factory=FoundRows)
    fault: SourceError | None = None


def survey(grid: Grid) -> Survey:
    """Return what all rows tell; of a faulty file, those before the fault."""
    found = Survey()
    look = _Look(grid, found)
    try:
        for chunk in grid.below():
            look.take(chunk)
    except SourceError as error:
        found.fault = error
    return found


class _Look:
    """Adds chunks to a survey."""

    def __init__(self, grid: Grid, found: Survey) -> None:
        self._found, self._grid = found, grid
        facts = grid.source.facts
        self._hidden = facts.hidden_rows
        regions = (region for region in facts.merged if region.first_row > grid.last_header)
        self._merged = RowSpans((region.first_row, region.last_row) for region in regions)

    def take(self, chunk: Chunk) -> None:
        """Add some rows."""
        found, grid = self._found, self._grid
        found.n_rows += len(chunk.rows)
        rows = [row[grid.first_column :] or [None] for row in chunk.rows] if grid.first_column else chunk.rows
        strays = footers(rows, len(grid.headers))
        found.footers.add([chunk.numbers[place] for place in strays])
        if self._hidden:
            found.hidden.add([number for number in chunk.numbers if number in self._hidden])
        if strays:
            gone = set(strays)
            kept = [place for place in range(len(rows)) if place not in gone]
            chunk = Chunk([chunk.rows[place] for place in kept], [chunk.numbers[place] for place in kept])
        if self._merged:
            found.merged.add([number for number in chunk.numbers if number in self._merged])
        if grid.source.ragged and set(map(len, chunk.rows)) - {grid.width}:
            self._take_ragged(chunk)

    def _take_ragged(self, chunk: Chunk) -> None:
        width = self._grid.width
        for row, number in zip(chunk.rows, chunk.numbers, strict=True):
            if len(row) < width:
                self._found.short.add([number])
            elif len(row) > width and not self._grid.is_cut:
                kind = self._found.wide if _is_blank(row[width:]) else self._found.excess
                kind.add([number])


def _is_blank(cells: Sequence[Cell]) -> bool:
    return all(map(is_blank, cells))
