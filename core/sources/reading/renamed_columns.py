"""Tells columns of which one is filled where the other ends, such as age and age_years: records have another name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from core.data.column_cells import different
from core.data.describing_names import in_words
from core.data.raw_cells import Cell, cell_text, is_blank, number_with_either_mark
from core.sources.reading.cell_kinds import CellKind, kind_of
from core.sources.reading.grid import Grid
from core.sources.reading.parted_columns import only_one
from core.sources.source import Problem

_LEAST, _SHARE = 8, 20
"""Cells of each of the two columns, at least, and for how many rows one."""
_FILLED = 0.8
"""Share of the rows of its part that each of the columns fills, at least."""
_LOOKED_AT = 50
"""Filled cells of each that tell its kind."""
_ONE_KIND = 0.9
"""Share of these that are of one kind, at least."""
_MOST = 60
"""Columns that are blank at either end, at most: in wide tables, most are blank anywhere."""
_FEW = 12
"""Values of a column of groups, at most."""


class _Part(NamedTuple):
    """The column that fills the rows up to an edge, or from it on, and of which kind its cells are."""

    place: int
    edge: int
    kind: CellKind


def renamed_columns(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that a column ends where another one of its kind begins, if their names or values are alike.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    if sum(is_blank(column[0]) or is_blank(column[-1]) for column in columns) > _MOST:
        return []
    ends = [part for place, column in enumerate(columns) if (part := _first_part(place, column))]
    begins = [part for place, column in enumerate(columns) if (part := _last_part(place, column))] if ends else []
    pairs = [(one.place, other.place) for one in ends for other in begins if _follow(one, other, len(columns[0]))]
    return [
        only_one(grid, sorted(pair))
        for pair in pairs
        if _are_alike(*(grid.said[place] for place in pair)) or (len(pairs) == 1 and _is_one(columns, *pair))
    ]


def _are_alike(one: str, other: str) -> bool:
    """Return whether all words of a name are in the other one, which differs."""
    words, others = {*in_words(one)}, {*in_words(other)}
    return bool(words and others) and one != other and (words <= others or others <= words)


def _first_part(place: int, column: Sequence[Cell]) -> _Part | None:
    """Return the rows up to the last filled one, if they are filled and the rest is blank; else None."""
    if not is_blank(column[-1]):
        return None  # nearly all columns
    n_blank = next((n for n, cell in enumerate(reversed(column)) if not is_blank(cell)), len(column))
    end = len(column) - n_blank
    return _part(place, end, column[:end], len(column))


def _last_part(place: int, column: Sequence[Cell]) -> _Part | None:
    """Return the rows from the first filled one on, if these are filled; else None."""
    if not is_blank(column[0]):
        return None
    begin = next((n for n, cell in enumerate(column) if not is_blank(cell)), len(column))
    return _part(place, begin, column[begin:], len(column))


def _part(place: int, edge: int, own: Sequence[Cell], n_rows: int) -> _Part | None:
    least = max(_LEAST, n_rows // _SHARE)
    filled = [cell for cell in own if not is_blank(cell)]
    if n_rows - len(own) < least or len(filled) < max(least, _FILLED * len(own)):
        return None
    kind = _kind(filled)
    return None if kind is None else _Part(place, edge, kind)


def _follow(one: _Part, other: _Part, n_rows: int) -> bool:
    """Return whether one ends where another of its kind begins, or nearly there."""
    return one.kind is other.kind and 0 <= (other.edge - one.edge) * _SHARE <= n_rows


def _kind(cells: Sequence[Cell]) -> CellKind | None:
    """Return the kind of nearly all cells, of which some are looked at; None if they are of several."""
    kinds = [*map(kind_of, cells[:: len(cells) // _LOOKED_AT + 1])]
    return next((kind for kind in CellKind if kinds.count(kind) >= _ONE_KIND * len(kinds)), None)


def _is_one(columns: Sequence[Sequence[Cell]], one: int, other: int) -> bool:
    """Return whether two columns have like values, and no other column others in the part of each, as groups do."""
    begin = next(place for place, cell in enumerate(columns[other]) if not is_blank(cell))
    others = (column for place, column in enumerate(columns) if place not in (one, other))
    return _have_like(columns[one], columns[other]) and not any(_changes(column, begin) for column in others)


def _changes(column: Sequence[Cell], begin: int) -> bool:
    """Return whether the few values of a column are others from a row on."""
    values = different(column)
    return len(values) <= _FEW and {*column[:begin]}.isdisjoint(column[begin:])


def _have_like(one: Sequence[Cell], other: Sequence[Cell]) -> bool:
    """Return whether the middle numbers of two columns overlap, or half of their texts agree; days need not."""
    filled = [[cell for cell in column if not is_blank(cell)] for column in (one, other)]
    kind = _kind(filled[0])
    if kind is CellKind.TEXT:
        texts, others = ({*map(cell_text, cells)} for cells in filled)
        return 2 * len(texts & others) >= min(len(texts), len(others))
    if kind is CellKind.DAY:
        return True
    sizes = [sorted(size for cell in cells if (size := number_with_either_mark(cell)) is not None) for cells in filled]
    if not all(sizes):
        return False  # numbers such as 3.200,50
    (low, high), (least, most) = ((each[len(each) // 4], each[-1 - len(each) // 4]) for each in sizes)
    return low <= most and least <= high
