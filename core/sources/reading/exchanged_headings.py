"""Tells heights and weights of persons whose headings are exchanged: heights differ far less than weights."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import quantiles

from core.data.column_cells import numbers_of, times_of
from core.data.describing_names import in_words, words_of
from core.data.raw_cells import Cell
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_, quoted

_HEIGHT = words_of(
    "height taille talla statur grosse korpergrosse altura altezza lengte wzrost vyska langd hoyde hojde"
)
_WEIGHT = words_of("weight gewicht korpergewicht poids peso waga vaha vikt vekt vaegt")
_LEAST = 24
"""Persons, at least."""
_OF_HEIGHTS, _TIMES = 0.1, 2
"""The middle half of heights is as wide as a tenth of the middle one, at most; and how many times as wide that of
weights is, at least. So it is in any unit, and of children both are wide."""


def exchanged_headings(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that a column called a weight is spread as heights are, and one called a height as weights.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    named = [{*in_words(name)} for name in grid.said[: len(columns)]]
    heights, weights = ([at for at, words in enumerate(named) if words & such] for such in (_HEIGHT, _WEIGHT))
    if len(heights) != 1 or len(weights) != 1:
        return []
    one, other = (_spread(columns[place]) for place in (heights[0], weights[0]))
    if not 0 < other <= _OF_HEIGHTS or one < _TIMES * other:
        return []
    words = N_(
        "Source",
        "The columns {names} seem to have each other’s names: heights differ less than weights do. Put the names right "
        "in the file.",
    )
    places = sorted((*heights, *weights))
    text = words.format(names=quoted(grid.headers[place] for place in places))
    return [Problem(text, columns=tuple(map(grid.letter, places)))]


def _spread(column: Sequence[Cell]) -> float:
    """Return how wide the middle half of the numbers is, as a share of the middle one; 0 where there are few."""
    numbers, times = numbers_of(column), times_of(column)
    every = [number for cell, number in numbers.items() if number > 0 for _ in range(times[cell])]
    if len(every) < _LEAST:
        return 0
    low, middle, high = quantiles(every)
    return (high - low) / middle
