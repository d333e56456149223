"""Whether a column that neither its name nor many values tell could number or name persons: it is asked about, too.

These rules see a dozen persons where the others need many. A column whose name says what it describes is spared them,
since towns and codes of regions are written as persons are. What they cannot tell: a running number of up to twelve
persons from grades or months, and persons whose number of rows rises or falls with their number from counts or ages.
"""

from __future__ import annotations

import re
from itertools import pairwise

from core.data.column_values import (
    FEW_ROWS,
    FIRST_YEAR,
    LAST_YEAR,
    MANY_ROWS,
    Values,
    are_most,
    are_round,
    is_even,
    is_full_name,
)

LEAST = 10
"""Distinct values from which a name, initials or a long number is believed without the name of the column."""

LEAST_RUNNING = 13
"""Fewer whole numbers are grades, months or answers."""

LEAST_SEEN_ONCE = 20
"""Whole numbers without large gaps, nearly all of them seen once: chance would have repeated more of them."""

ROUGH = 1.0
"""Squared steps between neighbours over the variance: 2 where rows do not depend on the number, near 0 for ages."""

LONG = 1_000_000
"""Numbers above are longer than codes of places."""

BEYOND_CHANCE = 3
"""Times as many repetitions as amounts would have."""

INITIALS = re.compile(r"[^\W\d_]\.? ?(?:[^\W\d_]\.? ?)?[^\W\d_]\.?")
"""Two or three letters, which are capital ones: tested apart."""


def is_doubtful(values: Values) -> bool:
    """Return whether the values could be persons."""
    if values.n_distinct < LEAST or values.rows_each >= MANY_ROWS:
        return False
    if are_most(values, is_full_name):
        return values.evenness >= 1 / 3
    if are_most(values, _is_initials):
        return values.rows_each < FEW_ROWS and values.evenness >= 1 / 3
    numbers = sorted(map(int, filter(str.isdecimal, values.times)))
    return len(numbers) >= 0.9 * values.n_distinct and _are_doubtful_numbers(values, numbers)


def _are_doubtful_numbers(values: Values, numbers: list[int]) -> bool:
    if FIRST_YEAR <= numbers[0] <= numbers[-1] <= LAST_YEAR or are_round(values):
        return False
    if numbers[-1] - numbers[0] < 2 * len(numbers):
        return numbers[0] > 0 and _is_running(values, numbers)
    if numbers[-1] < LONG:
        return False
    return values.rows_each > 1 and is_even(values) and _repeat_beyond_chance(values, numbers)


def _is_running(values: Values, numbers: list[int]) -> bool:
    """Return whether the rows of neighbouring numbers have nothing to do with each other, as persons' have not."""
    if values.n_distinct >= 0.9 * values.n_told:
        return values.n_distinct >= LEAST_SEEN_ONCE
    if values.n_distinct < LEAST_RUNNING or values.rows_each >= FEW_ROWS or values.evenness < 1 / 3:
        return False
    seen = {text.lstrip("0"): times for text, times in values.times.items()}
    rows = [seen.get(str(number), 0) for number in range(numbers[0], numbers[-1] + 1)]
    mean = sum(rows) / len(rows)
    steps, variance = sum((b - a) ** 2 for a, b in pairwise(rows)), sum((each - mean) ** 2 for each in rows)
    return steps >= ROUGH * variance


def _repeat_beyond_chance(values: Values, numbers: list[int]) -> bool:
    """Return whether more rows repeat a number than n amounts would, one in n² / 4q for the interquartile range q.

    The expected pairs are n²/2 times the integral of the squared density: 0.5/q for the uniform density, 0.38/q for the
    normal and 0.55/q for the exponential one.
    """
    n_rows = sum(values.times.values())
    quartiles = numbers[3 * len(numbers) // 4] - numbers[len(numbers) // 4]
    by_chance = n_rows**2 / (4 * max(quartiles, 1))
    return n_rows - values.n_distinct > max(2, BEYOND_CHANCE * by_chance, 0.02 * n_rows)


def _is_initials(text: str) -> bool:
    return text.isupper() and INITIALS.fullmatch(text) is not None
