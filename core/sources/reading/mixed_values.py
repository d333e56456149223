"""Tells of columns whose values are written in two ways, of which one is read wrong: decimal marks, days and months."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import date, datetime
from itertools import islice

from core.data.column_cells import different
from core.data.raw_cells import Cell, is_blank
from core.data.written_dates import dates_in
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.reading.marks_and_dates import votes_of, without_units
from core.sources.source import Problem
from core.words import N_

_LEAST, _SHARE = 2, 20
"""Numbers with each of the decimal marks, at least, and for how many one: a lone one is a slip."""
_LEAST_DAYS = 3
"""Dates of each kind, at least: by chance, three days in five are after the 12th."""
_LAST_MONTH = 12
_FIRST_YEAR_AS_DAY, _LAST_YEAR_AS_DAY = date(1905, 3, 14).toordinal(), date(1905, 9, 30).toordinal()
"""What Excel shows for 1900 and 2100 where a column is formatted as dates."""
_YEAR_AS_DAY, _LEAST_WRITTEN = "1905", 5
"""The year of these days, and how many texts are, at least."""
_YEAR_FIRST = pattern_of(r"[0-9]{4}[-/][0-9]{2}[-/][0-9]{2}(?:[ T]00:00(?::00(?:\.0+)?)?)?")
_DATES = frozenset((date, datetime))
_FEW, _MARKS_BETWEEN = 5, 2


def mixed_values(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns with values written in two ways.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    kinds = [{*map(type, different(column))} for column in columns]
    texts = [(place, column) for place, column in enumerate(columns) if str in kinds[place]]
    found = [_two_marks(grid, place) for place, column in texts if _has_two_marks(column)]
    found += [_years_as_days(grid, place) for place, column in texts if _are_written_years(column)]
    dated = [(place, column) for place, column in enumerate(columns) if not _DATES.isdisjoint(kinds[place])]
    found += [_years_as_days(grid, place) for place, column in dated if _are_years(column)]
    found += [_swapped_texts(grid, place, column) for place, column in texts if _has_swapped_texts(column)]
    return found + [_swapped_days(grid, place) for place, column in dated if _are_swapped(column)]


def mixed_orders(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that some dates can only have the day first, and others only the month, in one column or in two.

    Args:
        grid: the table.
        columns: some cells of each column.
    """
    read = {place: [*map(dates_in, column)] for place, column in enumerate(columns) if _has_dates(column)}
    day_first = [place for place, dates in read.items() if sum(month is None for _, month in _certain(dates)) >= _LEAST]
    month_first = [place for place, dates in read.items() if sum(day is None for day, _ in _certain(dates)) >= _LEAST]
    if not (day_first and month_first):
        return []
    places = [day_first[0], month_first[0]]
    one = N_(
        "Source",
        "Column {column} has dates with the day first, and others with the month first. Write all in one way first.",
    )
    two = N_(
        "Source",
        "Column {column} has dates with the day first, and column {other} with the month first. Write all in one way "
        "first.",
    )
    words = one if len({*places}) == 1 else two
    text = words.format(column=grid.place(places[0]), other=grid.place(places[1]))
    return [Problem(text, columns=tuple(dict.fromkeys(map(grid.letter, places))))]


def _has_two_marks(column: Sequence[Cell]) -> bool:
    """Return whether some numbers have a decimal comma, and others a decimal point."""
    text = "".join(cell for cell in different(column) if isinstance(cell, str))
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
    return _are_late([cell for cell in column if isinstance(cell, str)])


def _has_swapped_texts(column: Sequence[Cell]) -> bool:
    """Return whether it is so of texts: dates with the year first are the ones that a spreadsheet has taken."""
    texts = {cell for cell in different(column) if isinstance(cell, str)}
    taken = {cell for cell in texts if _YEAR_FIRST.fullmatch(cell)}
    if not _LEAST_DAYS <= len(taken) < len(texts):
        return False
    days = [day.day for cell in taken if (day := dates_in(cell)[0]) is not None]
    return _are_late(texts - taken) and len(days) >= _LEAST_DAYS and max(days) <= _LAST_MONTH


def _are_late(texts: Collection[str]) -> bool:
    """Return whether half of the texts, and several, are dates after the 12th of a month, however they are read."""
    read = [{day.day for day in dates_in(text) if day is not None} for text in texts]
    late = sum(len(each) == 1 and max(each) > _LAST_MONTH for each in read)
    return late >= max(_LEAST_DAYS, len(read) // 2)


def _are_years(column: Sequence[Cell]) -> bool:
    """Return whether all dates of a spreadsheet are days that it shows for the numbers 1900 to 2100."""
    days = [cell.toordinal() for cell in column if isinstance(cell, date)]
    return len(days) >= _LEAST_DAYS and min(days) >= _FIRST_YEAR_AS_DAY and max(days) <= _LAST_YEAR_AS_DAY


def _are_written_years(column: Sequence[Cell]) -> bool:
    """Return whether all cells are texts of such days, or blank."""
    first = next((cell for cell in column if isinstance(cell, str) and cell), "")
    if _YEAR_AS_DAY not in first or any(isinstance(cell, date) for cell in column):
        return False
    read = [dates_in(cell) for cell in column if not is_blank(cell)]
    return len(read) >= _LEAST_WRITTEN and any(map(_are_days_of_years, zip(*read, strict=True)))


def _are_days_of_years(days: Sequence[date | None]) -> bool:
    """Return whether all are days that a spreadsheet shows for the numbers 1900 to 2100, and several differ."""
    read = [day.toordinal() for day in days if day is not None]
    are_all = len(read) == len(days) and min(read) >= _FIRST_YEAR_AS_DAY and max(read) <= _LAST_YEAR_AS_DAY
    return are_all and len({*read}) >= _LEAST_DAYS


def _has_dates(column: Sequence[Cell]) -> bool:
    """Return whether one of the first texts has three parts, as a date without letters has."""
    texts = islice((cell for cell in column if isinstance(cell, str) and cell), _FEW)
    return any(text.count(mark) == _MARKS_BETWEEN for text in texts for mark in "/.-")


def _certain(dates: Iterable[tuple[date | None, date | None]]) -> list[tuple[date | None, date | None]]:
    return [(day, month) for day, month in dates if (day is None) != (month is None)]


def _two_marks(grid: Grid, place: int) -> Problem:
    words = N_(
        "Source",
        "Column {column} has numbers with a decimal comma, and others with a decimal point. Write all in one way "
        "first.",
    )
    return Problem(words.format(column=grid.place(place)), columns=(grid.letter(place),))


def _swapped_days(grid: Grid, place: int) -> Problem:
    words = N_(
        "Source",
        "Column {column} has dates up to the 12th of a month, and texts that are dates after it. A spreadsheet may "
        "have taken days for months: mend the dates first.",
    )
    return Problem(words.format(column=grid.place(place)), columns=(grid.letter(place),))


def _swapped_texts(grid: Grid, place: int, column: Sequence[Cell]) -> Problem:
    texts = [cell for cell in column if isinstance(cell, str) and dates_in(cell) != (None, None)]
    taken = next(cell for cell in texts if _YEAR_FIRST.fullmatch(cell))
    other = next(cell for cell in texts if not _YEAR_FIRST.fullmatch(cell))
    words = N_(
        "Source",
        "Column {column} has dates such as {taken} up to the 12th alone, and dates such as {other} after "
        "it. A spreadsheet may have taken days for months: mend the dates first.",
    )
    text = words.format(column=grid.place(place), taken=taken, other=other)
    return Problem(text, columns=(grid.letter(place),))


def _years_as_days(grid: Grid, place: int) -> Problem:
    words = N_(
        "Source",
        "Column {column} has days of 1905 alone, from March to September. A spreadsheet makes such dates of the years "
        "1900 to 2100: write the years again, as numbers.",
    )
    return Problem(words.format(column=grid.place(place)), columns=(grid.letter(place),))
