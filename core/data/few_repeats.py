"""Whether a column of nearly unique values names a few persons twice, whatever it is called: the owner is asked.

Amounts repeat by chance: n amounts with interquartile range q have about n² / 4q equal pairs (0.5/q is the integral of
the squared density of the uniform law, 0.38/q of the normal, 0.55/q of the exponential one). Numbers of persons repeat
when a person comes back: more often than that, or far less often, or they fill their range evenly.
"""

from __future__ import annotations

from math import exp, factorial

from core.data.amount_names import are_amounts, are_days_or_times, of_a_year
from core.data.column_values import FIRST_YEAR, LAST_YEAR, Values, are_round
from core.data.counting_names import says_count
from core.data.heaped_numbers import fill_their_range
from core.data.measured_texts import are_measures
from core.data.missing_values import is_missing_word
from core.data.vacant_words import may_be_vacant
from core.domain.attribute import Kind

LEAST = 20
"""Distinct values from which nearly unique ones may be persons; fewer may differ by chance."""
_NEARLY_ALL = 0.9
_LARGE = 1000
"""Numbers from which nearly all may differ; smaller ones are ages, counts and percentages."""
_RARE = 0.05
"""Probability below which repetitions are no chance. Doubt costs one question, a miss the promise to a person."""
_LEAST_DENSITY = 0.7
"""Repetitions of amounts over n² / 4q, at least: those of the normal law."""


def names_few_twice(header: str, values: Values) -> bool:
    """Return whether nearly all values below this name occur once, and some again as persons do."""
    is_nearly_unique = values.n_distinct >= max(LEAST, _NEARLY_ALL * values.n_compared)
    if not is_nearly_unique or values.kind is Kind.DATE:
        return False
    again = {text: times - 1 for text, times in values.times.items() if times > 1}
    repeats = sum(times for text, times in again.items() if not (is_missing_word(text) or may_be_vacant(text)))
    if not repeats or are_days_or_times(header, values):
        return False
    numbers = sorted(map(int, filter(str.isdecimal, values.times)))
    if len(numbers) < _NEARLY_ALL * values.n_distinct:
        return values.kind is Kind.CATEGORIES and not (are_amounts(header, values) or are_measures(values))
    if says_count(header) or of_a_year(header):
        return False
    if numbers[0] < _LARGE or FIRST_YEAR <= numbers[0] <= numbers[-1] <= LAST_YEAR or are_round(values):
        return False
    return _are_no_chance(repeats, numbers) or fill_their_range(numbers)


def _are_no_chance(repeats: int, numbers: list[int]) -> bool:
    n = len(numbers)
    quartiles = numbers[3 * n // 4] - numbers[n // 4]
    expected = n**2 / (4 * max(quartiles, 1))
    return _at_least(repeats, expected) < _RARE or 1 - _at_least(repeats + 1, _LEAST_DENSITY * expected) < _RARE


def _at_least(times: int, expected: float) -> float:
    """Return the probability that a Poisson variable is at least so large."""
    return 1 - sum(exp(-expected) * expected**k / factorial(k) for k in range(min(times, 100)))
