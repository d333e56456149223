"""Tells columns of dates that begin with a year of two digits, such as 75-03-27."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.column_cells import times_of
from core.data.raw_cells import Cell, cell_text, is_blank
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_DATE = pattern_of(r"(?P<year>[0-9]{2})(?P<mark>[-./]) ?(?:0[1-9]|1[0-2])(?P=mark) ?(?:0[1-9]|[12][0-9]|3[01])\.?")
_LAST_DAY = 31
_LEAST, _SHARE, _FIRST = 8, 0.95, 20
"""Different dates, at least, and their share of all cells; and cells that are looked at first."""


def short_years_first(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of such dates, of which some cannot begin with a day.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} has dates such as {example}, with the year first and in two digits. Write all four in the "
        "file.",
    )
    found = []
    for place, column in enumerate(columns):
        if example := _of_year(column):
            found.append(
                Problem(words.format(column=grid.place(place), example=example), columns=(grid.letter(place),))
            )
    return found


def _of_year(column: Sequence[Cell]) -> str:
    """Return the first date that can only begin with its year; "" if a column is none of such dates."""
    cells = [cell for cell in times_of(column) if not is_blank(cell)]
    if not any(isinstance(cell, str) and _DATE.fullmatch(cell.strip()) for cell in cells[:_FIRST]):
        return ""
    read = {text: found for cell in cells if (found := _DATE.fullmatch(text := cell_text(cell).strip())) is not None}
    are_dates = len(read) >= max(_LEAST, _SHARE * len(cells))
    return next((text for text, found in read.items() if are_dates and int(found["year"]) > _LAST_DAY), "")
