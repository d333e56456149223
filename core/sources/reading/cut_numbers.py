"""Tells of long numbers of which a spreadsheet has kept the first digits, such as 1.23E+11: several may be one then."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.describing_names import in_words, words_of
from core.data.raw_cells import Cell
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_CUT = pattern_of(r"[1-9](?:[.,][0-9]{1,5})?E\+(?P<power>1[1-9]|2[0-9])")
"""From twelve digits on, as spreadsheets show a number that nobody has formatted."""
_COUNTED = words_of(
    """
    rbc wbc ery erys erythrocytes erythrozyten eritrocitos globules cells cell zellen copies viral virus load cfu count
    concentration konzentration density population gdp bip emissions energy joule watt distance volume
    """
)
"""Names of what is counted or measured in such numbers: no codes."""
_MARK = "E+"
_LEAST, _SHARE, _MOST_POWERS = 2, 20, 3
"""Such numbers, at least; for how many cells one; and how many lengths they have: measurements have more."""
_LEAST_DIGITS = 6
"""Digits of a code beside them, at least."""


def cut_numbers(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of such numbers.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} has numbers such as 1.23E+11, of which a spreadsheet has left the first digits. If they are "
        "codes, different ones may be alike now: take them from their source again, as texts.",
    )
    return [
        Problem(words.format(column=grid.place(place)), columns=(grid.letter(place),))
        for place, column in enumerate(columns)
        if _COUNTED.isdisjoint(in_words(grid.said[place])) and _are_cut(column)
    ]


def _are_cut(column: Sequence[Cell]) -> bool:
    """Return whether a column has several such numbers of few lengths, and nothing else but long whole numbers."""
    texts = [cell for cell in column if isinstance(cell, str) and cell]
    if not texts or len(texts) < _LEAST or _MARK not in "".join(texts):
        return False
    found = [_CUT.fullmatch(text.strip()) for text in texts]
    others = {text.strip() for text, cut in zip(texts, found, strict=True) if cut is None} - {""}
    powers = [cut["power"] for cut in found if cut is not None]
    is_often = len(powers) >= max(_LEAST, len(texts) // _SHARE) and len({*powers}) <= _MOST_POWERS
    return is_often and all(text.isdecimal() and len(text) >= _LEAST_DIGITS for text in others)
