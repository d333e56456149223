"""Tells of columns whose numbers may be times: 7.30 may be half past seven, and 08:38 minutes and seconds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from core.data.amount_names import says_time
from core.data.column_cells import filled_of, numbers_of
from core.data.measured_numbers import says_duration
from core.data.raw_cells import KIND_SHARE, Cell
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.reading.overlapping_scales import says_pay
from core.sources.source import Problem
from core.words import N_

_NUMBER = pattern_of(r"[-+−]?(?P<hours>[0-9]{1,3})(?:[.,](?P<minutes>[0-9]{2}))?")
_FORM = pattern_of(r"(?<![a-z])(?:hh?|std?\.?)[.,:]?(?:mm|min)(?![a-z])")
"""A name that says how times are written, such as h.mm."""
_LAST_MINUTE, _MONTHS = 59, 12
"""Ends up to the number of months may be those of days without a year, such as 24.12."""
_OF_HOURS, _OF_CLOCKS = frozenset(("00", "25", "50", "75")), frozenset(("15", "30", "45"))
"""Quarters of an hour as decimals, and as minutes."""
_LEAST, _LEAST_OF_CLOCKS = 10, 4
"""Different times whose minutes are no decimal quarters, at least, and where all are quarters of a clock.

Four in ten decimals are above 59: by chance, none of ten is so once in 170 columns.
"""
_ELSEWHERE = 4
"""Different times out of the most frequent hour, at least: decimals within one may all be below 60."""


def doubtful_times(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns whose numbers may be hours and minutes.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} has numbers such as {one}, and none with more than 59 behind its mark. If they are hours and "
        "minutes, write them as {other} first: they are read as decimals.",
    )
    found = []
    for place, name in enumerate(grid.said[: len(columns)]):
        is_said = _FORM.search(name.casefold()) is not None
        may_be = is_said or ((says_time(name) or says_duration(name)) and not says_pay(name))
        one = _example(columns[place], is_said=is_said) if may_be else ""
        if one:
            text = words.format(column=grid.place(place), one=one, other=one.replace(",", ".").replace(".", ":"))
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _example(column: Sequence[Cell], *, is_said: bool) -> str:
    """Return a number whose decimals are rather minutes if all may be so; else "".

    Args:
        column: its first cells.
        is_said: whether its name says that they are.
    """
    filled, numbers = filled_of(column), numbers_of(column)
    texts = [_text(cell) for cell in numbers]
    times = {text: (match["hours"], match["minutes"] or "00") for text in texts if (match := _NUMBER.fullmatch(text))}
    n_numbers = sum(filled[cell] for cell in numbers)
    if len(times) < len({*texts}) or not times or n_numbers < KIND_SHARE * filled.total():
        return ""
    if not _MONTHS < max(int(minutes) for _, minutes in times.values()) <= _LAST_MINUTE:
        return ""
    odd = {text: minutes for text, (_, minutes) in times.items() if minutes not in _OF_HOURS}
    are_times = bool(odd) and (is_said or (_are_many(odd) and _are_of_hours(times)))
    return max(odd, key=odd.__getitem__) if are_times else ""


def _text(cell: Cell) -> str:
    """Return a number as a text; of a spreadsheet, which leaves a nought at the end out, with two decimals."""
    if not isinstance(cell, float):
        return str(cell).strip()
    return f"{cell:.2f}" if cell == round(cell, 2) else str(cell)


def _are_many(odd: Mapping[str, str]) -> bool:
    """Return whether minutes are too many for decimals that are below 60 by chance."""
    return len(odd) >= (_LEAST_OF_CLOCKS if _OF_CLOCKS.issuperset(odd.values()) else _LEAST)


def _are_of_hours(times: Mapping[str, tuple[str, str]]) -> bool:
    """Return whether times are of several hours."""
    n_each = Counter(hours for hours, _ in times.values())
    return n_each.total() - max(n_each.values()) >= _ELSEWHERE
