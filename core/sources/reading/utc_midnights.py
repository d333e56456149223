"""Tells of days that may be those before: midnights of a time zone in the east, which a program wrote as UTC."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from core.data.raw_cells import Cell, is_blank
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_TIMED = pattern_of(r"[0-9]{4}-[0-9]{2}-[0-9]{2}[T ](?P<hour>[0-9]{2}):00(?::00(?:\.0+)?)?(?P<zone>Z|\+00(?::?00)?)?")
_LEAST = 12
"""Cells, at least."""
_NOON = 12
"""Hour: a midnight of the west is in the morning in UTC, which leaves the day as it is."""
_SUMMER = 2
"""Hours at which there is midnight in a zone with summer time; without a zone, one alone may be any appointment."""


def utc_midnights(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns with full hours alone, one or two in turn, in the second half of a day.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} has the time {hours} in each of its first {n:,} values. If these are midnights of another "
        "time zone, each date is one day early: write the dates without times there.",
    )
    found = []
    for place, column in enumerate(columns):
        cells = _filled(column)
        if hours := _hours(cells):
            shown = " / ".join(f"{hour}:00" for hour in hours)
            text = words.format(column=grid.place(place), hours=shown, n=len(cells))
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _filled(column: Sequence[Cell]) -> list[Cell]:
    """Return the filled cells of a column that begins with a full hour; [] of nearly all columns."""
    first = next((cell for cell in column if not is_blank(cell)), None)
    return [] if _hour(first) is None else [cell for cell in column if not is_blank(cell)]


def _hours(cells: Sequence[Cell]) -> list[int]:
    """Return the hours at which it may be midnight elsewhere, if all cells have one of them."""
    if len(cells) < _LEAST:
        return []
    told = [_hour(cell) for cell in cells]
    hours = sorted({hour for hour, _ in filter(None, told)})
    if None in told or not hours or hours[0] < _NOON or hours[-1] - hours[0] > 1:
        return []
    has_zone = all(zone for _, zone in filter(None, told))
    return hours if has_zone or len(hours) == _SUMMER else []


def _hour(cell: Cell) -> tuple[int, bool] | None:
    """Return the full hour of a day, and whether it says UTC; None of any other cell."""
    if isinstance(cell, datetime):
        return (cell.hour, cell.tzinfo is not None) if not (cell.minute or cell.second) else None
    found = _TIMED.fullmatch(cell.strip()) if isinstance(cell, str) else None
    return None if found is None else (int(found["hour"]), found["zone"] is not None)
