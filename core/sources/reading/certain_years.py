"""Years of two digits whose century nobody doubts: those of a few decades that end now, and are no births.

The century is settled where a plan is made, and stated in it: at a release neither rows nor calendar decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from core.data.describing_names import in_words, words_of
from core.data.personal_traits import BIRTH, trait_of
from core.data.raw_cells import Cell
from core.data.written_dates import has_short_year
from core.domain.reading_choices import TwoDigitYears
from core.domain.reading_layout import ReadingLayout
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.reading.marks_and_dates import short_years
from core.sources.source import Problem
from core.words import N_, joined

_YEAR = pattern_of(r"(?:[0-9]{1,2}([./])[0-9]{1,2}\1|[0-9]{1,2}[ \-./]?[^\W\d_]{3,10}[ \-./,]*)([0-9]{2})(?:[T ,].*)?")
"""A day, its month and a year of two digits: Mar-24 may be a day."""
_MONTH = pattern_of(r"[^\W\d_]{3,10}[ \-./’']{0,2}([0-9]{2})")
"""Mar-24 in a column that is called a month."""
_MONTHS = words_of(
    "month months monat mois mes mese maand miesiac mesic maned manad kuukausi honap luna ay mjesec mesec"
)
_LEAST, _LONGEST = 12, 40
"""Different dates, at least, and years between the first and the last of them, at most: births of adults span more."""
_BORN = (
    "born",
    "birth",
    "dob",
    "ddn",
    "geb",
    "nais",
    "nacid",
    "nacim",
    "nat",
    "nasc",
    "urodz",
    "naroz",
    "fod",
    "fød",
    "född",
)
"""How words of births begin; more than these are asked about."""
_TO_COME = 20
"""Years of the present decade and the one to come: dates of next year's file are read alike."""


class YearsFound(NamedTuple):
    """What is known of years of two digits.

    Attributes:
        years: the hundred years that they are in; None: nobody has said it, or there are none.
        doubtful: the columns that have such years, unless their century is certain.
        told: what there is to say of them.
    """

    years: TwoDigitYears | None = None
    doubtful: Sequence[int] = ()
    told: Sequence[Problem] = ()

    @property
    def first(self) -> int | None:
        """The first of the hundred years; None if there are none."""
        return None if self.years is None else self.years.first


def years_found(grid: Grid, asked: ReadingLayout, columns: Sequence[Sequence[Cell]]) -> YearsFound:
    """Return what the first cells of each column tell, and what the layout says; a plan with dates says all of them."""
    places = short_years(columns)
    if asked.two_digit_years is not None or asked.dates or not places:
        return YearsFound(asked.two_digit_years, places)
    years = _certain([grid.said[place] for place in places], [columns[place] for place in places])
    if years is None:
        return YearsFound(None, places)
    words = N_("Source", "The years of two digits in {columns} are read as years from {first} to {last}.")
    first = int(years[:4])
    text = words.format(columns=joined(", ", [*map(grid.place, places)]), first=first, last=first + 99)
    return YearsFound(years, (), [Problem(text, columns=tuple(map(grid.letter, places)))])


def _certain(names: Sequence[str], columns: Sequence[Sequence[Cell]]) -> TwoDigitYears | None:
    """Return the hundred years in which all years of two digits are; None where somebody has to say it."""
    now = datetime.now(UTC).year
    first = now // 10 * 10 + _TO_COME - 100
    if any(map(_is_of_births, names)):
        return None
    for name, column in zip(names, columns, strict=True):
        are_months = not _MONTHS.isdisjoint(in_words(name))
        years = [_year(cell, first, are_months=are_months) for cell in {*column} if has_short_year(cell)]
        known = [year for year in years if year is not None]
        if len(known) < max(_LEAST, len(years)) or max(known) > now or max(known) - min(known) > _LONGEST:
            return None
    return next((years for years in TwoDigitYears if years.first == first), None)


def _is_of_births(name: str) -> bool:
    """Return whether a column may be of births: what has no name may be."""
    words = in_words(name)
    return not words or any(trait_of(word) == BIRTH or word.startswith(_BORN) for word in words)


def _year(cell: Cell, first: int, *, are_months: bool) -> int | None:
    """Return the year of a date of two digits; None of what may be a day."""
    text = cell.strip() if isinstance(cell, str) else ""
    month = _MONTH.fullmatch(text) if are_months else None
    found = month or _YEAR.fullmatch(text)
    return None if found is None else first + (int(found[found.re.groups]) - first) % 100
