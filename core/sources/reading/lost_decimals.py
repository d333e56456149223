"""Tells of columns in which numbers have lost their decimal mark: 254 among 25.4, 1999 among 12.50 and 9.99."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from core.data.column_cells import numbers_of, times_of
from core.data.missing_values import HIGH
from core.data.raw_cells import Cell, cell_text
from core.sources.reading.grid import Grid
from core.sources.reading.grouped_numbers import numbers_by
from core.sources.source import Problem
from core.words import N_

_LEAST, _WHOLE_SHARE = 16, 5
"""Numbers with decimals, at least; and for how many cells one is whole, at most: else some measure without."""
_TAIL, _NARROW = 20, 4
"""One number in so many is in either tail; and how many times the low end of the others the high end is, at most.

What has a long tail, such as an inflammation marker, has 12 and 120, and a laboratory writes 120 without decimals.
"""
_NEAR, _FAR = 1.25, 2
"""How many times the highest number with decimals others are, at most; and one without its mark is, at least.

Of three digits throughout, 99.9 is followed by 100, which has lost nothing.
"""
_POWERS = (10, 100)
_EACH, _GAP, _SIZE = 5, 4, 3
"""Different whole numbers in hundredths, at least; how many times the highest other number they are, at least; and how
many times the middle one of the others their middle one is, at most, with its mark put back."""
_HUNDRED = 100
_SIGNS = frozenset(".,٫")


def lost_decimals(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns with numbers that seem to have lost their decimal mark.

    Args:
        grid: the table.
        columns: some cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} has {example} among numbers such as {usual}. Its decimal mark may be lost: put it right in "
        "the file.",
    )
    found, number = [], numbers_by(grid.source.layout)
    for place, column in enumerate(columns):
        if not _has_far(column):
            continue  # nearly all columns
        if lost := _lost(column) or (_in_hundredths([*map(number, column)]) and _in_hundredths(column)):
            text = words.format(column=grid.place(place), example=lost[0], usual=lost[1])
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _has_far(column: Sequence[Cell]) -> bool:
    """Return whether a number is far above all that have decimals."""
    numbers = numbers_of(column).values()
    return max(numbers, default=0) > _NEAR * max((number for number in numbers if number % 1), default=inf)


def _lost(column: Sequence[Cell]) -> tuple[str, str] | None:
    """Return a cell that has lost its mark, and one that has it."""
    n_marked = sum(n for cell, n in times_of(column).items() if _is_marked(cell))
    if n_marked < _LEAST or (len(column) - n_marked) * _WHOLE_SHARE > len(column):
        return None
    numbers, times = numbers_of(column), times_of(column)
    broken = sorted(number for cell, number in numbers.items() if number % 1 for _ in range(times[cell]))
    if len(broken) < _LEAST:
        return None
    n_tail = len(broken) // _TAIL
    low, high = broken[n_tail], broken[-1 - n_tail]
    if not 0 < low < high <= low * _NARROW:
        return None
    far = [(number, cell) for cell, number in numbers.items() if number > _NEAR * broken[-1] and number not in HIGH]
    if not far or not all(number >= _FAR * broken[-1] and _is_lost(number, broken) for number, _ in far):
        return None
    usual = next(cell for cell, number in numbers.items() if low <= number <= high and number % 1)
    return cell_text(far[0][1]), cell_text(usual)


def _is_marked(cell: Cell) -> bool:
    return not _SIGNS.isdisjoint(cell) if isinstance(cell, str) else isinstance(cell, float)


def _in_hundredths(column: Sequence[Cell]) -> tuple[str, str] | None:
    """Return a whole number of a column that has many in hundredths, such as cents, far above all others; and another.

    Such amounts have long tails, so many have to be as far from the others as the factor says.
    """
    read = numbers_of(column)
    broken = sorted(number for number in read.values() if number % 1)
    far = {cell: number for cell, number in read.items() if broken and number > broken[-1] and number not in HIGH}
    sizes = sorted(far.values())
    if len(broken) < _LEAST or len(far) < _EACH or sizes[0] < _GAP * broken[-1]:
        return None
    if not all(number % 1 == 0 and broken[0] <= 2 * number / _HUNDRED <= 4 * broken[-1] for number in sizes):
        return None
    usual, middle = broken[len(broken) // 2], sizes[len(sizes) // 2] / _HUNDRED
    is_alike = usual <= _SIZE * middle and middle <= _SIZE * usual
    if not is_alike or _TAIL * sum(cell in far for cell in column) < len(column):
        return None
    return cell_text(min(far, key=far.__getitem__)), cell_text(next(cell for cell in read if read[cell] == usual))


def _is_lost(number: float, broken: Sequence[float]) -> bool:
    """Return whether it is a whole number that is usual with a mark before its last digits."""
    return number % 1 == 0 and any(broken[0] <= number / power <= broken[-1] for power in _POWERS)
