"""Whether a column numbers the persons of each class or ward anew: its numbers recur, and no person does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from core.data.column_profile import MOST_DISTINCT, ColumnProfile
from core.data.describing_names import in_words, words_of
from core.data.identifier_names import says_row
from core.data.raw_cells import Cell, cell_text, is_blank

_PLACES = words_of("bed seat desk bett sitz sitzplatz platz lit place siege cama asiento letto posto bed stoel")
_UNITS = words_of(
    """
    class classroom school ward department household hospital clinic site room
    klasse schulklasse schule station abteilung haushalt krankenhaus klinik standort zimmer
    classe ecole service menage hopital clinique clase aula escuela sala hogar hospital reparto scuola klas afdeling
    klasa szkola oddzial trida skola osztaly sinif класс школа палата 組 班 クラス 病棟 班级 반
    """
)
"""What a person belongs to one of; of days, courses and groups a person may have several."""
_ROLLS = frozenset(("№", "出席番号", "座号", "座號", "출석번호"))
"""What a pupil is numbered by in a class of Russia, Japan, China and Korea."""
_LEAST = 2
"""Units, at least, in which the numbers begin anew."""


class NumberedWithin:
    """Looks for a column of numbers that run from 1 on in each unit, all through."""

    def __init__(self, headers: Sequence[str]) -> None:
        """Look for the columns by their names; without one of each kind, nothing is kept."""
        numbers = [
            place for place, header in enumerate(headers) if says_row(header) or header in _ROLLS or _says_place(header)
        ]
        units = [place for place, header in enumerate(headers) if not _UNITS.isdisjoint(in_words(header))]
        self._pairs = {(unit, number): set[tuple[Cell, Cell]]() for number in numbers for unit in units}
        others = {*range(len(headers))} - {*units} - {*numbers}
        self._told_by = {number: {place: dict[Cell, Cell]() for place in others} for number in numbers}
        self._n_rows = 0

    def take(self, columns: Sequence[Sequence[Cell]]) -> None:
        """Process further rows; a pair that recurs, or too many to keep, rules its columns out."""
        if not self._pairs:
            return
        self._n_rows += len(columns[0])
        for (unit, number), rows in [*self._pairs.items()]:
            rows.update(zip(columns[unit], columns[number], strict=True))
            if len(rows) < self._n_rows or len(rows) > MOST_DISTINCT:
                del self._pairs[unit, number]
        for number, others in self._told_by.items():
            for place, told in [*others.items()]:
                cells = zip(columns[number], columns[place], strict=True)
                if any(told.setdefault(one, other) != other for one, other in cells):
                    del others[place]

    def told(self, profiles: Sequence[ColumnProfile]) -> list[ColumnProfile]:
        """Return the profiles of the columns, with what was found."""
        found = [*profiles]
        for (_, number), rows in self._pairs.items():
            if _run_in_each(rows) and not self._is_of_person(number):
                found[number] = replace(found[number], recurs_beside=False, is_id_like=True)
        return found

    def _is_of_person(self, number: int) -> bool:
        """Return whether a column has one value for each number, as the sex of a pupil has in all courses."""
        return any(len({*told.values()}) > 1 for told in self._told_by[number].values())


def _says_place(header: str) -> bool:
    words = in_words(header)
    return not _PLACES.isdisjoint(words[:1]) and says_row(" ".join(words[1:]) or "#")


def _run_in_each(rows: set[tuple[Cell, Cell]]) -> bool:
    """Return whether the numbers of each unit, which differ, are those from 1 to as many as it has."""
    n_of: Counter[Cell] = Counter(unit for unit, _ in rows)
    texts = ((unit, cell_text(cell)) for unit, cell in rows)
    if len(n_of) < _LEAST or any(map(is_blank, n_of)):
        return False
    return all(text.isdecimal() and 1 <= int(text) <= n_of[unit] for unit, text in texts)
