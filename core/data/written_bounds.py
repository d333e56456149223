"""The numbers that texts begin with as bounds: <18, 18 to 24, 60+, “Moins de 18 ans”, “less than a year”, 60歳以上."""

from __future__ import annotations

import re
from typing import NamedTuple, cast

from core.patterns import pattern_of

_INDIAN = r"[0-9]{1,2}(?:,[0-9]{2})+,[0-9]{3}"
"""Lakhs and crores: 1,50,000."""
_PLAIN = (
    rf"(?:{_INDIAN}|"
    r"[0-9]{1,3}(?:[,.'’ \u00a0\u202f][0-9]{3})+(?![0-9])|[0-9]{1,12}(?:[.,][0-9]{1,6})?)(?:[km](?![^\W\d_]))?"
)
_SIGN = (
    r"(?:(?:[$€£¥₹₨₱₦₩₫]|eur|usd|gbp|chf|inr|pkr|r\$|us\$|a\$|c\$|nt\$|hk\$|rs\.?|rp\.?|s/\.?|ksh\.?|php|ngn|idr|brl"
    r"|cop|mxn|zar) ?)?"
)
_NUMBER = rf"{_SIGN}(?P<number>{_PLAIN})"
_ONE = r"(?P<one>a|an|one|un|une|ein|eine|einem|einer|uno|una|een|um|uma|ett)(?= )"
_GROUPS = pattern_of(r"(?<=[0-9])[,.'’ \u00a0\u202f](?=[0-9]{3}(?![0-9]))|,(?=[0-9]{2},)|(?<=,[0-9]{2}),")
"""Marks between thousands: of $25,000, the comma is one."""
_AND = r"and|or|und|oder|et|ou|y|o|e|en|of|i|a|och|og|lub|nebo|eller|и|или"
_UNIT = (
    rf"(?: ?(?:%|[$€£¥]|(?P<unit>k?m[23]|[^\W\d_]+)\.?(?:/[^\W\d_]+)?(?: (?!(?:{_AND})\b)[^\W\d_]+\.?)?|/ ?[^\W\d_]+))?"
)
_TO = (
    r"(?:-|–|—|~|～|〜|to|bis|à|a|hasta|until|through|do|до|až|tot|fino a|até|till|to under|bis unter"
    rf"|to less than|t/m|إلى|الى|(?<=[0-9]{{2}})/(?=[0-9]{{2}}(?![0-9]))|以上|이상|초과|{_AND})"
)
_FROM = r"(?:(?:from|between|von|zwischen|de|des|entre|da|dal|tra|od|van|tussen|från|mellan|от|с|من) )?"
_BELOW_WORDS = (
    r"(?:<=?|≤|under|below|less than|fewer than|up to|at most|younger than|unter|bis(?: unter| zu)?|weniger als"
    r"|höchstens|jünger als|moins d(?:e |['’])|jusqu['’]à|menos de|hasta|meno d(?:i |['’])|fino a|até|tot"
    r"|before|vor|avant|antes d(?:e |['’])|prima del(?:l['’])?|voor|przed|před|före|før"
    r"|minder dan|jonger dan|do|poniżej|mniej niż|méně než|pod|mindre än|yngre än|до|менее|меньше|младше"
    r"|korter dan|kürzer als|shorter than"
    r"|u(?=[0-9])"
    r"|lower than|smaller than|menor (?:a|de|que)|menores (?:a|de|que)|inferior a|abaixo de|debajo de|kurang dari"
    r"|di bawah|dưới|[-−–] d(?:e |['’])|t/m|أقل من|اقل من|أصغر من|اصغر من|دون|تحت|حتى)"
)
_ABOVE_WORDS = (
    r"(?:>=?|≥|over|above|more than|older than|at least|from|über|ab|mehr als|mindestens|älter als|plus d(?:e |['’])"
    r"|au moins|más de|desde|al menos|più di|oltre|almeno|mais de|acima de|vanaf|meer dan|ouder dan|powyżej|ponad"
    r"|since|after|nach|seit|après|depuis|después de|dopo il|dal|na|sinds|po|efter|после|с"
    r"|więcej niż|od|nad|více než|över|mer än|äldre än|minst|более|больше|свыше|старше|от"
    r"|langer dan|länger als|longer than"
    r"|[oü](?=[0-9])"
    r"|greater than|higher than|mas de|mayor (?:a|de|que)|mayores (?:a|de|que)|maior (?:a|de|que)|maiores (?:a|de|que)"
    r"|superior a|lebih dari|di atas|trên|\+ d(?:e |['’])|أكثر من|اكثر من|أكبر من|اكبر من|فوق)"
)
_MORE = (
    r"over|older|more|above|up|upwards|älter|mehr|darüber|plus|más|mayores|oltre|più|mais|ouder|meer|więcej|starsi"
    r"|starsze|více|starší|äldre|eldre|mer|mere|fler|старше|более|больше|выше"
    r"|\+"
)
_LESS = (
    r"under|less|fewer|below|younger|weniger|jünger|darunter|moins|menos|meno|minder|jonger|mniej|młodsi|mindre|yngre"
    r"|младше|менее|меньше"
)
_LAST_UNIT = _UNIT.replace("<unit>", "<last>")
# Patterns as text, which `re` compiles at their first use and keeps: 15 ms, and most lists are of words.
_BOUNDS = (
    (rf"{_BELOW_WORDS}(?: ?|-)(?:{_NUMBER}|{_ONE}){_UNIT}", -1),
    (rf"{_NUMBER}{_UNIT} ?(?:以下|未満|以内|未满|미만|이하|(?:{_AND}) (?:{_LESS})){_LAST_UNIT}", -1),
    (rf"{_ABOVE_WORDS}(?: ?|-)(?:{_NUMBER}|{_ONE}){_UNIT}", 1),
    (
        rf"{_NUMBER}{_UNIT} ?(?:\+|plus|以上|이상|초과|فأكثر|فما فوق|وأكثر|وما فوق|(?:{_AND}) (?:{_MORE})){_LAST_UNIT}",
        1,
    ),
    (rf"{_FROM}{_NUMBER}{_UNIT}(?: ?{_TO} ?{_SIGN}(?P<end>{_PLAIN}){_LAST_UNIT})?", 0),
)
"""Ranges come last: “from 65” is one without an end, and “5 or more” none with a unit."""
_TIMES = {"k": 1000, "m": 1_000_000}
"""What a letter behind a number says, as in $50k and $1M."""
_NONE = (
    r"(?:never|nie|jamais|nunca|nooit|nigdy"
    r"|none|no|keine?|aucune?|ninguno|ninguna|nessuno?|nessuna|geen|brak|nenhuma?|inga|ingen|нет)(?: [^\W\d_]+)?"
    r"|なし|无|無|没有|沒有|없음|aucun"
)
_WORDS = f"{_SIGN} {_FROM} {_BELOW_WORDS} {_ABOVE_WORDS} {_NONE}"
"""What a bound begins with, if not with a sign or a digit: the first letters of each word stand in it as they are."""
_FIRST = pattern_of(r"[^\W\d_]*")

_DAYS = {
    1 / 86400: "s sec secs second seconds sekunde sekunden secondes segundos secondi",
    1 / 1440: "min mins minute minutes minuten minuti minutos minuty minut minuter menit минут минуты 分",
    1 / 24: "h hr hrs hour hours stunde stunden std heure heures hora horas ora ore uur uren godzin godziny timmar jam "
    "час часа часов 時間 小时",
    1: "d day days tag tage tagen jour jours día días giorno giorni dag dagen dni dias dia dagar hari день дня дней 日 "
    "天",
    7: "week weeks woche wochen semaine semaines semana semanas settimana settimane weken tydzień tygodni "
    "veckor minggu недель 週",
    30: "month months monat monate monaten mois mes meses mese mesi maand maanden miesiąc miesięcy miesiące mês månad "
    "månader bulan месяц месяца месяцев",
    365: "y yr yrs year years jahr jahre jahren an ans année années año años anno anni jaar lata lat rok roku ano anos "
    "år tahun год года лет 年 歳 岁 세 سنة سنوات عاما",
}
_SIZES: dict[str, dict[float, str]] = {
    "length": {
        0.001: "mm",
        0.01: "cm",
        0.3048: "ft foot feet",
        1: "m meter metre meters metres metros metri",
        1000: "km kilometer kilometers",
    },
    "mass": {0.001: "mg", 1: "g gram grams gramm", 1000: "kg kilo kilos", 1_000_000: "t tonnen tonnes"},
    "data": {1: "b byte bytes", 1000: "kb", 1_000_000: "mb", 10**9: "gb", 10**12: "tb"},
    "volume": {0.001: "ml", 0.01: "cl", 1: "l liter litre litres litros"},
}


class UnitSize(NamedTuple):
    """A unit behind a number.

    Attributes:
        kind: of what it is a unit.
        size: how large it is beside others of its kind, such as in days.
    """

    kind: str
    size: float


_UNITS = {
    unit: UnitSize(kind, size)
    for kind, sizes in ({"time": _DAYS} | _SIZES).items()
    for size, units in sizes.items()
    for unit in units.split()
}
"""So that six months come before one year, and 500 m before 1 km."""


class Bound(NamedTuple):
    """The first number of a text.

    Attributes:
        number: as written; 0 of “none”.
        side: -1 for all below it, 1 for all above, 0 for a number or a range from it.
        unit: its unit; None where the text names none that is known.
    """

    number: float
    side: int
    unit: UnitSize | None

    @property
    def is_none(self) -> bool:
        """Whether the text says that there is nothing, so that it needs no unit."""
        return self == _NOTHING


_NOTHING = Bound(0, -1, UnitSize("", 0))


def bound(text: str) -> Bound | None:
    """Return the bound that a text begins with; None if it is neither a number, nor a range, nor “none”."""
    plain = " ".join(text.casefold().split())
    if cast("re.Match[str]", _FIRST.match(plain))[0] not in _WORDS:
        return None  # as most texts are, for which the long patterns need not be compiled
    for pattern, side in _BOUNDS:
        found = re.fullmatch(pattern, plain)
        if found is not None:
            return Bound(_number(_in_full(found)), side, _unit(found))
    return _NOTHING if re.fullmatch(_NONE, plain) else None


def _in_full(found: re.Match[str]) -> str | None:
    """Return the first number with the letter of thousands that stands behind the second alone, as in 20-50k."""
    low, end = found["number"], found.groupdict().get("end")
    return f"{low}{end[-1]}" if low and end and end[-1] in _TIMES and low[-1] not in _TIMES else low


def _number(written: str | None) -> float:
    if written is None:  # “less than a year”
        return 1
    whole = _GROUPS.sub("", written.rstrip("km")).replace(",", ".")
    return float(whole) * _TIMES.get(written[-1], 1)


def _unit(found: re.Match[str]) -> UnitSize | None:
    """Return the unit behind the first number, or else behind the last."""
    groups = found.groupdict()
    return next((_UNITS[unit] for unit in (groups.get("unit"), groups.get("last")) if unit in _UNITS), None)
