"""Whether persons are told apart by columns that only together do so, as a surname beside a first name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import sqrt
from typing import Any

from core.data.column_profile import MOST_DISTINCT, ColumnProfile
from core.data.describing_names import in_words, words_of
from core.data.personal_traits import BIRTH, SEX, TRAITS
from core.data.raw_cells import Cell, is_blank
from core.data.written_dates import dates_in
from core.domain.attribute import Kind

_FIRST = words_of(
    """
    first firstname forename forenames givenname given vorname vornamen rufname prenom prenoms nombre nombres nome
    voornaam imie jmeno fornamn fornavn etunimi keresztnev utonev prenume isim ad имя
    """
)
_LAST = words_of(
    """
    last lastname surname familyname name nachname familienname zuname nom apellido apellidos cognome sobrenome apelido
    achternaam nazwisko prijmeni efternamn etternavn efternavn sukunimi vezeteknev csaladnev nume soyad soyisim фамилия
    """
)
_FULL = frozenset({"fullname"})
_SEX, _BIRTH = TRAITS[SEX], TRAITS[BIRTH]
_HOMES = words_of("zip zipcode postcode postal postalcode plz postleitzahl codepostal codigopostal cap psc")
_NAMESAKES = 0.05
"""Share of the rows that namesakes may have, at most."""
_OF_PERSONS = 0.2
"""Share of the rows that have a birth, a sex and a home of a row before them, at least, where these are of persons."""
_BEYOND_CHANCE = 3
"""Pairs of rows that are alike, for each one expected of columns that say nothing of each other."""
_FEW_COME = 0.02
"""Share of the rows whose day of birth an earlier one has, at least, where one sex stands beside each."""
_UNLIKE, _ONE_SEX = 0.05, 0.8
"""Share of pairs of one birth that are of two sexes, beyond chance, at most; and of all pairs that are of one."""
_OF_A_MONTH = 30
"""Days on which people are born, of each month; some registers know the month alone."""
_LEAST_NAMED = 4
"""Different names, at least; fewer are kinds of something."""
_MOST = 0.9
_LEAST = 10
"""Days of birth, at least, of persons that are told by them."""


class ToldTogether:
    """Counts how often a person stands in the columns of names, births, sexes and homes of some rows."""

    def __init__(self, headers: Sequence[str]) -> None:
        """Look for the columns by their names; without a surname or a birth beside another one, nothing is counted."""
        self._headers = headers
        stems = ["".join(in_words(header)) for header in headers]
        first, last, birth, sex, home = (_only(stems, each) for each in (_FIRST, _LAST, _BIRTH, _SEX, _HOMES))
        self._birth = birth
        self._names = [*first, *last] if first and last else []
        self._named = (last or _only(stems, _FULL)) if birth and not first else []
        others = [*self._named, *birth] if self._named else [*birth, *sex, *home]
        self._places = [*last, *first, *birth] if self._names else others if birth else []
        self._has_home = bool(home)
        self._times: Counter[tuple[Cell, ...]] = Counter()

    def take(self, columns: Sequence[Sequence[Cell]]) -> None:
        """Process further rows; of more different ones than a profile tells apart, the rest is left out."""
        if self._places and len(self._times) < MOST_DISTINCT:
            self._times.update(zip(*(columns[place] for place in self._places), strict=True))

    def told(self, profiles: Sequence[ColumnProfile]) -> list[ColumnProfile]:
        """Return the profiles, of which that of a name, or of a birth, says whether persons recur."""
        found = [*profiles]
        if not self._places:
            return found
        if self._named:
            if self._are_all_others():
                found[self._named[0]] = replace(found[self._named[0]], recurs_beside=False)
            return found
        rows = {cells: n for cells, n in self._times.items() if not any(map(is_blank, cells))}
        if not self._names:
            birth = self._birth[0]
            is_such = found[birth].kind is Kind.DATE and not found[birth].months_apart
            if is_such and (_are_born(rows) or (not self._has_home and _come_again(rows))):
                found[birth] = replace(found[birth], recurs_beside=True, told_with=self._beside(birth))
            return found
        if not rows or not all(_are_names(found[place]) for place in self._names):
            return found
        n = sum(rows.values())
        recurs = n - len(rows) > (0 if self._birth else max(1, _NAMESAKES * n))
        for place in self._names:
            beside = self._beside(place)
            found[place] = replace(found[place], is_id_like=True, recurs_beside=recurs, told_with=beside)
        return found

    def _beside(self, place: int) -> tuple[str, ...]:
        """Return the names of the columns that tell persons apart, but for one of them."""
        return tuple(self._headers[other] for other in self._places if other != place)

    def _are_all_others(self) -> bool:
        """Return whether no name recurs with one birth, or beside a blank one: namesakes are born on other days."""
        born, unborn = Counter[Cell](), Counter[Cell]()
        for (name, day), n in self._times.items():
            (unborn if is_blank(day) else born)[name] += n
        recur = any(n > 1 and not is_blank(cells[0]) for cells, n in self._times.items())
        may_recur = any(n > 1 or born[name] for name, n in unborn.items() if not is_blank(name))
        return not (recur or may_recur) and len(self._times) < MOST_DISTINCT


def _are_born(rows: Mapping[tuple[Cell, ...], int]) -> bool:
    """Return whether births, sexes and homes repeat together far more often than each by itself would make them."""
    n, columns = sum(rows.values()), [Counter[Cell]() for _ in next(iter(rows), ())]
    for cells, times in rows.items():
        for column, cell in zip(columns, cells, strict=True):
            column[cell] += times
    if not columns or len(columns[0]) < _LEAST:
        return False
    chance = n * (n - 1) / 2
    for column in columns:
        chance *= sum(times * times for times in column.values()) / n**2
    n_alike = sum(times * (times - 1) / 2 for times in rows.values())
    return n - len(rows) > _OF_PERSONS * n and n_alike > _BEYOND_CHANCE * chance


def _come_again(rows: Mapping[tuple[Cell, ...], int]) -> bool:
    """Return whether days of birth recur far more often than among others, and with one sex."""
    days, sexes = Counter[Cell](), Counter[Cell]()
    for cells, times in rows.items():
        days[cells[0]] += times
        sexes[cells[-1]] += times
    n, n_pairs = days.total(), _pairs(days)
    has_sex = any(len(cells) > 1 for cells in rows)
    tells = has_sex and _pairs(sexes) <= _ONE_SEX * n * (n - 1) / 2
    if len(days) < _LEAST or n - len(days) <= max(_LEAST, (_FEW_COME if tells else _OF_PERSONS) * n):
        return False
    chance = _pairs_by_chance(days)
    return n_pairs > _BEYOND_CHANCE * chance and n_pairs - _pairs(rows) <= _UNLIKE * n_pairs + chance + sqrt(chance)


def _pairs(times: Mapping[Any, int]) -> float:
    return sum(n * (n - 1) / 2 for n in times.values())


def _pairs_by_chance(days: Counter[Cell]) -> float:
    """Return how many pairs of so many persons are born on one day: n² / 4q, q the interquartile range in days.

    Where births are written as the first or the middle of months, there are so many fewer days.
    """
    read = ((dates_in(cell), n) for cell, n in days.items())
    births = sorted(day for (first, second), n in read if (day := first or second) for _ in range(n))
    n = len(births)
    if not n:
        return 0
    each = _OF_A_MONTH / min(len({day.day for day in births}), _OF_A_MONTH)
    return each * n * n / 4 / max((births[3 * n // 4] - births[n // 4]).days, 1)


def _only(stems: Sequence[str], words: frozenset[str]) -> list[int]:
    """Return the place of the one column that is called so; [] if none is, or several are."""
    found = [place for place, stem in enumerate(stems) if stem in words]
    return found if len(found) == 1 else []


def _are_names(profile: ColumnProfile) -> bool:
    """Return whether the values are words with capitals, and no dates of first and last visits, or yes and no."""
    if profile.kind is not Kind.CATEGORIES or profile.n_distinct < _LEAST_NAMED:
        return False
    n_named = sum(text[:1].isalpha() and not text[:1].islower() for text, _ in profile.values)
    return n_named >= _MOST * len(profile.values)
