"""Tells columns whose numbers are of two heaps, one a known factor above the other, such as hours and minutes.

Numbers that are usual in one unit may be so in the other, too: a magnesium of 1.5 is usual in mmol/l and in mg/dl. So a
gap between the heaps has to tell, which the numbers of one unit have not.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import log
from statistics import median, quantiles
from typing import NamedTuple

from core.data.describing_names import in_words

_LEAST, _LEAST_EACH, _SHARE = 20, 5, 10
"""Numbers, and those of each heap, at least; and for how many one."""
_SHARE_ALIKE, _ALIKE = 20, 2
"""For how many numbers one is of the smaller heap where that is as wide as the other, and so many times, at most.

Monthly pay differs from person to person as annual pay does; that of small jobs, or of directors, seldom does.
"""
_WIDE = 100
"""A factor from which a gap tells more than any share: nobody between 100 and 60,000 has a weight in kilograms."""
_IN_THE_GAP = 4
"""One number at most lies in the middle third of the gap, for so many in the middle of the smaller heap."""
_NEAR, _NEARER = 0.3, 0.1
"""The logarithm of what is between the heaps differs from that of the factor by such a share, at most; by the other
one where heaps are usual that lie apart otherwise, such as the pay of small jobs and of others."""

PERIODS, MARKS = ("month", "year"), ("20", "100")
"""What stands for two units: periods that pay is for, and best marks."""


class _Conversion(NamedTuple):
    """Two units of one thing; `low` and `high`: the least and the most that is usual in the smaller numbers.

    `near`: see `_NEAR`.
    """

    unit: str
    other: str
    factor: float
    low: float
    high: float
    near: float = _NEAR


_PAY = _Conversion(*PERIODS, 12, 1, 10**7, _NEARER)
_CONVERSIONS = (  # words in the names of columns, without accents, and two units of what they name; *: anything
    ("bili* tbili*", _Conversion("mg/dl", "µmol/l", 17.1, 0.05, 40)),
    ("iron eisen hierro ferro fer sideremia sideremie jarn zelazo", _Conversion("µmol/l", "µg/dl", 5.587, 1, 80)),
    ("cortisol* kortisol*", _Conversion("µg/dl", "nmol/l", 27.59, 0.5, 80)),
    ("magnesi*", _Conversion("mmol/l", "mg/dl", 2.431, 0.3, 3)),
    ("vitamin_d vitamina_d vitamine_d vit_d oh_d *hydroxyvitamin*", _Conversion("ng/ml", "nmol/l", 2.496, 2, 150)),
    ("urea bun harnstoff uree ureum mocznik mocovina", _Conversion("mmol/l", "mg/dl", 6.006, 0.5, 60)),
    ("phospha* phospho* phosphe* fosfa* fosfo* fosfe* fosfu*", _Conversion("mmol/l", "mg/dl", 3.097, 0.2, 5)),
    ("testosteron*", _Conversion("nmol/l", "ng/dl", 28.84, 0.1, 60)),
    ("hb hgb *moglobin*", _Conversion("mmol/l", "g/dl", 1.611, 2, 14)),
    ("hb hgb", _Conversion("g/dl", "g/l", 10, 4, 22)),
    ("alt alat asat ast got gpt ggt", _Conversion("µkat/l", "U/l", 60, 0.05, 20)),
    ("*distan* entfernung abstand afstand strecke trajet *weg", _Conversion("km", "m", 1000, 0.05, 500)),
    (
        "*duration *dauer *duree *duracion *durata *sleep *schlaf *zeit commute time",
        _Conversion("h", "min", 60, 0.2, 24),
    ),
    ("*energ* calor* kalori* *brennwert kcal kj", _Conversion("kcal", "kJ", 4.184, 100, 6000)),
    (
        "weight bodyweight *gewicht poids peso vikt vekt vaha waga kg lb lbs",
        _Conversion("kg", "lb", 2.2046, 40, 125),
    ),
    ("weight bodyweight *gewicht poids peso vikt vekt vaha waga", _Conversion("kg", "g", 1000, 0.3, 250)),
    ("*salar* wage wages pay income incomes gross net brutto netto", _PAY),
    ("*gehalt *gehaelter *lohn *einkommen sueldo* *ingreso* stipendi* *reddit*", _PAY),
    ("wynagrodzeni* pensja zarobki dochod lon loon inkomen salaris* *salaire* revenu revenus renda", _PAY),
    ("mark marks nota notas note notes voto voti", _Conversion(*MARKS, 5, 0.5, 20)),
)


class _Forms(NamedTuple):
    """Words, and the beginnings, ends and parts of words, which a name may have."""

    words: frozenset[str]
    begins: tuple[str, ...]
    ends: tuple[str, ...]
    parts: tuple[str, ...]

    def has(self, word: str) -> bool:
        """Return whether a word of a name is one of them."""
        is_such = word in self.words or word.startswith(self.begins) or word.endswith(self.ends)
        return is_such or any(part in word for part in self.parts)


def _forms_of(text: str) -> _Forms:
    """Return the forms that a text lists, in which a star at either end stands for any letters."""
    forms = text.split()
    begins = tuple(form[:-1] for form in forms if form[-1] == "*" != form[0])
    ends = tuple(form[1:] for form in forms if form[0] == "*" != form[-1])
    parts = tuple(form[1:-1] for form in forms if form[0] == form[-1] == "*")
    return _Forms(frozenset(forms), begins, ends, parts)


_FORMS = [(_forms_of(forms), units) for forms, units in _CONVERSIONS]


def overlapping_scales(name: str, sizes: Iterable[float]) -> tuple[str, str] | None:
    """Return the two units of the numbers of a column, if its name has such, and the numbers are of two heaps.

    Args:
        name: of the column.
        sizes: some of its numbers, without their signs; they are taken only if the name has units.
    """
    may_be = _conversions(name)
    logs = sorted(log(size) for size in sizes if size > 0) if may_be else []
    return next(((units.unit, units.other) for units in may_be if _are_heaps(logs, units)), None)


def says_pay(name: str) -> bool:
    """Return whether a column is called like pay, which may be of a month or of a year."""
    return _PAY in _conversions(name)


def are_of_two_periods(logs: Sequence[float]) -> bool:
    """Return whether amounts, told by their logarithms in order, are of a month and of a year."""
    return _are_heaps(logs, _PAY)


@lru_cache(maxsize=1 << 10)  # the first, the middle and the last rows are looked at by themselves
def _conversions(name: str) -> Sequence[_Conversion]:
    """Return which units the numbers of a column may have, by its name."""
    words = in_words(name)
    said = [*words, *map("_".join, pairwise(words))]
    return [units for forms, units in _FORMS if any(map(forms.has, said))]


def _are_heaps(logs: Sequence[float], units: _Conversion) -> bool:
    """Return whether numbers are usual in one unit and in the other, with a gap as wide as the factor says.

    Args:
        logs: their logarithms, in order.
        units: which they may have.
    """
    if _heaps(logs, units, _SHARE) is not None:
        return True
    heaps = _heaps(logs, units, _SHARE_ALIKE) if units == _PAY else None
    widths = sorted(third - first for first, _, third in map(quantiles, heaps or ()))
    return len(widths) > 1 and widths[1] <= _ALIKE * widths[0]


def _heaps(logs: Sequence[float], units: _Conversion, share: int) -> tuple[Sequence[float], Sequence[float]] | None:
    """Return the two heaps of the numbers, if there are such; for `share` numbers, one at least is of the smaller."""
    least = _LEAST_EACH if units.factor >= _WIDE else max(_LEAST_EACH, len(logs) // share)
    if len(logs) < max(_LEAST, 2 * least) or logs[0] < log(units.low) or logs[-1] > log(units.high * units.factor):
        return None
    third = log(units.factor) / 3
    split = min(range(least, len(logs) - least + 1), key=lambda at: _n_near((logs[at - 1] + logs[at]) / 2, logs, third))
    below, above = logs[:split], logs[split:]
    n_amid = _n_near((below[-1] + above[0]) / 2, logs, third)
    is_gap = n_amid * _IN_THE_GAP <= min(_n_near(median(heap), logs, third) for heap in (below, above))
    are_usual = below[-1] <= log(units.high) and above[0] >= log(units.low * units.factor)
    is_so = are_usual and is_gap and abs(median(above) - median(below) - 3 * third) <= 3 * third * units.near
    return (below, above) if is_so else None


def _n_near(middle: float, logs: Sequence[float], width: float) -> int:
    """Return how many numbers lie so near to a place, within `width` around it."""
    return bisect(logs, middle + width / 2) - bisect(logs, middle - width / 2)
