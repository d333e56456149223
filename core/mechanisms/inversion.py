"""An exact draw by inversion from provable bounds of cumulative probabilities; random bits are added until certain."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable

from core.mechanisms.enclosure import Bounds
from core.mechanisms.randomness import RandomBits

FIRST_BITS = 64
"""Random bits of the first try: enough unless u agrees with a bound in nearly all of them."""
MOST_BITS = 4096
"""Bits at which a draw gives up, once in 2 ** 4000 draws: tables of more bits are too large to build."""

Table = tuple[int, list[int], list[int]]
"""A first value s, and bounds of P(X < s), P(X < s + 1), ... in units of 2 ** -n_bits, from 0 to 2 ** n_bits - 1: low
ends, high ends."""


def invert(table: Callable[[int], Table], bits: RandomBits) -> int:
    """Return one exact draw of X.

    A uniform real number with first bits u is compared with every cumulative probability C in [low, high]: it is
    certainly below C if u < low, certainly above if u > high, and gets more bits otherwise.

    Args:
        table: returns the table to a given number of bits.
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
