"""Periods, times of day and Roman numerals in order: H1 2020, H2 2020; 9:00 AM, 1:00 PM; V, IX."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence

from core.data.ordered_words import ranks
from core.patterns import pattern_of

_YEAR_LAST = pattern_of(r"(?P<part>.*?[^\s/\-.,'’])[\s/\-.,'’]*(?P<year>(?:19|20)[0-9]{2})(?:/(?:[0-9]{2}){1,2})?")
"""A winter may be of two years: WS 2022/23."""
_YEAR_FIRST = pattern_of(r"(?P<year>(?:19|20)[0-9]{2})[\s/\-.,]*(?P<part>\D.*)")
_SHORT_YEAR = pattern_of(r"(?P<part>[^\W\d_]{3,}\.?|[qtQT][1-4])[\s/\-'’]+(?P<year>[0-9]{2})")
"""Two digits are a year behind a month or a quarter only."""
_TERM = pattern_of(
    r"(?P<part>ss|ws|sose|wise|(?:sommer|winter)semester) ?(?P<year>(?:20)?[0-9]{2})(?:[/\-–][0-9]{2})?", re.IGNORECASE
)
"""So it is behind a term of universities: WiSe 22/23."""
_COUNTED = pattern_of(r"(?P<before>\D*)(?P<number>[0-9]{1,2})(?P<behind>\D*)")
_TIME = pattern_of(
    r"(?P<hour>0?[1-9]|1[0-2])(?::(?P<minute>[0-5][0-9]))?(?::[0-5][0-9])? ?(?P<half>[ap])\.?m\.?(?:\W.*)?"
)
_ROMAN = pattern_of(r"(?P<tens>x{0,3})(?P<ones>ix|iv|v?i{0,3})(?P<letter>[a-d]?)")
_ONES = {"": 0, "i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7, "viii": 8, "ix": 9}

Place = tuple[int, int, str]
"""What periods are sorted by: a year and a part of it, hour and minute, or a numeral; then letters behind it."""


def periods(texts: Sequence[str]) -> Mapping[str, Place] | None:
    """Return the place of each text if all are parts of years, times of the day or Roman numerals; else None."""
    for read in (_parts_of_years, _times_of_day, _numerals):
        found = read(texts)
        if found is not None:
            return found
    return None


def _parts_of_years(texts: Sequence[str]) -> Mapping[str, Place] | None:
    """Return the places of quarters, halves, months or seasons of several years."""
    for pattern in (_YEAR_LAST, _YEAR_FIRST, _SHORT_YEAR, _TERM):
        found = {text: match for text in texts if (match := pattern.fullmatch(text))}
        if len(found) < len(texts) or len({match["year"] for match in found.values()}) < 2:
            continue
        parts = _parts({match["part"] for match in found.values()})
        if parts is not None:
            return {text: (_year(match["year"]), parts[match["part"]], "") for text, match in found.items()}
    return None


def _year(written: str) -> int:
    """Return a year, of two digits one from 1950 to 2049: only the order counts."""
    year = int(written)
    return year if year >= 100 else year + (1900 if year >= 50 else 2000)


def _parts(parts: Collection[str]) -> Mapping[str, int] | None:
    """Return the place of each part in its year, such as H2, “2. Halbjahr”, Fall or Mar; None if they have none."""
    counted = {part: _COUNTED.fullmatch(part) for part in parts}
    words = {(match["before"], match["behind"]) for match in counted.values() if match is not None}
    if all(counted.values()) and len(words) == 1:
        return {part: int(match["number"]) for part, match in counted.items() if match is not None}
    numerals = _numerals(parts)
    return {part: number for part, (number, _, _) in numerals.items()} if numerals else ranks(parts)


def _times_of_day(texts: Collection[str]) -> Mapping[str, Place] | None:
    return _all(texts, _time)


def _numerals(texts: Collection[str]) -> Mapping[str, Place] | None:
    return _all(texts, _numeral)


def _all(texts: Collection[str], read: Callable[[str], Place | None]) -> Mapping[str, Place] | None:
    found = {text: place for text in texts if (place := read(text.casefold())) is not None}
    return found if len(found) == len(texts) > 1 else None


def _time(text: str) -> Place | None:
    found = _TIME.fullmatch(text)
    if found is None:
        return None
    hour = int(found["hour"]) % 12 + (12 if found["half"] == "p" else 0)
    return hour, int(found["minute"] or 0), text


def _numeral(text: str) -> Place | None:
    if text == "0":  # a stage before I
        return 0, 0, ""
    found = _ROMAN.fullmatch(text)
    number = 10 * len(found["tens"]) + _ONES[found["ones"]] if found is not None else 0
    return (number, 0, found["letter"]) if found is not None and number else None
