"""Whether whole numbers are heaped, as measured ones are: about a middle, or at the small ones with few large ones.

Rows of persons do not depend on where a number lies. Of N numbers of a range with relative variance v of their rows,
the mean position is 1/2 with variance v / 12N, and the mean distance from the middle 1/4 with variance v / 48N.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import sqrt

_LEAST_ROWS, _LEAST_SPAN = 20, 10
"""Rows, and numbers of a range, from which a heap is told from chance."""
_MIDDLE, _SMALL = 2.5, 3.0
"""Deviations from what chance would give, from which most rows are near the middle, or at the small numbers."""
_PARTS, _SPARSE = 5, 0.6
"""Parts of the range; the last one has less than this share of the numbers that the fullest one has.

Of numbers that are given out, the last ones are there, as newcomers come once at least.
"""
_BY_CHANCE = 1.5
"""Repetitions for each one expected of amounts, up to which they are those of amounts: persons come back more often."""


def are_heaped(times: Mapping[str, int]) -> bool:
    """Return whether the rows of whole numbers are heaped, and repeat no more often than amounts do.

    Args:
        times: rows of each text; texts that are no numbers are left out.
    """
    rows = sorted((int(text), n) for text, n in times.items() if text.isdecimal())
    if sum(n for _, n in rows) < _LEAST_ROWS or rows[-1][0] - rows[0][0] < _LEAST_SPAN:
        return False
    return _end_sparsely([number for number, _ in rows]) and _lie_together(rows) and not _repeat_often(rows)


def _lie_together(rows: Sequence[tuple[int, int]]) -> bool:
    """Return whether the rows lie near the middle of the range, or at its small numbers, beyond chance."""
    low, high, n_rows = rows[0][0], rows[-1][0], sum(n for _, n in rows)
    places = [((number - low) / (high - low), n) for number, n in rows]
    mean = sum(place * n for place, n in places) / n_rows
    distance = sum(abs(place - 1 / 2) * n for place, n in places) / n_rows
    n_numbers = high - low + 1
    variance = n_numbers * sum(n * n for _, n in rows) / n_rows**2 - 1
    deviation = sqrt(variance / (12 * n_numbers))
    return 1 / 4 - distance > _MIDDLE * deviation / 2 or 1 / 2 - mean > _SMALL * deviation


def _end_sparsely(numbers: Sequence[int]) -> bool:
    """Return whether far fewer of the large numbers occur than of others."""
    n_each = [0] * _PARTS
    for number in numbers:
        n_each[_PARTS * (number - numbers[0]) // (numbers[-1] - numbers[0] + 1)] += 1
    return n_each[-1] < _SPARSE * max(n_each)


def _repeat_often(rows: Sequence[tuple[int, int]]) -> bool:
    """Return whether rows repeat numbers far more often than n amounts: n² / 4q times, q the interquartile range."""
    ends = [*accumulate(n for _, n in rows)]
    low, high = (next(rows[at][0] for at, end in enumerate(ends) if 4 * end >= part * ends[-1]) for part in (1, 3))
    return ends[-1] - len(rows) > _BY_CHANCE * ends[-1] ** 2 / (4 * max(high - low, 1))


def fill_their_range(numbers: list[int]) -> bool:
    """Return whether numbers of equal length have the quartiles of the uniform law, as drawn or counted ones have."""
    n, span = len(numbers), numbers[-1] - numbers[0]
    if len(str(numbers[0])) != len(str(numbers[-1])):
        return False
    deviations = (abs((numbers[n * part // 4] - numbers[0]) / span - part / 4) for part in (1, 2, 3))
    return max(deviations) < 2.5 * sqrt(0.1875 / n)  # 2.5 standard deviations of a quartile
