"""Whole-number points with Σ x = a - b whose positive parts add up to at most a: their number and moments.

The points have n coordinates. The negative parts then add up to at most b. The last coordinate is determined by the
others; these are free but for the two bounds: positive numbers add up to at most a, negative ones to at most b. With i
positive and j negative ones,

    N(a, b) = Σ_{i+j<n} (n-1)! / (i! j! (n-1-i-j)!) C(a, i) C(b, j),
    Σ_x x_1² = Σ_{1<=i, i+j<n} (n-2)! / ((i-1)! j! (n-1-i-j)!) (2 C(a+1, i+2) + C(a+1, i+1)) C(b, j)
               + this sum with a and b exchanged,

because i positive numbers with a sum of at most a are the gaps between i chosen numbers of 1 .. a, and
Σ_v v² C(a-v, i-1) = 2 C(a+1, i+2) + C(a+1, i+1).
"""

from __future__ import annotations

import itertools
import math
from functools import lru_cache

import numpy as np

from core.arrays import BigIntegers, Integers, Reals
from core.mechanisms.balls import subset
from core.mechanisms.randomness import RandomBits
from core.mechanisms.uniform import chosen_index, uniform_integer


def counts(n: int, size: int) -> BigIntegers:
    """Return N(a, b) for a, b < `size`; shape (size, size)."""
    ways = np.zeros((n, n), dtype=object)
    for up, down, how_many in _sign_counts(n):
        ways[up, down] = how_many
    chosen = _binomials(size, n)
    return np.asarray(chosen @ ways @ chosen.T)


def squares(n: int, size: int) -> BigIntegers:
    """Return Σ x_1² over the points, for a, b < `size`; n >= 2."""
    ways = np.zeros((n, n), dtype=object)
    for up, down, how_many in _sign_counts(n - 1):
        ways[up + 1, down] = how_many
    chosen = _binomials(size + 1, n + 2)
    far = 2 * chosen[1:, 2:] + chosen[1:, 1:-1]
    positive = far @ ways @ chosen[:-1, :n].T
    return np.asarray(positive + positive.T)


def point(n: int, a: int, b: int, bits: RandomBits) -> Integers:
    """Return a uniform point, exactly; shape (n,)."""
    ups, downs = ([math.comb(end, k) for k in range(n)] for end in (a, b))
    signs = _sign_counts(n)
    up, down, _ = signs[chosen_index([many * ups[up] * downs[down] for up, down, many in signs], bits)]
    parts = [*_gaps(a, up, bits), *(-gap for gap in _gaps(b, down, bits)), *(0,) * (n - 1 - up - down)]
    return np.array([*_shuffled(parts, bits), a - b - sum(parts)], dtype=np.int64)


@lru_cache(maxsize=4)
def nodes(size: int) -> tuple[Reals, Reals]:
    """Return `size` Gauss-Legendre nodes in (-1, 1), and their weights."""
    places, weights = np.polynomial.legendre.leggauss(size)
    return np.asarray(places), np.asarray(weights)


@lru_cache(maxsize=256)
def shape(n: int, size: int) -> tuple[Reals, Reals]:
    """Return the volume of the real slice a + b = 1, up to a factor, and the mean of x_1², at the nodes of a - b.

    These are the leading terms of N and Σ x_1²: polynomials of degree n - 1 and n + 1 in a - b.
    """
    a = (1 + nodes(size)[0]) / 2
    powers = np.array([[up**k / math.factorial(k) for k in range(n + 2)] for up in a])
    flipped = powers[::-1]  # b is a at the node on the other side
    ways = [(k, math.comb(n - 1, k)) for k in range(n)]
    volume = sum(way * powers[:, k] * flipped[:, n - 1 - k] for k, way in ways)
    far = sum(2 * math.comb(n - 2, k - 1) * powers[:, k + 2] * flipped[:, n - 1 - k] for k in range(1, n))
    return np.asarray(volume), np.asarray((far + far[::-1]) / volume)


@lru_cache(maxsize=256)
def _sign_counts(n: int) -> tuple[tuple[int, int, int], ...]:
    """Return (i, j, ways to choose i positive and j negative ones of n - 1 coordinates, the rest 0)."""
    pairs = ((up, down) for up in range(n) for down in range(n - up))
    return tuple((up, down, math.comb(n - 1, up) * math.comb(n - 1 - up, down)) for up, down in pairs)


def _binomials(size: int, n: int) -> BigIntegers:
    """Return C(a, k) for a < size, k < n."""
    return np.array([[math.comb(a, k) for k in range(n)] for a in range(size)], dtype=object)


def _gaps(end: int, k: int, bits: RandomBits) -> list[int]:
    """Return a uniform choice of k positive numbers with a sum of at most `end`."""
    marks = [0, *sorted(subset(end, k, bits))]
    return [high - low for low, high in itertools.pairwise(marks)]


def _shuffled(values: list[int], bits: RandomBits) -> list[int]:
    """Return the values in a uniform order (Fisher-Yates); one random number below n! supplies all swaps."""
    rest = uniform_integer(math.factorial(len(values)), bits)
    out = list(values)
    for last in range(len(out) - 1, 0, -1):
        rest, other = divmod(rest, last + 1)
        out[last], out[other] = out[other], out[last]
    return out
