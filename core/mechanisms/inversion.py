"""An exact draw by inversion from a table of provable bounds: as many random bits as it takes to be sure."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable

from core.mechanisms.enclosure import Bounds
from core.mechanisms.randomness import RandomBits

FIRST_BITS = 64
MOST_BITS = 4096

Table = tuple[int, list[int], list[int]]
"""A first value s, and bounds of P(X < s), P(X < s + 1), ... in units of 2 ** -n_bits, from 0 to 2 ** n_bits - 1: low
ends, high ends."""


def invert(table: Callable[[int], Table], bits: RandomBits) -> int:
    """Return one exact draw of X.

    A uniform real number u is compared with the cumulative probabilities. A number whose first bits are u is surely
    below one of them if u < low, and surely above if u > high; else it gets more bits.

    Args:
        table: the table to so many bits.
        bits: where the randomness comes from.
    """
    n_bits, u = FIRST_BITS, int.from_bytes(bits.take(FIRST_BITS // 8), "little")
    while n_bits <= MOST_BITS:
        start, low, high = table(n_bits)
        passed = bisect_right(low, u)
        if 0 < passed < len(low) and u > high[passed - 1]:
            return start + passed - 1
        u = (u << n_bits) | int.from_bytes(bits.take(n_bits // 8), "little")
        n_bits *= 2
    raise OverflowError("a draw to be expected once in 2 ** 4000")


def cumulative(weights: list[Bounds], before: int, after: int, n_bits: int) -> tuple[list[int], list[int]]:
    """Return the low and high ends of probabilities in proportion to `weights`.

    Args:
        weights: bounds of the weights of a window, in any unit; the sum of the low ends is positive.
        before: a bound of the weight below the window.
        after: a bound of the weight above it.
        n_bits: the precision of the table.
    """
    sums: list[Bounds] = [(0, before)]
    for low, high in weights:
        sums.append((sums[-1][0] + low, sums[-1][1] + high))
    total_low, total_high = sums[-1][0], sums[-1][1] + after
    lows = [(low << n_bits) // total_high for low, _ in sums]
    highs = [min((high << n_bits) // total_low, (1 << n_bits) - 1) for _, high in sums]
    return lows, highs
