"""Finds columns with the name of a group in its first row alone, as people lay tables out for reading."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import pairwise

from core.data.column_cells import filled_of
from core.data.natural_order import in_natural_order
from core.data.raw_cells import Cell, cell_text, is_blank
from core.data.written_dates import dates_in
from core.patterns import pattern_of
from core.sources.reading.counted_names import YEAR
from core.sources.reading.header_doubts import is_measure

_FIRST = 3
"""Columns that people leave blank where the value above holds on: the first ones."""
_FEW = 20
"""Blanks that are no habit: at most one row in so many."""
_RARELY_AGAIN = 0.9
"""Share of values that differ, from which dates or numbers may be measured in few rows."""
_LEAST_IN_ORDER, _MOST_EACH = 4, 10
"""Values whose order tells anything, and rows of each up to which fewer may be those of groups."""
_LEAST_COUNTED, _BLANK_SHARE = 8, 3
"""Names of groups that are not in order by chance, and for how many rows one is blank, at least, below them."""
_LEAST_GROUPS = 3
"""Names that stand equally far apart, before that tells anything: an answer given rarely does so by chance."""
_DIGITS = pattern_of(r"[0-9]{1,4}")
_CHANCE_PAIRS = 6
"""Answers one below the other that chance would bring, at least: then groups tell why there are none."""


def group_columns(columns: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the places of such columns among `columns`, the first records' ones.

    Anywhere, groups of equal sizes tell them; in the first columns of several, blanks below each name do.
    """
    sparse = [place for place, column in enumerate(columns) if _is_sparse(column)]
    sparse = [place for place in sparse if not _refers(columns, place)]
    if not sparse:
        return []
    n_full = _n_full(columns)
    are_first = len(columns) >= _FIRST and 2 * n_full >= len(columns)
    first = sparse if are_first else ()
    return [
        place
        for place in sparse
        if (place in first and place < _FIRST and not _are_measured(columns[: place + 1]))
        or (n_full > 0 and _are_even_groups(columns[place]))
    ]


def recurring_groups(columns: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the places of columns with few names of groups, which recur, each in the first row of its group alone.

    Rows above the first blank may have the name in each, where the writer fell into the habit later.
    """
    places = [place for place, column in enumerate(columns) if _recur_apart(column) and not _refers(columns, place)]
    return places if places and _n_full(columns) else []


def is_further(names: Sequence[str], columns: Sequence[Sequence[Cell]], place: int) -> bool:
    """Return whether a column tells of a further one of something, as child3_sex beside child2_sex: few have three.

    Another column has its name but for the number, and is filled wherever it is.
    """
    shape, number = _numbered(names[place])
    filled = {row for row, cell in enumerate(columns[place]) if not is_blank(cell)}
    return number >= 0 and any(
        other != place
        and _numbered(name) < (shape, number)
        and _numbered(name)[0] == shape
        and not any(is_blank(columns[other][row]) for row in filled)
        for other, name in enumerate(names[: len(columns)])
    )


def _numbered(name: str) -> tuple[str, int]:
    """Return a name without its only number, and that number; -1 where there is none, or several."""
    found = _DIGITS.findall(name)
    return (_DIGITS.sub("#", name.casefold()), int(found[0])) if len(found) == 1 else (name, -1)


def _recur_apart(column: Sequence[Cell]) -> bool:
    """Return whether few different words stand apart: equally far, or never together as chance would bring them."""
    if is_blank(column[0]) or all(column):
        return False
    blank = next((place for place, cell in enumerate(column) if is_blank(cell)), 0)
    n_before = max(blank - 1, 0)
    if 2 * (filled_of(column).total() - n_before) > len(column) - n_before:
        return False  # nearly all columns
    rest = column[n_before:]
    filled = [cell for cell in rest if not is_blank(cell)]
    values = {*filled}
    if not 1 < len(values) <= len(filled) // 2 or _are_beside(rest):
        return False
    if len(filled) < _LEAST_COUNTED or any(map(is_measure, values)):
        return False
    return _are_even_groups(rest) or len(filled) ** 2 >= _CHANCE_PAIRS * len(rest)


def names_groups_in_order(columns: Sequence[Sequence[Cell]]) -> bool:
    """Return whether the first column has different values in order, and many blanks, which other columns have not.

    So do groups named once, of which some have a single row.
    """
    column = columns[0]
    filled = [cell for cell in column if not is_blank(cell)]
    n_blank = len(column) - len(filled)
    if len(columns) < _FIRST or len(filled) < _LEAST_COUNTED or _BLANK_SHARE * n_blank < len(column):
        return False
    if is_blank(column[0]) or 2 * _n_full(columns) < len(columns):
        return False
    texts = [*map(cell_text, filled)]
    return len({*texts}) == len(texts) and _stand_in_order(filled, texts) and not _refers(columns, 0)


def days_in_order(columns: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the places of columns of days in order, each named once, in the first row of those of the day.

    Where another column has days in order in all rows, those are of something that happened on some of them.
    """
    found = [place for place, column in enumerate(columns) if _names_days(column) and not _refers(columns, place)]
    if not found or 2 * _n_full(columns) < len(columns):
        return []
    return [] if any(all(column) and _are_days_in_order(column) for column in columns) else found


def _names_days(column: Sequence[Cell]) -> bool:
    """Return whether different days stand in order, the first one in the first row, with many blanks between them."""
    if is_blank(column[0]) or dates_in(column[0]) == (None, None):
        return False
    filled = filled_of(column)  # in order
    is_sparse = len(filled) >= _LEAST_COUNTED and _BLANK_SHARE * (len(column) - len(filled)) >= len(column)
    return is_sparse and len(filled) == filled.total() and _are_days_in_order([*filled])


def _are_days_in_order(cells: Sequence[Cell]) -> bool:
    days = [dates_in(cell) for cell in cells]
    return any(_are_in_order([pair[which] for pair in days]) for which in (0, 1))


def _stand_in_order(filled: Sequence[Cell], texts: list[str]) -> bool:
    """Return whether cells, of which these are the texts, are days in order, or numbers or names."""
    days = [dates_in(cell) for cell in filled]
    if all(day or month for day, month in days):
        return any(_are_in_order([pair[which] for pair in days]) for which in (0, 1))
    ordered = [*in_natural_order(texts)]
    return texts in (ordered, ordered[::-1])


def _n_full(columns: Sequence[Sequence[Cell]]) -> int:
    """Return how many columns have hardly any blank."""
    return sum((len(column) - filled_of(column).total()) * _FEW <= len(column) for column in columns)


def _is_sparse(column: Sequence[Cell]) -> bool:
    """Return whether the first cell and others of a column are filled, each of them with blanks below."""
    if is_blank(column[0]) or len(column) < 2 or not is_blank(column[1]):
        return False
    filled = [cell_text(cell) for cell in column if not is_blank(cell)]
    # A name may recur further down, as a region does in each year; but not directly, as the answer “yes” does.
    is_new = all(before != after for before, after in pairwise(filled))
    are_names = not any("\n" in text for text in filled)
    return 1 < len(filled) <= len(column) // 2 and is_new and are_names and not _are_beside(column)


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


def _are_measured(columns: Sequence[Sequence[Cell]]) -> bool:
    """Return whether the last column holds dates or numbers in no order, hardly any twice, as known of few records.

    Those of groups follow one another; numbers in the first column, as of invoices, need not.
    """
    filled = [cell for cell in columns[-1] if not is_blank(cell)]
    if len({*filled}) < _RARELY_AGAIN * len(filled) or not all(map(is_measure, filled)):
        return False
    is_behind = any(not any(map(is_blank, column)) for column in columns[:-1])
    if is_behind and len(filled) < _LEAST_IN_ORDER and len(columns[-1]) > _MOST_EACH * len(filled):
        return True
    days = [dates_in(cell) for cell in filled]
    if all(day or month for day, month in days):
        return not any(_are_in_order([pair[which] for pair in days]) for which in (0, 1))
    numbers = [float(text) for text in map(cell_text, filled) if text.isdecimal()]
    return is_behind and not (len(numbers) == len(filled) and _are_in_order(numbers))


def _are_in_order(values: Sequence[date | float | None]) -> bool:
    """Return whether all are there, and rise or fall."""
    known = [value for value in values if value is not None]
    ordered = sorted(known)
    return len(known) == len(values) and known in (ordered, ordered[::-1])
