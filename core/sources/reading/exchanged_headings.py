"""Tells columns of persons whose headings are exchanged, as those of heights and weights, which differ far more."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from statistics import quantiles

from core.data.column_cells import different, filled_of, numbers_of, times_of
from core.data.describing_names import in_words, words_of
from core.data.personal_traits import SEX, trait_of
from core.data.raw_cells import Cell, cell_text
from core.data.sex_words import FEMALE, MALE
from core.sources.reading.crossed_pressures import pays, pressures
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_, quoted

_HEIGHT = words_of(
    "height taille talla statur grosse korpergrosse altura altezza lengte wzrost vyska langd hoyde hojde"
)
_WEIGHT = words_of("weight gewicht korpergewicht poids peso waga vaha vikt vekt vaegt")
_LEAST, _NEARLY = 24, 0.9
"""Persons, at least; and the share of those whose values are the wrong way round."""
_MOST_SEXES = 8
"""Different spellings of the sexes in a column, at most."""
_OF_HEIGHTS, _TIMES = 0.1, 2
"""The middle half of heights is as wide as a tenth of the middle one, at most; and how many times as wide that of
weights is, at least. So it is in any unit, and of children both are wide."""


def exchanged_headings(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that columns seem to have each other’s names.

    A column called a weight is spread as heights are, and one called a height as weights. Nearly all pressures called
    systolic, or pays called gross, are below the others. Or one column called a sex has none, and another one has.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    above = N_("Source", "the values of one should be above those of the other, and nearly all are below")
    sexes = N_("Source", "the one called a sex has no sexes, and the other has")
    found = _of_sizes(grid, columns)
    for each in (pressures(grid.said), pays(grid.said)):
        if _are_below(columns, *each):
            found.append(_problem(grid, (each[0][0], each[1][0]), above))
    if places := _of_sexes(grid.said, columns):
        found.append(_problem(grid, places, sexes))
    return found


def _problem(grid: Grid, places: Collection[int], why: str) -> Problem:
    words = N_("Source", "The columns {names} seem to have each other’s names: {why}. Put the names right in the file.")
    text = words.format(names=quoted(grid.headers[place] for place in sorted(places)), why=why)
    return Problem(text, columns=tuple(map(grid.letter, sorted(places))))


def _are_below(columns: Sequence[Sequence[Cell]], high: Sequence[int], low: Sequence[int]) -> bool:
    """Return whether nearly all numbers of the one column that should be above the other one are below it."""
    if len(high) != 1 or len(low) != 1:
        return False
    upper, lower = numbers_of(columns[high[0]]), numbers_of(columns[low[0]])
    cells = zip(columns[high[0]], columns[low[0]], strict=True)
    pairs = [(upper[one], lower[other]) for one, other in cells if one in upper and other in lower]
    both = [(one, other) for one, other in pairs if min(one, other) > 0]
    return len(both) >= _LEAST and sum(one < other for one, other in both) >= _NEARLY * len(both)


def _of_sexes(said: Sequence[str], columns: Sequence[Sequence[Cell]]) -> tuple[int, ...]:
    """Return the place of the column that is called a sex and has words, none for one, and of another with sexes."""
    named = [place for place, name in enumerate(said[: len(columns)]) if {*map(trait_of, in_words(name))} & {SEX}]
    if len(named) != 1:
        return ()
    values = _plain_words(columns[named[0]])
    if len(values) < 2 or not all(map(str.isalpha, values)) or not (MALE | FEMALE).isdisjoint(values):
        return ()
    others = [place for place, column in enumerate(columns) if place not in named and _are_sexes(column)]
    return (named[0], others[0]) if len(others) == 1 else ()


def _are_sexes(column: Sequence[Cell]) -> bool:
    words = _plain_words(column) if len(different(column)) <= _MOST_SEXES else set()
    return words <= MALE | FEMALE and not (words.isdisjoint(MALE) or words.isdisjoint(FEMALE))


def _plain_words(column: Sequence[Cell]) -> set[str]:
    return {"".join(in_words(cell_text(cell))) for cell in filled_of(column)}


def _of_sizes(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    named = [{*in_words(name)} for name in grid.said[: len(columns)]]
    heights, weights = ([at for at, words in enumerate(named) if words & such] for such in (_HEIGHT, _WEIGHT))
    if len(heights) != 1 or len(weights) != 1:
        return []
    one, other = (_spread(columns[place]) for place in (heights[0], weights[0]))
    if not 0 < other <= _OF_HEIGHTS or one < _TIMES * other:
        return []
    why = N_("Source", "heights differ less than weights do")
    return [_problem(grid, (*heights, *weights), why)]


def _spread(column: Sequence[Cell]) -> float:
    """Return how wide the middle half of the numbers is, as a share of the middle one; 0 where there are few."""
    numbers, times = numbers_of(column), times_of(column)
    every = [number for cell, number in numbers.items() if number > 0 for _ in range(times[cell])]
    if len(every) < _LEAST:
        return 0
    low, middle, high = quantiles(every)
    return (high - low) / middle
