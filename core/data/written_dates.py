"""Dates as people and programs write them: with names of months, times of day, months, quarters and weeks alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from datetime import date
from functools import lru_cache
from unicodedata import normalize

from core.data.accents import without_accents
from core.data.raw_cells import LONGEST, Cell, in_western_digits, possible_dates
from core.patterns import pattern_of

Days = tuple[date | None, date | None]
_NONE: Days = (None, None)
_ANY_YEAR = 2000
"""A century to try whether a text is a date; 2000 has the 29th of February, 1900 does not."""
SHORTEST = 6
"""Characters of a text that can be a date, at least: 2024Q1."""

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
_FURTHER_MONTHS = """
январь января янв януари ιανουάριος ιανουαρίου ocak tammikuu tammikuuta január يناير
февраль февраля фев февруари φεβρουάριος φεβρουαρίου şubat helmikuu helmikuuta február فبراير
март марта мар μάρτιος μαρτίου mart maaliskuu maaliskuuta március مارس
апрель апреля апр απρίλιος απριλίου nisan huhtikuu huhtikuuta április أبريل
май мая μάιος μαΐου mayıs toukokuu toukokuuta május مايو
июнь июня июн юни ιούνιος ιουνίου haziran kesäkuu kesäkuuta június يونيو
июль июля июл юли ιούλιος ιουλίου temmuz heinäkuu heinäkuuta július يوليو
август августа авг αύγουστος αυγούστου ağustos elokuu elokuuta augusztus أغسطس
сентябрь сентября сен сент септември σεπτέμβριος σεπτεμβρίου eylül syyskuu syyskuuta szeptember سبتمبر
октябрь октября окт октомври οκτώβριος οκτωβρίου ekim lokakuu lokakuuta október أكتوبر
ноябрь ноября ноя ноември νοέμβριος νοεμβρίου kasım marraskuu marraskuuta نوفمبر
декабрь декабря дек декември δεκέμβριος δεκεμβρίου aralık joulukuu joulukuuta ديسمبر
"""
"""In Russian, Bulgarian, Greek, Turkish, Finnish, Hungarian and Arabic."""
_LEVANTINE = (
    *("كانون الثاني", "شباط", "آذار", "نيسان", "أيار", "حزيران", "تموز", "آب", "أيلول", "تشرين الأول", "تشرين الثاني"),
    "كانون الأول",
)
"""Months as Syrians, Lebanese, Iraqis, Jordanians and Palestinians call them; some have two words, or two letters."""


def _plain(text: str) -> str:
    """Return a text without case, accents and repeated blanks."""
    return " ".join(without_accents(text).split())


_MONTH = {
    _plain(word): month
    for lines in (_MONTHS, _FURTHER_MONTHS)
    for month, line in enumerate(lines.split("\n")[1:-1], start=1)
    for word in line.split()
}
_WHOLE_MONTH = pattern_of(rf"(?<=\d )(?:{'|'.join(map(_plain, _LEVANTINE))})(?= \d)")
_LATIN = dict(zip(map(_plain, _LEVANTINE), _MONTHS.split("\n")[1:-1], strict=True))
_WEEKDAY_NAMES = """
monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun
montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so
lundi mardi mercredi jeudi vendredi samedi dimanche lun mar mer jeu ven sam dim
lunes martes miércoles jueves viernes sábado domingo mié jue vie sáb dom
lunedì martedì mercoledì giovedì venerdì gio sab segunda-feira terça-feira quarta-feira quinta-feira sexta-feira
maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma wo vr za zo
poniedziałek wtorek środa czwartek piątek sobota niedziela måndag tisdag onsdag torsdag fredag lördag söndag
mandag tirsdag lørdag søndag понедельник вторник среда четверг пятница суббота воскресенье пн вт ср чт пт сб вс
"""
_WEEKDAYS = frozenset(map(_plain, _WEEKDAY_NAMES.split()))
"""Before a date, they say nothing that the date does not."""

_HALF_DAY = normalize("NFKD", "(?:오전|오후|上午|下午|午前|午後)")
"""Before noon or after it, as Koreans, Chinese and Japanese write it before the time or behind it."""
_TIME = pattern_of(
    rf"(?P<day>.*(?:[0-9a-z.日]|{normalize('NFKD', '일')}))"
    rf"(?:[t,]? ?|(?<=[a-z]{{3}}[0-9]{{4}}):|(?<=[0-9]-[0-9]{{2}}-[0-9]{{2}})-)(?:{_HALF_DAY} ?)?"
    r"(?<![0-9])(?:(?:[01]?[0-9]|2[0-3])(?::[0-5][0-9]){1,2}|(?<=[ -])(?:[01]?[0-9]|2[0-3])(?:\.[0-5][0-9]){1,2})"
    rf"(?:[.,][0-9]{{1,9}})?(?: ?[ap]\.?(?: ?m\.?)?| ?u[hu]r| ?{_HALF_DAY})?"
    r"(?: ?(?:z|(?:utc|gmt)(?:[+-][0-9]{1,2}(?::?[0-9]{2})?)?|[cemp]?[es]?[sd]?t"
    r"|[+-][0-9]{2}(?::?[0-9]{2})?))?(?: ?\[?[a-z]+/[a-z_/]+\]?)?"
)
"""The time may have points, as Oracle, Finns and Italians write it: 05-MAR-2024 12.00.00.000000 AM.

SAS writes 05MAR2024:14:30:00, DB2 2024-03-05-14.30.00.000000, and PostgreSQL 2024-03-05 14:30:00+01."""
_AT = pattern_of(r",? (?:klo|um|at|a|a las|om|kl\.?|alle|alle ore|ore|o|godz\.?)$")
"""Between day and time, as Finns, Germans, English, French, Spaniards, Dutch, Swedes, Italians and Poles write it."""
_ZONE_NAME = pattern_of(r"(?<=GMT[+-][0-9]{4}) \([^()]{2,60}\)$")
"""Behind a time of JavaScript: Tue Mar 05 2024 14:30:00 GMT+0100 (Central European Standard Time)."""
_DAY, _NAME, _YEAR = r"(?P<d>[0-9]{1,2})", r"(?P<name>[^\W\d_]{3,12})\.?", r"(?P<y>[0-9]{4})(?: ?[rг]\.?)?"
_NAMED = (
    pattern_of(rf"{_DAY}(?:st|nd|rd|th|er)?\.?(?: |-|/| de | of )?{_NAME}(?: |-|/|, | de | del )?{_YEAR}"),
    pattern_of(rf"{_NAME}[ -]{_DAY}(?:st|nd|rd|th)?,?[ -]{_YEAR}"),
    pattern_of(rf"{_YEAR}(?:\. |[ -])?{_NAME}[ -]?{_DAY}\.?"),
    pattern_of(rf"{_NAME}(?: |-|/| de )?{_YEAR}"),
)
_ROMAN = pattern_of(
    rf"{_DAY}(?:[./-] ?| )(?P<month>i{{1,3}}|i?v|vi{{1,3}}|i?x|xi{{1,2}})(?:[./-] ?| )(?P<y>[0-9]{{4}})(?: ?r\.?)?"
)
"""With the number of its month as Romans wrote it, as Poles and Hungarians do: 12 XII 1983."""
_ROMAN_NUMBERS = "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"
_ROMANS = {word: n for n, word in enumerate(_ROMAN_NUMBERS, start=1)}
_YEAR_AMID = pattern_of(r"[12][0-9]{3}(?![0-9])(?<!2[1-9]..)(?<![0-9].{4})", re.DOTALL)
_YEAR_FIRST = pattern_of(
    r"\s*(?:(?:19|20)[0-9]{4}(?:[0-9]{2})?(?:[Tt ]?[0-9]{4,6}Z?)?\s*$|(?:19|20)[0-9]{6}[Tt ][0-9]{1,2}:[0-9]{2}"
    r"|令和|平成|昭和|大正|明治|[㋿㍻㍼㍽㍾])"
)
"""What every date that is read here has one of: tried first, as most texts have none."""
_DIGIT = re.compile(r"\d")
_DIGITS = pattern_of(
    r"(?P<y>(?:19|20)[0-9]{2})(?P<m>[0-9]{2})(?P<d>[0-9]{2})?"
    r"(?:(?<=[0-9]{8})(?:[t ](?=[0-9]{4})|(?=[0-9]{4}(?:[0-9]{2})?$))(?:[01][0-9]|2[0-3])(?:[0-5][0-9]){1,2}z?)?"
)
"""The time behind it as in 20240305T143000 and 20240305143000."""
_DIGITS_OF_A_MONTH, _DIGITS_OF_A_DAY = 6, 8
_DIGITS_OF_DATES = (_DIGITS_OF_A_MONTH, _DIGITS_OF_A_DAY, 12, 14)
"""Of days, and with minutes and seconds."""
_YEAR_MONTH = pattern_of(
    r"(?P<y>(?:1[7-9]|20)[0-9]{2})(?:[-/]|-?m)(?P<m>[0-9]{1,2})|(?P<m2>[0-9]{1,2})/(?P<y2>(?:1[7-9]|20)[0-9]{2})"
    r"|(?P<m3>[0-9]{2})\.(?P<y3>(?:19|20)[0-9]{2})"
)
"""The last as 03.2024, which is a number, too; the first as Eurostat writes 2024M03.

Of earlier years, they are numbers of persons or rooms, such as 1005-3."""
_TIME_INSIDE = pattern_of(r"(?P<name>[a-z]{3} [0-9]{1,2}) [0-9:]{5,8} (?:[a-z]{3,5} )?(?P<y>[0-9]{4})")
"""As programs print them: Fri Mar 05 12:30:00 UTC 2024."""
_FIRST_TIME = pattern_of(r"(?:[01]?[0-9]|2[0-3])(?::[0-5][0-9]){1,2},?")
"""Before the date: 14:30 5 Mar 2024."""
_WORD_BEHIND = pattern_of(r"(?<=[./][0-9]{4}) ?[rгр]\.?(?= |$)")
"""“Year” behind it, as Bulgarians, Russians, Ukrainians and Poles write: 05.03.2024 г."""
_WEEKDAY_BEHIND = pattern_of(r" ?\([^\W\d_]{1,10}\)$")
_SPACED = pattern_of(
    r"(?P<d>[0-9]{1,2})\. (?P<m>[0-9]{1,2})\. (?P<y>[0-9]{4})\.?"
    r"|(?P<y2>[0-9]{4})\. ?(?P<m2>[0-9]{1,2})\. ?(?P<d2>[0-9]{1,2})\.?"
)
"""As Czechs write dates, and Hungarians and Koreans."""
_EAST = pattern_of(
    normalize("NFKD", r"(?P<y>[0-9]{4}) ?(?:年|년) ?(?P<m>[0-9]{1,2}) ?(?:月|월)(?: ?(?P<d>[0-9]{1,2}) ?(?:日|일))?")
)
_ERAS = {"令和": 2018, "平成": 1988, "昭和": 1925, "大正": 1911, "明治": 1867}
"""The year before the first one of an emperor of Japan."""
_OF_ERA = pattern_of(
    rf"(?P<era>{'|'.join(_ERAS)}) ?(?P<n>[0-9]{{1,2}}|元) ?年 ?(?P<m>[0-9]{{1,2}}) ?月(?: ?(?P<d>[0-9]{{1,2}}) ?日)?"
)
_QUARTER = pattern_of(
    r"(?P<y>[0-9]{4})[- /]?[qt](?P<q>[1-4])|[qt](?P<q2>[1-4])[- /.]?(?P<y2>[0-9]{4})"
    r"|(?P<q3>[1-4])(?:\.|er|e|eme|o|a|st|nd|rd|th)? ?(?:quartal|quarter|trimestre|kwartal|kwartaal|kvartal)(?: de)?"
    r" (?P<y3>[0-9]{4})"
    r"|(?P<q4>[1-4])[qt][- /]?(?P<y4>[0-9]{4})"
)
_WEEK = pattern_of(
    r"(?P<y>[0-9]{4})-?w(?P<w>[0-9]{1,2})(?:-?(?P<d>[1-7]))?"
    r"|(?:kw|cw|wk|week|woche|semaine|semana|settimana|uge|vecka) ?(?P<w2>[0-9]{1,2})[ /.-]+(?P<y2>[0-9]{4})"
    r"|(?P<y3>[0-9]{4})[ /-]?(?:kw|cw|wk) ?(?P<w3>[0-9]{1,2})"
)


_SHORT_YEAR = pattern_of(
    r"(?P<before>[0-9]{1,2}(?P<mark>[./])[0-9]{1,2}(?P=mark)|[0-9]{1,2}[ \-./]?[^\W\d_]{3,10}[ \-./,]*"
    r"|[^\W\d_]{3,10}\.?[ \-][0-9]{1,2}(?:, ?|[ \-]))'?(?P<year>[0-9]{2})(?P<time>(?:[T ,:].*)?)"
)
"""A date with a year of two digits behind day and month; 24-03-05 alone does not say which of its parts the year is."""

_BLANK_FOR_ZERO = pattern_of(r"(?<=\d)(?P<mark>[./]) (?=\d[./]\d{2})")
"""As SAS writes 10/ 5/95."""
_SHORT_MONTH = pattern_of(r"(?P<name>[^\W\d_]{3,10})\.?(?:[ \-/.]|[ \-]?['’])(?P<year>[0-9]{2})")
"""A month with a year of two digits, or with a day: Mar-24."""
_LEAST_DAYS, _LAST_DAY = 8, 31
"""Numbers that are days where they are four times as many as the months, at least, and the last of these."""

_FEW_DATES = 3
"""Distinct dates from which it is no chance that all are the first of a month."""


def dates_in(cell: Cell, first_year: int | None = None) -> Days:
    """Return the cell as a date read day first, and as one read month first; (None, None) if it is no date.

    A month, quarter or week by itself is its first day; the time of day and its zone are left out. Years have four
    digits: nothing in 05-Mar-24 says which century it is. With `first_year` it is of the hundred years from then on.
    """
    found = _dates_in(cell)
    if found == _NONE and first_year is not None and isinstance(cell, str):
        return _dates_in(_in_full(cell, first_year))
    return found


def may_be_digits_of_date(text: str) -> bool:
    """Return whether a number may be a date: it is one where nearly all are, such as 20240305, 202403, 03.2024."""
    if len(text) in _DIGITS_OF_DATES and text.isdigit():
        return True
    return len(text) == _DIGITS_OF_A_MONTH + 1 and text[2] == "." and text[3:5] in ("19", "20")


def is_month(word: str) -> bool:
    """Return whether a word is the name of a month, or a short form of it."""
    return _plain(word) in _MONTH


def has_short_year(cell: Cell) -> bool:
    """Return whether a text is a date but for its year, which has two digits."""
    if not isinstance(cell, str) or _DIGIT.search(cell) is None:
        return False
    return _dates_in(cell) == _NONE != _dates_in(_in_full(cell, _ANY_YEAR))


def are_days(cells: Collection[Cell]) -> bool:
    """Return whether months with two digits are days, such as Jun 11 to Jun 25: more numbers than years would be."""
    found = [match for cell in cells if isinstance(cell, str) and (match := _SHORT_MONTH.fullmatch(cell.strip()))]
    numbers, months = {match["year"] for match in found}, {match["name"] for match in found}
    return len(numbers) >= max(_LEAST_DAYS, 4 * len(months)) and all(
        1 <= int(number) <= _LAST_DAY for number in numbers
    )


def months_apart(dates: Collection[date]) -> int:
    """Return how many months each date stands for, if all are first days of years, quarters or months; else 0."""
    if len(dates) < _FEW_DATES or any(day.day > 1 for day in dates):
        return 0
    return next((months for months in (12, 3) if all((day.month - 1) % months == 0 for day in dates)), 1)


def _in_full(text: str, first_year: int) -> str | None:
    """Return a date with its year of two digits written in full; None of any other text."""
    if not SHORTEST <= len(text) <= LONGEST:
        return None
    if (month := _SHORT_MONTH.fullmatch(text.strip())) is not None:
        return f"{month['name']} {_year(month['year'], first_year)}" if is_month(month["name"]) else None
    found = _SHORT_YEAR.fullmatch(_BLANK_FOR_ZERO.sub(r"\g<mark>0", text).strip())
    return f"{found['before']}{_year(found['year'], first_year)}{found['time']}" if found is not None else None


def _year(digits: str, first_year: int) -> int:
    """Return the year of two digits in the hundred years from the first on."""
    return first_year + (int(digits) - first_year) % 100


def _dates_in(cell: Cell) -> Days:
    if isinstance(cell, str) and _DIGIT.search(cell) is None:
        return _NONE
    found = possible_dates(cell)
    if found != _NONE or cell is None or isinstance(cell, date):
        return found
    if isinstance(cell, str):
        text = in_western_digits(cell)
        if " " in text:
            text = _BLANK_FOR_ZERO.sub(r"\g<mark>0", text)
        if text != cell and (found := possible_dates(text)) != _NONE:
            return found
        if "GMT" in text:
            text = _ZONE_NAME.sub("", text)
        return _written(text.strip()) if SHORTEST <= len(text) <= LONGEST and _has_year(text) else _NONE
    may_be = 0 < cell < 10**8 or 10**11 < cell < 10**14
    return _both(_digits(str(int(cell)))) if may_be and cell == int(cell) else _NONE


def _has_year(text: str) -> bool:
    return _YEAR_AMID.search(text) is not None or _YEAR_FIRST.match(text) is not None


@lru_cache(maxsize=4096)
def _written(text: str) -> Days:
    plain = _WORD_BEHIND.sub("", _plain(text))
    if not plain.isascii():
        plain = _WHOLE_MONTH.sub(lambda found: _LATIN[found[0]].split()[0], plain)
    found = _read(plain)  # as it is first: “mar” is March, and mardi
    return found if found != _NONE else _read(_without_weekday(plain))


def _read(plain: str) -> Days:
    timed = _TIME.fullmatch(plain)
    if timed is not None:
        before = timed["day"].removesuffix("t") if timed["day"][-2:-1].isdigit() else _AT.sub("", timed["day"])
        numeric = possible_dates(before)
        digits = _digits(before) if len(before) == _DIGITS_OF_A_DAY else None
        found = numeric if numeric != _NONE else _both(digits or _named(before) or _spaced(before) or _east(before))
        if found != _NONE:
            return found  # else what seems a time is the end of a date: “2024. 12.10”
    numeric = possible_dates(plain)  # of “Mo, 05.03.2024”
    return numeric if numeric != _NONE else _both(next((day for read in _READERS if (day := read(plain))), None))


def _without_weekday(plain: str) -> str:
    """Return a date without the name of its day of the week, and without a time before it or before the year."""
    first, _, rest = plain.partition(" ")
    is_before = first.rstrip(".,") in _WEEKDAYS or _FIRST_TIME.fullmatch(first) is not None
    dated = rest if rest and is_before else _WEEKDAY_BEHIND.sub("", plain)
    inside = _TIME_INSIDE.fullmatch(dated)
    return dated if inside is None else f"{inside['name']} {inside['y']}"


def _both(day: date | None) -> Days:
    return day, day


def _named(text: str) -> date | None:
    for pattern in _NAMED:
        found = pattern.fullmatch(text)
        if found is not None and found["name"] in _MONTH:
            return _date(found["y"], _MONTH[found["name"]], found.groupdict().get("d") or 1)
    found = _ROMAN.fullmatch(text)
    return None if found is None else _date(found["y"], _ROMANS[found["month"]], found["d"])


def _digits(text: str) -> date | None:
    found = _DIGITS.fullmatch(text)
    return None if found is None else _date(found["y"], found["m"], found["d"] or 1)


def _year_month(text: str) -> date | None:
    found = _YEAR_MONTH.fullmatch(text)
    return None if found is None else _date(_given(found, "y"), _given(found, "m"), 1)


def _spaced(text: str) -> date | None:
    found = _SPACED.fullmatch(text)
    return None if found is None else _date(*(found[part] or found[f"{part}2"] for part in "ymd"))


def _east(text: str) -> date | None:
    if (era := _OF_ERA.fullmatch(text)) is not None:
        n = 1 if era["n"] == "元" else int(era["n"])
        return _date(str(_ERAS[era["era"]] + n), era["m"], era["d"] or 1)
    found = _EAST.fullmatch(text)
    return None if found is None else _date(found["y"], found["m"], found["d"] or 1)


def _quarter(text: str) -> date | None:
    found = _QUARTER.fullmatch(text)
    if found is None:
        return None
    return _date(_given(found, "y"), 3 * int(_given(found, "q")) - 2, 1)


def _week(text: str) -> date | None:
    found = _WEEK.fullmatch(text)
    try:
        if found is None:
            return None
        return date.fromisocalendar(int(_given(found, "y")), int(_given(found, "w")), int(found["d"] or 1))
    except ValueError:
        return None


def _given(found: re.Match[str], part: str) -> str:
    """Return a part of a date, which stands in one of several groups: y, y2, y3."""
    return next(text for name, text in found.groupdict().items() if name[0] == part and text)


_READERS: tuple[Callable[[str], date | None], ...] = (_named, _digits, _year_month, _spaced, _east, _quarter, _week)


def _date(year: str, month: str | int, day: str | int) -> date | None:
    try:
        return date(int(year), int(month), int(day))
    except ValueError:
        return None
