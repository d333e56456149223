"""Tells a table whose rows are days, places or things, with numbers of many persons: no row of it is one person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import comb, prod
from statistics import fmean, median

from core.data.column_cells import different
from core.data.column_values import is_full_name
from core.data.first_names import is_usual
from core.data.group_names import GroupRole, are_cases_and_deaths, is_count, is_time, role_of
from core.data.raw_cells import Cell, cell_text, is_blank
from core.data.written_dates import dates_in
from core.patterns import pattern_of
from core.sources.reading.crosstabs import numbers_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_, quoted

_PLACES = (GroupRole.AREA, GroupRole.THING)
_KEYS = (GroupRole.TIME, *_PLACES, GroupRole.STRATUM)
_LEAST_ROWS, _MOST_COLUMNS = 8, 2000
_LEAST_TIMES = 12
"""Days, months or years one after the other, at least."""
_LEAST_ACROSS = 5
"""Columns that are called like years or days, at least."""
_LEAST_MEAN = 10
"""What numbers of many are in the mean, at least: a person has fewer children, and a household fewer members."""
_TWICE = 200
"""For how many rows one may be there twice, by mistake, at most."""
_PAIRS = 10
"""Pairs of rows with equal keys that chance would bring, at least, where there is none."""
_EVEN, _ABOUT = 0.7, 0.1
"""Share of the steps between times that are equal, at least, as weekends may be left out; months differ a little."""
_FILLED = 0.5
"""Share of the cells that are numbers, at least, in a column of numbers."""
_NUMBER = pattern_of(r"-?[0-9]+(?:\.[0-9]+)?")
_SHOWN = 3
_ROW_NAMES = frozenset(("", "rownames", "row.names", "row names", "row_names", "rowname", "unnamed: 0"))
"""How the names of rows are headed that R and pandas write."""
_LEAST_BESIDE = 3
"""Columns of numbers beside such names, at least."""
_WORD, _WORDS = pattern_of(r"[^\W\d_]{4,}"), 0.7
"""A word, and the share of the names that have one, at least: codes have none."""
_NAMESAKES, _FULL_NAMES = 0.05, 0.6
"""Share of things that are called like persons, at most, and of those with two words in capitals, below which."""


def rows_of_groups(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that the rows are times, places or things, of each of which numbers are told.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    if len(columns[0]) < _LEAST_ROWS or not 1 < len(columns) <= _MOST_COLUMNS:
        return []
    keys = _keys(grid.said, columns)
    if not keys:
        return []
    words = N_(
        "Source",
        "Each row seems to be a time, a place, a thing or a group, told by {names}, and no person. Use a file with a "
        "row for each person instead.",
    )
    names = quoted(grid.headers[place] for place in keys[:_SHOWN])
    return [Problem(words.format(names=names), columns=tuple(map(grid.letter, keys)))]


def _keys(said: Sequence[str], columns: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the places of the columns that tell which time, place or thing a row is; none if it is a person."""
    across = [place for place, name in enumerate(said) if is_time(name)]
    beside = [place for place in range(len(said)) if place not in {*across}]
    counts = [place for place in beside if is_count(said[place]) and _numbers(columns[place])]
    roles = {place: GroupRole.COUNT if place in counts else role_of(said[place]) for place in beside}
    keys = [place for place, role in roles.items() if role in _KEYS]
    if GroupRole.PERSON in roles.values():
        return []
    if not keys:
        return [0] if _are_named_things(said, columns) else []
    if len(across) >= _LEAST_ACROSS:
        numbers = [*columns[across[0]], *columns[across[-1]]]
        return keys if _are_told_by([columns[place] for place in beside], numbers) else []
    keys = _telling(keys, columns)
    means = [fmean(_numbers(columns[place])) for place in counts]
    are_many = max(means, default=0) >= _LEAST_MEAN
    kinds = frozenset(roles[place] for place in keys)
    if are_cases_and_deaths(said[place] for place in counts):
        return keys
    may_be_persons = not _OF_PERSONS.isdisjoint(roles.values())
    if len(keys) == 1:
        is_named = are_many and not kinds.isdisjoint(_PLACES) and GroupRole.STRATUM not in roles.values()
        is_such = (is_named or not may_be_persons) and _is_row_alone(columns[keys[0]], kinds, are_many=are_many)
    else:
        are_dated = {GroupRole.TIME, GroupRole.AREA} <= kinds and not may_be_persons
        is_such = (are_many or are_dated) and _are_crossed([columns[place] for place in keys])
    return keys if is_such else []


def _are_named_things(said: Sequence[str], columns: Sequence[Sequence[Cell]]) -> bool:
    """Return whether row names, as R writes them, are words for things or places, with numbers alone beside them."""
    if said[0].strip().casefold() not in _ROW_NAMES or len(columns) <= _LEAST_BESIDE:
        return False
    texts = [cell_text(cell).strip() for cell in columns[0]]
    n, first_words = len(texts), {found[0] for text in texts if (found := _WORD.search(text))}
    if len({*texts}) < n or 2 * len(first_words) < n or sum(map(bool, map(_WORD.search, texts))) < _WORDS * n:
        return False
    n_persons = sum(any(map(is_usual, text.split())) for text in texts)
    are_persons = n_persons > _NAMESAKES * n or sum(map(is_full_name, texts)) >= _FULL_NAMES * n
    return not are_persons and all(map(_numbers, columns[1:]))


_OF_PERSONS = frozenset((GroupRole.STRATUM, GroupRole.IDENTIFIER))
"""What a person may have beside a place and a day; where many are counted, they are groups."""


def _are_told_by(keys: Sequence[Sequence[Cell]], values: Sequence[Cell]) -> bool:
    """Return whether no two rows have equal keys, and there are numbers beside them."""
    rows = [*zip(*keys, strict=True)]
    return len({*rows}) == len(rows) and any(_NUMBER.fullmatch(cell_text(cell).strip()) for cell in values)


def _telling(keys: Sequence[int], columns: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the keys without those that are equal in all rows, or told by others, as a country by its code."""
    values = {place: len({*columns[place]}) for place in keys}
    told: list[int] = []
    for place in sorted(keys, key=lambda each: -values[each]):
        is_told = any(_is_told(columns[place], columns[other]) for other in told)
        told += [] if is_told or values[place] == 1 else [place]
    return sorted(told)


def _is_told(column: Sequence[Cell], by: Sequence[Cell]) -> bool:
    """Return whether rows that are equal in another column are so in this one; the first two that are not tell."""
    beside: dict[Cell, Cell] = {}
    return all(beside.setdefault(key, cell) == cell for key, cell in zip(by, column, strict=True))


def _is_row_alone(column: Sequence[Cell], kinds: frozenset[GroupRole], *, are_many: bool) -> bool:
    """Return whether each row is another time, one after the other, or another place or thing with numbers of many."""
    if len(different(column)) < len(column) or any(map(is_blank, column)):
        return False
    if not kinds.isdisjoint(_PLACES):
        return are_many
    has_clock = ":" in cell_text(column[0])  # people answer at such times
    return GroupRole.TIME in kinds and (are_many or not has_clock) and _is_even(column)


def _are_crossed(keys: Sequence[Sequence[Cell]]) -> bool:
    """Return whether no two rows have equal keys, though chance would bring several such pairs.

    Columns that are told by each other would bring more still.
    """
    rows = [*zip(*keys, strict=True)]
    if _TWICE * (len(rows) - len({*rows})) > len(rows):
        return False
    pairs = comb(len(rows), 2)
    return pairs * prod(sum(comb(n, 2) for n in Counter(column).values()) / pairs for column in keys) >= _PAIRS


def _is_even(column: Sequence[Cell]) -> bool:
    """Return whether days, months or years stand one after the other."""
    times = _times(column)
    steps = [later - earlier for earlier, later in pairwise(times)]
    if len(times) < _LEAST_TIMES or min(steps) * max(steps) <= 0:
        return False
    usual = median(map(abs, steps))
    return sum(abs(abs(step) - usual) <= _ABOUT * usual for step in steps) >= _EVEN * len(steps)


def _times(column: Sequence[Cell]) -> list[int]:
    """Return the days of all cells, or their years, hours or weeks, as numbers; none if one is anything else."""
    found = [dates_in(cell) for cell in column[:_LEAST_TIMES]]
    for at in (0, 1):
        if all(days[at] for days in found):
            days = [dates_in(cell)[at] for cell in column]
            return [day.toordinal() for day in days if day] if all(days) else []
    return numbers_of(column)


def _numbers(column: Sequence[Cell]) -> list[float]:
    """Return the numbers of a column, with or without marks for thousands; none if most cells are anything else."""
    texts = [cell_text(cell).strip() for cell in column if not is_blank(cell)]
    whole = numbers_of(texts)
    if whole or not texts:
        return [*map(float, whole)]
    found = [float(text) for text in (each.replace(",", ".") for each in texts) if _NUMBER.fullmatch(text)]
    return found if len(found) >= _FILLED * len(texts) else []
