"""Tells of columns whose numbers are in two units: euros and dollars, percentages and parts, metres and centimetres."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from core.data.currencies import SIGNS, sign_of
from core.data.raw_cells import Cell, Marks, number_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_LEAST, _SHARE = 2, 20
"""Numbers in each of the units, at least, and for how many one: a lone one is a slip."""
_METRES, _CENTIMETRES = (1.2, 2.3), (120, 230)
"""How tall people are."""
_MARKS = Marks("."), Marks(",")


def mixed_units(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns with numbers in two units.

    Args:
        grid: the table.
        columns: some cells of each column.
    """
    two_units = N_(
        "Source", "Column {column} has numbers with {one}, and others with {other}. Write all in one unit before."
    )
    percent = N_(
        "Source",
        "Column {column} has numbers with %, and others below one without. If 0.45 means 45 %, write all in one way "
        "before.",
    )
    heights = N_("Source", "Column {column} seems to have metres, and centimetres, too. Write all in one unit before.")
    found = []
    for place, column in enumerate(columns):
        one, other = _units(column)
        words = (percent if one == "%" and not other else heights if other == "cm" else two_units) if one else ""
        if words:
            text = words.format(column=grid.place(place), one=one, other=other)
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _units(column: Sequence[Cell]) -> tuple[str, str]:
    """Return the two units of a column, as ("€", "$"), ("%", "") and ("m", "cm"); blank if there is one or none."""
    text = "\n".join(map(str, column))
    least = max(_LEAST, len(column) // _SHARE)
    if not any(sign in text for sign in SIGNS):
        may_be_heights = any(f"\n{metre}{mark}" in text for metre in "12" for mark in ".,")
        return ("m", "cm") if may_be_heights and _are_heights(_sizes(column), least) else ("", "")
    units = [sign_of(cell) if isinstance(cell, str) else "" for cell in column]
    often = sorted(unit for unit, n in Counter(units).items() if unit and n >= least)
    sizes = _sizes([cell for cell, unit in zip(column, units, strict=True) if not unit])
    if often == ["%"] and len(sizes) >= least and max(sizes) <= 1 and min(sizes) < 1:
        return "%", ""
    return (often[0], often[1]) if len(often) > 1 else ("", "")


def _are_heights(sizes: Sequence[float], least: int) -> bool:
    """Return whether some numbers are as people are tall in metres, and all others as in centimetres."""
    n_metres = sum(_METRES[0] <= size <= _METRES[1] for size in sizes)
    n_centimetres = sum(_CENTIMETRES[0] <= size <= _CENTIMETRES[1] for size in sizes)
    return min(n_metres, n_centimetres) >= least and n_metres + n_centimetres == len(sizes)


def _sizes(column: Sequence[Cell]) -> list[float]:
    read = (
        next((number for marks in _MARKS if (number := number_of(cell, marks)) is not None), None) for cell in column
    )
    return [abs(number) for number in read if number is not None]
