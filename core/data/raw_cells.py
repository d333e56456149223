"""Raw cells, and the rules that read them as text, number or date."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from functools import lru_cache
from unicodedata import decimal

from core.data.currencies import minus_first, without_currency
from core.data.durations import duration_of
from core.data.measures import without_unit
from core.data.shortened_amounts import shortened_amount
from core.data.times_of_day import hours_of, hours_of_moment
from core.domain.attribute import CLOCK, DURATION, SHORTENED
from core.patterns import pattern_of

EXACT = 1 << 53
"""Whole numbers below this are exact as floats, which is how spreadsheets and calamine hold every number."""

KIND_SHARE = 0.8
"""Share of the cells of a column that must be numbers, or dates, or it has categories."""

Cell = str | int | float | date | None
"""A cell as sources deliver it: text, number, date (or datetime), or None; truth values are the texts TRUE, FALSE."""

_SPACES = " \u00a0\u2009\u202f"
_APOSTROPHES = "'’"
_DATE = re.compile(
    r"(?:(?P<y>[0-9]{4})[-/](?P<m>[0-9]{1,2})[-/](?P<d>[0-9]{1,2})"
    r"|(?P<one>[0-9]{1,2})(?P<mark>[./-])(?P<two>[0-9]{1,2})(?P=mark)(?P<year>[0-9]{4}))"
    r"(?:[T ][0-9]{1,2}:[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]+)?)?(?:Z|[+-][0-9]{2}(?::?[0-9]{2})?)?)?"
)
ERROR_SIGNS = ("#", "Err:")
"""How what a spreadsheet shows in place of a value begins."""
_ERROR = pattern_of(r"#(?:N/[AD]|NV|ERROR|GETTING_DATA|##+|[¡¿]?[^\W\d_]+(?:/0)?[!?])|Err:\d{3}|#N/A \(.*\)")
"""Error values of spreadsheets in several languages, and marks of formulas without a stored value."""
_DIRECTIONS = "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff\u200b"
"""Letters without a width, which say in which direction the text around them is written."""
_ARABIC = pattern_of(r"[+\-−–]?(?:[0-9]{1,3}(?:٬[0-9]{3})+|[0-9]+)(?:٫[0-9]+)?")
"""A number with the marks that belong to Arabic digits alone, once these are western ones."""
_DASHED = pattern_of(r"–(?=[0-9.,])[^–]*")
_OTHER_DIGIT = re.compile(r"(?![0-9])\d")
_READ_WHOLE: Mapping[str, Callable[[str], float | None]] = {
    CLOCK: hours_of,
    DURATION: duration_of,
    SHORTENED: shortened_amount,
}
_ISO = len("2024-01-31")
_SHORTEST = 8
"""Characters of a date in digits, at least: 1.1.2024."""
LONGEST = 48
"""Characters of a date, at most: one with a month, a time and a zone. Of longer texts, none is kept."""


@dataclass(frozen=True, slots=True)
class Marks:
    """How numbers and dates are written in text cells.

    Attributes:
        decimal: "." or ",".
        thousands: one character between groups of three digits; "" for none.
        first_year: the first of the hundred years in which years of two digits lie; None: such texts are no dates.
        minus_around: whether (12) and 12- are -12, as accountants write it, which each column tells itself; else texts.
        unit: what is behind the numbers of a column, such as kg, CLOCK or SHORTENED; "" for nothing. Each has its own.
        day_first: whether 1/2/2024 is the first of February; None: unknown, such dates are ambiguous.
    """

    decimal: str = "."
    thousands: str = ""
    day_first: bool | None = None
    first_year: int | None = None
    minus_around: bool = False
    unit: str = ""


def is_inexact(cell: Cell) -> bool:
    """Return whether a number may equal others of another spelling: the first one must not decide for all."""
    return isinstance(cell, int | float) and abs(cell) >= EXACT


def is_blank(cell: Cell) -> bool:
    """Return whether the cell is empty or has blanks only."""
    return cell is None or (isinstance(cell, str) and not cell.strip())


def cell_text(cell: Cell) -> str:
    """Return the cell as the text of a category: stripped text, 5 for 5.0, ISO dates; "" for a blank.

    Text is not changed: 00123 keeps its zeros. Whole numbers keep every exact digit; other numbers get up to 15 digits,
    as spreadsheets show them.
    """
    if isinstance(cell, str):
        return cell.strip()
    if cell is None:
        return ""
    if isinstance(cell, bool):
        return str(cell).upper()
    if isinstance(cell, date):
        return _date_text(cell)
    if isinstance(cell, float) and not (cell.is_integer() and abs(cell) < EXACT):
        return f"{cell:.15g}"
    return str(int(cell))


_EITHER = Marks("."), Marks(",")
_OF_NUMBERS = re.compile(r"[\d\-–—]")
"""What a number has, at least: a digit, or the dash of “$ -”, which is nought."""
_GROUPED = Marks(",", "."), Marks(".", ","), Marks(".", "’"), Marks(",", "’")
_WITH_GROUPS = re.compile(r"[0-9](?:\.[0-9]{3})+,|[0-9](?:,[0-9]{3})+\.|[0-9]['’][0-9]{3}")
"""A number with two different marks, or with an apostrophe, which nobody reads in two ways."""


def number_of(cell: Cell, marks: Marks) -> float | None:
    """Return the cell as a finite number, without its currency, percent sign or the unit of its column, or None.

    A text with any other mark, or with a mark in the wrong place, is no number: 1,5 is never 15, and 1,234 is 1234 only
    if the comma is the thousands mark.
    """
    if isinstance(cell, str) and cell.isascii() and cell.replace(marks.decimal, "", 1).isdecimal():  # as most are
        cell = float(cell.replace(marks.decimal, "."))
    elif isinstance(cell, str):
        pattern, plain = _number_rules(marks.decimal, marks.thousands)
        text = cell.strip()
        text = text if text.isascii() else _in_usual_signs(text, marks.decimal)
        if pattern.fullmatch(text) is None:
            if marks.unit in _READ_WHOLE:
                return _READ_WHOLE[marks.unit](text)
            bare = without_currency(text)
            bare = without_unit(text, marks.unit) if bare is text and marks.unit else bare
            bare = minus_first(text) if bare is text and marks.minus_around else bare
            if bare is text or pattern.fullmatch(bare) is None:
                return None
            text = bare
        cell = float(text.translate(plain))
    elif cell is None or isinstance(cell, bool | date):
        return hours_of_moment(cell) if marks.unit == CLOCK else None
    try:
        number = float(cell)
    except OverflowError:  # a whole number of more than 308 digits
        return None
    return number if math.isfinite(number) else None


def number_with_either_mark(cell: Cell) -> float | None:
    """Return the cell as a number with a decimal point, else with a decimal comma, or None; 1,234 is 1.234 then.

    Thousands are told by a second mark alone: 1.234,5 is 1234.5, and 1’234 is 1234.
    """
    return _with_either_mark(cell) if isinstance(cell, str) else number_of(cell, _EITHER[0])


@lru_cache(maxsize=1 << 14)  # a dozen looks at the first rows ask for each of their texts
def _with_either_mark(text: str) -> float | None:
    if _OF_NUMBERS.search(text) is None:
        return None
    marks = _EITHER if _WITH_GROUPS.search(text) is None else _GROUPED
    if marks is _EITHER and text.isascii() and "." not in text and "," not in text:
        return number_of(text, marks[0])  # as with the other mark
    return next((number for each in marks if (number := number_of(text, each)) is not None), None)


def in_western_digits(text: str) -> str:
    """Return a text with its decimal digits of any script, such as Arabic or of full width, as 0 to 9."""
    if text.isascii() or _OTHER_DIGIT.search(text) is None:
        return text
    return "".join(str(decimal(letter)) if letter.isdecimal() else letter for letter in text)


def _in_usual_signs(text: str, mark: str) -> str:
    """Return a text with western digits, a minus for a dash before them, and a decimal mark for that of Arabic."""
    text = in_western_digits(text.strip(_DIRECTIONS).strip())
    if _DASHED.fullmatch(text) is not None:
        text = f"−{text[1:]}"
    if ("٫" in text or "٬" in text) and _ARABIC.fullmatch(text) is not None:
        text = text.replace("٬", "").replace("٫", mark)
    return text


def possible_dates(cell: Cell) -> tuple[date | None, date | None]:
    """Return the cell as a date read day first, and as one read month first; (None, None) if it is no date.

    Both are equal for date cells, ISO dates and dates with dots (31.1.2024), which are day first everywhere.
    """
    if isinstance(cell, date):
        day = cell.date() if isinstance(cell, datetime) else cell
        return day, day
    # length and first letter spare most texts the pattern, which would cost a tenth of a profile
    if not isinstance(cell, str) or len(cell) < _SHORTEST or not (text := cell.strip())[:1].isdecimal():
        return None, None
    if len(text) > LONGEST:
        return None, None
    is_iso = len(text) == _ISO and text[4] == text[7] == "-"  # as most dates are written, and read at once
    return (read, read) if is_iso and (read := _iso_date(text)) is not None else _dates_written(text)


def _iso_date(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


@lru_cache(maxsize=1 << 13)  # the days of a generation, which recur in each part of a column
def _dates_written(text: str) -> tuple[date | None, date | None]:
    found = _DATE.fullmatch(in_western_digits(text))
    if found is None:
        return None, None
    if found["y"]:
        day_only = _date(found["y"], found["m"], found["d"])
        return day_only, day_only
    day_first = _date(found["year"], found["two"], found["one"])
    return day_first, day_first if found["mark"] == "." else _date(found["year"], found["one"], found["two"])


@lru_cache
def _number_rules(mark: str, thousands: str) -> tuple[re.Pattern[str], dict[int, str]]:
    """Return a pattern that numbers match, and a translation of their characters to what `float` reads."""
    same = next((family for family in (_SPACES, _APOSTROPHES) if thousands and thousands in family), thousands)
    grouped = rf"[0-9]{{1,3}}(?:[{re.escape(same)}][0-9]{{3}})+|" if same else ""
    grouped += "[0-9]{1,2}(?:,[0-9]{2})+,[0-9]{3}|" if same == "," else ""  # lakhs and crores: 12,34,567
    after = re.escape(mark)
    pattern = rf"[+\-−]?(?=[0-9]|{after}[0-9])(?:{grouped}[0-9]*)(?:{after}[0-9]*)?(?:[eE][+-]?[0-9]{{1,4}})?"
    plain = {**dict.fromkeys(same, ""), mark: ".", "−": "-"}
    return re.compile(pattern), str.maketrans(plain)


def _date(year: str, month: str, day: str) -> date | None:
    try:
        return date(int(year), int(month), int(day))
    except ValueError:
        return None


def _date_text(day: date) -> str:
    if isinstance(day, datetime) and (day.hour, day.minute, day.second, day.microsecond) != (0, 0, 0, 0):
        return day.isoformat(sep=" ")
    return day.isoformat()[:10]


def shows_error(text: str) -> bool:
    """Return whether a text is what a spreadsheet shows where a formula fails, or where a column is too narrow."""
    return text.startswith(ERROR_SIGNS) and _ERROR.fullmatch(text) is not None
