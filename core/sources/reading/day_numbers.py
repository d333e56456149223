"""Tells columns of dates with numbers among them that count days, such as 45231, or with years and quarters."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date
from itertools import islice

from core.data.column_cells import different, times_of
from core.data.day_counts import day_of
from core.data.raw_cells import Cell, Marks, cell_text
from core.data.written_dates import dates_in
from core.domain.attribute import EXCEL_DAYS
from core.patterns import pattern_of
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
_APART = 366
"""Days that a counted day may lie from all dates that are written."""
_POINTED, _COMMA = Marks("."), Marks(",")
_YEARS, _NEAR = range(1900, 2101), 10
"""Years that stand among days, and how many years they may lie before the first of these, or behind the last."""
_QUARTER = pattern_of(r"[Qq][1-4][ \-/]?(?P<y>(?:19|20)[0-9]{2})|(?P<y2>(?:19|20)[0-9]{2})[ \-/]?[Qq][1-4]")
_PARTLY = pattern_of(
    r"(?=(?:.*[./-])?00(?:[./\- T]|$))(?:[0-9]{2}([./-])[0-9]{2}\1(?P<y>[0-9]{4})"
    r"|(?P<y2>[0-9]{4})([./-])[0-9]{2}\4[0-9]{2})(?:[ T]00:00(?::00)?)?"
)
"""Days of which registers know the year alone, or the month: 00.00.1945, 00.05.1945, 1945-00-00."""
_YEAR_DIGITS = 4
_ZERO, _SHOWN_AS, _LEAST_SHOWN = date(1899, 12, 30), 1905, 2
"""Where a spreadsheet begins to count, the year in which it shows these years, and how many days of it, at least."""


def day_numbers(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of dates, some of which are numbers, or longer than a day.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} has numbers such as {value} among its dates. A spreadsheet counts days by such numbers: write "
        "them as dates first.",
    )
    longer = N_(
        "Source",
        "Column {column} has {value} among its dates, which is no day. Write days in all cells, or the years alone.",
    )
    shown = N_(
        "Source",
        "Column {column} has {value} far from all its other dates. A spreadsheet shows the year {year} so: write days "
        "in all cells, or the years alone.",
    )
    texts = []
    for place, column in enumerate(columns):
        at, shown_as = grid.place(place), _shown_year(column)
        texts += [(place, words.format(column=at, value=value))] if (value := _counted(column)) else []
        texts += [(place, longer.format(column=at, value=value))] if (value := _period(column)) else []
        texts += [(place, shown.format(column=at, value=shown_as[0], year=shown_as[1]))] if shown_as else []
    return [Problem(text, columns=(grid.letter(place),)) for place, text in texts]


def _counted(column: Sequence[Cell]) -> str:
    """Return one of the numbers, if all are days of the years in which the dates lie; "" if they are not."""
    if not any(map(_may_be_date, {*column[:_FEW]})):
        return ""
    cells = times_of(column).keys()  # in the order of the rows, of which a few tell
    counted = {cell: day for cell in cells if _may_be_counted(cell) and (day := _day(cell)) is not None}
    dates = _dates(cells) if counted else []
    if len(dates) < _LEAST:
        return ""
    days = [day.toordinal() for day in counted.values()]  # 9999-12-31 has no later day
    are_near = min(dates).toordinal() - _APART <= min(days) and max(days) <= max(dates).toordinal() + _APART
    return min(map(cell_text, counted)) if are_near else ""


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


def _period(column: Sequence[Cell]) -> str:
    """Return the first of the years and quarters among the days of a column; "" if there is none."""
    if not any(map(_may_be_date, {*column[:_FEW]})):
        return ""
    cells = times_of(column).keys()
    years = {text: year for cell in cells if (year := _year(text := cell_text(cell).strip()))}
    dates = _dates(cells) if years else []
    if len(dates) < _LEAST:
        return ""
    first, last = min(dates).year - _NEAR, max(dates).year + _NEAR
    return min((text for text, year in years.items() if first <= year <= last), default="")


def _year(text: str) -> int:
    """Return the year that a text is, or whose quarter or unknown day it is; 0 if it is none."""
    if len(text) == _YEAR_DIGITS and text.isdecimal():
        return int(text) if int(text) in _YEARS else 0
    found = _QUARTER.fullmatch(text) or ("00" in text and _PARTLY.fullmatch(text))
    return int(found["y"] or found["y2"]) if found else 0


def _shown_year(column: Sequence[Cell]) -> tuple[str, int] | None:
    """Return a day that a spreadsheet shows for a year, and this year, if all other days are of much later years."""
    cells = different(column)
    shown = {cell: days for cell in cells if (days := _days_of_years(cell))}
    if len(shown) < _LEAST_SHOWN:
        return None
    read = [next(filter(None, dates_in(cell)), None) for cell in cells - shown.keys()]
    others = [day.year for day in read if day is not None]
    if not others or min(others) <= _SHOWN_AS + _NEAR:
        return None
    near = range(min(others) - _NEAR, max(others) + _NEAR + 1)
    found = [next((day for day in days if (day - _ZERO).days in near), None) for days in shown.values()]
    fitting = [day for day in found if day is not None]
    return (min(fitting).isoformat(), (min(fitting) - _ZERO).days) if len(fitting) == len(found) else None


def _days_of_years(cell: Cell) -> list[date]:
    """Return the days of 1905 that a cell may be, of those that a spreadsheet shows for years."""
    if not isinstance(cell, date) and not (isinstance(cell, str) and str(_SHOWN_AS) in cell):
        return []
    days = [date(day.year, day.month, day.day) for day in dates_in(cell) if day is not None]
    return [day for day in days if day.year == _SHOWN_AS and (day - _ZERO).days in _YEARS]
