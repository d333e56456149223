"""Questions about columns: centuries, marks in numbers, hidden ones, and tables side by side."""

from __future__ import annotations

from core.domain.reading_choices import RowChoice, TwoDigitYears
from core.domain.reading_question import ReadingAnswer, ReadingQuestion
from core.sources.reading.side_by_side import SideBySide
from core.words import N_, Message

AS_THEY_ARE = N_("Source", "They are right as they are")
"""The answer to a question about cells that look odd."""


def answer_with(words: Message, **settings: str | int) -> ReadingAnswer:
    """Return the answer that sets these fields of a layout."""
    return ReadingAnswer(words, tuple((key, _plain(value)) for key, value in settings.items()))


def left_out(n: int, **settings: str | int) -> ReadingAnswer:
    """Return the answer that leaves out `n` rows."""
    words = N_("Source", "Leave it out") if n == 1 else N_("Source", "Leave them out")
    return answer_with(words, **settings)


def counted(n: int, **settings: str | int) -> ReadingAnswer:
    """Return the answer that counts `n` rows."""
    words = N_("Source", "Count it as a record") if n == 1 else N_("Source", "Count them as records")
    return answer_with(words, **settings)


def joined(n: int, **settings: str | int) -> ReadingAnswer:
    """Return the answer that joins `n` rows to the names."""
    words = N_("Source", "Join it to the names") if n == 1 else N_("Source", "Join them to the names")
    return answer_with(words, **settings)


def _plain(value: str | int) -> str | int:
    """Return a value as a plan has it."""
    return value if isinstance(value, int) else str(value)


def of_years(columns: tuple[str, ...]) -> ReadingQuestion:
    """Return in which century the years of the columns with these letters are."""
    text = N_("Source", "Column {columns}: the years have two digits, so nothing says which century they are in.")
    about = N_("Source", "Some dates have years of two digits.")
    answers = (
        (N_("Source", "All are from 2000 on"), TwoDigitYears.FROM_2000),
        (
            N_("Source", "00 to 29 are from 2000 on, the others before, as Excel reads them"),
            TwoDigitYears.FROM_1930,
        ),
        (N_("Source", "All are before 2000"), TwoDigitYears.FROM_1900),
        (N_("Source", "They are no dates, or days without a year"), TwoDigitYears.NONE),
    )
    told = tuple(answer_with(words, two_digit_years=years) for words, years in answers)
    return ReadingQuestion("two_digit_years", text.format(columns=", ".join(columns)), about, told)


def of_marks(doubtful: str, columns: tuple[str, ...], delimiter: str | None) -> ReadingQuestion:
    """Return which mark is for decimals; `doubtful` are those in numbers of the columns with these letters."""
    text = N_("Source", "Column {columns}: numbers written like {example} can be read in two ways.")
    about = N_("Source", "Numbers written like {example} can be read in two ways.")
    point = answer_with(N_("Source", "A point is the decimal mark, and a comma separates thousands"), **_POINT)
    comma = answer_with(N_("Source", "A comma is the decimal mark, and a point separates thousands"), **_COMMA)
    # A decimal comma is why semicolons separate cells; elsewhere a comma before three digits is rarely one.
    is_comma_likelier = delimiter == ";"
    example = "1.234" if doubtful == "." else "1,234"
    return ReadingQuestion(
        "decimal",
        text.format(columns=", ".join(columns), example=example),
        about.format(example=example),
        (comma, point) if is_comma_likelier else (point, comma),
    )


def of_hidden(columns: tuple[str, ...], n_shown: int) -> ReadingQuestion:
    """Return whether the columns with these letters are read, which are hidden beside so many that are shown."""
    text = N_(
        "Source",
        "{n:,} columns are hidden, {columns}, and {shown:,} are shown.",
        "One column is hidden, {columns}, and {shown:,} are shown.",
        1,
    )
    about = N_("Source", "Some columns are hidden.")
    read = answer_with(N_("Source", "Read hidden columns too"), hidden_columns=RowChoice.READ)
    skip = answer_with(N_("Source", "Leave hidden columns out"), hidden_columns=RowChoice.SKIP)
    told = text.format(n=len(columns), columns=", ".join(columns), shown=n_shown)
    return ReadingQuestion("hidden_columns", told, about, (read, skip))


def of_range(found: SideBySide) -> ReadingQuestion:
    """Return which of several blocks of columns are the table."""
    text = N_("Source", "Behind an empty column there may be another table: {ranges}.")
    told = text.format(ranges=", ".join(found.ranges))
    each = N_("Source", "Read {range} alone")
    parts = tuple(answer_with(each.format(range=cells), range=cells) for cells in found.ranges)
    whole = answer_with(N_("Source", "Read all columns as one table"), range=found.whole)
    return ReadingQuestion("range", told, told, (whole, *parts) if found.are_even else (*parts, whole))


_POINT = {"decimal": ".", "thousands": ","}
_COMMA = {"decimal": ",", "thousands": "."}
