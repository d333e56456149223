"""Tells columns of dates and years of the Persian, Islamic, Buddhist or Nepali calendar, which look like others."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import islice

from core.data.column_cells import is_plain
from core.data.describing_names import in_words, words_of
from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, cell_text, in_western_digits, is_blank
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_, Message

_DATE = pattern_of(
    r"(?P<first>[12][0-9]{3})(?P<mark>[-/.])[0-9]{1,2}(?P=mark)[0-9]{1,2}(?:[ T].*)?"
    r"|[0-9]{1,2}(?P<between>[-/.])[0-9]{1,2}(?P=between)(?P<last>[12][0-9]{3})(?:[ T,].*)?"
)
_NEAR, _FAR = range(1300, 1481), range(2440, 2601)
"""Years of living people and their visits: Persian and Islamic ones, and Buddhist ones."""
_OURS = range(1900, 2101)
_NEPALI = range(2070, 2099)
"""Years of visits in Nepal; dates of ours are so far ahead in no column."""
_LEAST, _MOST_LOOKED_AT = 3, 200
"""Different cells that are told, at least, and at most looked at."""
_SHARE = 0.95
"""Share of the cells that have such years, at least: of a thousand years of charters, fewer do."""
_DIGITS = len("1402")
_SAYS_YEAR = words_of("year yr yob jahr geburtsjahr annee ano anno jaar rok god год yil tahun 年 سال السنة سنة ปี")
_OF_THAILAND = "พ.ศ"


def other_calendars(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of such dates.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    found = []
    for place, column in enumerate(columns):
        if (words := _said(column, grid.said[place] if grid.said else "")) is not None:
            found.append(Problem(words.format(column=grid.place(place)), columns=(grid.letter(place),)))
    return found


def _said(column: Sequence[Cell], name: str) -> Message | None:
    """Return what to say of a column; None of nearly all, whose first cell is of no such year."""
    first = next((cell for cell in column if _is_said(cell)), None)
    year = _year(first)
    if year in _NEPALI and _are_nepali(column):
        return N_(
            "Source",
            "Column {column} has dates of years around 2080 alone. If they are of the calendar of Nepal, write them as "
            "Gregorian ones before: they are read as such.",
        )
    if isinstance(first, str) and len(first) > _DIGITS and year in _OURS and is_plain(column):
        return None  # of days as programs write them, none is of another calendar
    if year is None or not (year in _NEAR or year in _FAR or year in _OURS):
        return None
    is_year = not isinstance(first, date) and len(str(first).partition(".")[0]) == _DIGITS
    if is_year and _SAYS_YEAR.isdisjoint(in_words(name)) and _OF_THAILAND not in name:
        return None  # amounts, or numbers of something
    years = [_year(cell) for cell in {*islice(filter(_is_said, column), _MOST_LOOKED_AT)}]
    times = {known: sum(each in known for each in years) for known in (_NEAR, _FAR, _OURS)}
    others = max((_NEAR, _FAR), key=lambda known: times[known])
    if times[others] < _LEAST or times[others] + times[_OURS] < _SHARE * len(years):
        return None
    return _mixed(others) if times[_OURS] >= max(_LEAST, (1 - _SHARE) * len(years)) else _alone(others)


def _are_nepali(column: Sequence[Cell]) -> bool:
    """Return whether nearly all dates of a column, which are no years alone, are so far ahead."""
    cells = {*islice(filter(_is_said, column), _MOST_LOOKED_AT)}
    dated = [cell for cell in cells if isinstance(cell, date) or len(cell_text(cell)) > _DIGITS]
    n_such = sum(_year(cell) in _NEPALI for cell in dated)
    return n_such >= max(_LEAST, _SHARE * len(cells))


def _alone(known: range) -> Message:
    near = N_(
        "Source",
        "Column {column} has years around 1400 alone. If they are Persian or Islamic, write them as Gregorian ones "
        "before: they are read as such.",
    )
    far = N_(
        "Source",
        "Column {column} has years around 2500 alone. If they are of the Buddhist calendar, write them as Gregorian "
        "ones before: they are read as such.",
    )
    return near if known is _NEAR else far


def _mixed(known: range) -> Message:
    near = N_(
        "Source",
        "Column {column} has years around 1400 beside years around 2000. If they are Persian or Islamic, write them as "
        "Gregorian ones before: they are read as such.",
    )
    far = N_(
        "Source",
        "Column {column} has years around 2500 beside years around 2000. If they are of the Buddhist calendar, write "
        "them as Gregorian ones before: they are read as such.",
    )
    return near if known is _NEAR else far


def _is_said(cell: Cell) -> bool:
    return not is_blank(cell) and not is_missing_word(cell_text(cell))


def _year(cell: Cell) -> int | None:
    """Return the year of a date, or of a number that may be one alone; None of any other cell."""
    if isinstance(cell, date):
        return cell.year
    if isinstance(cell, int | float):
        return int(cell) if float(cell).is_integer() else None
    if cell is None or not cell[:1].isdecimal():
        return None
    text = in_western_digits(cell).strip()
    if len(text) == _DIGITS:
        return int(text) if text.isdecimal() else None
    found = _DATE.fullmatch(text)
    return int(found["first"] or found["last"]) if found is not None else None
