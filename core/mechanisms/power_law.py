"""One exact sampler for both noise laws: integers x with probability proportional to exp(-rate * |x| ** power).

Three steps in integer arithmetic:

1. |x| = w * j + r, with a power of two w and 0 <= r < w. Draw j with probability proportional to
   exp(-rate * (w * j) ** power) by inversion: compare a uniform real number u with the cumulative probabilities
   C_0 < C_1 < ... 32 bits of u are drawn, and provable bounds of every C_j are known to 32 bits. They decide unless u
   agrees with some C_j in all 32 bits (about one draw in 10 ** 7); then both get more bits, until they differ. So j
   follows its law exactly.
2. Draw r uniformly. Keep the pair with probability exp(-rate * ((w * j + r) ** power - (w * j) ** power)), whose
   exponent is rational. The pairs kept follow the law of |x| exactly.
3. Draw a sign. Reject the pair (-, 0), which would count zero twice.

Bounds: the scale's numerator is at most 2 ** 52, so denominators of coins are at most 2 ** 53. A table to MOST_BITS
ends before rate * |x| ** power = 1440, so |x| < 2 ** 63. A draw beyond would need 2000 random bits in a row to agree
with a bound; it raises OverflowError rather than wrap around.

References:
    Canonne, Kamath, Steinke, The Discrete Gaussian for Differential Privacy (NeurIPS 2020): coins, and step 3.
    Karney, Sampling exactly from the normal distribution (ACM TOMS 42, 2016): step 2.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from core.mechanisms.bernoulli import bernoulli_exp
from core.mechanisms.enclosure import Bounds, exp_bounds, product
from core.mechanisms.inversion import cumulative
from core.mechanisms.randomness import RandomBits
from core.mechanisms.uniform import uniform_below

LARGEST_NUMERATOR = 1 << 52
"""Of a scale: keeps denominators of coins within 2 ** 53 and draws within 64 bits; a larger one could overflow."""
WORD_BITS = 32
"""Random bits of the first comparison: one word of numpy's uint32, enough for all but one draw in 10 ** 7."""
MOST_BITS = 2048
"""Bits at which a draw gives up; the table then ends before |x| = 2 ** 63."""
GUARD_BITS = 32
"""Bits beyond the table's own, so that rounding of its running sums stays below one unit."""
CHUNK = 1 << 16
"""Attempts at a time: their arrays stay within a few megabytes."""


@dataclass(frozen=True, slots=True)
class PowerLaw:
    """P(x) proportional to exp(-rate * |x| ** power) on all integers.

    Attributes:
        power: 1 (discrete Laplace) or 2 (discrete Gaussian).
        rate: > 0; its denominator at most 2 * LARGEST_NUMERATOR.
        width: the largest power of two w with rate * w <= 1/8 (power 1) or rate * w ** 2 <= 1/256 (power 2); at least
            1. Step 2 then keeps at least 15 of 16 pairs; a larger w would reject more, a smaller one makes longer
            tables.
    """

    power: int
    rate: Fraction
    width: int = field(init=False, compare=False)

    def __post_init__(self) -> None:
        if self.rate <= 0 or self.rate.denominator > 2 * LARGEST_NUMERATOR:
            raise ValueError("rate must be positive, with a denominator of at most 2 ** 53")
        # 1/8 or 1/256 divided by the rate, rounded down. Found once: a draw needs it three times.
        room = self.rate.denominator // (self.rate.numerator << (3 if self.power == 1 else 8))
        object.__setattr__(self, "width", 1 << max(0, room.bit_length() - 1) // self.power)

    def draw(self, size: int, bits: RandomBits) -> NDArray[np.int64]:
        """Return `size` independent exact draws."""
        drawn = np.empty(size, dtype=np.int64)
        filled = 0
        while filled < size:
            missing = size - filled
            # A few attempts more than needed: rejection rarely needs a second round then.
            some = self._attempt(min(CHUNK, missing + 8), bits)[:missing]
            drawn[filled : filled + len(some)] = some
            filled += len(some)
        return drawn

    def _attempt(self, size: int, bits: RandomBits) -> NDArray[np.int64]:
        """Return the draws kept of `size` attempts, in the order of the attempts."""
        starts = self.width * self._blocks(size, bits)
        magnitudes, kept = starts, np.ones(size, dtype=np.bool_)
        if self.width > 1:
            offsets = uniform_below(self.width, size, bits)
            magnitudes = starts + offsets
            kept = bernoulli_exp(self._excess(starts, offsets), self.rate.denominator, bits)
        negative = uniform_below(2, size, bits).astype(np.bool_)
        kept &= ~(negative & (magnitudes == 0))
        return np.where(negative, -magnitudes, magnitudes)[kept]

    def _excess(self, starts: NDArray[np.int64], offsets: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the numerators of rate * ((start + offset) ** power - start ** power), below 2 ** 56.

        For power 1 it is below rate * w <= 1/8; for power 2, rate * w ** 2 <= 1/256 and rate * start ** 2 < 1440 keep
        it below 5.
        """
        scaled = self.rate.numerator * offsets
        return scaled if self.power == 1 else scaled * (2 * starts + offsets)

    def _blocks(self, size: int, bits: RandomBits) -> NDArray[np.int64]:
        """Return `size` draws of j."""
        words = np.frombuffer(bits.take(WORD_BITS // 8 * size), dtype="<u4")
        low, after = _word_table(self)
        blocks = np.searchsorted(low, words, side="right")
        for lane in np.flatnonzero(words < after[blocks]):
            blocks[lane] = _refine(self, int(words[lane]), WORD_BITS, bits)
        return blocks


def geometric_draws(scale: Fraction, size: int, bits: RandomBits) -> list[int]:
    """Return independent draws g >= 0 with P(g) ∝ exp(-g / scale): Laplace noise that is not negative."""
    found: list[int] = []
    while len(found) < size:
        noise = PowerLaw(1, 1 / scale).draw(2 * size, bits)  # about half of the draws are not negative
        found += noise[noise >= 0].tolist()
    return found[:size]


@lru_cache(maxsize=512)
def _word_table(law: PowerLaw) -> tuple[NDArray[np.uint32], NDArray[np.int64]]:
    """Return the low ends of all C_j; and per number of low ends passed, the least word that surely passed."""
    low, high = cumulative_bounds(law, WORD_BITS)
    after = np.array([0, *(end + 1 for end in high)])
    return np.array(low, dtype=np.uint32), after


def _refine(law: PowerLaw, u: int, n_bits: int, bits: RandomBits) -> int:
    """Return j for a uniform number with first bits `u`, by drawing more of its bits."""
    while n_bits < MOST_BITS:
        u = (u << n_bits) | int.from_bytes(bits.take(n_bits // 8), "little")
        n_bits *= 2
        low, high = cumulative_bounds(law, n_bits)
        passed = bisect_right(low, u)
        if passed == 0 or u > high[passed - 1]:
            return passed
    raise OverflowError("a draw beyond 64 bits, to be expected once in 2 ** 2000 draws")


def cumulative_bounds(law: PowerLaw, n_bits: int) -> tuple[list[int], list[int]]:
    """Return low and high ends of C_0, C_1, ... in units of 2 ** -n_bits, rounded down.

    A number with first bits u is certainly below C_j if u < low[j], and certainly above if u > high[j]. The table ends
    where the remaining probability is below one unit. Its last high end is the largest word, so no draw beyond the
    table is ever taken as certain.
    """
    weights, rest = _weights(law, n_bits + GUARD_BITS)
    lows, highs = (ends[1:] for ends in cumulative(weights, 0, rest, n_bits))
    highs[-1] = (1 << n_bits) - 1
    return lows, highs


def _weights(law: PowerLaw, precision: int) -> tuple[list[Bounds], int]:
    """Return bounds of exp(-rate * (w * j) ** power) for j = 0, 1, ..., and a bound of the sum of all further ones."""
    ratio = exp_bounds(law.rate * law.width**law.power, precision)
    growth = (1 << precision, 1 << precision) if law.power == 1 else product(ratio, ratio, precision)
    weight = (1 << precision, 1 << precision)
    weights: list[Bounds] = []
    while weight[1] >> (GUARD_BITS // 2):
        weights.append(weight)
        weight = product(weight, ratio, precision)
        ratio = product(ratio, growth, precision)
    # The ratio of neighbours never grows, so a geometric series bounds the rest.
    return weights, (weight[1] << precision) // ((1 << precision) - ratio[1]) + 1
