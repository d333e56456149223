"""Whether the rows of one value are of several persons, as their sexes or births differ: then it identifies nobody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from core.data.column_profile import ColumnProfile
from core.data.describing_names import in_words
from core.data.identifier_names import Hint, hint
from core.data.personal_traits import TRAITS, is_inborn
from core.data.raw_cells import Cell, is_blank
from core.domain.attribute import Kind

_LOOKED_AT = 2048
"""Rows that are looked at."""
_LEAST, _UNLIKE = 10, 0.2
"""Rows whose value an earlier row has, at least; and share of them whose sex or birth differs: slips are far fewer."""

_CHANCE = 1e-6
"""How likely it may be, at most, that the traits of all rows with one value agree by chance."""
_FIRST_COLUMNS = 60
"""Columns by which rows are compared as a whole."""
_DIFFERENT, _DIGITS, _NEARLY_ALL = 20, 5, 0.9
"""Different numbers, at least, their digits, and the share of those that have so many."""


class InbornTraits:
    """Compares sexes and births in rows with one value, of columns whose names do not say that they are of persons."""

    def __init__(self, headers: Sequence[str]) -> None:
        """Look for the columns by their names; without a sex or a birth, nothing is compared."""
        stems = ["".join(in_words(header)) for header in headers]
        inborn = [words for trait, words in enumerate(TRAITS) if is_inborn(trait)]
        self._traits = [place for place, stem in enumerate(stems) if any(stem in words for words in inborn)]
        open_names = [place for place, header in enumerate(headers) if hint(header) < Hint.PERSON]
        others = [place for place in open_names if place not in self._traits] if self._traits else []
        self._first: dict[int, dict[Cell, tuple[Cell, ...]]] = {place: {} for place in others}
        self._again, self._unlike = dict.fromkeys(others, 0), dict.fromkeys(others, 0)
        self._n = 0
        self._traits_seen: Counter[tuple[Cell, ...]] = Counter()

    def take(self, columns: Sequence[Sequence[Cell]]) -> None:
        """Process further rows."""
        if not self._first or self._n >= _LOOKED_AT:
            return
        traits = list(zip(*(columns[place][:_LOOKED_AT] for place in self._traits), strict=True))
        rows = [*zip(*(column[:_LOOKED_AT] for column in columns[:_FIRST_COLUMNS]), strict=True)]
        firsts = {row: at for at, row in reversed([*enumerate(rows)])}  # rows that come again whole say nothing
        self._n += len(traits)
        full = [
            (row, told) for row, told in enumerate(traits) if firsts[rows[row]] == row and not any(map(is_blank, told))
        ]
        self._traits_seen.update(told for _, told in full)
        for place, first in self._first.items():
            column = columns[place]
            blanks = {cell for cell in {*column[:_LOOKED_AT]} if is_blank(cell)}
            for row, told in full:
                if (cell := column[row]) in blanks:
                    continue
                before = first.setdefault(cell, told)
                self._again[place] += before is not told
                self._unlike[place] += before != told

    def told(self, profiles: Sequence[ColumnProfile]) -> list[ColumnProfile]:
        """Return the profiles, of which no number of several persons identifies one; a text may be a name.

        A long number whose rows have one sex or birth each, as by chance they would not, is of a person, whatever the
        column is called.
        """
        found = [*profiles]
        for place, n_again in self._again.items():
            is_number = found[place].is_id_like and found[place].kind is Kind.NUMBER
            if is_number and n_again >= _LEAST and self._unlike[place] >= _UNLIKE * n_again:
                found[place] = replace(found[place], is_id_like=False, recurs_beside=False)
        person = None if any(profile.recurs for profile in found) else self._of_persons(found)
        if person is not None:
            found[person] = replace(found[person], is_id_like=True, recurs_beside=True)
        return found

    def _of_persons(self, profiles: Sequence[ColumnProfile]) -> int | None:
        """Return the place of the column of long numbers, the most different ones, each of which keeps its traits."""
        kept = [
            place
            for place, n_again in self._again.items()
            if self._unlike[place] == 0 and self._alike_by_chance(n_again) < _CHANCE and _are_long(profiles[place])
        ]
        return max(kept, key=lambda place: profiles[place].n_distinct, default=None)

    def _alike_by_chance(self, n_pairs: int) -> float:
        """Return how likely so many pairs of rows agree in the traits if these say nothing of the column."""
        n = self._traits_seen.total()
        return float((sum(times * times for times in self._traits_seen.values()) / n**2) ** n_pairs) if n else 1.0


def _are_long(profile: ColumnProfile) -> bool:
    """Return whether a column has many different whole numbers, nearly all of them long."""
    if profile.kind is not Kind.NUMBER or profile.n_distinct < _DIFFERENT:
        return False
    n_long = sum(text.isdecimal() and len(text) >= _DIGITS for text, _ in profile.values)
    return n_long >= _NEARLY_ALL * len(profile.values)
