"""Tells a table whose columns are persons, as a register of a class has: no row of it is one person."""

from __future__ import annotations

from core.data.first_names import is_usual
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_, quoted

_LEAST_FULL, _LEAST_FIRST = 4, 6
"""Columns with a first and a family name, and with a first name alone: these are names of towns and products, too."""
_MOST_WORDS = 3
_INITIAL = pattern_of(r"[^\W\d_][\w'’-]+, ?[^\W\d_]\.|[^\W\d_]\. ?[^\W\d_][\w'’-]+")
"""A family name beside an initial: Bauer, A."""
_SHARE = 0.6
"""Share of the columns behind the first one that are called so, at least."""
_SHOWN = 2
"""Columns that are named of all."""


def persons_across(grid: Grid) -> list[Problem]:
    """Return that most columns are called like persons."""
    named = [place for place, name in enumerate(grid.said) if _is_person(name)]
    full = [place for place in named if len(grid.said[place].split()) > 1]
    found = full if len(full) >= _LEAST_FULL else named if len(named) >= _LEAST_FIRST else []
    if len(named) < _SHARE * (len(grid.said) - 1) or not found:
        return []
    words = N_(
        "Source",
        "Columns such as {names} seem to be persons, so that no row is one. Their names would be published. Turn the "
        "table, or write a row for each person and each entry.",
    )
    names = quoted(grid.said[place] for place in found[:_SHOWN])
    return [Problem(words.format(names=names), columns=tuple(map(grid.letter, found)))]


def _is_person(name: str) -> bool:
    """Return whether a name has a usual first name in it, and other words in capitals, or an initial."""
    if _INITIAL.fullmatch(name.strip()) is not None:
        return True
    words = name.replace(",", " ").split()
    if not 0 < len(words) <= _MOST_WORDS or not all(word[:1].isupper() for word in words):
        return False
    return any(map(is_usual, words)) and all(word.replace("-", "").replace(".", "").isalpha() for word in words)
