"""Asks about the first row of a table: its numbers may be the sums of the columns below, or it is an example."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from itertools import chain, islice

from core.data.raw_cells import Cell, Marks
from core.domain.reading_question import ReadingQuestion
from core.errors import SourceError, UnansweredRowError
from core.sources.reading.balances import OPENING, has_balance
from core.sources.reading.column_questions import answer_with
from core.sources.reading.column_sums import Likeness, likeness
from core.sources.reading.example_rows import may_be_example, says_most_points
from core.sources.reading.footers import strays
from core.sources.reading.grid import Grid
from core.words import N_


class FirstDoubt(IntEnum):
    """What a first row may be."""

    NONE = 0
    TOTAL = 1
    EXAMPLE = 2
    """What shows how to fill in the table, or the most that can be reached."""
    BALANCE = 3
    """What an account had before."""


def first_doubt(grid: Grid, first: Sequence[Sequence[Cell]], marks: Marks) -> FirstDoubt:
    """Return what the first row may be, other than a record, where nobody has said what it is.

    Args:
        grid: the table. Its rows are read once more only if numbers of the first one are as great as sums.
        first: its first records.
        marks: how their numbers are written.
    """
    layout = grid.source.layout
    if not (grid.source.blank_rows and grid.header_row and first) or layout.skip_below_header is not None:
        return FirstDoubt.NONE
    if "skip_below_header" not in layout.unanswered and may_be_example(first[0], first[1:]):
        return FirstDoubt.EXAMPLE
    is_asked = "skip_below_header" in layout.unanswered or bool(strays(first[:1], grid.said))
    if not is_asked and has_balance(first[0], OPENING, first[1:]):
        return FirstDoubt.BALANCE
    try:
        is_total = likeness(first[1:], first[0], marks, lambda: _below(grid)) in (Likeness.NEAR, Likeness.EXACT)
    except SourceError:
        return FirstDoubt.NONE  # told where the records are read
    if is_total:
        return FirstDoubt.TOTAL
    return FirstDoubt.EXAMPLE if not is_asked and says_most_points(first[0], first[1:]) else FirstDoubt.NONE


def about_first(row: int, found: FirstDoubt) -> ReadingQuestion:
    """Ask whether a first row is a record."""
    text, about = _FOUND[found]
    skip = answer_with(N_("Source", "Leave it out"), skip_below_header=1)
    read = answer_with(N_("Source", "Count it as a record"), skip_below_header=0)
    return ReadingQuestion("skip_below_header", text.format(row=row), about, (skip, read))


_FOUND = {
    FirstDoubt.TOTAL: (
        N_("Source", "Numbers of row {row}, below the header, are the sums of the columns below, or nearly so."),
        N_("Source", "The first row may be a total."),
    ),
    FirstDoubt.EXAMPLE: (
        N_("Source", "Row {row}, below the header, begins as an example does, or as a row of the most points."),
        N_("Source", "The first row may be an example, or say how many points there are."),
    ),
    FirstDoubt.BALANCE: (
        N_("Source", "Row {row}, below the header, seems to be an opening balance."),
        N_("Source", "The first row may be an opening balance."),
    ),
}
_WHY = {
    FirstDoubt.TOTAL: N_("Error", "its numbers are the sums of the columns below, or nearly so"),
    FirstDoubt.EXAMPLE: N_("Error", "it begins as an example does, or as a row of the most points"),
    FirstDoubt.BALANCE: N_("Error", "it seems to be an opening balance"),
}


def check_first(grid: Grid, first: Sequence[Sequence[Cell]], row: int, marks: Marks) -> None:
    """Make sure that the first row of a table is no total of which a plan does not say what becomes of it.

    Args:
        grid: the table, read to its end.
        first: its first records.
        row: the row of the file that the first one is in.
        marks: how numbers are written.

    Raises:
        UnansweredRowError: if it may be one.
    """
    if found := first_doubt(grid, first, marks):
        raise UnansweredRowError(
            file=grid.source.path,
            sheet=grid.source.sheet_words,
            row=row,
            why=_WHY[found],
            key="skip_below_header",
            answers="1 / 0",
        )


def _below(grid: Grid) -> Iterator[Sequence[Cell]]:
    """Yield all records but the first one."""
    return islice(chain.from_iterable(chunk.rows for chunk in grid.records()), 1, None)
