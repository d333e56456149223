"""Questions about the cells of some columns, whose texts can be read in two ways: centuries, and marks in numbers."""

from __future__ import annotations

from core.domain.reading_choices import TwoDigitYears
from core.domain.reading_question import ReadingAnswer, ReadingQuestion
from core.words import N_, Message


def answer_with(words: Message, **settings: str | int) -> ReadingAnswer:
    """Return the answer that sets these fields of a layout."""
    return ReadingAnswer(words, tuple((key, _plain(value)) for key, value in settings.items()))


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
        (N_("Source", "They are no dates"), TwoDigitYears.NONE),
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


_POINT = {"decimal": ".", "thousands": ","}
_COMMA = {"decimal": ",", "thousands": "."}
