"""Tells of columns whose numbers a workbook shows divided by thousands, by a number format."""

from __future__ import annotations

from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_


def shown_divided(grid: Grid) -> list[Problem]:
    """Return the columns that show thousands or millions in place of their numbers.

    Args:
        grid: the table.
    """
    words = N_(
        "Source",
        "Column {column} shows its numbers divided, by a number format: what is shown as {shown:,} is read as "
        "{number:,}. Write the numbers as they are meant first.",
    )
    found = []
    for each in grid.source.facts.scaled_columns:
        place = each.column - grid.first_column
        if 0 <= place < len(grid.said):
            text = words.format(column=grid.place(place), shown=each.shown, number=each.number)
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found
