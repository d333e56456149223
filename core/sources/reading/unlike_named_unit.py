"""Tells columns whose numbers are in another unit than the one that their name says, as Height (m) above 185."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.missing_values import HIGH
from core.data.raw_cells import Cell, number_with_either_mark
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.reading.two_scales import Scale, scales_said
from core.sources.source import Problem
from core.words import N_

_UNIT = pattern_of(r".*(?:[(\[] ?(?:in )?([^()\[\]]{1,10}?) ?[)\]]|_([^\W_]{1,6}))\s*")
_SPELT = {
    "c": "°c",
    "celsius": "°c",
    "f": "°f",
    "fahrenheit": "°f",
    "in": "inches",
    "inch": "inches",
    "μmol/l": "µmol/l",
}
_LEAST, _SHARE = 12, 0.95
"""Numbers, at least, and the share of them that is usual in the other unit alone."""


def unlike_named_unit(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns with numbers of another unit.

    Args:
        grid: the table.
        columns: some cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} seems to be in {other}, and not in {one} as its name says. Put the name or the numbers right "
        "in the file.",
    )
    found = []
    for place, column in enumerate(columns):
        if (both := _units(grid.said[place], column)) is not None:
            text = words.format(column=grid.place(place), one=both[0], other=both[1])
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _units(name: str, column: Sequence[Cell]) -> tuple[str, str] | None:
    """Return the unit in a name, and that of the numbers, if it is another one."""
    found = _UNIT.fullmatch(name)
    if found is None:
        return None
    unit = (found[1] or found[2]).casefold()
    unit = _SPELT.get(unit, unit)
    pairs = [(one, other) for both in scales_said(name) for one, other in (both, both[::-1])]
    said = [(one, other) for one, other in pairs if one.unit.casefold() == unit]
    sizes = [size for size in map(number_with_either_mark, column) if size and size not in HIGH] if said else []
    unlike = ((one.unit, other.unit) for one, other in said if _are_in_other(sizes, one, other))
    return next(unlike, None)


def _are_in_other(sizes: Sequence[float], one: Scale, other: Scale) -> bool:
    """Return whether nearly all numbers are usual in the other unit, and not in the one."""
    n = sum(other.low <= size <= other.high and not one.low <= size <= one.high for size in sizes)
    return len(sizes) >= _LEAST and n >= _SHARE * len(sizes)
