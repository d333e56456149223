"""Whether small negative numbers, such as -1 to -9 of panels, code "no answer", or are measured as the others are."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from math import log
from typing import NamedTuple

from core.data.counting_names import says_count
from core.data.describing_names import words_of
from core.patterns import pattern_of

NEAR = frozenset(range(-9, 0))
_SMALL, _FARTHER = frozenset((-1, -2)), frozenset((-7, -8, -9))
_AMID = NEAR - _SMALL - _FARTHER
_BELOW_NOTHING = words_of(
    """
    difference differences diff change changes delta balance deviation gap residual surplus deficit net gain loss
    temperature temp celsius floor storey elevation zscore z sds offset longitude latitude lon lat swing
    differenz abweichung veranderung saldo temperatur stockwerk etage geschoss koordinate
    ecart variation solde temperature diferencia cambio temperatura piso planta variazione differenza scarto piano
    verschil verandering temperatuur verdieping roznica zmiana pietro rozdil zmena teplota patro skillnad forandring
    разница изменение температура этаж 差 変化 温度 气温 変化量 楼层
    """
)
"""Words of what may be less than nothing."""
_STUDY_DAY = pattern_of(r"(?:visit|a|[a-z]{2}(?:st|en)?)dy|(?:study|trial|relative|rel)[ _.-]?days?", re.IGNORECASE)
"""Days before and after the first dose, as clinical trials count them: there is no day 0."""
_NEVER_BELOW = words_of(
    """
    age ages years children kids siblings hours minutes visits cigarettes drinks persons income salary wage wages rent
    height weight bmi distance duration size number
    alter jahre kinder geschwister stunden minuten besuche zigaretten einkommen gehalt lohn miete grosse gewicht dauer
    age annees enfants heures revenu salaire loyer taille poids duree
    edad anos hijos horas ingresos salario alquiler estatura duracion eta anni figli ore reddito stipendio affitto
    leeftijd jaren kinderen uren inkomen huur wiek lata dzieci godziny dochod vek roky deti hodiny prijem
    alder barn timer timmar inkomst ar возраст дети доход часы 年齢 年龄 子供 収入 收入
    """
)
"""Words of what is never less than nothing."""
_LEAST_EACH = 4
"""Rows of the codes beyond a gap, on average, from which none would be in it by chance alone."""
_AS_FEW, _TWICE, _FURTHER = 0.01, 2, 10
"""A chance that is none, and how many times, and rows, more frequent a number farther from 0 is."""
_FEW_ZEROS, _AS_OFTEN = 3, 1.5
"""Zeros to be expected between -1 and 1, at least, before it tells something that there are none; and how much more
frequent a number may be than another that is as frequent."""


class Others(NamedTuple):
    """The other numbers of a column.

    Attributes:
        low: the least of them.
        high: the greatest.
        usual: how often each occurs, on average.
        rows_of: returns how many rows have a whole number.
        whole_share: returns the share of them that are whole, by rows.
    """

    low: float
    high: float
    usual: float
    rows_of: Callable[[int], int]
    whole_share: Callable[[], float]


def are_codes(header: str, near: Mapping[float, int], others: Others) -> bool:
    """Return whether negative numbers of `NEAR` are codes beside others, of which none is below 0.

    Args:
        header: name of the column.
        near: how often each of the negative numbers occurs.
        others: the others.
    """
    if near and _STUDY_DAY.fullmatch(header.strip()):
        return False
    if not near or (_AMID.isdisjoint(near) and _are_usual(near, others)):
        return True
    if may_be_below_nothing(header):
        return False
    return _leave_gap(near, others) or (others.high != -min(near) and _are_beside(header, near, others))


def _are_beside(header: str, near: Mapping[float, int], others: Others) -> bool:
    """Return whether they are codes beside others that do not reach as far to both sides, as scales do."""
    if says_count(header) or not words_of(header).isdisjoint(_NEVER_BELOW):
        return True
    if others.low >= 1 and (others.low > -min(NEAR) or not _run_on(near, others.usual)):
        return sum(near.values()) > 1
    return _rise(near, others) or _are_whole_alone(near, others)


def may_be_below_nothing(header: str) -> bool:
    """Return whether the name says that a column may have negative numbers, such as a difference."""
    return not words_of(header).isdisjoint(_BELOW_NOTHING)


def _are_usual(near: Mapping[float, int], others: Others) -> bool:
    """Return whether the codes of most code books are apart from the others.

    -1 and -2 are where no 0 stands between them and the others: degrees and years run through, and so do answers from
    -2 to 2. They are codes beside two of -7, -8 and -9, too.
    """
    small = {number: times for number, times in near.items() if number in _SMALL}
    is_apart = others.low >= 1 and others.high > -min(small, default=0)
    is_apart = is_apart and not (others.low == 1 and _run_on(small, others.usual))
    return not small or is_apart or len(_FARTHER.intersection(near)) > 1


def _run_on(near: Mapping[float, int], usual: float) -> bool:
    """Return whether they are measured, as the others from 1 on are, and 0 is missing by chance.

    So it is in few rows, and where all are as frequent as the others, such as changes from -2 to 3.
    """
    if max(near.values(), default=0) + usual < 2 * _FEW_ZEROS:
        return True
    return len(near) > 1 and all(usual / _AS_OFTEN <= n <= usual * _AS_OFTEN for n in near.values())


def _leave_gap(near: Mapping[float, int], others: Others) -> bool:
    """Return whether a number between them and 0 is missing, which above 0 is not, as it would not be by chance."""
    for gap in range(-1, int(min(near)), -1):
        beyond = [times for number, times in near.items() if number < gap]
        if gap not in near and sum(beyond) >= _LEAST_EACH * len(beyond) and others.rows_of(-gap):
            return True
    return False


def _rise(near: Mapping[float, int], others: Others) -> bool:
    """Return whether one farther from 0 is far more frequent, which above 0 it is not: what is measured thins out."""
    rows_of, pairs = others.rows_of, ((far, by) for far in near for by in near if far < by)
    return others.high > -min(NEAR) / 2 and any(
        near[far] > _TWICE * near[by] + _FURTHER and rows_of(-int(far)) <= _TWICE * rows_of(-int(by)) + _FURTHER
        for far, by in pairs
    )


def _are_whole_alone(near: Mapping[float, int], others: Others) -> bool:
    """Return whether they are all whole, as the others are not: by chance they hardly would be."""
    share = max(others.whole_share(), _AS_FEW)
    return len(near) > 1 and sum(near.values()) * log(share) < log(_AS_FEW)
