"""Tells columns of dates with years of Taiwan, such as 113/03/04, or of eras of Japan in short, such as R6.3.4."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from core.data.column_cells import different
from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, in_western_digits, is_blank
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_DATE = pattern_of(
    r"(?P<era>[MTSHRmtshr]) ?(?P<n>[0-9]{1,2})[./-](?P<month>[0-9]{1,2})[./-](?P<day>[0-9]{1,2})"
    r"|(?:民國|民国)? ?(?P<year>0?[3-9][0-9]|1[0-4][0-9])(?P<mark>[./-]|年)(?P<m>[0-9]{1,2})(?:(?P=mark)|月)"
    r"(?P<d>[0-9]{1,2})日?"
)
"""Years of Taiwan from 1941 on; a day or a year of two digits is never as large as most of them are."""
_OF_TAIWAN = range(100, 150)
_LEAST, _LEAST_DAYS, _SHARE = 3, 3, 0.95
"""Different dates and days of a month, at least, and the share of all cells that are such dates."""
_MONTHS, _DAYS = range(1, 13), range(1, 32)


def eastern_years(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of such dates.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} seems to have dates with years of Taiwan or of eras of Japan, such as 113/03/04 or R6.3.4. "
        "Write them as 2024-03-04 first.",
    )
    places = [place for place, column in enumerate(columns) if _are_such(column)]
    return [Problem(words.format(column=grid.place(place)), columns=(grid.letter(place),)) for place in places]


def _are_such(column: Sequence[Cell]) -> bool:
    first = next((cell for cell in column if not is_blank(cell)), None)
    if not isinstance(first, str) or not any(map(str.isdecimal, first)) or _DATE.fullmatch(_plain(first)) is None:
        return False  # nearly all columns
    texts = {_plain(cell) for cell in different(column) if isinstance(cell, str) and not is_blank(cell)}
    texts = {text for text in texts if not is_missing_word(text)}
    dates = [parts for text in texts if (parts := _parts(text)) is not None]
    are_many = len(dates) >= max(_LEAST, _SHARE * len(texts)) and len({day for _, _, day in dates}) >= _LEAST_DAYS
    return are_many and _are_years({year for year, _, _ in dates})


def _are_years(years: Collection[int]) -> bool:
    """Return whether all are of eras, which are told as 0, or some have the three digits of today in Taiwan."""
    return years == {0} or any(year in _OF_TAIWAN for year in years)


def _parts(text: str) -> tuple[int, int, int] | None:
    """Return the year of Taiwan, 0 of an era, with month and day; None if it is no such date."""
    found = _DATE.fullmatch(text)
    if found is None:
        return None
    month, day = int(found["month"] or found["m"]), int(found["day"] or found["d"])
    return (int(found["year"] or 0), month, day) if month in _MONTHS and day in _DAYS else None


def _plain(text: str) -> str:
    return in_western_digits(text.strip())
