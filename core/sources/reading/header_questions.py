"""The questions about the header of one file, and what raises them."""

from __future__ import annotations

from typing import NamedTuple

from core.domain.reading_question import ReadingAnswer, ReadingQuestion
from core.sources.reading.column_questions import answer_with, joined, left_out
from core.sources.reading.side_by_side import SideBySide
from core.words import N_, Message

_MOST_NAMED = 12
"""Columns of which the letters are said; further ones are “…”."""


class HeaderFound(NamedTuple):
    """What was found of the header.

    Attributes:
        row: taken for it; 0 if there is none.
        doubtful_row: the row that may be a header or a record; 0 if there is no doubt.
        columns: letters of the columns that raise the doubt.
        hidden: letters of the columns that the workbook does not show.
        n_shown: how many it shows.
        beside: blocks of columns that may be a table each; None if there is one alone.
        is_alike: whether they do as that row is written there as those below are.
        further: how many rows below look like further rows of names.
        first_below: the first row below.
        short_years: letters of the columns whose dates have years of two digits.
        doubtful_marks: of "." and ",", those in numbers that can be read in two ways.
        marked: letters of the columns with such numbers.
        above: the first row of a preamble above it, which may be the header itself; 0 if there is none.
        groups: how many rows above it name groups of its columns.
    """

    row: int
    doubtful_row: int = 0
    columns: tuple[str, ...] = ()
    further: int = 0
    first_below: int = 0
    above: int = 0
    groups: int = 0
    short_years: tuple[str, ...] = ()
    doubtful_marks: str = ""
    marked: tuple[str, ...] = ()
    is_alike: bool = False
    hidden: tuple[str, ...] = ()
    n_shown: int = 0
    beside: SideBySide | None = None

    @property
    def last_further(self) -> int:
        """The last of the further rows; 0 if there is none."""
        return self.first_below + self.further - 1 if self.further else 0


def header_row(header: HeaderFound) -> ReadingQuestion:
    """Ask whether a row is the header or a record."""
    about = N_("Source", "Row {row} may be a header or a record.")
    named = answer_with(N_("Source", "It holds the names"), header_row=header.doubtful_row)
    nameless = answer_with(N_("Source", "No row holds names"), header_row=0)
    grouped = [_named_with_groups(header)] if header.groups else []
    columns = ", ".join((*header.columns[:_MOST_NAMED], "…")[: len(header.columns)])
    return ReadingQuestion(
        "header_row",
        _told_of(header).format(row=header.doubtful_row, columns=columns),
        about.format(row=header.doubtful_row),
        (*grouped, named, nameless) if header.row else (nameless, named),
    )


def _named_with_groups(header: HeaderFound) -> ReadingAnswer:
    """Return the answer that joins names of groups of columns, in the rows above, to the names below them."""
    n = header.groups
    words = N_(
        "Source",
        "It holds the names, and the {n} rows above name groups of columns",
        "It holds the names, and the row above names groups of columns",
        1,
    )
    return answer_with(words.format(n=n), header_row=header.row - n, header_rows=n + 1)


def _told_of(header: HeaderFound) -> Message:
    """Return why a row is doubtful."""
    alike = N_(
        "Source", "Row {row} may be a header or a record. In columns {columns} it is written as the rows below are."
    )
    alike_in_one = N_(
        "Source", "Row {row} may be a header or a record. In column {columns} it is written as the rows below are."
    )
    holds = N_(
        "Source",
        "Row {row} may be a header or a record. In columns {columns} it holds a number, a date, or what recurs below.",
    )
    holds_in_one = N_(
        "Source",
        "Row {row} may be a header or a record. In column {columns} it holds a number, a date, or what recurs below.",
    )
    if len(header.columns) == 1:
        return alike_in_one if header.is_alike else holds_in_one
    return alike if header.is_alike else holds


def below_preamble(header: HeaderFound) -> ReadingQuestion:
    """Ask which of two rows is the header."""
    about = N_("Source", "Row {row} or row {above} may be the header.").format(row=header.row, above=header.above)
    answers = (
        answer_with(N_("Source", "Row {row} holds the names").format(row=row), header_row=row)
        for row in (header.row, header.above)
    )
    return ReadingQuestion("header_row", about, about, tuple(answers))


def further_rows(header: HeaderFound) -> ReadingQuestion:
    """Ask whether the rows below the header are further rows of it."""
    n = header.further
    text = N_(
        "Source",
        "The {n} rows below the header, from row {row}, look like further rows of it.",
        "Row {row}, below the header, looks like a further row of it.",
        1,
    )
    return ReadingQuestion(
        "skip_below_header",
        text.format(n=n, row=header.first_below),
        N_("Source", "The first rows below the header look like further rows of it."),
        (
            left_out(n, skip_below_header=n),
            joined(n, header_rows=n + 1, skip_below_header=0),
            answer_with(
                N_("Source", "It is a record") if n == 1 else N_("Source", "They are records"), skip_below_header=0
            ),
        ),
    )
