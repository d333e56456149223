"""Asks about rows that all have as many cells, and more than the header: the last columns may have no name."""

from __future__ import annotations

from core.domain.reading_choices import Ragged
from core.domain.reading_question import ReadingQuestion
from core.sources.letters import column_letter
from core.sources.reading.column_questions import answer_with
from core.words import N_


def about_further(row: int, width: int, delimiter: str | None) -> ReadingQuestion:
    """Ask whether the last columns have no name.

    Args:
        row: the row of the header.
        width: cells of each row below it.
        delimiter: what stands between them.
    """
    about = N_("Source", "All rows have as many cells, and more than the header.")
    both = N_(
        "Source",
        "All rows have as many cells, and more than the header. If a decimal comma makes two cells of a number, as of "
        "1,70, use semicolons or quotes.",
    )
    text = both if delimiter == "," else about
    words = N_("Source", "The last columns have no name")
    further = answer_with(words, ragged=Ragged.FURTHER, range=f"A{row}:{column_letter(width - 1)}")
    return ReadingQuestion("ragged", text, about, (further,))
