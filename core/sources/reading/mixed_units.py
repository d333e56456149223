"""Tells of columns whose numbers are in two units: euros and dollars, percentages and parts, kilograms and pounds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from core.data.currencies import SIGNS, sign_of
from core.data.known_ranges import says_age
from core.data.measures import unit_behind
from core.data.raw_cells import Cell, number_with_either_mark
from core.patterns import pattern_of
from core.sources.reading.bare_numbers import FEET, TIMES, feet_beside_bare, has_times, unit_beside_bare
from core.sources.reading.grid import Grid
from core.sources.reading.suffixed_numbers import suffix_beside_bare
from core.sources.sheet_facts import ShownUnits
from core.sources.source import Problem
from core.words import N_

_LEAST, _SHARE = 2, 100
"""Numbers in each of the units, at least, and for how many one: a lone one is a slip."""
_WITH_UNITS = 5
"""Of so many cells, all but one have a unit where some have one, and others another, at least."""
_CATEGORIES = 12
"""Different texts that may be names of doses and sizes, at most, such as 5 mg and 2 ml."""
_OF_ONE_KIND, _FEW_OF_A_KIND = (frozenset(("g", "mg", "µg")), frozenset(("l", "ml", "dl"))), 8
"""Units of doses of which one is a thousand of another, and different texts with two of them that may be names."""
_AGE = pattern_of(r"[0-9]{1,3}(?:[.,][0-9]{1,2})?\s?(?P<letter>[ymwdjtaslrg])\.?", re.IGNORECASE)
"""In years, months, weeks or days, in several languages; elsewhere, 3m and 3w may be classes of boys and girls."""
_LETTERS = {"y": "jalr", "mo": "m", "wk": "ws", "d": "tg"}
"""Other letters that stand for a unit of ages in one language or another; j is a year or a day."""
_NONE, _PARTS, _SHOWN_PARTS = ("", ""), ("%", ""), ("", "%")
_BARE_TIMES = (TIMES, TIMES)


def mixed_units(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns with numbers in two units.

    Args:
        grid: the table.
        columns: some cells of each column.
    """
    two_units = N_(
        "Source", "Column {column} has numbers with {one}, and others with {other}. Write all in one unit first."
    )
    percent = N_(
        "Source",
        "Column {column} has numbers with %, and others below one without. If 0.45 means 45 %, write all in one way "
        "first.",
    )
    shown_parts = N_(
        "Source",
        "Column {column} has numbers shown with %, and others without: what is shown as 45 % is read as 0.45. Write "
        "all in one way first.",
    )
    bare = N_(
        "Source", "Column {column} has numbers with {one}, and others without a unit. Write all in one way first."
    )
    times = N_(
        "Source",
        "Column {column} has times such as 1:30, and others as a number. Write all in one way first.",
    )
    guessed = {_PARTS: percent, _SHOWN_PARTS: shown_parts, _BARE_TIMES: times}
    shown = {each.column - grid.first_column: _of_formats(each) for each in grid.source.facts.shown_units}
    found = []
    for place, column in enumerate(columns):
        written = _units(column) or _written_units(column) or _units_of_ages(column, grid.said[place])
        one, other = written or shown.get(place, _NONE)
        if not (one or other):
            one = other = _beside_bare(column)
        if one or other:
            words = guessed.get((one, other), bare if one == other else two_units)
            text = words.format(column=grid.place(place), one=one, other=other)
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _beside_bare(column: Sequence[Cell]) -> str:
    """Return what stands with many numbers of a column whose others stand bare; "" if nothing does."""
    unit = unit_beside_bare(column) or feet_beside_bare(column) or TIMES * has_times(column)
    return unit or suffix_beside_bare(column)


def _of_formats(shown: ShownUnits) -> tuple[str, str]:
    return (shown.one, shown.other) if shown.other else _SHOWN_PARTS


def _units(column: Sequence[Cell]) -> tuple[str, str] | None:
    """Return the two signs of a column, or that it has percentages and parts."""
    text = "\n".join(map(str, column))
    least = _least(column)
    if not any(sign in text for sign in SIGNS):
        return None
    units = [sign_of(cell) if isinstance(cell, str) else "" for cell in column]
    often = _often(units, least)
    sizes = _sizes([cell for cell, unit in zip(column, units, strict=True) if not unit])
    if often == ["%"] and len(sizes) >= least and max(sizes) <= 1 and min(sizes) < 1:
        return _PARTS
    return (often[0], often[1]) if len(often) > 1 else None


def _written_units(column: Sequence[Cell]) -> tuple[str, str] | None:
    """Return the two units of measure that nearly all cells have behind their numbers, as 74 kg and 160 lb."""
    texts = [cell.strip() for cell in column if isinstance(cell, str)]
    filled = [text for text in texts if text]
    if not any(map(_unit, filled[:_WITH_UNITS])):
        return None
    units = [*map(_unit, filled)]
    often = _often(units, _least(column))
    n_known = sum(map(bool, units))
    most = _FEW_OF_A_KIND if any({*often} <= each for each in _OF_ONE_KIND) else _CATEGORIES
    if len(often) < len(_NONE) or len({*filled}) <= most or (len(filled) - n_known) * _WITH_UNITS > len(filled):
        return None
    return often[0], often[1]


def _units_of_ages(column: Sequence[Cell], name: str) -> tuple[str, str] | None:
    """Return the two letters or units that nearly all ages have behind their numbers, as 2y, 10 M. and 3 Mon."""
    if not says_age(name):
        return None
    filled = [text for cell in column if isinstance(cell, str) and (text := cell.strip())]
    if not any(map(_AGE.fullmatch, filled)):
        return None  # 6 months and 2 years, if few, are steps
    letters = [found["letter"].casefold() if (found := _AGE.fullmatch(text)) else unit_behind(text) for text in filled]
    often = _often(letters, _least(column))
    often = [unit for unit in often if {*_LETTERS.get(unit, "")}.isdisjoint(often)]  # 5 J. and 5 Jahre
    if len(often) < len(_NONE) or letters.count("") * _WITH_UNITS > len(filled):
        return None
    return often[0], often[1]


def _unit(text: str) -> str:
    """Return the unit of measure of a text; a lone letter right behind a digit may belong to a code, such as 5d."""
    unit = unit_behind(text) or ("ft" if text[:1].isdecimal() and FEET.fullmatch(text) else "")
    return "" if len(text) > 1 and text[-1].isalpha() and text[-2].isdecimal() else unit


def _least(column: Sequence[Cell]) -> int:
    return max(_LEAST, len(column) // _SHARE)


def _often(units: Sequence[str], least: int) -> list[str]:
    return sorted(unit for unit, n in Counter(units).items() if unit and n >= least)


def _sizes(column: Sequence[Cell]) -> list[float]:
    read = (number_with_either_mark(cell) for cell in column)
    return [abs(number) for number in read if number is not None]
