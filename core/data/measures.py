"""Units of measure behind numbers, such as 72 kg, 1,80 m and 15 min: each column has one, or it is one of texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

_SPELLINGS = """
kg Kg KG kgs kilo kilos kilogram kilograms kilogramm
g gr gram grams gramm
mg
µg μg mcg
t
lb lbs LBS pound pounds
oz
cm CM centimeter centimetre zentimeter
mm
m meter meters metre metres mètre mètres
km KM Km
mi mile miles
ft feet
in inch inches
°C ℃ °c
°F ℉
l L liter liters litre litres
ml mL ML
dl dL
gal gallon gallons
h hr hrs hour hours Std Std. stunde stunden heures horas ore uur
h jam tim timmar timer godz godz. hod hod. saat óra час часа часов tuntia
min mins min. minute minutes minuten minutos minuti
min menit minut minuter minutter мин минут dk dakika perc minuuttia
s sec secs sec. second seconds Sek Sek. sekunde sekunden
d day days tag tage tagen jours días dagen
d tg. dzień
d hari dagar dage dager dni dnů дней дня gün nap päivää
wk wks week weeks woche wochen semaines semanas
wk wo. tyg. tydzień tygodnie týd.
wk weken settimane minggu veckor uger uker tygodni týdnů недель hafta hét viikkoa
mo mos month months monat monate monaten mois meses mesi maanden
mo mon mon. mte. mos. mth mths mths. mies mies. miesiąc miesiące měs. měsíc měsíce mnd mnd. mån.
mo bulan bln månader måneder miesięcy měsíců месяцев мес. hónap kuukautta
y yr yrs year years jahr jahre jahren ans años anni jaar lat
y yrs. jr jr. lata rok
y anos tahun thn år roku roky let год года лет години yıl yaş év χρόνια ετών vuotta
mmHg
bpm
km/h kmh
km² km2 qkm
m² m2 qm
cm² cm2
ha hectares hektar
m³ m3
mg/dL mg/dl
mmol/L mmol/l
µmol/L µmol/l μmol/L μmol/l umol/L
g/dL g/dl
g/L g/l
mg/L mg/l
µg/L µg/l μg/L μg/l
ng/mL ng/ml
U/L U/l
kg/m² kg/m2
l/100km L/100km
m/s
rpm
dB
Hz
kHz
MHz
W
kW
kWh
V
kcal
kJ
hPa
kPa
ms
bar
kB
MB
GB
TB
ppm
k
pcs pc pcs. piece pieces Stück Stk Stk. stück
pts pt points point Punkte Punkt Pkt Pkt. punti puntos
歳 岁 세 살
万円
千円
億円
万元
만원
"""
"""A unit a line, or two, as it is written; the first is its name. No two units share a spelling."""
_LONG = 3
"""Letters of a spelling from which capital ones mean what small ones do: M may be millions, T thousands."""
_BEFORE_UNIT = "+-−0123456789.,'’ \u00a0\u2009\u202f"
_FIRST = frozenset("+-−.,0123456789")
_SHARE = 0.8
"""Share of the filled cells of a column that have its unit."""


def _names() -> Mapping[str, str]:
    return {spelling: words[0] for words in map(str.split, _SPELLINGS.strip().splitlines()) for spelling in words}


_NAMES = _names()


def unit_behind(text: str) -> str:
    """Return the name of the unit behind the number of a text; "" if there is none of the list."""
    return _named(_rest(text))


def unit_named(text: str) -> str:
    """Return the name of the unit that a text is a spelling of; "" if it is none of the list."""
    return _named(text)


def without_unit(text: str, unit: str) -> str:
    """Return the number of a text without this unit behind it; else the text.

    Args:
        text: without blanks around it.
        unit: its name, one of its spellings, or any other word, which is found as it is written.
    """
    found = _rest(text)
    if not found or (found != unit and _named(found) != (_named(unit) or unit)):
        return text
    return text[: -len(found)].rstrip(" \u00a0\u2009\u202f")


def unit_of(times: Mapping[str, int]) -> str:
    """Return the name of the one unit that nearly all texts of a column have; "" if none, or another beside it.

    Args:
        times: how often each text occurs, without those that mean missing.
    """
    units: Counter[str] = Counter()
    for text, n in times.items():
        units[unit_behind(text)] += n
    n_bare = units.pop("", 0)
    (unit, n_own), *others = units.most_common(2) or [("", 0)]
    return unit if n_own and not others and n_own >= _SHARE * (n_own + n_bare) else ""


def _rest(text: str) -> str:
    """Return what is behind the digits, marks and blanks that a text begins with; "" where it begins otherwise."""
    if not text or text[0] not in _FIRST or text[-1].isdecimal():
        return ""
    rest = text.lstrip(_BEFORE_UNIT)
    has_digits = any(letter.isdecimal() for letter in text[: len(text) - len(rest)])
    return rest if has_digits else ""


def _named(unit: str) -> str:
    found = _NAMES.get(unit)
    return found or (_NAMES.get(unit.casefold(), "") if len(unit) >= _LONG else "")
