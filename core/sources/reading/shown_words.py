"""Tells of columns of a workbook that show words for numbers, or days of the week or months for dates."""

from __future__ import annotations

from core.sources.reading.grid import Grid
from core.sources.sheet_facts import MONTHS, WEEKDAYS, WORDS
from core.sources.source import Problem
from core.words import N_


def shown_words(grid: Grid, width: int) -> list[Problem]:
    """Return what there is to say of columns whose number format shows other words than what is read.

    Args:
        grid: the table.
        width: how many columns it has.
    """
    words = N_(
        "Source",
        "Column {column} shows words in place of its numbers, by a number format. The numbers are read: write the "
        "words as texts first, if they are meant.",
    )
    weekdays = N_(
        "Source",
        "Column {column} shows days of the week alone, by a number format. Its dates are read: write the days of the "
        "week as texts first, if they are meant.",
    )
    months = N_(
        "Source",
        "Column {column} shows months alone, by a number format. Its dates are read: write the months as texts first, "
        "if they are meant.",
    )
    said = {WORDS: words, WEEKDAYS: weekdays, MONTHS: months}
    columns = ((each.column - grid.first_column, said[each.shows]) for each in grid.source.facts.worded_columns)
    return [
        Problem(text.format(column=grid.place(place)), columns=(grid.letter(place),))
        for place, text in columns
        if 0 <= place < width
    ]


def shows_weekdays(grid: Grid, place: int) -> bool:
    """Return whether a format shows a column’s dates as days of the week."""
    return (grid.first_column + place, WEEKDAYS) in grid.source.facts.worded_columns
