"""Tells columns in which one answer is written in two ways, such as F beside Female, or yes beside ja."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_FAMILIES = (
    (
        frozenset(
            (
                *("f", "w", "fem", "female", "woman", "weiblich", "frau", "femme", "féminin", "mujer", "femenino"),
                *(
                    "femmina",
                    "donna",
                    "feminino",
                    "mulher",
                    "vrouw",
                    "vrouwelijk",
                    "kvinna",
                    "kvinne",
                    "kobieta",
                    "žena",
                ),
            )
        ),
        frozenset(
            (
                *("m", "male", "man", "männlich", "maennlich", "mann", "homme", "masculin", "hombre", "masculino"),
                *("varón", "maschio", "uomo", "homem", "mannelijk", "mężczyzna", "muž"),
            )
        ),
    ),
    (
        frozenset(("yes", "y", "ja", "j", "oui", "o", "sí", "sì", "si", "sim", "true", "wahr", "vrai", "tak", "да")),
        frozenset(("no", "n", "nein", "non", "não", "nao", "nee", "nej", "false", "falsch", "faux", "nie", "нет")),
    ),
)
"""Spellings of answers that exclude each other: the sexes, and yes and no."""
_MOST_VALUES, _MOST_OTHERS = 12, 2
"""Values of such a column, and answers among them that are of neither kind, at most."""


def same_meaning(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that an answer has two spellings, of which each would be a category.

    Args:
        grid: the table.
        columns: the first cells of each column that has texts, and blanks for others.
    """
    words = N_(
        "Source",
        "Column {column} has “{one}” beside “{other}”, which may mean the same. Each is a category of its own. Write "
        "all in one way before.",
    )
    found = ((place, _pair(column)) for place, column in enumerate(columns))
    return [
        Problem(words.format(column=grid.place(place), one=pair[0], other=pair[1]), columns=(grid.letter(place),))
        for place, pair in found
        if pair
    ]


def _pair(column: Sequence[Cell]) -> Sequence[str]:
    """Return two spellings of one answer; () if there are none."""
    values = {*column}
    if len(values) > 2 * _MOST_VALUES:
        return ()
    plain = {cell.strip().casefold() for cell in values if isinstance(cell, str)}
    said = {text for text in plain if text and not is_missing_word(text)}
    for family in _FAMILIES:
        if len(said) <= _MOST_VALUES and len(said.difference(*family)) <= _MOST_OTHERS:
            twice = [sorted(said & each, key=len) for each in family if len(said & each) > 1]
            if twice and all(said & each for each in family):
                return twice[0][:2]
    return ()
