"""Times of day, such as 14:30, 2:30 PM, 14h30 and 14.30 Uhr, as hours since midnight: 14.5."""

from __future__ import annotations

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


def is_of_half_day(text: str) -> bool:
    """Return whether a text is a time before noon or after it, and says which, such as 2:30 PM."""
    return text.endswith(_MARKS) and hours_of(text) is not None


def hours_of(text: str) -> float | None:
    """Return a time as hours in [0, 24]; None of any other text.

    Args:
        text: without blanks around it. Fractions of a second are left out.
    """
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
