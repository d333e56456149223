"""Durations, such as 107:25, -0:45 and 2 h 15 min, as a number of what stands before the colon: 107.42."""

from __future__ import annotations

from core.patterns import pattern_of

_DURATION = pattern_of(
    r"(?P<sign>[+\-−]?)(?:(?P<whole>[0-9]{1,5}):(?P<part>[0-5][0-9])(?::(?P<rest>[0-5][0-9])(?:[.,][0-9]+)?)?(?:\s?(?:[hH]|Std\.?))?"
    r"|(?P<hours>[0-9]{1,5})\s?(?:[hH]|[Hh]rs?\.?|hours?|Std\.?|Stunden?|heures?|horas?|ore)\s?"
    r"(?P<minutes>[0-5]?[0-9])\s?(?:[mM]|[Mm]in\.?|[Mm]ins|minutes?|Minuten?|minutos?|minuti)?)"
)
_LONGEST = 24
_PARTS, _RESTS = 60, 3600


def duration_of(text: str) -> float | None:
    """Return a duration as a number; None of any other text.

    Args:
        text: without blanks around it. Fractions of the last unit are left out.
    """
    found = _DURATION.fullmatch(text) if len(text) <= _LONGEST else None
    if found is None:
        return None
    whole, part, rest = (int(each or 0) for each in (found["whole"], found["part"], found["rest"]))
    if found["hours"]:
        whole, part = int(found["hours"]), int(found["minutes"])
    number = (whole * _RESTS + part * _PARTS + rest) / _RESTS  # one division, as for a time of day
    return -number if found["sign"] in ("-", "−") else number
