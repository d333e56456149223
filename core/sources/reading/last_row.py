"""Asks about the last row of a table, which may be no record: sums of the columns above, or a word by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise

from core.data.raw_cells import Cell, Marks
from core.domain.reading_choices import RowChoice
from core.domain.reading_question import ReadingQuestion
from core.errors import RefusedContentError, SourceError, UnansweredRowError
from core.sources.reading.column_questions import answer_with
from core.sources.reading.column_sums import Likeness
from core.sources.reading.footers import strays
from core.sources.reading.grid import Grid
from core.sources.reading.rows_at_end import likeness_at_end
from core.words import N_

_LAST = 10
"""Rows at the end of a file among which the last record is looked for: few notes stand below a table."""
_PAIR = 2
"""Rows at the end that tell whether the last one is the only one."""


def last_row_likeness(grid: Grid, first: Sequence[Sequence[Cell]], marks: Marks, *, is_all: bool) -> Likeness:
    """Return how much the last row is like something other than a record.

    The rows are read once more only if a number of its is at least the sum of the first ones, which those of a record
    hardly are.

    Args:
        grid: the table.
        first: its first records.
        marks: how their numbers are written.
        is_all: whether there are no others.
    """
    if not grid.source.blank_rows or not first:
        return Likeness.NONE
    above = first if grid.left_out else first[:-1]
    try:
        *before, last = _last_below(grid) if not is_all else [*above[-1:], grid.left_out or first[-1]]
        last = grid.left_out or last
        likely = likeness_at_end(above, last, marks, lambda: above if is_all else _above(grid))
        found = _unless_asked(likely, last, grid)
        is_one = not found or not before or not _may_be_none(above[:-1] if is_all else above, before[0], marks, grid)
    except SourceError:
        return Likeness.NONE  # told where the records are read
    return found if is_one else Likeness.SEVERAL


def about_last(found: Likeness) -> ReadingQuestion:
    """Ask whether a last row is a record."""
    skip = answer_with(N_("Source", "Leave it out"), last_row=RowChoice.SKIP)
    read = answer_with(N_("Source", "Count it as a record"), last_row=RowChoice.READ)
    about = N_("Source", "The last row may be a total or a note.")
    return ReadingQuestion("last_row", _FOUND[found], about, (skip, read))


def check_last(grid: Grid, first: Sequence[Sequence[Cell]], last: tuple[int, Sequence[Cell]], marks: Marks) -> None:
    """Make sure that the last row of a table is what its plan takes it for.

    A plan of before this was asked about counts what is no exact sum.

    Args:
        grid: the table, read to its end.
        first: its first records, without the last.
        last: its last record, and the row of the file it is in.
        marks: how numbers are written.

    Raises:
        UnansweredRowError: if it may be no record, and the plan does not say what becomes of it.
        RefusedContentError: if the plan leaves it out, and it looks like a record: it is somebody's; or if the one
            above it may be no record, too.
    """
    choice = grid.source.layout.last_row
    if not grid.source.blank_rows or choice == RowChoice.READ:
        return
    row, cells = last
    if grid.left_out:
        if likeness_at_end(first, grid.left_out, marks, lambda: _above(grid)) is Likeness.NONE:
            raise RefusedContentError(grid.source.path, _IS_RECORD)
        if _may_be_none(first[:-1] if [*first[-1]] == [*cells] else first, cells, marks, grid):
            raise RefusedContentError(grid.source.path, _IS_ONE_OF_SEVERAL)
        return
    found = _unless_asked(likeness_at_end(first, cells, marks, lambda: _above(grid)), cells, grid)
    if found is Likeness.EXACT or (found and choice == RowChoice.REFUSE):
        raise UnansweredRowError(
            file=grid.source.path,
            sheet=grid.source.sheet_words,
            row=row,
            why=_WHY.get(found, _SUMS),
            key="last_row",
            answers=_CHOICES,
        )


_FOUND = {
    Likeness.SEVERAL: N_(
        "Source",
        "The last rows may be totals or notes, and only the last one can be left out here. Take the others out of the "
        "file, or count all as records.",
    ),
    Likeness.LONE: N_(
        "Source", "The last row is a word by itself. It may be a note, or of somebody who left the rest blank."
    ),
    Likeness.COUNT: N_("Source", "The last row begins as one that says how many records there are."),
    Likeness.BARE: N_(
        "Source", "The last row has numbers alone, and lacks what all rows above have. It may be a total or a mean."
    ),
    Likeness.NAMED: N_("Source", "The last row has a word for a total behind its numbers."),
    Likeness.OTHER: N_("Source", "The last row is of another kind than all rows above. It may be a note or a total."),
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
    Likeness.MEAN: N_("Error", "its numbers are the means of the columns above"),
    Likeness.THIN: N_("Error", "it lacks most of what all rows above have"),
    Likeness.COUNT: N_("Error", "it begins as a row that says how many records there are"),
}
_SUMS = N_("Error", "its numbers are the sums of the columns above, or nearly so")
_CHOICES = '"skip" / "read"'
_IS_RECORD = N_(
    "Error",
    "its last row, which the plan leaves out as a total or a note, looks like a record. Describe the file again, or "
    'write last_row = "refuse" in the plan.',
)
_IS_ONE_OF_SEVERAL = N_(
    "Error",
    "the plan leaves out its last row, and the one above may be a total or a note, too. Take these rows out of the "
    'file, or write last_row = "read" in the plan to count them.',
)


def _may_be_none(others: Sequence[Sequence[Cell]], row: Sequence[Cell], marks: Marks, grid: Grid) -> bool:
    """Return whether the row above the last one may be no record, and is not asked about; `others` are above it."""
    return bool(_unless_asked(likeness_at_end(others, row, marks, lambda: others), row, grid))


def _unless_asked(found: Likeness, last: Sequence[Cell], grid: Grid) -> Likeness:
    """Return NONE of words that look like a note or a total wherever they are, or of sums in doubt: these are asked."""
    is_word, is_doubtful = (
        found in (Likeness.LONE, Likeness.NAMED, Likeness.THIN, Likeness.OTHER),
        found is Likeness.NEAR and "doubtful_rows" in grid.source.layout.questions,
    )
    return Likeness.NONE if (is_word or is_doubtful) and strays([last], grid.said) else found


def _last_below(grid: Grid) -> Sequence[Sequence[Cell]]:
    """Return the last two rows of a long table that look like records."""
    return [row for row in grid.last(_LAST) if row and not strays([row], grid.said)][-_PAIR:] or [()]


def _above(grid: Grid) -> Iterator[Sequence[Cell]]:
    """Yield all records again, without the last one if that is among them."""
    rows = chain.from_iterable(chunk.rows for chunk in grid.records())
    if grid.rules.skips_last:
        return rows
    return (above for above, _ in pairwise(rows))
