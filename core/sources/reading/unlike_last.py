"""Tells a last row that is of another kind than all others, or has their means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.data.column_values import is_full_name
from core.data.missing_values import may_mean_missing
from core.data.raw_cells import Cell, Marks, cell_text, is_blank, number_of
from core.sources.reading.balances import CLOSING, has_balance
from core.sources.reading.cell_kinds import CellKind, kind_of
from core.sources.reading.column_sums import unit_of

_LEAST, _MOST = 8, 100
"""Records that tell of which kind a column is, and how many are looked at."""
_FEW = 5
"""The first of them, which spare most columns the look at the others."""
_RARE = 20
"""One cell in so many, at most, is of the kind that the last row has."""
_NEARLY = 0.95
"""Share of rows that begin with a full name, at least, where one that does not may be of nobody."""
_COLUMNS, _MANY_COLUMNS = 2, 3
"""Columns of a table, or cells of another kind, at least; and columns of means that a record may have, too."""

_HALF = 0.5000001
"""By how many of its last decimal place rounding moves a number, at most."""


def is_of_another_kind(odd: Sequence[Cell], first: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a row begins with a word where others have numbers or dates, or with a word and a colon.

    So is one that begins with no full name where others do, and lacks what they have, or has another kind of it; one
    with numbers where others have words, in half of its cells; of two columns, with the number of rows alone; and one
    that says that it is a closing balance.

    Args:
        odd: its cells.
        first: the first records.
    """
    others = first[:_MOST]
    if len(others) < _LEAST or len(odd) < _COLUMNS:
        return False
    filled = [place for place, cell in enumerate(odd) if not is_blank(cell)]
    if is_blank(odd[0]):
        is_count = len(odd) == _COLUMNS and cell_text(odd[1]) == str(len(first))
        return is_count and not any(is_blank(row[0]) for row in others)
    if (_explains(odd[0]) and not any(_explains(row[0]) for row in others)) or has_balance(odd, CLOSING, others):
        return True
    unlike = [place for place in filled if _is_unlike(odd[place], [row[place] for row in others])]
    if _names_nobody(odd, others) and (unlike or _lacks_some(odd, others)):
        return True
    is_begun = bool(unlike) and unlike[0] == 0 and cell_text(odd[0])[:1].isalpha()
    return len(filled) > 1 and (is_begun or (len(unlike) >= _COLUMNS and 2 * len(unlike) >= len(filled)))


def _names_nobody(odd: Sequence[Cell], others: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a row begins with no full name, though nearly all others do."""
    texts = [cell_text(row[0]).strip() for row in others]
    text = cell_text(odd[0]).strip()
    is_alone = len(odd) - sum(map(is_blank, odd)) == 1  # of somebody who left the rest blank
    is_name = is_full_name(text) or text in texts
    return not is_alone and not is_name and sum(map(is_full_name, texts)) >= _NEARLY * len(texts)


def _lacks_some(odd: Sequence[Cell], others: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a row lacks what nearly all others have."""
    lacked = (place for place, cell in enumerate(odd) if is_blank(cell))
    return any(sum(is_blank(row[place]) for row in others) * _RARE <= len(others) for place in lacked)


def _explains(cell: Cell) -> bool:
    return isinstance(cell, str) and cell.rstrip().endswith((":", "："))


def _is_unlike(cell: Cell, column: Sequence[Cell]) -> bool:
    """Return whether nearly all cells of a column that are filled are of one other kind."""
    kind = kind_of(cell)
    if kind is CellKind.TEXT and may_mean_missing(cell_text(cell).strip()):
        return False
    others = [each for each in column if not is_blank(each)]
    if len(others) < _LEAST or any(kind_of(each) is kind for each in others[:_FEW]):
        return False
    usual = kind_of(others[0])
    return sum(kind_of(each) is not usual for each in others) * _RARE <= len(others)


def are_means(numbers: Mapping[int, float], first: Sequence[Sequence[Cell]], marks: Marks) -> bool:
    """Return whether all numbers of a row are the means of their columns, as they are written.

    One has a decimal place, and its column has none; or several have as many as their columns, at least.

    Args:
        numbers: those of the row, by their places.
        first: all other rows.
        marks: how numbers are written.
    """
    if len(first) < _LEAST or all(map(float.is_integer, numbers.values())):
        return False
    n_telling, is_sure = 0, False
    for place, number in numbers.items():
        column = [each for row in first if (each := number_of(row[place], marks)) is not None]
        if len(column) < _LEAST or abs(sum(column) / len(column) - number) > _HALF * (unit := _unit(number)):
            return False
        least = min(map(_unit, column))
        n_telling += unit <= min(least, 0.1) and min(column) < max(column)
        is_sure = is_sure or unit < least == 1
    return is_sure or n_telling >= _MANY_COLUMNS


def _unit(number: float) -> float:
    """Return the last decimal place of a number; 1 of a whole one."""
    return 1.0 if number.is_integer() else unit_of(number)
