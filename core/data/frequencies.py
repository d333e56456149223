"""How often something is done: “less than once a week”, “2-4 per week”, “daily”; each text is a rate."""

from __future__ import annotations

from collections.abc import Collection

from core.data.accents import without_accents
from core.patterns import pattern_of

_UNITS = """
365 day tag jour dia giorno giorni dag
52 week woche semaine semana settimana settimane vecka veckan uge ugen uke uken
12 month monat mois mes mese mesi maand maned maneden manad manaden
4 quarter quartal trimestre kwartaal kvartal
1 year jahr an annee ano anno anni jaar ar aret
"""
_EACH = """
365 daily|taglich|quotidiennement|diariamente|a diario|dagelijks|dagligen|daglig|dagligt|quotidianamente
52 weekly|wochentlich|hebdomadaire|semanalmente|settimanalmente|wekelijks|ugentlig|ugentligt|ukentlig|veckovis
26 fortnightly|biweekly|every two weeks|14-taglich
12 monthly|monatlich|mensuellement|mensualmente|mensalmente|mensilmente|maandelijks|manedlig|manedligt|manadsvis
4 quarterly|vierteljahrlich
1 yearly|annually|jahrlich|anualmente|jaarlijks
"""
_COUNTS = """
1 once one einmal ein eine une un una uno uma um eenmaal een en nagon
2 twice two zweimal zwei deux dos due duas dois tweemaal twee tva to
3 thrice three dreimal drei trois tres tre driemaal drie
4 four viermal vier quatre cuatro quattro quatro
5 five funfmal funf cinq cinco cinque vijf
6 six sechsmal sechs sei seis zes
3.5 several multiple mehrmals mehrere plusieurs varias varios piu varie meerdere flera flere
2.5 few a_few einige quelques algunas algumas alcune enkele nagra noen nogle
"""
_NEVER = ("never", "not at all", "nie", "niemals", "gar nicht", "jamais", "nunca", "mai", "nooit", "aldrig", "aldri")
_RARELY = (
    *("rarely", "seldom", "less often", "less frequently", "selten", "seltener", "rarement", "moins souvent"),
    *("rara vez", "raramente", "menos a menudo", "con menos frecuencia", "menos frequentemente"),
    *("com menos frequencia", "meno spesso", "zelden", "minder vaak", "sallan", "mer sallan", "sjelden", "sjeldnere"),
    *("sjældent", "sjældnere"),
)
_LESS = "less than|fewer than|under|weniger als|seltener als|moins de|moins d'|menos de|meno di|minder dan|almost|fast"
_MORE = "more than|over|mehr als|ofter als|haufiger als|plus de|plus d'|mas de|piu di|mais de|meer dan"
_LEAST = "at least|mindestens|au moins|al menos|almeno|pelo menos|minstens|about|etwa|circa|ca.|de|from|von|da"
_OR_MORE = "or more(?: often)?|and more|oder mehr|oder ofter|oder haufiger|ou plus|o mas|o piu|ou mais|of vaker|of meer"
_OR_LESS = "or less(?: often)?|oder seltener|oder weniger|ou moins|o menos|o meno|ou menos|of minder"
_PER = "a|an|per|each|every|pro|je|am|im|in der|in the|par|por|al|alla|a la|ao|om|i|/"
_TIMES = "x|times?|mal|fois|vez|veces|vezes|volta|volte|keer|keren|maal|ganger|gange|gang|days?|tage?"


def _table(lines: str, mark: str | None = None) -> dict[str, float]:
    rows = (line.split(" ", 1) for line in lines.split("\n")[1:-1])
    return {word.replace("_", " "): float(number) for number, words in rows for word in words.split(mark)}


_UNIT, _ADVERB, _COUNT = _table(_UNITS), _table(_EACH, "|"), _table(_COUNTS)
_NUMBER = rf"[0-9]{{1,3}}|{'|'.join(sorted(_COUNT, key=len, reverse=True))}"
_RATE = pattern_of(
    rf"(?:(?P<less>{_LESS})|(?P<more>{_MORE})|(?:{_LEAST}))? ?"
    rf"(?:(?P<low>{_NUMBER})(?: ?(?:-|–|to|or|bis|oder|ou|o|of|a) ?(?P<high>{_NUMBER}))?(?: ?(?P<open>\+|{_OR_MORE}))?"
    rf"(?: ?-?(?:{_TIMES}))?(?: ?(?P<open2>{_OR_MORE}))? ?(?:{_PER}) ?(?:(?P<unit>{'|'.join(_UNIT)})(?:s|e|en)?)"
    rf"|(?P<adverb>{'|'.join(_ADVERB)})"
    r"|(?:every|jeden|jede|jedes|tous les|toutes les|chaque|todos los|todas las|cada|todos os|todas as|ogni"
    r"|tutti i|tutte le|elke|iedere|hver|hvert|varje) (?P<each>"
    rf"{'|'.join(_UNIT)})(?:s|e|en)?)"
    rf"(?: (?P<open3>{_OR_MORE})| (?P<less2>{_OR_LESS}))?"
)
_SELDOM = 0.5
"""How often a year that may be."""
_STEP = 0.1
"""By what part “less than” a rate lies below it, and “or more” above."""
_LEAST_RATES = 3
"""Texts that say a rate, at least."""


def frequencies(texts: Collection[str]) -> dict[str, float] | None:
    """Return how often a year each text says, and 0 for never; None if one says none, or nearly all do."""
    found = {text: _rate(_plain(text)) for text in texts}
    rates = {text: rate for text, rate in found.items() if rate is not None}
    are_rates = len(rates) == len(found) and sum(rate > 0 for rate in rates.values()) >= _LEAST_RATES
    return rates if are_rates and len({*rates.values()}) == len(rates) else None


def _plain(text: str) -> str:
    return " ".join(without_accents(text).replace("\u2019", "'").split())


def _rate(plain: str) -> float | None:
    if plain in _NEVER:
        return 0.0
    if plain in _RARELY:
        return _SELDOM
    found = _RATE.fullmatch(plain)
    if found is None:
        return None
    if found["low"]:
        ends = [_COUNT[end] if end in _COUNT else float(end) for end in (found["low"], found["high"]) if end]
        rate = sum(ends) / len(ends) * _UNIT[found["unit"]]
    else:
        rate = _ADVERB[found["adverb"]] if found["adverb"] else _UNIT[found["each"]]
    is_more = found["more"] or found["open"] or found["open2"] or found["open3"]
    return rate * (1 + _STEP * bool(is_more) - _STEP * bool(found["less"] or found["less2"]))
