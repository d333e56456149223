"""Finds the columns in which persons are called by name: by the names of the columns, or by usual first names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple
from unicodedata import normalize

from core.data.column_values import is_full_name
from core.data.first_names import is_usual
from core.data.identifier_names import Hint, hint
from core.data.raw_cells import Cell
from core.patterns import pattern_of

_LEAST_ROWS, _FIRST, _LEAST = 10, 24, 8
"""Rows, at least; and how many cells are looked at first, and are filled, at least."""
_NAMES, _FULL_NAMES, _USUAL = 0.7, 0.6, 0.3
"""Share of cells that may be names, at least; and of full ones, and of usual first names, without a telling name."""
_DIFFERENT = 12
"""Different texts, at least: fewer are answers."""
_MOST_WORDS = 4
_WORD, _ACCENTS = pattern_of(r"[^\W\d_]+"), pattern_of("[\u0300-\u036f]+")


class PersonColumn(NamedTuple):
    """A column of names of persons.

    Attributes:
        place: of the column.
        cells: all of its cells.
        words: all words of them, without case and accents.
    """

    place: int
    cells: Sequence[Cell]
    words: frozenset[str]


def person_columns(said: Sequence[str], rows: Sequence[Sequence[Cell]]) -> list[PersonColumn]:
    """Return the columns of names of persons.

    Args:
        said: what the header says of each column; () without one.
        rows: the first records.
    """
    found = []
    for place, column in enumerate(zip(*rows, strict=False) if len(rows) >= _LEAST_ROWS else ()):
        if _are_persons(said[place] if place < len(said) else "", column):
            texts = {cell for cell in column if isinstance(cell, str)}
            found.append(PersonColumn(place, column, _words_of(texts)))
    return found


def _are_persons(name: str, column: Sequence[Cell]) -> bool:
    """Return whether a column has names of persons; the first cells tell that of most columns."""
    first = [cell.strip() for cell in column[:_FIRST] if isinstance(cell, str) and cell.strip()]
    if len(first) < _LEAST or sum(map(_may_be_name, first)) < _NAMES * len(first):
        return False
    if len({*column}) < min(_DIFFERENT, len(column) / 2):
        return False
    if hint(name) >= Hint.PERSON:
        return True
    n_full, n_usual = sum(map(is_full_name, first)), sum(any(map(is_usual, text.split())) for text in first)
    return n_full >= _FULL_NAMES * len(first) and n_usual >= _USUAL * len(first)


def _words_of(texts: Iterable[str]) -> frozenset[str]:
    """Return the words of many texts, without the accents of letters, as `words_of` does for a few."""
    plain = normalize("NFKD", "\n".join(texts).casefold())
    return frozenset(_WORD.findall(_ACCENTS.sub("", plain)))


def _may_be_name(text: str) -> bool:
    """Return whether a text has a few words, and no digit."""
    return text[:1].isalpha() and text.count(" ") < _MOST_WORDS and not any(map(str.isdecimal, text))
