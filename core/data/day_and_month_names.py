"""Names of months and weekdays in full and cut short, language by language: Jan is January, Mo is Montag."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache

from core.data.accents import without_accents

_NAMES = """
january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sep|sept october|oct \
november|nov december|dec
januar|jänner|jan februar|feb märz|mär|mrz april|apr mai juni|jun juli|jul august|aug september|sep|sept oktober|okt \
november|nov dezember|dez
janvier|janv|jan février|févr|fév mars|mar avril|avr mai juin|jun juillet|juil août septembre|sept|sep octobre|oct \
novembre|nov décembre|déc
enero|ene febrero|feb marzo|mar abril|abr mayo|may junio|jun julio|jul agosto|ago septiembre|setiembre|sep|sept|set \
octubre|oct noviembre|nov diciembre|dic
gennaio|gen febbraio|feb marzo|mar aprile|apr maggio|mag giugno|giu luglio|lug agosto|ago settembre|set|sett \
ottobre|ott novembre|nov dicembre|dic
janeiro|jan fevereiro|fev março|mar abril|abr maio|mai junho|jun julho|jul agosto|ago setembro|set outubro|out \
novembro|nov dezembro|dez
januari|jan februari|feb maart|mrt april|apr mei juni|jun juli|jul augustus|aug september|sep|sept oktober|okt \
november|nov december|dec
styczeń|sty luty|lut marzec|mar kwiecień|kwi maj czerwiec|cze lipiec|lip sierpień|sie wrzesień|wrz październik|paź \
listopad|lis grudzień|gru
leden|led únor|úno březen|bře duben|dub květen|kvě červen|čvn|čer červenec|čvc srpen|srp září|zář říjen|říj \
listopad|lis prosinec|pro
januari|januar|jan februari|februar|feb mars|marts|mar april|apr maj|mai juni|jun juli|jul augusti|august|aug \
september|sep|sept oktober|okt november|nov december|desember|dec|des
январь|янв февраль|фев март|мар апрель|апр май июнь|июн июль|июл август|авг сентябрь|сен|сент октябрь|окт \
ноябрь|ноя|нояб декабрь|дек
monday|mon tuesday|tue|tues wednesday|wed thursday|thu|thur|thurs friday|fri saturday|sat sunday|sun
montag|mo dienstag|di mittwoch|mi donnerstag|do freitag|fr samstag|sa sonntag|so
lundi|lun mardi|mar mercredi|mer jeudi|jeu vendredi|ven samedi|sam dimanche|dim
lunes|lun martes|mar miércoles|mié|mie jueves|jue viernes|vie sábado|sáb domingo|dom
lunedì|lun martedì|mar mercoledì|mer giovedì|gio venerdì|ven sabato|sab domenica|dom
segunda-feira|segunda|seg terça-feira|terça|ter quarta-feira|quarta|qua quinta-feira|quinta|qui \
sexta-feira|sexta|sex sábado|sáb domingo|dom
poniedziałek|pon|pn wtorek|wt środa|śr czwartek|czw|cz piątek|pt|pią sobota|sob|sb niedziela|nd|niedz
måndag|mandag|mån|man tisdag|tirsdag|tis|tir|tirs onsdag|ons torsdag|tor|tors fredag|fre lördag|lørdag|lör|lør \
söndag|søndag|sön|søn
понедельник|пн вторник|вт среда|ср четверг|чт пятница|пт суббота|сб воскресенье|вс
월요일|월 화요일|화 수요일|수 목요일|목 금요일|금 토요일|토 일요일|일
月曜日|月曜|月 火曜日|火曜|火 水曜日|水曜|水 木曜日|木曜|木 金曜日|金曜|金 土曜日|土曜|土 日曜日|日曜|日
maandag|ma dinsdag|di woensdag|wo donderdag|do vrijdag|vr zaterdag|za zondag|zo
"""
"""A language a line: names of one month or day by |."""
_MOST_OTHERS = 1
"""Other words in such a column, at most, such as “holiday”."""


def named_days(texts: Collection[str]) -> Mapping[str, int]:
    """Return which month, or weekday, each text names; empty unless all but one name one in one language.

    Args:
        texts: the values of a column; numbers among them are none, and no other words.
    """
    words = {text: _plain(text) for text in texts if not text.isdecimal()}
    for known in _known():
        found = {text: known[word] for text, word in words.items() if word in known}
        if len(found) > _MOST_OTHERS and len(found) >= len(words) - _MOST_OTHERS:
            return found
    return {}


@cache
def _known() -> tuple[Mapping[str, int], ...]:
    lines = _NAMES.strip().splitlines()
    return tuple(
        {_plain(word): at for at, words in enumerate(line.split()) for word in words.split("|")} for line in lines
    )


def _plain(text: str) -> str:
    return without_accents(text).strip().rstrip(".")
