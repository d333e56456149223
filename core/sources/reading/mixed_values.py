"""Tells of columns whose values are written in two ways, of which one is read wrong: decimal marks, days and months."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from core.data.raw_cells import Cell
from core.data.written_dates import dates_in
from core.sources.reading.grid import Grid
from core.sources.reading.marks_and_dates import votes_of, without_units
from core.sources.source import Problem
from core.words import N_

_LEAST, _SHARE = 2, 20
"""Numbers with each of the decimal marks, at least, and for how many one: a lone one is a slip."""
_LEAST_DAYS = 3
"""Dates of each kind, at least: by chance, three days in five are after the 12th."""
_LAST_MONTH = 12


def mixed_values(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns with values written in two ways.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    two_marks = [_two_marks(grid, place) for place, column in enumerate(columns) if _has_two_marks(column)]
    if grid.source.ragged:
        return two_marks  # a text has no dates of a spreadsheet
    return two_marks + [_swapped_days(grid, place) for place, column in enumerate(columns) if _are_swapped(column)]


def _has_two_marks(column: Sequence[Cell]) -> bool:
    """Return whether some numbers have a decimal comma, and others a decimal point."""
    text = "".join(cell for cell in column if isinstance(cell, str))
    if "," not in text or "." not in text:
        return False
    votes = votes_of(without_units(column))
    least = max(_LEAST, sum(votes.values()) // _SHARE)
    return votes["decimal", ","] >= least and votes["decimal", "."] >= least


def _are_swapped(column: Sequence[Cell]) -> bool:
    """Return whether texts are dates after the 12th of a month, and the dates of the spreadsheet before.

    A spreadsheet that takes a day for the month leaves as texts what is no date to it then, such as 13/05/2024.
    """
    days = [cell.day for cell in column if isinstance(cell, date)]
    if len(days) < _LEAST_DAYS or max(days) > _LAST_MONTH:
        return False
    read = [dates_in(cell) for cell in column if isinstance(cell, str)]
    return sum((one is None) != (other is None) for one, other in read) >= max(_LEAST_DAYS, len(read) // 2)


def _two_marks(grid: Grid, place: int) -> Problem:
    words = N_(
        "Source",
        "Column {column} has numbers with a decimal comma, and others with a decimal point. Write all in one way "
        "before.",
    )
    return Problem(words.format(column=grid.place(place)), columns=(grid.letter(place),))


def _swapped_days(grid: Grid, place: int) -> Problem:
    words = N_(
        "Source",
        "Column {column} has dates up to the 12th of a month, and texts that are dates after it. A spreadsheet may "
        "have taken days for months: mend the dates before.",
    )
    return Problem(words.format(column=grid.place(place)), columns=(grid.letter(place),))
