"""Durations, such as 107:25, -0:45, 2 h 15 min and PT2H15M, as a number of what stands before the colon: 107.42."""

from __future__ import annotations

from functools import lru_cache

from core.patterns import pattern_of

_DURATION = pattern_of(
    r"(?P<sign>[+\-−]?)(?:(?P<whole>[0-9]{1,5}):(?P<part>[0-5][0-9])(?::(?P<rest>[0-5][0-9])(?:[.,][0-9]+)?)?(?:\s?(?:[hH]|Std\.?))?"
    r"|(?P<hours>[0-9]{1,5})\s?(?:[hH]|[Hh]rs?\.?|hours?|Std\.?|Stunden?|heures?|horas?|ore)\s?"
    r"(?P<minutes>[0-5]?[0-9])\s?(?:[mM]|[Mm]in\.?|[Mm]ins|minutes?|Minuten?|minutos?|minuti)?)"
)
_BY_ISO = pattern_of(
    r"P(?:(?P<days>[0-9]{1,4})D)?T(?=[0-9])(?:(?P<hours>[0-9]{1,5})H)?(?:(?P<minutes>[0-9]{1,5})M)?"
    r"(?:(?P<seconds>[0-9]{1,6})(?:[.,][0-9]+)?S)?"
)
"""ISO 8601, as web services and XML write durations."""
_LONGEST = 24
_DAY, _PARTS, _RESTS = 24, 60, 3600


@lru_cache(maxsize=1 << 12)  # those of a day by the minute, which several looks ask for
def duration_of(text: str) -> float | None:
    """Return a duration as a number; None of any other text.

    Args:
        text: without blanks around it. Fractions of the last unit are left out.
    """
    found = _DURATION.fullmatch(text) if len(text) <= _LONGEST else None
    if found is None:
        return _by_iso(text) if text[:1] == "P" else None
    whole, part, rest = (int(each or 0) for each in (found["whole"], found["part"], found["rest"]))
    if found["hours"]:
        whole, part = int(found["hours"]), int(found["minutes"])
    number = (whole * _RESTS + part * _PARTS + rest) / _RESTS  # one division, as for a time of day
    return -number if found["sign"] in ("-", "−") else number


def _by_iso(text: str) -> float | None:
    found = _BY_ISO.fullmatch(text)
    if found is None:
        return None
    days, hours, minutes, seconds = (int(each or 0) for each in found.groups())
    return ((_DAY * days + hours) * _RESTS + minutes * _PARTS + seconds) / _RESTS
