"""Times of day, such as 14:30, 2:30 PM, 14h30 and 14.30 Uhr, as hours since midnight: 14.5."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, datetime
from functools import lru_cache

from core.patterns import pattern_of

_TIME = pattern_of(
    r"(?P<hour>[0-9]{1,2})"
    r"(?:(?:[:hH]|\.(?=[0-9]+ ?(?:Uhr|[AaPp]\.?[Mm])))"
    r"(?P<minute>[0-5][0-9])(?::(?P<second>[0-5][0-9])(?:[.,][0-9]+)?)?)?"
    r"(?:\s?(?:(?P<half>[AaPp])\.?\s?[Mm]\.?|(?P<clock>Uhr)|hrs?\.?|[hH]))?"
)
_BEHIND_HOURS = frozenset(":hH.")
_MARKS = ("m", "M", "m.", "M.")
_ENDS = ("Uhr", *_MARKS)
_LONGEST = 20
_MIDNIGHT, _NOON = 24, 12
_SECONDS = 3600
DAYS_OF_TIMES = frozenset(map(date.fromisoformat, ("1899-12-30", "1899-12-31", "1900-01-01", "1970-01-01")))
"""Days that programs write before a time of day that has none: Access, Excel, databases and Unix."""
_DAY = pattern_of(
    r"(?:3[01](?P<mark>[./-])12(?P=mark)1899|12/3[01]/1899|1899[-/]12[-/]3[01]"
    r"|0?[01](?P<other>[./-])0?1(?P=other)1900|0?1/0?0/1900|1900[-/]01[-/]0[01]|1970-01-01)(?:T|,? {1,2})"
)
_ZONE = pattern_of(r" ?(?:Z|UTC|\+00(?::?00)?)$")
"""Such a day; Excel calls the one before the first of January 1900 the 0th."""
_SHORTEST_WITH_DAY = len("1/0/1900 0:00")


def is_after_a_day(text: str) -> bool:
    """Return whether a text is a day that stands for none, and something behind it, such as 30.12.1899 14:30:00."""
    return len(text) >= _SHORTEST_WITH_DAY and _DAY.match(text) is not None


def are_times(dates: Collection[date], texts: Collection[str]) -> bool:
    """Return whether all dates, and so most texts, are one day that stands for none, before several times."""
    return len(dates) == 1 < len(texts) and not DAYS_OF_TIMES.isdisjoint(dates)


def hours_of_moment(moment: object) -> float | None:
    """Return the hours of a moment of a day that stands for none; None of any other."""
    if not isinstance(moment, datetime) or moment.date() not in DAYS_OF_TIMES:
        return None
    return (moment.hour * _SECONDS + 60 * moment.minute + moment.second) / _SECONDS


def is_of_half_day(text: str) -> bool:
    """Return whether a text is a time before noon or after it, and says which, such as 2:30 PM."""
    return text.endswith(_MARKS) and hours_of(text) is not None


@lru_cache(maxsize=1 << 12)  # those of a day by the minute, which several looks ask for
def hours_of(text: str) -> float | None:
    """Return a time as hours in [0, 24]; None of any other text.

    Args:
        text: without blanks around it. Fractions of a second are left out, and a day that stands for none.
    """
    if is_after_a_day(text):
        text = _ZONE.sub("", _DAY.sub("", text, 1))
    # looked at first: most texts are other than times
    may_be = len(text) <= _LONGEST and (not _BEHIND_HOURS.isdisjoint(text[1:3]) or text.endswith(_ENDS))
    found = _TIME.fullmatch(text) if may_be else None
    if found is None or not (found["minute"] or found["half"] or found["clock"]):
        return None
    hour, seconds = int(found["hour"]), 60 * int(found["minute"] or 0) + int(found["second"] or 0)
    if found["half"]:
        if not 1 <= hour <= _NOON:
            return None
        hour = hour % _NOON + (_NOON if found["half"] in "Pp" else 0)
    hours = (hour * _SECONDS + seconds) / _SECONDS  # one division: an edge such as 7.2 is met by 7:12 exactly
    return hours if hours <= _MIDNIGHT else None
