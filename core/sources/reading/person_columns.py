"""Finds the columns of names and numbers of persons, by what they are called, or by usual first names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple
from unicodedata import normalize

from core.data.column_cells import columns_of, different
from core.data.column_values import is_full_name
from core.data.describing_names import words_of
from core.data.first_names import is_usual
from core.data.identifier_names import Hint, hint
from core.data.personal_traits import TRAITS
from core.data.raw_cells import Cell
from core.patterns import pattern_of

_LEAST_ROWS, _FIRST, _LEAST = 10, 24, 8
"""Rows, at least; and how many cells are looked at first, and are filled, at least."""
_NAMES, _FULL_NAMES, _USUAL = 0.7, 0.6, 0.3
"""Share of cells that may be names, at least; and of full ones, and of usual first names, without a telling name."""
_DIFFERENT, _FEWEST = 12, 6
"""Different texts, at least, and those of a column that is called one of names: fewer are answers."""
_NUMBERS = 0.9
"""Share of numbers of persons that differ, at least."""
_MOST_WORDS = 4
_WORD, _ACCENTS = pattern_of(r"[^\W\d_]+"), pattern_of("[\u0300-\u036f]+")


class PersonColumn(NamedTuple):
    """A column of names or numbers of persons.

    Attributes:
        place: of the column.
        cells: all of its cells.
        words: all words of them, without case and accents.
        has_names: whether most cells may be names, and no numbers or addresses.
    """

    place: int
    cells: Sequence[Cell]
    words: frozenset[str]
    has_names: bool


def person_columns(said: Sequence[str], rows: Sequence[Sequence[Cell]]) -> list[PersonColumn]:
    """Return the columns of names or numbers of persons.

    Args:
        said: what the header says of each column; () without one.
        rows: the first records.
    """
    found = []
    for place, column in enumerate(columns_of(rows) if len(rows) >= _LEAST_ROWS else ()):
        first = [cell.strip() for cell in column[:_FIRST] if isinstance(cell, str) and cell.strip()]
        if len(first) < _LEAST:
            continue
        name = said[place] if place < len(said) else ""
        has_names = sum(map(_may_be_name, first)) >= _NAMES * len(first)
        if _are_names(name, column, first) if has_names else _are_numbers(name, column):
            texts = {cell for cell in column if isinstance(cell, str)}
            found.append(PersonColumn(place, column, _words_of(texts), has_names))
    return found


def _are_numbers(name: str, column: Sequence[Cell]) -> bool:
    """Return whether texts of a few letters tell persons apart, as numbers of members do."""
    return hint(name) >= Hint.PERSON and len(different(column)) >= _NUMBERS * len(column)


def _are_names(name: str, column: Sequence[Cell], first: Sequence[str]) -> bool:
    """Return whether texts that may be names are those of persons; the first cells tell that of most columns."""
    least = _DIFFERENT if TRAITS[0].isdisjoint(words_of(name)) else _FEWEST
    are_answers = len(different(column)) < min(least, len(column) / 2)
    if are_answers or hint(name) >= Hint.PERSON:
        return not are_answers
    n_full, n_usual = sum(map(is_full_name, first)), sum(any(map(is_usual, text.split())) for text in first)
    return n_full >= _FULL_NAMES * len(first) and n_usual >= _USUAL * len(first)


def _words_of(texts: Iterable[str]) -> frozenset[str]:
    """Return the words of many texts, without the accents of letters, as `words_of` does for a few."""
    plain = normalize("NFKD", "\n".join(texts).casefold())
    return frozenset(_WORD.findall(_ACCENTS.sub("", plain)))


def _may_be_name(text: str) -> bool:
    """Return whether a text has a few words, and no digit but in what a plus adds, such as two guests."""
    name = text.partition("+")[0]
    return name[:1].isalpha() and name.count(" ") < _MOST_WORDS and not any(map(str.isdecimal, name))
