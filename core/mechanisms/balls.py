"""Whole-number points in balls: how many there are, how far out they lie, and one of them at random.

A cube {|z_i| <= r} holds (2r+1)^n points. A cross-polytope {Σ|z_i| <= r} holds N(n, r) points, the Delannoy numbers:

    n N(n, r) = (2r+1) N(n-1, r) + (n-1) N(n-2, r)      and the same with n and r exchanged,
    Σ z_1² = r (r+1) (N(n, r+1) + 2 N(n, r) + N(n, r-1)) / (2 (n+1) (n+2)),

from the generating function Σ_r N(n, r) x^r = (1+x)^n / (1-x)^(n+1).
"""

from __future__ import annotations

import itertools
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.mechanisms.enclosure import Bounds, power
from core.mechanisms.randomness import RandomBits
from core.mechanisms.uniform import uniform_below, uniform_integer

Reals = NDArray[np.float64]
Points = NDArray[np.int64]

STRETCH = 256


@dataclass(frozen=True, slots=True)
class Ball(ABC):
    """The ball of a norm in `dimension` >= 1 dimensions."""

    dimension: int

    @property
    @abstractmethod
    def spread(self) -> float:
        """The variance of a coordinate of a uniform point of the real ball of radius 1."""

    @abstractmethod
    def count(self, radius: int) -> int:
        """Return the number of whole-number points within `radius` >= 0, exactly."""

    @abstractmethod
    def growths_up(self, radius: int, precision: int) -> Iterator[Bounds]:
        """Yield bounds of count(r + 1) / count(r) for r = radius, radius + 1, ... without end; it never grows."""

    def growths_down(self, radius: int, precision: int) -> Iterator[Bounds]:
        """Yield bounds of count(r) / count(r - 1) for r = radius, radius - 1, ..., 1.

        Upwards the bounds stay tight, downwards they would not; so stretches are computed upwards and handed out
        backwards.
        """
        stretch = max(STRETCH, radius // 16)
        for end in range(radius, 0, -stretch):
            start = max(0, end - stretch)
            yield from reversed(list(itertools.islice(self.growths_up(start, precision), end - start)))

    @abstractmethod
    def log_count(self, radii: Reals) -> Reals:
        """Return the logarithms of the numbers of points, as floats."""

    @abstractmethod
    def variance(self, radii: Reals) -> Reals:
        """Return the variance of a coordinate of a uniform whole-number point, for each radius."""

    @abstractmethod
    def point(self, radius: int, bits: RandomBits) -> Points:
        """Return a uniform whole-number point within `radius`, exactly; shape (dimension,)."""


@dataclass(frozen=True, slots=True)
class Cube(Ball):
    """All coordinates at most r: the L∞ ball."""

    @property
    def spread(self) -> float:
        """1/3."""
        return 1 / 3

    def count(self, radius: int) -> int:
        """Return (2r+1)^n."""
        return int((2 * radius + 1) ** self.dimension)

    def growths_up(self, radius: int, precision: int) -> Iterator[Bounds]:
        """Yield bounds of ((2r+3) / (2r+1))^n."""
        odd = 2 * radius + 1
        while True:
            quotient = ((odd + 2) << precision) // odd
            yield power((quotient, quotient + 1), self.dimension, precision)
            odd += 2

    def log_count(self, radii: Reals) -> Reals:
        """Return n ln(2r+1)."""
        return np.asarray(self.dimension * np.log(2 * radii + 1))

    def variance(self, radii: Reals) -> Reals:
        """Return r(r+1)/3."""
        return radii * (radii + 1) / 3

    def point(self, radius: int, bits: RandomBits) -> Points:
        """Return independent uniform coordinates."""
        return uniform_below(2 * radius + 1, self.dimension, bits) - radius


@dataclass(frozen=True, slots=True)
class CrossPolytope(Ball):
    """All coordinates together at most r: the L1 ball."""

    @property
    def spread(self) -> float:
        """2 / ((n+1)(n+2))."""
        return 2 / ((self.dimension + 1) * (self.dimension + 2))

    def count(self, radius: int) -> int:
        """Return Σ_k 2^k C(n, k) C(r, k): k coordinates are not 0, with signs and sizes."""
        return sum(self._by_support(radius))

    def _by_support(self, radius: int) -> Iterator[int]:
        """Yield 2^k C(n, k) C(r, k) for k = 0 .. min(n, r), each from the one before: binomials afresh take minutes."""
        points = 1
        for k in range(min(self.dimension, radius) + 1):
            yield points
            points = 2 * points * (self.dimension - k) * (radius - k) // (k + 1) ** 2

    def growths_up(self, radius: int, precision: int) -> Iterator[Bounds]:
        """Yield bounds of g(r) = ((2n+1) + r / g(r-1)) / (r+1), in which errors shrink from step to step."""
        low = (self.count(radius + 1) << precision) // self.count(radius)
        high, odd = low + 1, (2 * self.dimension + 1) << precision
        r = radius + 1
        while True:
            yield low, high
            part = r << 2 * precision
            r += 1
            low, high = (odd + part // high) // r, -(-(odd - (-part // low)) // r)

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

    def point(self, radius: int, bits: RandomBits) -> Points:
        """Return a uniform point: how many coordinates are not 0, which, their signs, and sizes that sum to at most r.

        Sizes are the gaps of a uniform k-subset of {1..r}, which run through all such sums once.
        """
        rest = uniform_integer(self.count(radius), bits)
        k = next(k for k, most in enumerate(itertools.accumulate(self._by_support(radius))) if rest < most)
        point = np.zeros(self.dimension, dtype=np.int64)
        marks = [0, *sorted(subset(radius, k, bits))]
        sizes = np.diff(marks)
        signs = 1 - 2 * uniform_below(2, k, bits)
        places = np.array(sorted(subset(self.dimension, k, bits)), dtype=np.int64) - 1
        point[places] = signs * sizes
        return point


def subset(n: int, k: int, bits: RandomBits) -> set[int]:
    """Return a uniform k-subset of {1..n}: k numbers that happen to be different, or one by one where that is rare.

    References:
        Bentley and Floyd, A sample of brilliance (CACM 1987).
    """
    while 0 < k * k <= n:  # different with a probability above one half
        some = set((uniform_below(n, k, bits) + 1).tolist())
        if len(some) == k:
            return some
    chosen: set[int] = set()
    for largest in range(n - k + 1, n + 1):
        one = uniform_integer(largest, bits) + 1
        chosen.add(largest if one in chosen else one)
    return chosen
