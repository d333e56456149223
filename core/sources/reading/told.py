"""What is said of a file beside its questions: sentences about columns, marks, sheets and faults."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from core.data.raw_cells import Cell, cell_text, is_blank
from core.errors import SourceError
from core.sources.letters import column_letter
from core.sources.reading.grid import Grid
from core.sources.reading.survey import Survey
from core.sources.source import Problem
from core.words import N_, quoted

_LEAST = 8
"""Rows from which the blanks of a column tell anything."""
_FEW = 20
"""Blanks that are no habit: at most one row in so many."""


def unclear_columns(grid: Grid, unclear: Sequence[int], undated: Sequence[int]) -> list[Problem]:
    """Return what there is to say of columns whose numbers or dates can be read in two ways."""
    number = N_(
        "Source",
        "Column {column}: numbers written like 1,234 can be read in two ways. "
        "Choose the decimal or the thousands mark.",
    )
    day = N_(
        "Source",
        "Column {column}: dates written like 3/4/2024 can be read in two ways. Choose the order of dates.",
    )
    return [
        Problem(words.format(column=grid.place(place)), columns=(grid.letter(place),))
        for words, places in ((number, unclear), (day, undated))
        for place in places
    ]


def odd_rows(grid: Grid, found: Survey) -> list[Problem]:
    """Return what there is to say of rows that are cut by decimal commas, or are in another order than the header."""
    if not found.reordered.n:
        return _decimal_commas(grid, found)
    words = N_(
        "Source",
        "Row {row} has the names in another order, and so may all values from there on. Read the two parts of the file "
        "each by itself, or bring the columns into one order.",
    )
    row = found.reordered.first
    return [Problem(words.format(row=row), row), *_decimal_commas(grid, found)]


def _decimal_commas(grid: Grid, found: Survey) -> list[Problem]:
    """Return what there is to say where each row is wider than the header, and commas within numbers make it so."""
    if not found.has_decimals or not 0 < found.excess.n == found.n_rows - found.footers.n:
        return []
    words = N_(
        "Source",
        "Each row has more cells than the header. Numbers such as 60,5 seem to be cut in two, by a comma that is their "
        "decimal mark. Write the file again with semicolons between the cells, or with quotes around numbers.",
    )
    return [Problem(words, found.excess.first)] if grid.source.layout.delimiter == "," else []


def no_rows(header_row: int) -> Problem:
    """Return that there is nothing below the header."""
    nothing = N_(
        "Source",
        "There are no rows below row {row}, the header. Choose another header row, or a file with rows.",
    )
    return Problem(nothing.format(row=header_row), stops=True)


def column_problems(grid: Grid, rows: Sequence[Sequence[Cell]], measured: Collection[int]) -> list[Problem]:
    """Return what there is to say of columns that are written for the eye: values not repeated, tables side by side.

    Args:
        grid: the table.
        rows: its first records.
        measured: the places of the columns of numbers and dates.
    """
    if len(rows) < _LEAST or not grid.source.blank_rows:
        return []
    columns = list(zip(*rows, strict=True))
    found = [_not_repeated(grid, place) for place, column in enumerate(columns[:_FIRST]) if _is_sparse(column, columns)]
    beside = _beside(columns, grid.said)
    words = N_(
        "Source",
        "Columns from {column} on stand apart, behind an empty one, and end earlier: they may be another table. Choose "
        "a range without them.",
    )
    if beside:
        found.append(Problem(words.format(column=grid.place(beside)), columns=(grid.letter(beside),)))
    if len(columns) == 1 and not measured and (mark := _one_mark(columns[0])):
        alone = N_(
            "Source",
            "All cells of the one column have “{mark}” in them, equally often. If it separates values, choose it as "
            "the delimiter, or write the file again without quotes around whole rows.",
        )
        found.append(Problem(alone.format(mark=mark)))
    return found


_FIRST = 3
"""Columns that people leave blank where the value above holds on: the first ones."""
_MARKS = ",;|\t"


def _is_sparse(column: Sequence[Cell], columns: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a column looks like a group's name, written in the first row of each group alone."""
    filled = [cell_text(cell) for cell in column if not is_blank(cell)]
    is_group = not is_blank(column[0]) and 1 < len(filled) <= len(column) // 2
    # A name may recur further down, as a region does in each year; but not directly, as the answer “yes” does.
    is_new = all(before != after for before, after in pairwise(filled))
    if not is_group or not is_new or len(columns) < _FIRST or _are_beside(column):
        return False
    return sum(sum(map(is_blank, other)) * _FEW <= len(other) for other in columns) * 2 >= len(columns)


def _are_beside(column: Sequence[Cell]) -> bool:
    """Return whether values stand below one another, as they do in a column that is not always filled."""
    return any(not is_blank(one) and not is_blank(other) for one, other in pairwise(column))


def _not_repeated(grid: Grid, place: int) -> Problem:
    words = N_(
        "Source",
        "Column {column} is blank below each of its values. If a blank means the value above, fill it in before.",
    )
    return Problem(words.format(column=grid.place(place)), columns=(grid.letter(place),))


def _beside(columns: Sequence[Sequence[Cell]], said: Sequence[str]) -> int:
    """Return the place of the first column behind an empty one from where on all end earlier than the table; else 0."""
    empty = [place for place, column in enumerate(columns) if not said[place] and all(map(is_blank, column))]
    for place in empty:
        rest = [column for column, name in zip(columns[place + 1 :], said[place + 1 :], strict=True) if name]
        before = [column for column in columns[:place] if not is_blank(column[-1])]
        if rest and before and all(is_blank(column[-1]) for column in rest) and any(not is_blank(r[0]) for r in rest):
            return place + 1
    return 0


def _one_mark(column: Sequence[Cell]) -> str:
    """Return a mark that all texts of a column have equally often; "" if there is none."""
    texts = [cell_text(cell) for cell in column]
    return next(
        (mark for mark in _MARKS if len({text.count(mark) for text in texts} | {0}) == 2 and mark in texts[0]), ""
    )


def facts_of_sheet(grid: Grid) -> list[Problem]:
    """Return what there is to say of hidden columns and sheets, and of numbers that are read as they are shown."""
    facts, found = grid.source.facts, []
    letters = tuple(map(column_letter, sorted(facts.hidden_columns)))
    if shown := tuple(letter for letter in letters if letter in map(grid.letter, range(len(grid.headers)))):
        words = N_("Source", "Hidden columns are read like others: {columns}.")
        found.append(Problem(words.format(columns=", ".join(shown)), columns=shown))
    if facts.hidden_sheets:
        words = N_("Source", "The workbook has hidden sheets: {sheets}.")
        found.append(Problem(words.format(sheets=quoted(facts.hidden_sheets))))
    if grid.source.n_padded:
        words = N_(
            "Source",
            "{n:,} numbers are read with the zeros they are shown with, such as 00123.",
            "One number is read with the zeros it is shown with, such as 00123.",
            1,
        )
        found.append(Problem(words.format(n=grid.source.n_padded)))
    return found


def fault_problem(error: SourceError) -> Problem:
    """Return what a fault says, and where it is: its column, or both of one name; a name may follow the letter."""
    columns = (str(getattr(error, field, "")) for field in ("first", "column"))
    letters = tuple(column.split()[0] for column in columns if column)
    return Problem(str(error), int(getattr(error, "row", 0)), letters, stops=True)
