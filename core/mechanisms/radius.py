"""An exact draw of the radius of noise in a product of balls: P(r) proportional to ∏_i N_i(r) exp(-r / b), r >= 0.

Inversion: a uniform real number u is compared with the cumulative probabilities, and as many of its bits are drawn as
that takes. The weights fall off on both sides of their peak at least geometrically (they are log-concave), so a window
around the peak holds all but a provably tiny part; window and precision grow with the bits of u until u is decided.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, reduce

from core.mechanisms.balls import Ball
from core.mechanisms.enclosure import Bounds, exp_bounds, power, product
from core.mechanisms.inversion import Table, cumulative, invert
from core.mechanisms.randomness import RandomBits

GUARD_BITS = 48


@dataclass(frozen=True, slots=True)
class RadiusLaw:
    """The law of the radius for these balls at scale b > 0."""

    balls: tuple[Ball, ...]
    scale: Fraction

    def draw(self, bits: RandomBits) -> int:
        """Return one exact draw."""
        return invert(self.table, bits)

    @lru_cache(maxsize=64)  # noqa: B019  laws are values; a rehearsal draws from the same few again and again
    def table(self, n_bits: int) -> Table:
        """Return the table for `invert`; it starts with the first radius of a window around the peak."""
        start, weights, before, after = self._window(n_bits + GUARD_BITS)
        return start, *cumulative(weights, before, after, n_bits)

    def _window(self, precision: int) -> tuple[int, list[Bounds], int, int]:
        """Return start, weights relative to the peak's, and bounds of the weight before and after the window."""
        peak, decay = self._peak(), exp_bounds(1 / self.scale, precision)
        one: Bounds = (1 << precision, 1 << precision)
        upwards, above = _fall(self._rises(peak, decay, precision), precision)
        falls = (_inverse(rise, precision) for rise in self._drops(peak, decay, precision))
        downwards, below = _fall(falls, precision)
        return peak - len(downwards), [*reversed(downwards), one, *upwards], below, above

    def _rises(self, peak: int, decay: Bounds, precision: int) -> Iterator[Bounds]:
        """Yield bounds of weight(r + 1) / weight(r) for r = peak, peak + 1, ...."""
        return self._quotients(lambda ball: ball.growths_up(peak, precision), decay, precision)

    def _drops(self, peak: int, decay: Bounds, precision: int) -> Iterator[Bounds]:
        """Yield bounds of weight(r) / weight(r - 1) for r = peak, peak - 1, ..., 1."""
        return self._quotients(lambda ball: ball.growths_down(peak, precision), decay, precision)

    def _quotients(self, growths: Callable[[Ball], Iterator[Bounds]], decay: Bounds, bits: int) -> Iterator[Bounds]:
        """Yield bounds of decay times the growths of all balls; those of equal balls are computed once."""
        kinds = Counter(self.balls)
        for growth in zip(*map(growths, kinds), strict=True):
            powers = (power(bounds, n, bits) for bounds, n in zip(growth, kinds.values(), strict=True))
            yield reduce(lambda a, b: product(a, b, bits), powers, decay)

    def _peak(self) -> int:
        """Return a radius near the most probable one: r + 1/2 = M b, M the number of all coordinates."""
        return max(0, math.floor(sum(ball.dimension for ball in self.balls) * self.scale - Fraction(1, 2)))


def _inverse(bounds: Bounds, precision: int) -> Bounds:
    whole = 1 << 2 * precision
    return whole // bounds[1], -(-whole // bounds[0])


def _fall(ratios: Iterable[Bounds], precision: int) -> tuple[list[Bounds], int]:
    """Return the weights from the peak's neighbour outwards, until they are next to nothing, and a bound of the rest.

    The ratio of neighbours never grows on the way out, so a geometric series bounds the rest.
    """
    one, weights, weight = 1 << precision, list[Bounds](), (1 << precision, 1 << precision)
    for ratio in ratios:
        if ratio[1] < one and not weight[1] >> (GUARD_BITS // 2):
            return weights, weight[1] * ratio[1] // (one - ratio[1]) + 1
        weight = product(weight, ratio, precision)
        weights.append(weight)
    return weights, 0
