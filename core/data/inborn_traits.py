"""Whether the rows of one value are of several persons, as their sexes or births differ: then it identifies nobody."""

from __future__ import annotations

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

    def take(self, columns: Sequence[Sequence[Cell]]) -> None:
        """Process further rows."""
        if not self._first or self._n >= _LOOKED_AT:
            return
        traits = list(zip(*(columns[place][:_LOOKED_AT] for place in self._traits), strict=True))
        self._n += len(traits)
        full = [(row, told) for row, told in enumerate(traits) if not any(map(is_blank, told))]
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
        """Return the profiles, of which no number of several persons identifies one; a text may be a name."""
        found = [*profiles]
        for place, n_again in self._again.items():
            is_number = found[place].is_id_like and found[place].kind is Kind.NUMBER
            if is_number and n_again >= _LEAST and self._unlike[place] >= _UNLIKE * n_again:
                found[place] = replace(found[place], is_id_like=False, recurs_beside=False)
        return found
