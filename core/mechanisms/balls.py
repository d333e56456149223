"""Whole-number points in balls: their number, the variance of a coordinate, and an exact uniform draw.

A cube {|z_i| <= r} holds (2r+1)^n points. A cross-polytope {Σ|z_i| <= r} holds N(n, r) points, the Delannoy numbers:

    n N(n, r) = (2r+1) N(n-1, r) + (n-1) N(n-2, r)      (N(n, r) = N(r, n), so n and r may be exchanged),
    Σ z_1² = r (r+1) (N(n, r+1) + 2 N(n, r) + N(n, r-1)) / (2 (n+1) (n+2)),

from the generating function Σ_r N(n, r) x^r = (1+x)^n / (1-x)^(n+1).
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from core.arrays import Integers, Reals
from core.mechanisms.enclosure import Wide, wide_power, wide_product, wide_quotient
from core.mechanisms.log_concave import Envelope, LogConcave
from core.mechanisms.randomness import RandomBits
from core.mechanisms.uniform import uniform_below, uniform_integer

GUARD_BITS = 32
"""Binary digits carried beyond those asked for: fewer widen the bounds, which costs time, not exactness."""


@dataclass(frozen=True, slots=True)
class Ball(ABC):
    """The ball of a norm in `dimension` >= 1 dimensions."""

    dimension: int

    @property
    @abstractmethod
    def spread(self) -> float:
        """The variance of a coordinate of a uniform point of the real ball of radius 1."""

    @abstractmethod
    def count(self, radius: int, n_bits: int) -> Wide:
        """Return bounds of the number of whole-number points within `radius` >= 0, to about `n_bits` bits."""

    @abstractmethod
    def log_growth(self, radius: float) -> float:
        """Return about ln(count(r + 1) / count(r))."""

    @abstractmethod
    def log_count(self, radii: Reals) -> Reals:
        """Return the logarithms of the numbers of points, as floats."""

    @abstractmethod
    def variance(self, radii: Reals) -> Reals:
        """Return the variance of a coordinate of a uniform whole-number point, for each radius."""

    @abstractmethod
    def point(self, radius: int, bits: RandomBits) -> Integers:
        """Return a uniform whole-number point within `radius`, exactly; shape (dimension,)."""


@dataclass(frozen=True, slots=True)
class Cube(Ball):
    """All coordinates at most r: the L∞ ball."""

    @property
    def spread(self) -> float:
        """1/3."""
        return 1 / 3

    def count(self, radius: int, n_bits: int) -> Wide:
        """Return (2r+1)^n."""
        odd = 2 * radius + 1
        return wide_power((odd, odd, 0), self.dimension, n_bits + GUARD_BITS)

    def log_growth(self, radius: float) -> float:
        """Return n ln((2r+3) / (2r+1))."""
        return 2 * self.dimension * math.atanh(1 / (2 * radius + 2))

    def log_count(self, radii: Reals) -> Reals:
        """Return n ln(2r+1)."""
        return np.asarray(self.dimension * np.log(2 * radii + 1))

    def variance(self, radii: Reals) -> Reals:
        """Return r(r+1)/3."""
        return radii * (radii + 1) / 3

    def point(self, radius: int, bits: RandomBits) -> Integers:
        """Return independent uniform coordinates."""
        return uniform_below(2 * radius + 1, self.dimension, bits) - radius


@dataclass(frozen=True, slots=True)
class CrossPolytope(Ball):
    """All coordinates together at most r: the L1 ball."""

    @property
    def spread(self) -> float:
        """2 / ((n+1)(n+2))."""
        return 2 / ((self.dimension + 1) * (self.dimension + 2))

    def count(self, radius: int, n_bits: int) -> Wide:
        """Return ∏_j N(j, r) / N(j-1, r) for j = 1 .. n; n and r may be exchanged.

        The quotients g(j) = ((2r+1) + (j-1) / g(j-1)) / j are at least 1, and errors in them shrink from step to step.
        """
        # N(n, r) = N(r, n): the smaller of the two is the number of steps.
        steps, other = sorted((self.dimension, radius))
        one = n_bits + GUARD_BITS
        low = high = 1 << one
        odd = (2 * other + 1) << one
        found: Wide = (1, 1, 0)
        for j in range(1, steps + 1):
            part = (j - 1) << 2 * one
            low, high = (odd + part // high) // j, -(-(odd - (-part // low)) // j)
            found = wide_product(found, (low, high, -one), one)
        return found

    def log_growth(self, radius: float) -> float:
        """Return asinh(n / (r + 1)), by the saddle point of the generating function; r + 1 centres the step."""
        return math.asinh(self.dimension / (radius + 1))

    def log_count(self, radii: Reals) -> Reals:
        """Return Σ_j ln(N(j, r) / N(j-1, r))."""
        total = np.zeros_like(radii)
        for ratio in self._ratios(radii):
            total += np.log(ratio)
        return total

    def variance(self, radii: Reals) -> Reals:
        """Return r (r+1) (N(r+1)/N(r) + 2 + N(r-1)/N(r)) / (2 (n+1) (n+2)).

        With q(r) = N(n, r) / N(n-1, r), N(n, r+1) / N(n, r) = (1 + 1/q(r)) / (1 - 1/q(r+1)).
        """
        near = np.stack([np.maximum(radii - 1, 0), radii, radii + 1])
        below, here, above = 1 / deque(self._ratios(near), maxlen=1)[0]
        outer, inner = (1 + here) / (1 - above), (1 - here) / (1 + below)
        scale = 2 * (self.dimension + 1) * (self.dimension + 2)
        return np.asarray(radii * (radii + 1) * (outer + 2 + inner) / scale)

    def _ratios(self, radii: Reals) -> Iterator[Reals]:
        """Yield N(j, r) / N(j-1, r) for j = 1 .. n."""
        odd = ratio = 2 * radii + 1
        yield ratio
        for j in range(2, self.dimension + 1):
            ratio = (odd + (j - 1) / ratio) / j
            yield ratio

    def point(self, radius: int, bits: RandomBits) -> Integers:
        """Return a uniform point: the number k of non-zero coordinates, their places, signs and absolute values.

        The absolute values are the gaps of a uniform k-subset of {1..r}: each choice of k positive numbers with a sum
        of at most r corresponds to one subset.
        """
        law = SupportLaw(self.dimension, radius)
        k = law.draw_under(_envelope(law), bits)
        point = np.zeros(self.dimension, dtype=np.int64)
        marks = [0, *sorted(subset(radius, k, bits))]
        sizes = np.diff(marks)
        signs = 1 - 2 * uniform_below(2, k, bits)
        places = np.array(sorted(subset(self.dimension, k, bits)), dtype=np.int64) - 1
        point[places] = signs * sizes
        return point


@dataclass(frozen=True, slots=True)
class SupportLaw(LogConcave):
    """Number of non-zero coordinates of a uniform point of the cross-polytope: P(k) ∝ 2^k C(n, k) C(r, k)."""

    dimension: int
    radius: int

    @property
    def highest(self) -> int:
        """The smaller of n and r."""
        return min(self.dimension, self.radius)

    def centre(self) -> tuple[int, float]:
        """Return the mode, where 2 (n-k) (r-k) = (k+1)², and the deviation of a normal law with the curvature there."""
        n, r = self.dimension, self.radius
        half = n + r + 1
        k = (2 * n * r - 1) / (half + math.sqrt(half * half - 2 * n * r + 1))
        bend = 1 / (n - k + 1) + 1 / (r - k + 1) + 2 / (k + 1)
        return min(self.highest, max(0, round(k))), bend**-0.5

    def weight(self, k: int, n_bits: int) -> Wide:
        """Return bounds of P(k) / P(mode): a product of quotients of neighbouring weights."""
        if not 0 <= k <= self.highest:
            return 0, 0, 0
        middle, _ = self.centre()
        one = n_bits + GUARD_BITS
        above: Wide = (1, 1, 0)
        below: Wide = (1, 1, 0)
        for j in range(min(k, middle), max(k, middle)):
            up, down = 2 * (self.dimension - j) * (self.radius - j), (j + 1) ** 2
            above, below = wide_product(above, (up, up, 0), one), wide_product(below, (down, down, 0), one)
        if k < middle:
            above, below = below, above
        low, high = wide_quotient(above, below, one)
        return low, high, -one


@lru_cache(maxsize=256)
def _envelope(law: SupportLaw) -> Envelope:
    """Return the envelope; cached, as small radii are drawn repeatedly."""
    return law.envelope()


def subset(n: int, k: int, bits: RandomBits) -> set[int]:
    """Return a uniform k-subset of {1..n}: k draws until all differ, or Floyd's method where that is rarely so.

    References:
        Bentley and Floyd, A sample of brilliance (CACM 1987).
    """
    while 0 < k * k <= n:  # k draws all differ with probability above 1/2 (birthday bound)
        some = set((uniform_below(n, k, bits) + 1).tolist())
        if len(some) == k:
            return some
    # Floyd: one draw per element, never rejected.
    chosen: set[int] = set()
    for largest in range(n - k + 1, n + 1):
        one = uniform_integer(largest, bits) + 1
        chosen.add(largest if one in chosen else one)
    return chosen
