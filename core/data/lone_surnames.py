"""Whether persons recur below a surname alone: namesakes differ in sex and age, as all persons do by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt

from core.data.column_profile import MOST_DISTINCT, ColumnProfile
from core.data.counted_rows import says_occasion
from core.data.describing_names import in_words, words_of
from core.data.identifier_names import Hint, hint
from core.data.personal_traits import BIRTH, TRAITS
from core.data.raw_cells import Cell, is_blank
from core.domain.attribute import Kind

_SURNAMES = words_of(
    """
    lastname surname familyname nachname familienname zuname apellido apellidos cognome sobrenome apelido achternaam
    nazwisko prijmeni efternamn etternavn efternavn sukunimi vezeteknev soyad soyadi фамилия
    """
)
"""Names of columns with surnames alone: one called “name” may hold whole names, of which namesakes are few."""
_AGES, _SEXES = TRAITS[1], TRAITS[2]
_PERIODS = words_of(
    "year month week day date time jahr monat woche tag datum annee mois jour ano mes dia fecha anno mese giorno jaar"
)
"""What says that a person may have been seen at several times, at another age each."""
_LEAST = 20
"""Rows, at least."""
_DEVIATIONS = 2


class LoneSurnames:
    """Counts how often a surname stands beside one sex and one age."""

    def __init__(self, headers: Sequence[str]) -> None:
        """Look for the columns by their names; without each of them, nothing is counted."""
        stems = ["".join(in_words(header)) for header in headers]
        found = [_places(stems, words) for words in (_SURNAMES, _SEXES, _AGES)]
        is_timed = any(says_occasion(header) or not _PERIODS.isdisjoint(in_words(header)) for header in headers)
        others = _places(stems, TRAITS[0] | TRAITS[BIRTH])
        is_such = all(len(each) == 1 for each in found) and others == found[0] and not is_timed
        self._places = [each[0] for each in found] if is_such else []
        self._times: Counter[tuple[Cell, ...]] = Counter()

    def take(self, columns: Sequence[Sequence[Cell]]) -> None:
        """Process further rows."""
        if self._places and len(self._times) < MOST_DISTINCT:
            self._times.update(zip(*(columns[place] for place in self._places), strict=True))

    def told(self, profiles: Sequence[ColumnProfile]) -> list[ColumnProfile]:
        """Return the profiles, of which that of the surname says that no person recurs where each row has a number."""
        found = [*profiles]
        n = self._times.total()
        if n < _LEAST or len(self._times) >= MOST_DISTINCT or any(each.kind is Kind.DATE for each in found):
            return found
        if any(_numbers_rows(each, n) for each in found) and not any(each.counts_rows for each in found):
            place = self._places[0]
            if _are_namesakes(self._times):
                found[place] = replace(found[place], recurs_beside=False)
        return found


def _places(stems: Sequence[str], words: frozenset[str]) -> list[int]:
    return [place for place, stem in enumerate(stems) if stem in words]


def _numbers_rows(profile: ColumnProfile, n: int) -> bool:
    """Return whether a column called an identifier has another value in each row."""
    return hint(profile.header) >= Hint.PERSON and profile.n_distinct == n and not profile.n_blank


def _are_namesakes(times: Counter[tuple[Cell, ...]]) -> bool:
    """Return whether surname, sex and age recur together no more often than chance has it."""
    rows = {cells: n for cells, n in times.items() if not any(map(is_blank, cells))}
    n = sum(rows.values())
    if 2 * n < times.total():
        return False
    chance = n * (n - 1) / 2
    for column in range(3):
        own: Counter[Cell] = Counter()
        for cells, often in rows.items():
            own[cells[column]] += often
        chance *= sum(often * often for often in own.values()) / n**2
    n_pairs = sum(often * (often - 1) / 2 for often in rows.values())
    return n_pairs <= chance + _DEVIATIONS * sqrt(chance)
