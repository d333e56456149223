"""Tells of codes that a spreadsheet has taken for numbers: long ones cut short as 1.23E+11, and 1E10 as 1E+10."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.class_codes import COUNTED
from core.data.column_cells import different
from core.data.describing_names import in_words
from core.data.raw_cells import Cell
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_CUT = pattern_of(r"[1-9](?:[.,][0-9]{1,5})?E\+(?P<power>1[1-9]|2[0-9])")
"""From twelve digits on, as spreadsheets show a number that nobody has formatted."""
_MARK = "E+"
_LEAST, _SHARE, _MOST_POWERS = 2, 20, 3
"""Such numbers, at least; for how many cells one; and how many lengths they have: measurements have more."""
_LEAST_DIGITS = 6
"""Digits of a code beside them, at least."""
_MADE = pattern_of(r"[0-9](?:[.,][0-9]{1,5})?E\+[0-9]{2,3}")
_CODE = pattern_of(r"(?=[0-9./-]*[A-Z])(?=[A-Z./-]*[0-9])[0-9A-Z]+(?:[-./][0-9A-Z]+)*")
"""A code of capitals and digits, such as 3B07."""
_LEAST_CODES, _CODES = 4, 0.6
"""Different codes beside such numbers, at least, and their share of the other values."""


def cut_numbers(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of such numbers.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} has numbers such as {example}, of which a spreadsheet has left the first digits. If they are "
        "codes, different ones may be alike now: take them from their source again, as texts.",
    )
    amid = N_(
        "Source",
        "Column {column} has numbers such as {example} among codes. A spreadsheet may have made one of a code such as "
        "1E10: take the codes from their source again.",
    )
    looks = ((words, _cut), (amid, _amid_codes))
    found = []
    for place, column in enumerate(columns):
        if COUNTED.isdisjoint(in_words(grid.said[place])):
            told = ((said, example) for said, look in looks if (example := look(column)))
            found += [(place, said.format(column=grid.place(place), example=example)) for said, example in told][:1]
    return [Problem(text, columns=(grid.letter(place),)) for place, text in found]


def _cut(column: Sequence[Cell]) -> str:
    """Return one of several such numbers of few lengths, if the others are long whole numbers; else ""."""
    if not any(isinstance(cell, str) and _MARK in cell for cell in different(column)):
        return ""
    texts = [cell for cell in column if isinstance(cell, str) and cell]
    if len(texts) < _LEAST:
        return ""
    found = [_CUT.fullmatch(text.strip()) for text in texts]
    others = {text.strip() for text, cut in zip(texts, found, strict=True) if cut is None} - {""}
    powers = [cut["power"] for cut in found if cut is not None]
    is_often = len(powers) >= max(_LEAST, len(texts) // _SHARE) and len({*powers}) <= _MOST_POWERS
    is_such = is_often and all(text.isdecimal() and len(text) >= _LEAST_DIGITS for text in others)
    return max(cut[0] for cut in found if cut is not None) if is_such else ""


def _amid_codes(column: Sequence[Cell]) -> str:
    """Return one of some such numbers, if most others are codes of capitals and digits, as wards; else ""."""
    texts = {cell.strip() for cell in different(column) if isinstance(cell, str)}
    if _MARK not in "".join(texts):
        return ""
    made = {text for text in texts if _MADE.fullmatch(text) is not None}
    others = texts - made - {""}
    n_codes = sum(_CODE.fullmatch(text) is not None for text in others)
    is_such = len(made) < n_codes and n_codes >= max(_LEAST_CODES, _CODES * len(others))
    return max(made, default="") if is_such else ""
