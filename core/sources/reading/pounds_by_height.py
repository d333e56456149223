"""Tells weights in pounds among kilograms by the heights beside them, where both units have many of these numbers."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from core.data.describing_names import in_words, words_of
from core.data.raw_cells import Cell, number_with_either_mark
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_WEIGHTS = words_of(
    "weight bodyweight gewicht korpergewicht koerpergewicht poids peso vikt vekt vagt waga vaha kg lb lbs"
)
_HEIGHTS = words_of(
    """
    height stature grosse groesse korpergrosse koerpergroesse taille talla estatura altezza statura lengte langd hoyde
    hojde wzrost vyska
    """
)
_CENTIMETRES, _METRES = (130, 215), (1.3, 2.15)
"""Heights of grown persons."""
_LEAST, _FEWEST, _SHARE = 20, 3, 100
"""Persons, at least; those of the rarer unit; and for how many one."""
_LOW, _USUAL, _HIGH, _HIGHEST = 12, 42, 50, 110
"""Weight by squared height: what nobody is below, few are above, nearly nobody is, and what nobody is in pounds."""
_APART = 1.8
"""How many times the middle of the lower heap that of the higher one is, at least."""


def pounds_by_height(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that weights are in two units, as far as heights beside them tell it.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    words = N_("Source", "Column {column} seems to be in {one}, and in {other}, too. Write all in one unit first.")
    said = [{*in_words(name)} for name in grid.said[: len(columns)]]
    heights = [column for name, column in zip(said, columns, strict=True) if name & _HEIGHTS]
    weights = [place for place, name in enumerate(said) if name & _WEIGHTS] if heights else []
    told = [place for place in weights if any(_are_both(columns[place], beside) for beside in heights)]
    return [
        Problem(words.format(column=grid.place(place), one="kg", other="lb"), columns=(grid.letter(place),))
        for place in told
    ]


def _are_both(weights: Sequence[Cell], heights: Sequence[Cell]) -> bool:
    """Return whether so many persons are far too heavy for their height that they are no heavy ones among others."""
    ratios = [ratio for one, other in zip(weights, heights, strict=True) if (ratio := _ratio(one, other)) is not None]
    usual = [ratio for ratio in ratios if _LOW <= ratio < _USUAL]
    high = [ratio for ratio in ratios if _HIGH < ratio <= _HIGHEST]
    n_between = sum(_USUAL <= ratio <= _HIGH for ratio in ratios)
    least = max(_FEWEST, len(ratios) / _SHARE)
    if len(ratios) < _LEAST or min(len(usual), len(high)) < least or len(high) <= n_between:
        return False
    return median(high) >= _APART * median(usual)


def _ratio(weight: Cell, height: Cell) -> float | None:
    """Return the weight in the unit that it has over the squared height in metres; None of no grown person."""
    size, length = number_with_either_mark(weight), number_with_either_mark(height)
    if size is None or length is None:
        return None
    if _CENTIMETRES[0] <= length <= _CENTIMETRES[1]:
        length /= 100
    return size / length**2 if _METRES[0] <= length <= _METRES[1] else None
