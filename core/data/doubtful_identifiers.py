"""Whether a column might identify persons although neither its name nor many values show it; the owner is asked.

These rules need a dozen persons where others need many. They are not applied to columns whose name says what they
describe, since names of towns and codes of regions look like persons'. They cannot distinguish a running number of up
to twelve persons from grades or months, nor persons whose rows increase with their number from counts or ages.
"""

from __future__ import annotations

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
from core.data.heaped_numbers import are_heaped
from core.patterns import pattern_of

LEAST = 10
"""Distinct values from which full names, initials or long numbers count without a telling name of the column."""

LEAST_RUNNING = 13
"""Distinct whole numbers from which they may be a running number; fewer are grades, months or answers."""

LEAST_SEEN_ONCE = 20
"""Dense whole numbers, nearly all different, from which they are a running number: by chance more would repeat."""

ROUGH = 1.0
"""Least ratio of squared steps between neighbours to the variance: 2 for unrelated row counts, near 0 for ages."""

OLDEST = 100
"""Largest percentage, and usual age: up to here, a running number begins with 1, and ages rarely do."""

LONG = 1_000_000
"""Numbers above this are longer than codes of places."""

MOST_DIGITS = 100
"""Digits of a number that may identify anybody, at most; of more than 4,300, Python makes no number."""

LEAST_DIGITS = 6
"""Digits from which numbers of one length that differ may be no amounts, which have fewer digits or more."""

SECONDS = 10
"""Digits of the seconds since 1970, which begin with 1; milliseconds have three more."""

LEVEL = (0.4, 0.6)
"""Share of the range in which the middle half of random numbers lies; amounts have it in a quarter, or less."""

BEYOND_CHANCE = 3
"""Ratio of repetitions to those expected of amounts, from which they are identifiers."""

INITIALS = pattern_of(r"[^\W\d_]\.? ?(?:[^\W\d_]\.? ?)?[^\W\d_]\.?")
"""Two or three letters; `_is_initials` also asks for capitals."""


def is_doubtful(values: Values) -> bool:
    """Return whether the values could identify persons."""
    if values.n_distinct < LEAST or values.rows_each >= MANY_ROWS:
        return False
    if are_most(values, is_full_name):
        return values.evenness >= 1 / 3
    if are_most(values, _is_initials):
        return values.rows_each < FEW_ROWS and values.evenness >= 1 / 3
    numbers = sorted(int(text) for text in values.times if text.isdecimal() and len(text) <= MOST_DIGITS)
    return len(numbers) >= 0.9 * values.n_distinct and _are_doubtful_numbers(values, numbers)


def _are_doubtful_numbers(values: Values, numbers: list[int]) -> bool:
    if FIRST_YEAR <= numbers[0] <= numbers[-1] <= LAST_YEAR or are_round(values):
        return False
    if numbers[-1] - numbers[0] < 2 * len(numbers):
        is_begun = numbers[0] == 1 or numbers[-1] > OLDEST if numbers[0] else _count_rows(values, numbers)
        return is_begun and _is_running(values, numbers) and not are_heaped(values.times)
    if _are_drawn(values, numbers):
        return True
    if numbers[-1] < LONG:
        return False
    return values.rows_each > 1 and is_even(values) and _repeat_beyond_chance(values, numbers)


def _count_rows(values: Values, numbers: list[int]) -> bool:
    """Return whether each number up to the last is one row's, as in an index that a program wrote."""
    return len(numbers) == values.n_compared == numbers[-1] + 1


def _are_drawn(values: Values, numbers: list[int]) -> bool:
    """Return whether long numbers of one length hardly repeat: those of registers, or random ones, and no times."""
    digits = len(str(numbers[0]))
    if len(str(numbers[-1])) != digits or values.n_distinct < max(LEAST_SEEN_ONCE, 0.9 * values.n_compared):
        return False
    if digits in (SECONDS, SECONDS + 3) and str(numbers[-1]).startswith("1"):
        return False
    if digits > LEAST_DIGITS:
        return True
    middle = numbers[3 * len(numbers) // 4] - numbers[len(numbers) // 4]
    is_level = LEVEL[0] <= middle / (numbers[-1] - numbers[0]) <= LEVEL[1]
    return digits == LEAST_DIGITS and is_level


def _is_running(values: Values, numbers: list[int]) -> bool:
    """Return whether row counts of neighbouring numbers are unrelated, as those of persons are."""
    if values.n_distinct >= 0.9 * values.n_compared:
        return values.n_distinct >= LEAST_SEEN_ONCE
    if values.n_distinct < LEAST_RUNNING or values.rows_each >= FEW_ROWS or values.evenness < 1 / 3:
        return False
    seen = {text.lstrip("0"): times for text, times in values.times.items()}
    rows = [seen.get(str(number), 0) for number in range(numbers[0], numbers[-1] + 1)]
    mean = sum(rows) / len(rows)
    steps, variance = sum((b - a) ** 2 for a, b in pairwise(rows)), sum((each - mean) ** 2 for each in rows)
    return steps >= ROUGH * variance


def _repeat_beyond_chance(values: Values, numbers: list[int]) -> bool:
    """Return whether far more rows repeat a number than n amounts would: n² / 4q pairs, q the interquartile range.

    Expected pairs are n²/2 times the integral of the squared density: 0.5/q for the uniform density, 0.38/q for the
    normal one and 0.55/q for the exponential one.
    """
    n_rows = sum(values.times.values())
    quartiles = numbers[3 * len(numbers) // 4] - numbers[len(numbers) // 4]
    by_chance = n_rows**2 / (4 * max(quartiles, 1))
    return n_rows - values.n_distinct > max(2, BEYOND_CHANCE * by_chance, 0.02 * n_rows)


def _is_initials(text: str) -> bool:
    return text.isupper() and INITIALS.fullmatch(text) is not None
