"""Finds columns with the name of a group in its first row alone, as people lay tables out for reading."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from core.data.raw_cells import Cell, cell_text, is_blank
from core.sources.reading.counted_names import YEAR
from core.sources.reading.header_doubts import is_measure

_FIRST = 3
"""Columns that people leave blank where the value above holds on: the first ones."""
_FEW = 20
"""Blanks that are no habit: at most one row in so many."""
_LEAST_GROUPS = 3
"""Names that stand equally far apart, before that tells anything: an answer given rarely does so by chance."""


def group_columns(columns: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the places of such columns among `columns`, the first records' ones.

    Anywhere, groups of equal sizes tell them; in the first columns of several, blanks below each name do.
    """
    sparse = [place for place, column in enumerate(columns) if _is_sparse(column)]
    sparse = [place for place in sparse if not _refers(columns, place)]
    if not sparse:
        return []
    n_full = sum(sum(map(is_blank, column)) * _FEW <= len(column) for column in columns)
    are_first = len(columns) >= _FIRST and 2 * n_full >= len(columns)
    return [
        place for place in sparse if (are_first and place < _FIRST) or (n_full > 0 and _are_even_groups(columns[place]))
    ]


def _is_sparse(column: Sequence[Cell]) -> bool:
    """Return whether the first cell and others of a column are filled, each of them with blanks below."""
    if is_blank(column[0]) or len(column) < 2 or not is_blank(column[1]):
        return False
    filled = [cell_text(cell) for cell in column if not is_blank(cell)]
    # A name may recur further down, as a region does in each year; but not directly, as the answer “yes” does.
    is_new = all(before != after for before, after in pairwise(filled))
    return 1 < len(filled) <= len(column) // 2 and is_new and not _are_beside(column)


def _refers(columns: Sequence[Sequence[Cell]], place: int) -> bool:
    """Return whether all values of a column are in another that differs in each row: they refer to other records."""
    values = {cell for cell in columns[place] if not is_blank(cell)}
    others = (column for at, column in enumerate(columns) if at != place)
    return any(values <= (names := {*column}) and len(names) == len(column) for column in others)


def _are_beside(column: Sequence[Cell]) -> bool:
    """Return whether values stand below one another, as they do in a column that is not always filled."""
    return any(not is_blank(one) and not is_blank(other) for one, other in pairwise(column))


def _are_even_groups(column: Sequence[Cell]) -> bool:
    """Return whether words or years stand equally far apart; a number at each seventh row is measured once a week."""
    places = [place for place, cell in enumerate(column) if not is_blank(cell)]
    sizes = {after - before for before, after in pairwise(places)}
    if len(places) < _LEAST_GROUPS or len(sizes) > 1 or len(column) - places[-1] > max(sizes):
        return False
    cells = (column[place] for place in places)
    return not any(is_measure(cell) and YEAR.fullmatch(cell_text(cell).strip()) is None for cell in cells)
