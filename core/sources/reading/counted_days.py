"""Tells columns of days that are counted from another year than spreadsheets do, or written as six digits."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date
from itertools import islice

from core.data.amount_names import says_amount
from core.data.column_cells import different, filled_of, numbers_of
from core.data.day_counts import says_date, says_event
from core.data.describing_names import in_words
from core.data.missing_values import is_missing_word
from core.data.personal_traits import BIRTH, trait_of
from core.data.raw_cells import Cell, cell_text, is_blank, number_with_either_mark
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_COUNTED = range(10_957, 29_220)
"""From 2000, counted from 1970, to 2039, counted from 1960; a spreadsheet means days before 1980."""
_BIRTHS, _SPREADSHEET, _BEFORE, _YEARS_APART = range(-22_000, 29_220), 3_653, 5, 1_000
"""Births of 1900 to 2039 counted from 1960, and those before 1970; for how many one is such, and days between two."""
_SECONDS, _EACH_DAY = range(10_010_000_000, 14_750_000_000), 86_400
_YEARS = range(1900, 2101)
"""Years of births, which are no days."""
_JULIAN = 2_415_020.5, 2_469_807.5
_WRITTEN = range(10_100, 1_000_000)
"""Days of six digits, of which a spreadsheet leaves out the first 0."""
_NUMBER = pattern_of(r"[0-9]{5,6}(?:\.0+)?")
_LEAST, _SHARE = 8, 0.95
"""Different numbers, at least, and the share of all that are such ones."""
_LEAST_DAYS, _LEAST_MONTHS = 5, 2
"""Different days of a month, and months, at least, of dates in digits."""
_MANY, _MANY_MONTHS, _FEW_YEARS = 30, 6, 5
"""Different dates and months, at least, and years, at most, where no name says so: a third of codes are no days."""
_LATE, _SHARE_LATE = 15, (0.3, 0.7)
"""Days of a month after the one are half of all; codes of places and goods count from 1 in each of their groups."""


def counted_days(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of such days, below the name of a date or an event.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    counted = N_(
        "Source",
        "Column {column} has the name of a date, and numbers such as {example}. SAS and Stata count days from 1960 so, "
        "and R from 1970: write them as dates first.",
    )
    written = N_(
        "Source",
        "Column {column} has the name of a date, and numbers such as {example}. If they are dates, write them as "
        "2024-01-15 first.",
    )
    seconds = N_(
        "Source",
        "Column {column} has numbers such as {example}. SPSS counts seconds from 1582 so: write them as dates first.",
    )
    julian = N_(
        "Source",
        "Column {column} has the name of a date, and numbers such as {example}. SQLite counts days so: write them as "
        "dates first.",
    )
    found = []
    for place, name in enumerate(grid.said[: len(columns)]):
        numbers = _numbers(columns[place]) if _may_count(name) else {}
        words = counted if _are_counted(numbers, name) else written if _are_written(numbers) else None
        if _is_of_birth(name) and _are_births_counted(columns[place]):
            words = counted
        is_dated = _may_count(name) or _is_of_birth(name)
        if _are_seconds(columns[place], is_dated=is_dated):
            words = seconds
        if is_dated and _are_julian(columns[place]):
            words = julian
        if words is not None:
            text = words.format(column=grid.place(place), example=_example(columns[place]))
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found + _digits_of_days(grid, columns)


def _digits_of_days(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that all numbers of a column whose name is none of a date are digits of days."""
    words = N_(
        "Source",
        "Column {column} has numbers such as {example}, each of which is a day. If they are dates, write them as "
        "2024-01-15 first.",
    )
    names = enumerate(grid.said[: len(columns)])
    places = [place for place, name in names if not _may_count(name) and _are_days_in_digits(columns[place])]
    texts = {place: words.format(column=grid.place(place), example=_example(columns[place])) for place in places}
    return [Problem(text, columns=(grid.letter(place),)) for place, text in texts.items()]


def _may_count(name: str) -> bool:
    return (says_date(name) or says_event(name)) and not _is_measured(name)


def _is_measured(name: str) -> bool:
    """Return whether it was measured at a birth, such as a weight."""
    return says_amount(name) and any(trait_of(word) == BIRTH for word in in_words(name))


def _numbers(column: Sequence[Cell]) -> Collection[int]:
    """Return the different whole numbers of five or six digits; none if others are among them."""
    texts = {cell_text(cell) for cell in different(column) if not is_blank(cell)}
    texts = {text for text in texts if not is_missing_word(text)}
    numbers = {int(text.partition(".")[0]) for text in texts if _NUMBER.fullmatch(text)}
    return numbers if len(numbers) >= max(_LEAST, _SHARE * len(texts)) else ()


def _are_counted(numbers: Collection[int], name: str) -> bool:
    """Return whether nearly all are recent days so; people are born before 1980, too."""
    if _is_of_birth(name):
        return False
    n_such = sum(number in _COUNTED for number in numbers)
    return n_such > 0 and n_such >= _SHARE * len(numbers) and max(numbers) - min(numbers) >= len(numbers)


def _is_of_birth(name: str) -> bool:
    return any(trait_of(word) == BIRTH for word in in_words(name)) and not _is_measured(name)


def _are_births_counted(column: Sequence[Cell]) -> bool:
    """Return whether nearly all numbers are days of births counted from 1960, of which many are before 1970.

    A spreadsheet would mean days before 1910 by these.
    """
    numbers = _whole_numbers(column, _BIRTHS)
    if 2 * sum(number in _YEARS for number in numbers) > len(numbers):
        return False
    n_before = sum(number < _SPREADSHEET for number in numbers)
    return n_before * _BEFORE >= len(numbers) > 0 and max(numbers) - min(numbers) >= _YEARS_APART


def _are_seconds(column: Sequence[Cell], *, is_dated: bool) -> bool:
    """Return whether nearly all numbers are days of 1900 to 2049 in seconds from 1582.

    They have a time of day, too, where the name is that of a date; below other names, they are rather codes.
    """
    numbers = _whole_numbers(column, _SECONDS)
    return len(numbers) > 0 and (is_dated or all(number % _EACH_DAY == 0 for number in numbers))


def _are_julian(column: Sequence[Cell]) -> bool:
    """Return whether all numbers are Julian days of 1900 to 2049, which begin at noon."""
    numbers = numbers_of(column).values()
    return len(numbers) >= _LEAST and _JULIAN[0] <= min(numbers) <= max(numbers) <= _JULIAN[1]


def _example(column: Sequence[Cell]) -> str:
    """Return the number in the middle of a column, as it is written."""
    numbers = numbers_of(column)
    return cell_text(sorted(numbers, key=numbers.__getitem__)[len(numbers) // 2])


def _whole_numbers(column: Sequence[Cell], such: range) -> Collection[int]:
    """Return the different whole numbers of a column; none if there are few, or some are no such ones."""
    if not _such([*islice(different(column), _LEAST)], such):  # nearly all columns end here
        return ()
    cells = [cell for cell in different(column) if not is_blank(cell) and not is_missing_word(cell_text(cell))]
    numbers = _such(cells, such)
    return numbers if len(numbers) >= max(_LEAST, _SHARE * len(cells)) else ()


def _such(cells: Sequence[Cell], such: range) -> set[int]:
    """Return the whole numbers within a range; a range looks for a number with a fraction in all of its own."""
    read = map(number_with_either_mark, cells)
    return {int(number) for number in read if number is not None and number.is_integer() and int(number) in such}


def _are_written(numbers: Collection[int]) -> bool:
    """Return whether nearly all are the digits of days in one order, with the year before or behind."""
    parts = [(number // 10_000, number // 100 % 100, number % 100) for number in numbers if number in _WRITTEN]
    orders = (
        [(year, month, day) for year, month, day in parts],
        [(year, month, day) for day, month, year in parts],
        [(year, month, day) for month, day, year in parts],
    )
    for order in orders:
        days = [each for each in order if _is_day(*each)]
        are_most = len(days) >= max(_LEAST, _SHARE * len(numbers))
        n_days, n_months = len({day for *_, day in days}), len({month for _, month, _ in days})
        if are_most and n_days >= _LEAST_DAYS and n_months >= _LEAST_MONTHS:
            return True
    return False


def _are_days_in_digits(column: Sequence[Cell]) -> bool:
    """Return whether all numbers are the digits of days, year first, of which some recur."""
    first = islice((cell for cell in different(column) if not is_blank(cell)), _LEAST)
    if not all(map(_day_in_digits, first)):  # nearly all columns end here
        return False
    cells = {cell: n for cell, n in filled_of(column).items() if not is_missing_word(cell_text(cell))}
    days = {day for cell in cells if (day := _day_in_digits(cell))}
    if len(days) < max(_MANY, len(cells)) or len(cells) == sum(cells.values()):
        return False
    n_years, n_months = len({day.year for day in days}), len({day.month for day in days})
    late = sum(day.day > _LATE for day in days) / len(days)
    return n_years <= _FEW_YEARS and n_months >= _MANY_MONTHS and _SHARE_LATE[0] <= late <= _SHARE_LATE[1]


def _day_in_digits(cell: Cell) -> date | None:
    """Return the day of a number such as 240115; None of any other cell."""
    number = number_with_either_mark(cell)
    if number is None or not number.is_integer() or int(number) not in _WRITTEN:
        return None
    year, month, day = int(number) // 10_000, int(number) // 100 % 100, int(number) % 100
    return date(2000 + year, month, day) if _is_day(year, month, day) else None


def _is_day(year: int, month: int, day: int) -> bool:
    try:
        date(2000 + year, month, day)
    except ValueError:
        return False
    return True
