"""Dates written as numbers: days as spreadsheets count them, and seconds or milliseconds since 1970, and in digits."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import date, timedelta

from core.data.days_in_digits import FIRST, LAST, day_in_digits, order_in_digits
from core.data.describing_names import in_words, words_of
from core.data.personal_traits import BIRTH, trait_of
from core.data.raw_cells import Cell, Marks, number_of
from core.domain.attribute import DAYS_IN_DIGITS, EXCEL_DAYS, UNIX_MILLISECONDS, UNIX_SECONDS
from core.patterns import pattern_of

_FIRST = {EXCEL_DAYS: date(1899, 12, 30), UNIX_SECONDS: date(1970, 1, 1), UNIX_MILLISECONDS: date(1970, 1, 1)}
"""The day of the number 0. Excel counts a 29th of February 1900, so that it is right from March of that year on."""
_EACH_DAY = {EXCEL_DAYS: 1, UNIX_SECONDS: 86_400, UNIX_MILLISECONDS: 86_400_000}
_RANGES = {
    EXCEL_DAYS: (4_000, 73_050),
    UNIX_SECONDS: (315_532_800, 2_200_000_000),
    UNIX_MILLISECONDS: (315_532_800_000, 2_200_000_000_000),
}
"""From 1910 to 2099, and from 1980 to 2039."""
_RECENT = (36_526, 54_789)
"""Days from 2000 to 2049, in which all lie below the name of an event: amounts hardly do."""
_DATES = words_of(
    """
    date dates dated dob birthdate birthday datum fecha data datas dato datoer fodselsdato pvm paivamaara tarih tarihi
    datums data kuupaev kelt datumas datumi дата дату ημερομηνια التاريخ تاريخ תאריך
    geburtstag zeitpunkt nacimiento naissance nascita
    日付 生年月日 日期 날짜 생년월일
    """
)
_TIMES = words_of(
    "timestamp timestamps ts time times epoch unixtime zeitstempel zeit horodatage created updated modified login at"
)
"""What the name of a moment has, whose seconds are counted."""
_EVENTS = words_of(
    """
    visit visited visita visite visitdate besuch arrival arrived ankunft arrivee llegada arrivo departure departed
    lastvisit firstvisit nextvisit
    abreise admission admitted aufnahme ingreso discharge discharged entlassung
    registered registration registrierung registriert enrolled enrolment enrollment created updated modified changed
    submitted started finished completed opened closed hired joined appointment termin onset recorded inscription
    """
)
"""What happens on a day; whole columns of such names say nothing else."""
_BESIDE_EVENTS = words_of("at on of time day date last first initial de der la")
_ENDS = words_of("start end begin finish")
"""Of times alone: a salary has a start, too."""
_COMPOUND = ("datum", "date", "dato", "stamp")
"""How words end that say a date."""
_CODED_ENDS = ("dt", "dtc", "dat", "dtm")
_CODED = pattern_of(
    "(?:ae|aest|aeen|adm|admit|birth?|brth|cm|cmst|cmen|cons|consent|d?death|dth|diag|disch|ds|dsst|dx|eg|end|enr|enrol"
    "|entry|eot|ex|exst|exen|exit|first|fu|ic|icf|inc|lab|last|lb|lstalv|mh|mhst|onset|op|pr|prst|qs|rand|ref|rf(?:st|en"
    "|ic|x[a-z]{1,4})|samp|sample|scr|screen|start|surg|sv|svst|sven|test|tr[0-9]{2}[se]|trt|trts|trte|vis|visit|vs)"
    "(?:dt|dtc|dat|dtm)"
)
"""Names of days in clinical trials by CDISC, such as VISITDT, BRTHDTC and AESTDAT; AADT is no such."""
_DAY_BESIDE = ("dt",)
"""Short for a date before or behind another word: admit_dt."""
_LEAST = 3
"""Different numbers, at least, that tell how dates are written."""
_DAYS_OF_A_YEAR, _QUARTERS, _HOURS = range(1, 367), range(1, 5), range(24)


def day_of(cell: Cell, count: str, marks: Marks) -> date | None:
    """Return the day that a number counts, in UTC; None if it is none.

    Args:
        cell: as a source delivers it.
        count: one of `DAY_COUNTS`.
        marks: by which texts are numbers.
    """
    number = number_of(cell, marks)
    if count in DAYS_IN_DIGITS:
        return day_in_digits(number, count)
    try:
        return None if number is None else _FIRST[count] + timedelta(days=number // _EACH_DAY[count])
    except OverflowError:
        return None


def day_count(header: str, low: float, high: float, numbers: Callable[[], Collection[float]]) -> str:
    """Return how the numbers below a name count days; "" if they are no dates.

    Args:
        header: name of the column.
        low: its least number.
        high: its greatest.
        numbers: returns the distinct ones, for which few columns ask.
    """
    named = {*in_words(header)}
    is_date = says_date(header)
    if FIRST <= low <= high <= LAST:
        return order_in_digits(numbers(), is_date=is_date or any(trait_of(word) == BIRTH for word in named))
    count = next((count for count, (first, last) in _RANGES.items() if first <= low <= high <= last), "")
    if not count:
        return ""
    is_moment = not _TIMES.isdisjoint(named) and count != EXCEL_DAYS
    if not (is_date or is_moment or _is_of_event(header, low, high, count)):
        return ""
    told = numbers()
    if not is_date and count == EXCEL_DAYS and high - low == len(told) - 1:
        return ""  # running numbers
    return count if len(told) >= _LEAST and not _have_digits_of_dates(told, count) else ""


def says_date(header: str) -> bool:
    """Return whether a name has a word for a date."""
    named = in_words(header)
    if len(named) == 1 and named[0].endswith(_CODED_ENDS) and _CODED.fullmatch(named[0]):
        return True
    is_beside = len(named) > 1 and (named[0] in _DAY_BESIDE or named[-1] in _DAY_BESIDE)
    return is_beside or not _DATES.isdisjoint(named) or any(word.endswith(_COMPOUND) for word in named)


def says_event(header: str) -> bool:
    """Return whether a name is that of something that happens on a day, and says nothing else."""
    named = {*in_words(header)}
    is_end = "time" in named and not _ENDS.isdisjoint(named)
    return (is_end or not _EVENTS.isdisjoint(named)) and named <= _EVENTS | _BESIDE_EVENTS | _ENDS


def _is_of_event(header: str, low: float, high: float, count: str) -> bool:
    """Return whether the numbers below the name of an event are recent days, or count seconds."""
    is_recent = count != EXCEL_DAYS or _RECENT[0] <= low <= high <= _RECENT[1]
    return is_recent and says_event(header)


def _have_digits_of_dates(numbers: Collection[float], count: str) -> bool:
    """Return whether the digits are those of a date: 24065 of a day, 20241 of a quarter, 2024030512 of an hour."""
    whole = [int(number) for number in numbers if number.is_integer()]
    if len(whole) < len(numbers) or count == UNIX_MILLISECONDS:
        return False
    if count == UNIX_SECONDS:
        return all(map(_is_hour, whole))
    are_days = all(number % 1000 in _DAYS_OF_A_YEAR for number in whole)
    return are_days or all(number % 10 in _QUARTERS for number in whole)


def _is_hour(number: int) -> bool:
    rest, hour = divmod(number, 100)
    year, month, day = rest // 10_000, rest // 100 % 100, rest % 100
    return hour in _HOURS and 1900 <= year <= 2100 and 1 <= month <= 12 and 1 <= day <= 31
