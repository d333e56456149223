"""Finds the names of another table amid the records, where it stands right below the first one without a blank row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

from core.data.raw_cells import Cell, cell_text, is_blank
from core.sources.reading.header_doubts import is_measure, is_unlike, is_word, measured_columns

_LEAST = 8
"""Records above, at least, which tell the kinds of the columns."""
_FIRST = 50
"""Rows that tell the columns of numbers, at most: the names of another table may stand below."""
_LEAST_NAMES = 2
_LEAST_CHANGED = 2
"""Columns of another kind below than above, at least: in one alone, an answer may have become another one."""
_BELOW = 2, 8
"""Rows below that tell the kinds of the other table's columns, at least and at most."""
_FEW_SHORT = 3
"""One name in so many, at most, is a letter that may also mean a missing answer."""
_NUMBERS = frozenset(("nr", "nr.", "n.r."))
"""Names of a first column of running numbers that may also mean a missing answer."""
_SHARE = 2
"""One name in so many, at least, is that of its column where a table is repeated with others."""


class OtherNames:
    """Knows the columns of numbers of a table, by its first rows, and finds rows of words far below them."""

    def __init__(self, rows: Sequence[Sequence[Cell]]) -> None:
        """Look at the first records of a table."""
        measured = measured_columns(rows[:_FIRST]) if len(rows) > _LEAST else []
        self._measured = measured if len(measured) >= _LEAST_CHANGED else []

    def places(self, rows: Sequence[Sequence[Cell]]) -> list[int]:
        """Return the places of the rows with different words in all columns, and such in those of numbers."""
        if not self._measured:
            return []
        first = self._measured[0]
        return [place for place, row in enumerate(rows) if len(row) > first and self._are_names(row, row[first])]

    def may_begin(self, firsts: Iterable[str]) -> bool:
        """Return whether one of the first cells may be such a name."""
        return self._measured[:1] == [0] and any(map(is_word, {*firsts}))

    def _are_names(self, row: Sequence[Cell], first: Cell) -> bool:
        if not (isinstance(first, str) and first[:1].isalpha()):
            return False
        words = [cell_text(cell).strip().casefold() for cell in row]
        is_first_short = words[0] in _NUMBERS and self._measured[0] > 0
        return len({*words}) == len(words) > self._measured[-1] and all(map(is_word, words[is_first_short:]))


def names_amid(rows: Sequence[Sequence[Cell]], said: Sequence[str]) -> int:
    """Return the place of the first row with the names of another table; 0 if there is none.

    Args:
        rows: the first records, each as wide.
        said: the names of their columns.
    """
    measured = measured_columns(rows[:_LEAST])
    if len(rows) <= _LEAST or not measured:
        return 0
    begun = (place for place in range(_LEAST, len(rows)) if _begins_with_word(rows[place], measured))
    found = (place for place in begun if is_unlike(rows[place], measured))
    # Nearly every table has none; where many rows are such, these are records.
    return next((place for place in islice(found, _BELOW[1]) if _has_names(rows, place, said)), 0)


def _begins_with_word(row: Sequence[Cell], measured: Sequence[int]) -> bool:
    """Return whether the first cell in columns of numbers may be a word: a look that costs little."""
    cell = next((row[place] for place in measured if row[place]), None)
    return isinstance(cell, str) and cell.strip()[:1].isalpha()


def _has_names(rows: Sequence[Sequence[Cell]], place: int, said: Sequence[str]) -> bool:
    row, below = rows[place], rows[place + 1 : place + 1 + _BELOW[1]]
    names = {column: cell_text(cell).strip().casefold() for column, cell in enumerate(row) if not is_blank(cell)}
    are_names = len(names) >= _LEAST_NAMES and len({*names.values()}) == len(names)
    if not are_names or len(below) < _BELOW[0] or not _are_words([row[column] for column in names]):
        return False
    before = [name.strip().casefold() for name in said]
    if {*names.values()} == {*before}:
        return False  # told by their looks, in this order or in another
    own = {column for column, name in names.items() if name == before[column]}
    others = [other for each, other in enumerate(rows) if each != place]
    if any(row[column] == other[column] for column in names.keys() - own for other in others):
        return False
    if len(names) > len(own) >= max(_LEAST_NAMES, len(names) / _SHARE):
        return True
    return sum(_changes([*column], place) for column in zip(*rows, strict=True)) >= _LEAST_CHANGED


def _are_words(cells: Sequence[Cell]) -> bool:
    """Return whether all cells are words, but for few that may mean a missing answer, as the name x may."""
    others = [cell for cell in cells if not is_word(cell)]
    are_short = all(len(text := cell_text(cell).strip()) == 1 and text.isalpha() for cell in others)
    return are_short and _FEW_SHORT * len(others) <= len(cells)


def _changes(column: Sequence[Cell], place: int) -> bool:
    """Return whether the cells above a place are of one kind, numbers or words, and those right below of the other."""
    above = [is_measure(cell) for cell in column[:place] if not is_blank(cell)]
    below = [cell for cell in column[place + 1 : place + 1 + _BELOW[1]] if not is_blank(cell)]
    if len(above) < _LEAST or len(below) < _BELOW[0]:
        return False
    if all(above):
        return all(map(is_word, below))
    return not any(above) and all(map(is_measure, below))
