"""Tells columns of dates among which stand the numbers by which a spreadsheet counts days, such as 45231."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date, timedelta
from itertools import islice

from core.data.column_cells import different
from core.data.day_counts import day_of
from core.data.raw_cells import Cell, Marks
from core.data.written_dates import dates_in
from core.domain.attribute import EXCEL_DAYS
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_FEW = 40
"""Different cells of which one has to be a date, and of which dates are told, before all are looked at."""
_LEAST = 3
"""Different dates among these, at least."""
_DIGITS = len("45231")
_FIRST, _LAST = 10_000, 73_050
"""Days from 1927 to 2099."""
_APART = timedelta(days=366)
"""How far a day that is counted may lie from all dates that are written."""
_POINTED, _COMMA = Marks("."), Marks(",")


def day_numbers(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of dates, some of which are numbers.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} has numbers such as 45231 among its dates. A spreadsheet counts days by such numbers: write "
        "them as dates first.",
    )
    places = [place for place, column in enumerate(columns) if _has_both(column)]
    return [Problem(words.format(column=grid.place(place)), columns=(grid.letter(place),)) for place in places]


def _has_both(column: Sequence[Cell]) -> bool:
    """Return whether all numbers are days of the years in which the dates lie."""
    if not any(map(_may_be_date, column[:_FEW])):
        return False
    cells = different(column)
    counted = [day for cell in cells if _may_be_counted(cell) and (day := _day(cell)) is not None]
    if not counted:
        return False
    dates = _dates(cells)
    return len(dates) >= _LEAST and min(dates) - _APART <= min(counted) <= max(counted) <= max(dates) + _APART


def _may_be_date(cell: Cell) -> bool:
    """Return whether a cell is a date, or a text with digits and two marks or blanks between them."""
    if not isinstance(cell, str):
        return isinstance(cell, date)
    return any(cell.count(mark) == 2 for mark in "/.- ") and any(map(str.isdecimal, cell))


def _may_be_counted(cell: Cell) -> bool:
    """Return whether a cell is a number of five digits; a time of the day is behind their mark."""
    if isinstance(cell, str):
        return cell[:_DIGITS].isdecimal() and cell[_DIGITS : _DIGITS + 1] in ("", ".", ",")
    return isinstance(cell, int | float) and not isinstance(cell, bool) and _FIRST <= cell <= _LAST


def _day(cell: Cell) -> date | None:
    marks = _COMMA if isinstance(cell, str) and "," in cell else _POINTED
    return day_of(cell, EXCEL_DAYS, marks)


def _dates(cells: Collection[Cell]) -> list[date]:
    """Return some of the dates, each as its own text or the spreadsheet says it."""
    read = (dates_in(cell) for cell in cells if _may_be_date(cell))
    found = (day or other for day, other in islice(read, _FEW))
    return [date(day.year, day.month, day.day) for day in found if day is not None]
