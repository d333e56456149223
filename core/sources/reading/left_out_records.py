"""Tells a row below the names that a plan leaves out of a later file, though it looks like a record."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from core.data.column_cells import columns_of, filled_of, is_plain
from core.data.raw_cells import Cell, cell_text, is_blank
from core.domain.reading_choices import AsWritten
from core.domain.reading_question import ReadingQuestion
from core.sources.reading.asked import Spotted
from core.sources.reading.column_questions import AS_THEY_ARE, answer_with
from core.sources.reading.example_rows import may_be_example
from core.sources.reading.grid import Grid
from core.sources.reading.header_doubts import is_measure
from core.words import N_

_LOOKED_AT, _LEAST = 200, 8
"""Records that a row is compared with, at most and at least."""
_FEWEST, _AGAIN = 2, 3
"""Columns that tell it, at least; and how often each value of a column occurs in the mean, where one has to be it."""


def left_out_records(grid: Grid) -> list[Spotted]:
    """Return the question of such a row, if there is one.

    Args:
        grid: the table, read as its plan says.
    """
    layout = grid.source.layout
    if not layout.skip_below_header or not grid.header_row:
        return []
    words = N_(
        "Source",
        "Row {row} looks like a record, but the plan leaves it out as a row below the names. If this file has no such "
        "row, write skip_below_header = 0 below [data].",
    )
    row = _record_below(grid, grid.header_row + (layout.header_rows or 1) - 1)
    if not row:
        return []
    text, answer = words.format(row=row), answer_with(AS_THEY_ARE, as_written=AsWritten.COUNT)
    return [Spotted(ReadingQuestion("as_written", text, text, (answer,)), row, told=text)]


def _record_below(grid: Grid, above: int) -> int:
    """Return the number of the next filled row below another one if it looks like a record; else 0."""
    records = grid.first_as_they_come().rows[:_LOOKED_AT]
    row, number = next(_rows_below(grid, above), ((), 0))
    is_record = len(records) >= _LEAST and _looks_like(records)(row) and not may_be_example(row, records)
    return number if is_record else 0


def _rows_below(grid: Grid, above: int) -> Iterator[tuple[Sequence[Cell], int]]:
    """Yield the filled rows below another one with their numbers, cut to the table."""
    last = grid.first_column + len(grid.said)
    for chunk in grid.source.chunks():
        for row, number in zip(chunk.rows, chunk.numbers, strict=True):
            if number > above and not all(map(is_blank, row)):
                yield row[grid.first_column : last], number


def _looks_like(records: Sequence[Sequence[Cell]]) -> Callable[[Sequence[Cell]], bool]:
    """Return what tells whether a row has in each column what records have there, and a word that recurs in one.

    Sums, numbers of columns and examples have none of these.
    """
    columns = columns_of(records)
    values = {
        place: {cell_text(cell).strip() for cell in column.filled}
        for place, column in enumerate(columns)
        if _AGAIN * len(column.filled) <= filled_of(column).total()
    }
    measured = {place for place, column in enumerate(columns) if column.filled and is_plain(column)}

    def is_record(row: Sequence[Cell]) -> bool:
        filled = {place: cell for place, cell in enumerate(row[: len(columns)]) if not is_blank(cell)}
        numbers = [is_measure(filled[place]) for place in measured & filled.keys()]
        words = [cell_text(filled[at]).strip() in values[at] for at in values.keys() & filled.keys() - measured]
        return any(words) and all([*words, *numbers]) and len(words) + len(numbers) >= _FEWEST

    return is_record
