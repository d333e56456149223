"""Dates as people and programs write them: with names of months, times of day, months, quarters and weeks alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from functools import lru_cache
from unicodedata import combining, normalize

from core.data.raw_cells import Cell, possible_dates

Days = tuple[date | None, date | None]
_NONE: Days = (None, None)
_ANY_YEAR = 2000
"""A century to try whether a text is a date; 2000 has the 29th of February, 1900 does not."""
SHORTEST, LONGEST = 6, 48
"""Characters of a text that can be a date: 2024Q1, and one with a month, a time and a zone."""

_MONTHS = """
january jan janvier janv januar jan janner enero ene gennaio gen januari janeiro styczen stycznia sty ledna
february feb fevrier fevr februar febr febrero febbraio februari fevereiro fev luty lutego lut unora
march mar mars marz maerz mrz marzo maart mrt marco marts marzec marca brezna
april apr avril avr abril abr aprile kwiecien kwietnia kwi dubna
may mai mayo maggio mag mei maio maj maja kvetna
june jun juin juni junio giugno giu junho czerwiec czerwca cze cervna
july jul juillet juil juli julio luglio lug julho lipiec lipca lip cervence
august aug aout agosto ago augustus augusti sierpien sierpnia sie srpna
september sep sept septembre septiembre set settembre setembro wrzesien wrzesnia wrz zari
october oct octobre oktober okt octubre ottobre ott outubro out pazdziernik pazdziernika paz rijna
november nov novembre noviembre novembro listopad listopada lis listopadu
december dec decembre dezember dez diciembre dic dicembre dezembro grudzien grudnia gru prosince
"""
_MONTH = {word: month for month, line in enumerate(_MONTHS.split("\n")[1:-1], start=1) for word in line.split()}

_TIME = re.compile(
    r"(?P<day>.*[0-9a-z])[t,]? ?(?<![0-9])(?:[01]?[0-9]|2[0-3])(?::[0-5][0-9]){1,2}(?:[.,][0-9]{1,9})?"
    r"(?: ?[ap]\.?m\.?)?(?: ?(?:z|(?:utc|gmt)(?:[+-][0-9]{1,2}(?::?[0-9]{2})?)?|c?e[sd]?t|[+-][0-9]{2}:?[0-9]{2}))?"
)
_DAY, _NAME, _YEAR = r"(?P<d>[0-9]{1,2})", r"(?P<name>[a-z]{3,12})\.?", r"(?P<y>[0-9]{4})(?: ?r\.?)?"
_NAMED = (
    re.compile(rf"{_DAY}(?:st|nd|rd|th|er)?\.?(?: |-|/| de | of )?{_NAME}(?: |-|/|, | de | del )?{_YEAR}"),
    re.compile(rf"{_NAME}[ -]{_DAY}(?:st|nd|rd|th)?,?[ -]{_YEAR}"),
    re.compile(rf"{_YEAR}[ -]?{_NAME}[ -]?{_DAY}"),
    re.compile(rf"{_NAME}(?: |-|/| de )?{_YEAR}"),
)
_HAS_YEAR = re.compile(r"(?<![0-9])(?:1[0-9]|20)[0-9]{2}(?![0-9])|^\s*(?:19|20)[0-9]{6}\s*$")
"""What every date that is read here has: tried first, as most texts have none."""
_DIGITS = re.compile(r"(?P<y>(?:19|20)[0-9]{2})(?P<m>[0-9]{2})(?P<d>[0-9]{2})")
_YEAR_MONTH = re.compile(r"(?P<y>[0-9]{4})[-/](?P<m>[0-9]{1,2})|(?P<m2>[0-9]{1,2})/(?P<y2>[0-9]{4})")
_SPACED = re.compile(
    r"(?P<d>[0-9]{1,2})\. (?P<m>[0-9]{1,2})\. (?P<y>[0-9]{4})\.?"
    r"|(?P<y2>[0-9]{4})\. ?(?P<m2>[0-9]{1,2})\. ?(?P<d2>[0-9]{1,2})\.?"
)
"""As Czechs write dates, and Hungarians and Koreans."""
_EAST = re.compile(
    normalize("NFKD", r"(?P<y>[0-9]{4}) ?(?:年|년) ?(?P<m>[0-9]{1,2}) ?(?:月|월)(?: ?(?P<d>[0-9]{1,2}) ?(?:日|일))?")
)
_QUARTER = re.compile(
    r"(?P<y>[0-9]{4})[- /]?[qt](?P<q>[1-4])|[qt](?P<q2>[1-4])[- /]?(?P<y2>[0-9]{4})"
    r"|(?P<q3>[1-4])\. ?(?:quartal|quarter|trimestre) (?P<y3>[0-9]{4})"
)
_WEEK = re.compile(r"(?P<y>[0-9]{4})-?w(?P<w>[0-9]{2})(?:-?(?P<d>[1-7]))?")


_SHORT_YEAR = re.compile(
    r"(?P<before>[0-9]{1,2}(?P<mark>[./])[0-9]{1,2}(?P=mark)|[0-9]{1,2}[ \-./]?[^\W\d_]{3,10}[ \-./,]*"
    r"|[^\W\d_]{3,10}\.?[ \-][0-9]{1,2}(?:, ?|[ \-]))'?(?P<year>[0-9]{2})(?P<time>(?:[T ,].*)?)"
)
"""A date with a year of two digits behind day and month; 24-03-05 alone does not say which of its parts the year is."""


def dates_in(cell: Cell, first_year: int | None = None) -> Days:
    """Return the cell as a date read day first, and as one read month first; (None, None) if it is no date.

    A month, quarter or week by itself is its first day; the time of day and its zone are left out. Years have four
    digits: nothing in 05-Mar-24 says which century it is. With `first_year` it is of the hundred years from then on.
    """
    found = _dates_in(cell)
    if found == _NONE and first_year is not None and isinstance(cell, str):
        return _dates_in(_in_full(cell, first_year))
    return found


def has_short_year(cell: Cell) -> bool:
    """Return whether a text is a date but for its year, which has two digits."""
    return isinstance(cell, str) and _dates_in(cell) == _NONE != _dates_in(_in_full(cell, _ANY_YEAR))


def _in_full(text: str, first_year: int) -> str | None:
    """Return a date with its year of two digits written in full; None of any other text."""
    found = _SHORT_YEAR.fullmatch(text.strip()) if SHORTEST <= len(text) <= LONGEST else None
    if found is None:
        return None
    year = first_year + (int(found["year"]) - first_year) % 100
    return f"{found['before']}{year}{found['time']}"


def _dates_in(cell: Cell) -> Days:
    found = possible_dates(cell)
    if found != _NONE or cell is None or isinstance(cell, date):
        return found
    if isinstance(cell, str):
        return _written(cell.strip()) if SHORTEST <= len(cell) <= LONGEST and _HAS_YEAR.search(cell) else _NONE
    return _both(_digits(str(int(cell)))) if 0 < cell < 10**8 and cell == int(cell) else _NONE


@lru_cache(maxsize=4096)
def _written(text: str) -> Days:
    plain = _plain(text)
    timed = _TIME.fullmatch(plain)
    if timed is not None:
        before = timed["day"].removesuffix("t") if timed["day"][-2:-1].isdigit() else timed["day"]
        numeric = possible_dates(before)
        return numeric if numeric != _NONE else _both(_named(before))
    return _both(next((day for read in _READERS if (day := read(plain)) is not None), None))


def _both(day: date | None) -> Days:
    return day, day


def _named(text: str) -> date | None:
    for pattern in _NAMED:
        found = pattern.fullmatch(text)
        if found is not None and found["name"] in _MONTH:
            return _date(found["y"], _MONTH[found["name"]], found.groupdict().get("d") or 1)
    return None


def _digits(text: str) -> date | None:
    found = _DIGITS.fullmatch(text)
    return None if found is None else _date(*found.groups())


def _year_month(text: str) -> date | None:
    found = _YEAR_MONTH.fullmatch(text)
    return None if found is None else _date(found["y"] or found["y2"], found["m"] or found["m2"], 1)


def _spaced(text: str) -> date | None:
    found = _SPACED.fullmatch(text)
    return None if found is None else _date(*(found[part] or found[f"{part}2"] for part in "ymd"))


def _east(text: str) -> date | None:
    found = _EAST.fullmatch(text)
    return None if found is None else _date(found["y"], found["m"], found["d"] or 1)


def _quarter(text: str) -> date | None:
    found = _QUARTER.fullmatch(text)
    if found is None:
        return None
    quarter = int(found["q"] or found["q2"] or found["q3"])
    return _date(found["y"] or found["y2"] or found["y3"], 3 * quarter - 2, 1)


def _week(text: str) -> date | None:
    found = _WEEK.fullmatch(text)
    try:
        return None if found is None else date.fromisocalendar(int(found["y"]), int(found["w"]), int(found["d"] or 1))
    except ValueError:
        return None


_READERS: tuple[Callable[[str], date | None], ...] = (_named, _digits, _year_month, _spaced, _east, _quarter, _week)


def _date(year: str, month: str | int, day: str | int) -> date | None:
    try:
        return date(int(year), int(month), int(day))
    except ValueError:
        return None


def _plain(text: str) -> str:
    """Return a text without case, accents and repeated blanks."""
    bare = "".join(sign for sign in normalize("NFKD", text.casefold()) if not combining(sign))
    return " ".join(bare.split())
