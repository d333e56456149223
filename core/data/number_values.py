"""A hash of the leading digits and the magnitude of a number, which do not depend on the format of the file."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from core.arrays import Words64
from core.data.raw_cells import EXACT

_DIGITS = 12
"""Significant digits compared of numbers that are not whole: every format keeps at least these."""

_MASK = (1 << 64) - 1
_MULTIPLIER = 0x9E3779B97F4A7C15
"""Odd multiplier (2^64 over the golden ratio): maps neighbouring digits to distant numbers, one to one."""
_MOST_POWER = 300
"""Powers of ten in the table below: larger ones would overflow a float."""
_POWERS = np.array([10.0**power for power in range(-_MOST_POWER, _MOST_POWER + 1)])
_CLOSE = 1e-9
"""Distance of a logarithm to a whole number below which math.log10 decides: numpy's may round to the other side."""


def of_number(number: float) -> int:
    """Return the hash of one number; 0 for "not a number"."""
    if math.isnan(number):
        return 0
    digits, power = number, 0
    if math.isinf(number):
        digits = 0.0
    elif not number.is_integer() or abs(number) >= EXACT:
        power = min(max(_DIGITS - 1 - math.floor(math.log10(abs(number))), -_MOST_POWER), _MOST_POWER)
        digits = max(-EXACT, min(EXACT, round(number * 10.0**power)))
    return (int(digits) * _MULTIPLIER + power + 1) & _MASK


def of_numbers(numbers: NDArray[np.float64]) -> Words64:
    """Return `of_number` of each number, by array operations."""
    rounded = np.rint(numbers)
    rest = np.flatnonzero((rounded != numbers) | (np.abs(numbers) >= EXACT))
    digits, power = rounded, np.zeros(len(numbers), dtype=np.int64)
    if len(rest):
        own = numbers[rest]
        is_finite = np.isfinite(own)
        own[~is_finite] = 1.0
        power[rest] = _powers(own)
        digits[rest] = np.clip(np.rint(own * _POWERS[power[rest] + _MOST_POWER]), -EXACT, EXACT)
        digits[rest[~is_finite]], power[rest[~is_finite]] = 0.0, 0
    found = digits.astype(np.int64).view(np.uint64) * np.uint64(_MULTIPLIER) + power.view(np.uint64) + np.uint64(1)
    found[np.isnan(numbers)] = 0
    return found


def _powers(numbers: NDArray[np.float64]) -> NDArray[np.int64]:
    logs = np.log10(np.abs(numbers))
    close = np.flatnonzero(np.abs(logs - np.rint(logs)) < _CLOSE)
    logs[close] = [math.log10(abs(number)) for number in numbers[close].tolist()]
    powers: NDArray[np.int64] = np.clip(_DIGITS - 1 - np.floor(logs), -_MOST_POWER, _MOST_POWER).astype(np.int64)
    return powers
