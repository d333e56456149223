"""Tables of which every row is a record as it comes, and what is counted of them."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.count_task import CountTask
from core.domain.attribute import Attribute
from core.domain.marginal import Marginal
from core.sources.reading.grid import Grid
from core.sources.reading.reader import SourceReader


def takes_all(grid: Grid) -> bool:
    """Return whether all rows below row 1, which has the names, are records as the source yields them."""
    is_first = (grid.header_row, grid.last_header, grid.source.layout.range) == (1, 1, None)
    return is_first and grid.rules.take_all


def count_task(
    reader: SourceReader, attributes: Sequence[Attribute], marginals: Sequence[tuple[int, ...]], key: str = ""
) -> CountTask:
    """Return what is counted, with the places of the columns; `key`: of the ledger, as hexadecimal digits.

    Raises:
        MissingColumnError: if a column is not there.
    """
    grid = reader.grid
    places = tuple(grid.columns([attribute.header for attribute in attributes]))
    counted = tuple(map(Marginal, marginals))
    return CountTask(grid.written_names, reader.marks, tuple(attributes), places, counted, key=key)
