"""Terms, quarters, weeks and waves such as 2023-1, and numbers such as 2005/3, which look like months of a year."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice

from core.data.describing_names import in_words, words_of
from core.data.identifier_names import Hint, hint, says_label
from core.data.raw_cells import in_western_digits
from core.data.written_dates import dates_in
from core.patterns import pattern_of

_PART = pattern_of(r"\s*(?:(?:18|19|20)[0-9]{2}[-/](?P<n>[0-9]{1,2})|(?P<n2>[0-9]{1,2})[-/](?:18|19|20)[0-9]{2})\s*")
_MOST = 4
"""The greatest number of a term or quarter of a year."""
_SEVERAL = 2
"""Distinct ones, at least."""
_LOOKED_AT = 8
"""Texts of which one is another date where nearly all are."""
_PARTS = words_of(
    """
    quarter quarters quartal trimestre trimester trim kwartal kwartaal kvartal kvartaal ctvrtleti negyedev ceyrek qtr
    term terms semester semestre semestr halbjahr halfyear cuatrimestre quadrimestre bimestre lukukausi termin dnem
    week weeks wk woche kalenderwoche kw semaine semana settimana vecka uge uke tydzien tyden viikko het hafta
    wave waves welle vague ola onda ondata round runde ronda rodada golf
    квартал семестр неделя 学期 季度 四半期 学期 週 周 학기 분기
    """
)
_MONTHS = words_of(
    """
    month months monat monate mois mes meses mese mesi maand miesiac mesic manad maned kuukausi honap ay yearmonth
    date dates datum fecha data dato dag day tag dia jour giorno dob birth born since
    месяц дата 月 年月 日付 日期 월
    """
)


def are_parts_of_years(header: str, texts: Collection[str]) -> bool:
    """Return whether all texts that could be months are parts of a year of another kind, or numbers of something.

    The name says it, or none is above 4 and a nought is never before it, as it usually is before months.
    """
    if any(map(_is_other_date, islice(texts, _LOOKED_AT))):
        return False  # nearly all columns of dates
    found = [match for text in texts if (match := _PART.fullmatch(in_western_digits(text))) is not None]
    if len(found) < _SEVERAL or any(_is_other_date(text) for text in texts):
        return False
    words = {*in_words(header)}
    if not _PARTS.isdisjoint(words):
        return True
    if not _MONTHS.isdisjoint(words):
        return False
    if hint(header) >= Hint.ENDS_WITH_NUMBER or says_label(header):
        return True
    numbers = [match["n"] or match["n2"] for match in found]
    return all(len(number) == 1 and int(number) <= _MOST for number in numbers)


def _is_other_date(text: str) -> bool:
    return _PART.fullmatch(in_western_digits(text)) is None and dates_in(text) != (None, None)
