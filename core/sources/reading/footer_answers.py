"""Tells where rows that look like totals, or have the names once more, may be those of an answer that recurs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from core.data.raw_cells import Cell, cell_text
from core.sources.reading.footers import Look, names_total
from core.sources.reading.group_sums import sums_at

_SEVERAL = 2
"""Columns whose names a row has, at least, before these can be answers."""
_ENOUGH = 5
"""Of the first rows, one in fifty."""


@dataclass(slots=True)
class FooterAnswers:
    """What was seen so far.

    Attributes:
        words: how often filled rows begin with each word for a total, and are no sums; 0 for one of other totals.
        has_names: whether a row has the names of all columns.
        n_chosen: how many of the first rows have the name of a column in it, but not all names.
    """

    words: Counter[str] = field(default_factory=Counter)
    has_names: bool = False
    n_chosen: int = 0

    def take(self, rows: Sequence[Sequence[Cell]], looks: Mapping[int, Look], said: Sequence[str]) -> None:
        """Add some rows.

        Args:
            rows: as they come.
            looks: of those that may be no records, by their places.
            said: the names of the columns.
        """
        footers = [place for place, look in looks.items() if look is Look.FOOTER]
        self._take_words(rows, footers, len(said))
        names = _names(said)
        if not self.has_names and len(names) >= _SEVERAL:
            self.has_names = any(_n_named(rows[place], names) == len(names) for place in footers)

    def count_chosen(self, first: Sequence[Sequence[Cell]], said: Sequence[str]) -> None:
        """Count the rows with names among the first ones, of which all are seen, be a file skimmed or not."""
        names = _names(said)
        self.n_chosen = sum(0 < _n_named(row, names) < len(names) for row in first)

    def _take_words(self, rows: Sequence[Sequence[Cell]], footers: Sequence[int], width: int) -> None:
        totals = {place: text for place in footers if names_total(text := _first_text(rows[place]))}
        self.words.update(dict.fromkeys(totals.values(), 0))
        filled = sorted(place for place in totals if all(map(cell_text, rows[place])) and len(rows[place]) == width)
        sums = sums_at(rows, filled) if filled and len({*map(len, rows)}) == 1 else []
        self.words.update(totals[place] for place in filled if place not in sums)

    def recur(self, others: Mapping[str, int], least: int) -> bool:
        """Return whether any of it is given as often as an answer is.

        Args:
            others: how often the rows that may be totals begin with each text.
            least: how often an answer is given, at least.
        """
        recurs = any(n + others.get(word, 0) >= least for word, n in self.words.items())
        return recurs or (self.has_names and self.n_chosen >= min(least, _ENOUGH))


def _names(said: Sequence[str]) -> dict[int, str]:
    return {place: name.casefold() for place, name in enumerate(said) if name}


def _first_text(row: Sequence[Cell]) -> str:
    return next(filter(None, map(cell_text, row)), "")


def _n_named(row: Sequence[Cell], names: Mapping[int, str]) -> int:
    """Return how many columns have their own name in a row."""
    return sum(place < len(row) and cell_text(row[place]).casefold() == name for place, name in names.items())
