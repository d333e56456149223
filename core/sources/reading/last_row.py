"""Asks about the last rows of a table, which may be no records: sums of the columns above, or a word by itself."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.raw_cells import Cell, Marks
from core.domain.reading_choices import SKIPPED_LAST, LastRow
from core.domain.reading_question import ReadingQuestion
from core.errors import RefusedContentError, SourceError, UnansweredRowError
from core.sources.reading.column_questions import answer_with, counted, left_out
from core.sources.reading.column_sums import Likeness
from core.sources.reading.end_of_table import LOOKED_AT, EndOfTable, LastRows, last_below
from core.sources.reading.grid import Grid
from core.words import N_


def last_rows_found(grid: Grid, first: Sequence[Sequence[Cell]], marks: Marks, *, is_all: bool) -> LastRows:
    """Return which of the last rows may be no records.

    The rows are read once more only if a number of theirs is at least the sum of the first ones, which those of a
    record hardly are.

    Args:
        grid: the table.
        first: its first records.
        marks: how their numbers are written.
        is_all: whether there are no others.
    """
    if not grid.source.blank_rows or not first:
        return LastRows(Likeness.NONE)
    try:
        last = [*first, *grid.left_out][-LOOKED_AT:] if is_all else last_below(grid)
        return EndOfTable(grid, first, last, marks, is_all=is_all).found()
    except SourceError:
        return LastRows(Likeness.NONE)  # told where the records are read


def about_last(found: LastRows) -> ReadingQuestion:
    """Ask whether the last rows are records."""
    if found.n == 1:
        skip, read = left_out(1, last_row=LastRow.SKIP), counted(1, last_row=LastRow.READ)
        about = N_("Source", "The last row may be a total or a note.")
        return ReadingQuestion("last_row", _FOUND[found.likeness], about, (skip, read))
    about = N_("Source", "The last rows may be totals or notes.")
    read = answer_with(N_("Source", "They are records"), last_row=LastRow.READ)
    if not found.n:
        return ReadingQuestion("last_row", _TOO_MANY, about, (read,))
    skip = left_out(found.n, last_row=SKIPPED_LAST[found.n - 1])
    text = (_ALL_EXACT if found.likeness is Likeness.EXACT else _SEVERAL).format(n=found.n)
    return ReadingQuestion("last_row", text, about, (skip, read))


def check_last(grid: Grid, end: EndOfTable, row: int) -> None:
    """Make sure that the last rows of a table are what its plan takes them for.

    A plan of before this was asked about counts what is no exact sum.

    Args:
        grid: the table, read to its end.
        end: its last rows.
        row: the row of the file that the last record is in.

    Raises:
        UnansweredRowError: if they may be no records, and the plan does not say what becomes of them.
        RefusedContentError: if the plan leaves out one that looks like a record: it is somebody's; or if the one above
            them may be no record, too.
    """
    choice, n = grid.source.layout.last_row, len(grid.left_out)
    if not grid.source.blank_rows or choice == LastRow.READ:
        return
    if n:
        if not end.are_no_records(n):
            raise RefusedContentError(grid.source.path, _IS_RECORD)
        if end.likeness(n + 1):
            raise RefusedContentError(grid.source.path, _IS_ONE_OF_SEVERAL)
        return
    found = end.found()
    if found.likeness is Likeness.EXACT or (found.likeness and choice == LastRow.REFUSE):
        raise UnansweredRowError(
            file=grid.source.path,
            sheet=grid.source.sheet_words,
            row=row,
            why=_WHY.get(found.likeness, _SUMS) if found.n == 1 else _ARE_SEVERAL,
            key="last_row",
            answers=f'"{SKIPPED_LAST[found.n - 1]}" / "read"' if found.n else '"read"',
        )


_TOO_MANY = N_(
    "Source",
    "More of the last rows are unlike the first ones than can be left out here. They may be totals or notes, or "
    "written in another way. Mend the file, or count all as records.",
)
_SEVERAL = N_("Source", "The last {n} rows may be totals or notes.")
_ALL_EXACT = N_("Source", "The numbers of the last {n} rows are the sums of the columns above: they are totals.")
_FOUND = {
    Likeness.LONE: N_(
        "Source", "The last row is a word by itself. It may be a note, or of somebody who left the rest blank."
    ),
    Likeness.COUNT: N_("Source", "The last row begins as one that says how many records there are."),
    Likeness.BARE: N_(
        "Source", "The last row has numbers alone, and lacks what all rows above have. It may be a total or a mean."
    ),
    Likeness.NAMED: N_("Source", "The last row has a word for a total behind its numbers."),
    Likeness.OTHER: N_("Source", "The last row is of another kind than all rows above. It may be a note or a total."),
    Likeness.CODE: N_("Source", "The last row seems to say what a code of the records above stands for."),
    Likeness.MEAN: N_("Source", "Numbers of the last row are the means of the columns above."),
    Likeness.THIN: N_("Source", "The last row lacks most of what all rows above have. It may be a note or a total."),
    Likeness.NEAR: N_(
        "Source", "Numbers of the last row are the sums of the columns above, or nearly so: it may be a total."
    ),
    Likeness.EXACT: N_("Source", "The numbers of the last row are the sums of the columns above: it is a total."),
}
_WHY = {
    Likeness.LONE: N_("Error", "it is a word by itself, which may be a note"),
    Likeness.BARE: N_("Error", "it has numbers alone, and lacks what all rows above have"),
    Likeness.NAMED: N_("Error", "it has a word for a total behind its numbers"),
    Likeness.OTHER: N_("Error", "it is of another kind than all rows above"),
    Likeness.CODE: N_("Error", "it seems to say what a code of the records above stands for"),
    Likeness.MEAN: N_("Error", "its numbers are the means of the columns above"),
    Likeness.THIN: N_("Error", "it lacks most of what all rows above have"),
    Likeness.COUNT: N_("Error", "it begins as a row that says how many records there are"),
}
_SUMS = N_("Error", "its numbers are the sums of the columns above, or nearly so")
_ARE_SEVERAL = N_("Error", "it and the rows right above may be totals or notes")
_IS_RECORD = N_(
    "Error",
    "one of its last rows, which the plan leaves out as totals or notes, looks like a record. Describe the file again, "
    'or write last_row = "refuse" in the plan.',
)
_IS_ONE_OF_SEVERAL = N_(
    "Error",
    "the plan leaves out its last rows, and the one above may be a total or a note, too. Describe the file again, "
    'take these rows out of it, or write last_row = "read" in the plan to count them.',
)
