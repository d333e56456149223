"""Sums of few records: they tell a total only where they are exact, and too great to be so by chance."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from core.data.raw_cells import EXACT, Cell, Marks, cell_text, is_blank, number_of

_LEAST = 3
"""Records that a sum is of, at least: of two, one is often the difference of another and a third."""
_MOST = 30
"""Records that are looked at so, at most; of more, a sum is far above the greatest."""
_COLUMNS = 2
"""Columns of exact sums that a row has by chance far more rarely than one."""
_TELLING, _TELLING_ALONE = 30, 1000
"""Sums together, at least, in units of what all numbers of their column are multiples of: 1 in about six times as
many rows is such a sum by chance. More are needed of one column, or beside numbers that are no sums."""
_MOST_DECIMALS = 6
"""Decimal places of prices and shares, and one or two more."""
_NEAR = 1e-9
"""Relative difference of two sums that only the order of their parts tells apart."""


def are_sums(numbers: Mapping[int, float], odd: Sequence[Cell], rows: Sequence[Sequence[Cell]], marks: Marks) -> bool:
    """Return whether the numbers of a row are sums of all other rows, which are few.

    Args:
        numbers: those of the row, by their places.
        odd: the cells of the row.
        rows: the other ones.
        marks: how numbers are written.
    """
    if not _LEAST <= len(rows) <= _MOST:
        return False
    units = {place: _units(number, [row[place] for row in rows], marks) for place, number in numbers.items()}
    sums = [n for n in units.values() if n]
    are_all = all(n or not numbers[place] for place, n in units.items())
    if not sums or not (are_all or len(sums) >= _COLUMNS):
        return False
    is_plain = are_all and (len(sums) >= _COLUMNS or _lacks_texts(odd, rows, marks))
    return sum(sums) >= (_TELLING if is_plain else _TELLING_ALONE)


def _units(number: float, column: Sequence[Cell], marks: Marks) -> int:
    """Return a number in units of its column if it is the sum of that, else 0."""
    found = [number_of(cell, marks) for cell in column if not is_blank(cell)]
    summands = [each for each in found if each is not None]
    if len(summands) < max(_LEAST, len(found)) or sum(map(bool, summands)) < _COLUMNS:
        return 0
    if min(summands) < 0 or max(number, *summands) > EXACT:
        return 0
    if abs(math.fsum(summands) - number) > _NEAR * number:
        return 0
    scale: int = 10 ** max(_decimals(each) for each in summands)
    return round(number * scale) // math.gcd(*(round(each * scale) for each in summands))


def _decimals(number: float) -> int:
    """Return the decimal places of a number."""
    return next((n for n in range(_MOST_DECIMALS) if round(number, n) == number), _MOST_DECIMALS)


def _lacks_texts(odd: Sequence[Cell], rows: Sequence[Sequence[Cell]], marks: Marks) -> bool:
    """Return whether a row has fewer texts than any other."""
    return _n_texts(odd, marks) < min(_n_texts(row, marks) for row in rows)


def _n_texts(row: Sequence[Cell], marks: Marks) -> int:
    return sum(cell_text(cell) != "" and number_of(cell, marks) is None for cell in row)
