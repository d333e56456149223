"""Where the first cell is that is no number in a column of numbers, or no date in one of dates."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from core.data.column_profile import ColumnProfile
from core.data.column_profiler import ColumnProfiler
from core.sources.reading.block import Block


def with_odd_rows(
    blocks: Callable[[Sequence[int]], Iterator[Block]],
    places: Sequence[int],
    looks: Sequence[ColumnProfiler],
    found: Sequence[ColumnProfile],
) -> list[ColumnProfile]:
    """Return the profiles with the row of the first such cell.

    Args:
        blocks: yields the columns at some places, of all records.
        places: of the columns.
        looks: what has seen all cells of each column.
        found: the profile of each.

    Raises:
        SourceError: that of reading the rows.
    """
    sought = {place: number for number, place in enumerate(places) if found[number].has_odd_cells}
    # A second pass, up to the last column's first such cell: to keep rows in the first would slow each cell of a file.
    rows: dict[int, int] = {}
    for block in blocks(sorted(sought)) if sought else ():
        for place, column in zip(sorted(sought), block.columns, strict=True):
            look, kind = looks[sought[place]], found[sought[place]].kind
            odd = None if place in rows else look.odd(column, kind)
            if odd is not None:
                rows[place] = block.numbers[odd]
        if len(rows) == len(sought):
            break
    pairs = zip(places, found, strict=True)
    return [replace(each, odd_row=rows[place]) if place in rows else each for place, each in pairs]
