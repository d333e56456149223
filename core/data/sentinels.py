"""Numbers that stand for "no answer" beside others that were counted or measured, such as 999 beside ages."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from math import inf
from typing import NamedTuple

from core.data.missing_values import HIGH, LOW, NOT_APPLICABLE, beside_not_applicable
from core.data.negative_codes import NEAR

_APART, _FAR_APART = 1.25, 3
"""A high code is so many times the greatest other number, at least: 99 beside ages up to 78, not up to 95; farther
beside measurements, which are rarely bounded: 99 may be somebody's weight."""
_HEAP, _GAP = 6, 3
"""How many times as often as others a code nearer to them is, at least; and how far above them it is."""
_BEYOND, _AGAIN = 1.1, 3
"""A code beside another one is so many times the greatest other number, and so often there, at least."""
_FURTHER_HEAP, _CHANCE = 3, 3
"""How many times as often as others a code farther from them is, and how much oftener than that, at least.

One of 1,000 numbers that occur as often as others, on average, is there so often by chance.
"""
_LEAST_PAIR = 9998
"""The least of two codes that follow one another, and are no amounts by that: 98 and 99 may both be prices."""
_LARGE = 10
"""The least of one number alone that makes another of as many digits a second one: districts 19 and 88."""
_LEAST_STEP = 7
"""What doses or amounts such as 0, 22, 44 and 88 are multiples of, at least: the next one is measured, too."""


def alone(candidates: Collection[float], high: float) -> list[float]:
    """Return the codes for "not applicable" that are numbers, as others are near, or no other codes beside.

    Args:
        candidates: as of `sentinels`.
        high: the greatest of all others.
    """
    codes = NOT_APPLICABLE.intersection(candidates)
    lonely = {code for code in codes if not {*beside_not_applicable(code)} <= {*candidates}}
    return [code for code in codes if code in lonely or code <= _APART * max(high, 1)]


class Rest(NamedTuple):
    """The other numbers of a column.

    Attributes:
        low: the least; infinite if there are none.
        high: the greatest; below the least if there are none.
        usual: how often each occurs, on average.
    """

    low: float
    high: float
    usual: float


def sentinels(
    candidates: Mapping[float, int],
    rest: Rest,
    *,
    whole: bool,
    are_codes: Callable[[Mapping[float, int]], bool],
    step: int = 0,
) -> frozenset[float]:
    """Return the numbers that stand for "no answer".

    Args:
        candidates: the numbers of a column that are among `CANDIDATES`, and how often each occurs.
        rest: all others.
        whole: whether all numbers are whole.
        are_codes: returns whether numbers of `NEAR` are codes; they come with how often each occurs.
        step: of which all others are multiples; 0: of none, or they are too many.
    """
    low, high, usual = rest
    if high < low:
        return frozenset()
    apart = _APART if whole else _FAR_APART
    above = {number for number in candidates if number in HIGH and number > apart * max(high, 1)}
    above |= _heaped(candidates, high, usual)
    above |= _as_often(candidates, above, high) if whole else set()
    if step >= _LEAST_STEP:
        above -= {number for number in above if number % step == 0 and number <= _FAR_APART * high}
    if low == high >= _LARGE and len(above) == 1:
        above = {number for number in above if len(f"{number:g}") > len(f"{high:g}")}
    above |= {number for number in NOT_APPLICABLE & candidates.keys() if {*beside_not_applicable(number)} <= above}
    below = {number for number in candidates if number in LOW}
    near = {number: times for number, times in candidates.items() if number in NEAR}
    return frozenset(above | below if low >= 0 and are_codes(near) else above)


def _as_often(candidates: Mapping[float, int], told: Collection[float], high: float) -> set[float]:
    """Return the codes that are half as often, at least, as one that is told by its height, such as 88 beside 99."""
    least = {len(f"{number:g}"): candidates[number] / 2 for number in sorted(told, key=lambda each: -candidates[each])}
    return {
        number
        for number, n in candidates.items()
        if number in HIGH and number >= _BEYOND * high and n >= max(_AGAIN, least.get(len(f"{number:g}"), n + 1))
    }


def _heaped(candidates: Mapping[float, int], high: float, usual: float) -> set[float]:
    """Return the numbers above all others that are far more often than these, such as 99 beside ages up to 94.

    Where those just below are answers, too, as 98 among marks, the last one stands for all that are higher.
    """
    further = {number for number, n in candidates.items() if n >= _FURTHER_HEAP * usual + _CHANCE}
    lone = {number for number in further if number >= _BEYOND * high}
    lone |= {number for number, n in candidates.items() if n >= _HEAP * usual}
    # Two smaller heaps that follow one another, such as 98 and 99, are no chance.
    heaps = lone | {number for number in further if further & {number - 1, number + 1}}
    heaps = {number for number in heaps if number in HIGH and number > high}
    rest = max((high, *(number for number in candidates if number not in heaps)))
    apart = {number for number in heaps if number - rest >= _GAP}
    return {number for number in apart if number in lone or apart & {number - 1, number + 1}}


def ending_counts(candidates: Mapping[float, int], high: float, usual: float, *, is_open: bool) -> frozenset[float]:
    """Return the numbers that are counted or measured, and no codes, where the name says that the others are.

    Args:
        candidates: as of `sentinels`.
        high: the greatest of all others.
        usual: how often each of the others occurs, on average.
        is_open: whether some may be as far above the others as codes are.
    """
    most = inf if is_open else _FAR_APART * high
    ending = {number: n for number, n in candidates.items() if high < number <= most and n <= usual}
    again = {number for number, n in ending.items() if n > 1 and number >= _LEAST_PAIR}
    pairs = {number for number in again if again & {number - 1, number + 1}}  # 99,998 and 99,999, each several times
    return frozenset(ending) - pairs
