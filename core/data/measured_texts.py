"""Texts that measure something, such as 34 years, 107:25, <0.5 or 120/80: they name nobody, however rarely they repeat.

Only their form tells, so each form has few digits and at most a few different words, which codes of persons have not.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice

from core.data.column_values import Values, are_most
from core.patterns import pattern_of

_WORD = r"[^\W\d_]{1,12}"
_SIGNS = "$€£¥￥₹₽₺₴₪₩%‰"
_PART = "(?:h|hrs?|hours?|std|m|mins?|minutes?|s|secs?|d|days?|w|wks?|weeks?|mo|months?|y|yrs?|years?|ft|in)"
_MEASURE = pattern_of(
    r"[<>≤≥~≈+−-]{0,2} ?(?:"
    rf"[0-9]{{1,3}}[:.][0-9]{{2}}(?:[:.][0-9]{{2}})?(?: ?[ap]\.? ?m\.?| ?{_WORD}\.?)?"
    r"|[0-9]{1,2}:[0-9]{1,2}"
    rf"|[0-9]{{1,3}} {_WORD},? [0-9]{{1,2}}:[0-9]{{2}}(?::[0-9]{{2}})?"
    rf"|[0-9]{{1,3}} ?{_PART}\.?,?(?: ?[0-9]{{1,2}} ?{_PART}\.?){{1,2}}|[0-9]{{1,3}} ?h ?[0-9]{{2}}"
    r"|P(?:[0-9]{1,3}D)?T(?=[0-9])(?:[0-9]{1,3}H)?(?:[0-9]{1,2}M)?(?:[0-9.]{1,6}S)?"
    r"|[0-9]{1,2}\+[0-6]"
    r"|E ?[1-4][ ,;/+-]{0,2}V ?[1-5T][ ,;/+-]{0,2}M ?[1-6]"
    r"|[0-9]{1,2}[./-][0-9]{1,2}[./-](?:19|20)[0-9]{2}|(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}"
    rf"|(?:{_WORD})?[0-9元]{{1,4}}年[0-9]{{1,2}}月[0-9]{{1,2}}日"
    r"|[0-9]{1,4}[.,][0-9]{1,2}"
    r"|(?<=[<>≤≥~≈] )[0-9]{1,3}|(?<=[<>≤≥~≈])[0-9]{1,3}"
    rf"|[0-9]{{1,3}}(?:[.,][0-9]{{1,2}})? ?[^\W\d_%€$£°][^\W\d_]{{0,11}}\.?"
    r"|[0-9]{1,3}(?:[.,][0-9]{1,2})? ?[%€$£°]C?"
    rf"|[0-9]{{1,3}}(?:[.,'’ \u00a0\u202f][0-9]{{3}})+(?:[.,][0-9]{{2}})? ?{_WORD}(?:\.{_WORD})?\.?"
    rf"|[0-9]{{1,5}}(?:[.,][0-9]{{1,3}})? ?(?:{_WORD}| )/ ?[0-9]{{0,3}} ?{_WORD}[23]?"
    rf"|[{_SIGNS}] ?[0-9][0-9.,'’ ]*|[0-9][0-9.,'’ ]* ?[{_SIGNS}])",
    re.IGNORECASE,
)
"""A time, a duration, a result 4:1, a week and a day 32+1, a coma E3V4M5, a day, a limit, or a number with a unit.

A number without decimals, marks of thousands or a sign of a currency is small, such as 34 years.
"""
_SPOKEN = pattern_of(
    r"(?:[0-9]{1,3} ?(?:tage?|days?|jours?|d[ií]as?|giorn[oi]|stunden?|std\.?|hours?|hrs?|h|heures?|horas?|or[ae]"
    r"|minut(?:e[ns]?|os?|[oi])?|mins?\.?|m|sekunden?|sek\.?|sec(?:ond[esi]*)?s?\.?|s|segundos?)(?:,? |$)){2,3}",
    re.IGNORECASE,
)
"""A duration in words, such as 12 Minuten 33 Sekunden."""
_UNITS = 4
"""Different units of one column, such as year and years, at most."""
_FIRST = 100
"""Texts of which half at least measure something where nearly all do."""
_PRESSURE = pattern_of(r"([0-9]{2,3}) ?/ ?([0-9]{2,3})(?: ?mm ?Hg)?", re.IGNORECASE)
_SYSTOLIC, _DIASTOLIC = range(60, 261), range(30, 161)
_PARTS = pattern_of("([0-9]{1,3})/([0-9]{1,3})")
_WHOLES, _LEAST_EACH = 3, 2
"""Different wholes of one column, at most, and rows of a value in the mean, at least: numbers of files are of one."""
_LIMIT = pattern_of(r"[<>≤≥] ?[0-9]+(?:[.,][0-9]+)?")
_NUMBER = pattern_of(r"[+\-−]?[0-9]+(?:[.,][0-9]+)?")
_LIMITS_EACH = 50
"""Rows of which one at least has a limit, where numbers beside it are measured."""


def are_measures(values: Values) -> bool:
    """Return whether nine in ten values measure something, in a few units, or are numbers beside limits."""
    if _have_limits(values) or are_most(values, _is_duration):
        return True
    first = [*islice(values.times, _FIRST)]
    # codes and comments are told by these, which spares them a look at each text
    if len(_units(first)) > _UNITS or 2 * sum(map(_is_measure, first)) < len(first):
        return False
    return len(_units(values.times)) <= _UNITS and are_most(values, _is_measure)


def are_parts(values: Values) -> bool:
    """Return whether nine in ten values are how many of at most a few wholes, as 7/12, and most recur."""
    found = [_PARTS.fullmatch(text) for text in islice(values.times, _FIRST)]
    parts = [(int(each[1]), int(each[2])) for each in found if each]
    if values.rows_each < _LEAST_EACH or len(parts) < 0.9 * len(found):
        return False
    return len({whole for _, whole in parts}) <= _WHOLES and all(part <= whole for part, whole in parts)


def _is_measure(text: str) -> bool:
    if text.isdecimal() or not any(map(str.isdecimal, text)):
        return False  # as nearly all answers
    return _MEASURE.fullmatch(text) is not None or _is_pressure(text)


def _is_duration(text: str) -> bool:
    return text[0].isdecimal() and " " in text and _SPOKEN.fullmatch(text) is not None


def _units(texts: Iterable[str]) -> set[str]:
    return {"".join(filter(str.isalpha, text)).casefold() for text in texts}


def _have_limits(values: Values) -> bool:
    """Return whether some rows have a limit such as <5 or >100, and the others numbers."""
    limits = sum(times for text, times in values.times.items() if text[0] in "<>≤≥" and _LIMIT.fullmatch(text))
    if not limits or limits * _LIMITS_EACH < sum(values.times.values()):
        return False
    return are_most(values, lambda text: (_LIMIT if text[0] in "<>≤≥" else _NUMBER).fullmatch(text) is not None)


def _is_pressure(text: str) -> bool:
    """Return whether the text is a blood pressure, such as 120/80."""
    found = _PRESSURE.fullmatch(text)
    if found is None:
        return False
    systolic, diastolic = map(int, found.groups())
    return systolic in _SYSTOLIC and diastolic in _DIASTOLIC and diastolic < systolic
