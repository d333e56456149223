"""Tells columns of heights such as 5.10 beside 5.9, which are feet and inches, and no decimal numbers."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.describing_names import in_words, words_of
from core.data.raw_cells import Cell, cell_text
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_NAMES = words_of("height heights ht stature feet foot ft grosse groesse taille talla statura altezza lengte")
"""Words of the names of heights, without accents."""
_HEIGHT = pattern_of(r"[3-7][.,](?P<inches>1[01]|[0-9])")
"""Decimals would have other halves of two digits, too."""
_LEAST, _FEWEST = 10, 2
"""Heights, at least; and those with ten or eleven inches."""


def feet_and_inches(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of such columns; in a workbook they have to be texts.

    Args:
        grid: the table.
        columns: some cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} seems to have feet and inches, such as {height}, which as a number would be less than 5.2. "
        "Write all heights in one unit first, such as inches.",
    )
    found = []
    for place, column in enumerate(columns):
        if not _NAMES.isdisjoint(in_words(grid.said[place])) and (height := _long(column)):
            text = words.format(column=grid.place(place), height=height)
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _long(column: Sequence[Cell]) -> str:
    """Return a height with ten inches, else one with eleven, if all cells are feet and inches; else ""."""
    texts = [text for cell in column if (text := cell_text(cell).strip())]
    heights = [_HEIGHT.fullmatch(text) for text in texts if not text.isdecimal()]
    if len(heights) < _LEAST or None in heights:
        return ""
    long = [each[0] for each in heights if each is not None and len(each["inches"]) > 1]
    is_mixed = _FEWEST <= len(long) < len(heights) - _FEWEST
    return min(long) if is_mixed else ""
