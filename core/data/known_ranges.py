"""Ranges that everybody knows, such as ages up to 120: a few numbers beyond them are slips, and no reason for bins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple
from unicodedata import normalize

from core.data.describing_names import in_words, words_of
from core.data.missing_values import CANDIDATES
from core.data.raw_cells import number_with_either_mark
from core.patterns import pattern_of

_AGE = words_of(
    """
    age ages alter lebensalter edad eta idade leeftijd alder aldur ika wiek vek kor eletkor varsta yas starost vecums
    amzius vanus tuoi umur usia возраст вік ηλικια 年齢 年龄 年齡 나이 연령 العمر عمر גיל อายุ
    ასაკი տարիք узрост старост жас жасы жашы жашыңыз синну mosha umri edat adina aois oed oad yosh yoshi ouderdom temen
    سن 岁数 歲數 周岁 満年齢
    """
)
_AGE_ALONE = """
उम्र आयु वय বয়স வயது వయస్సు వయసు ವಯಸ್ಸು പ്രായം വയസ്സ് ઉંમર ਉਮਰ වයස អាយុ အသက် ອາຍຸ ዕድሜ нас
"""
"""Of letters whose vowels stand above and below them, without which आयु, an age, is an income; and “us” in Russian."""
_ALONE = frozenset(normalize("NFC", word) for word in _AGE_ALONE.split())
_PERCENT = words_of(
    """
    percent percentage pct prozent prozentsatz pourcentage porcentaje porcentagem percentuale procent procento
    процент パーセント 百分比
    """
)
_MASS_INDEX = words_of("bmi imc")
_SYSTOLIC = words_of("systolic systole sbp sysbp systolisch systolique sistolica sistolico sistolik tas")
_DIASTOLIC = words_of("diastolic diastole dbp diabp diastolisch diastolique diastolica diastolico diastolik tad")
_HEIGHT = words_of(
    """
    height korpergrosse korperhohe taille talla estatura altezza altura lengte lichaamslengte wzrost vyska langd hojde
    hoyde pituus рост 身長 身高 신장
    """
)
_OTHERS = words_of(
    """
    month months mos day days week weeks hour hours gestational gestation group monat monate monaten tage tagen woche
    wochen stunden mois jours semaine semaines heures mes meses dias semana semanas mesi giorni settimane maanden dagen
    weken months miesiace dni tygodnie manader dagar
    building house car vehicle tree company firm wine gebaude haus baum batiment edificio entreprise empresa azienda
    change changes growth increase difference diff delta gain return veranderung zuwachs wachstum anstieg abweichung
    variation croissance cambio crecimiento variazione crescita verandering groei
    z sds sd score index count number id
    """
)
"""Of something else, or in another unit: ages of children in months, or growth in percent."""
_OF_MASS = pattern_of(r"\bbody mass index\b")


class KnownRange(NamedTuple):
    """Between which numbers all measurements are.

    Attributes:
        low: the least possible one.
        high: the greatest possible one.
        near: how far beyond a number tells that the column has no such bounds, as 110 among rates.
    """

    low: float
    high: float
    near: float = 0

    def has(self, number: float) -> bool:
        """Return whether a number is possible."""
        return self.low <= number <= self.high

    def _is_near(self, number: float) -> bool:
        return not self.has(number) and self.low - self.near <= number <= self.high + self.near

    def slips(self, numbers: Mapping[str, float], times: Mapping[str, int], n_rows: int) -> Counter[str]:
        """Return the texts of impossible numbers, with their rows; empty unless nearly all numbers are possible.

        Args:
            numbers: by their texts.
            times: how often each text occurs.
            n_rows: of all numbers; where `numbers` lacks some, nothing is told.
        """
        beyond = Counter({text: times[text] for text, number in numbers.items() if not self.has(number)})
        n = sum(times[text] for text in numbers)
        is_held = n == n_rows >= _LEAST and beyond.total() <= max(_MOST_SHARE * n, 1)
        return beyond if is_held and not any(self._is_near(numbers[text]) for text in beyond) else Counter()


_LEAST, _MOST_SHARE = 8, 0.05
"""Numbers that tell whether a column has such bounds, at least, and the share of them that may be slips."""
OLDEST = 120.0
"""An age that nobody exceeds, nearly."""
_RANGES = (
    (_AGE, KnownRange(0, OLDEST)),
    (_PERCENT, KnownRange(0, 100, near=25)),
    (_MASS_INDEX, KnownRange(6, 120)),
    (_SYSTOLIC, KnownRange(30, 320)),
    (_DIASTOLIC, KnownRange(10, 220)),
    (_HEIGHT, KnownRange(20, 280)),
)


def known_range(header: str) -> KnownRange | None:
    """Return between which numbers all of a column of that name are; None where nobody knows."""
    words = frozenset(in_words(header))
    if normalize("NFC", header).strip().casefold() in _ALONE:
        return _range_of(_AGE)
    if _OF_MASS.search(" ".join(in_words(header))) is not None:
        return _range_of(_MASS_INDEX)
    if not _OTHERS.isdisjoint(words):
        return None
    if "%" in header:
        return _range_of(_PERCENT)
    return next((each for names, each in _RANGES if not names.isdisjoint(words)), None)


def is_impossible(header: str, text: str) -> bool:
    """Return whether a text is a number that the name says nobody has, and no usual code of “no answer”."""
    bounds, number = known_range(header), number_with_either_mark(text)
    return bounds is not None and number is not None and not bounds.has(number) and number not in CANDIDATES


def says_age(header: str) -> bool:
    """Return whether the name is that of ages of persons, in years."""
    return known_range(header) is _range_of(_AGE)


def widened(header: str, edges: tuple[float, ...], high: float) -> tuple[float, ...]:
    """Return edges of which the first and the last bin go up to what everybody knows, so that a later file fits, too.

    Only of ages and percentages, whose ends are round, and where most of what there may be has bins: of pupils, a bin
    from 12 to 120 would be none that anybody makes.

    Args:
        header: the name of the column.
        edges: round ones, taken from the numbers.
        high: the greatest number.
    """
    bounds = known_range(header)
    if bounds not in (_range_of(_AGE), _range_of(_PERCENT)) or len(edges) < _LEAST_EDGES:
        return edges
    is_wide = edges[-1] - edges[0] >= _SPREAD * bounds.high and bounds.has(edges[0]) and bounds.has(high)
    return (bounds.low, *edges[1:-1], bounds.high) if is_wide else edges


def has_known_ends(header: str, edges: tuple[float, ...]) -> bool:
    """Return whether the bins end where everybody knows that such numbers do."""
    bounds = known_range(header)
    return bounds is not None and (edges[0], edges[-1]) == (bounds.low, bounds.high)


_LEAST_EDGES, _SPREAD = 5, 0.4
"""Edges, and the part of all there may be that lies between them, from which the outer bins are opened."""


def _range_of(names: frozenset[str]) -> KnownRange:
    return next(each for said, each in _RANGES if said is names)
