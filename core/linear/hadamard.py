"""Walsh-Hadamard (Fourier) coefficients of attributes whose labels are numbered in bits.

An attribute with n labels is padded to P = 2^⌈log2 n⌉ codes. The coefficients of one effect are those with a non-zero
bit pattern on each of its attributes: ∏(P_i - 1) of them, each a sum of ±1 over records. Restricted to the codes
that exist, Σ_{k≥1} h_k h_kᵀ = P I - 11ᵀ, hence the gains g = P and d = P - n.

References:
    Barak et al. (PODS 2007); Yaroslavtsev et al. (ICDE 2013), section IV.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from core.arrays import Counts, Reals
from core.domain.marginal import Marginal
from core.linear.effects import spread
from core.linear.linear_map import LinearMap

Values = TypeVar("Values", NDArray[np.int64], NDArray[np.float64])


def padded(n: int) -> int:
    """Return the least power of two that is at least `n` >= 1."""
    return 1 << (n - 1).bit_length()


def walsh_hadamard(values: Values) -> Values:
    """Return the unnormalised transform along every axis; all lengths are powers of two; integers stay exact."""
    for axis in range(values.ndim):
        values = _along(values, axis)
    return values


def _along(values: Values, axis: int) -> Values:
    length, shape = values.shape[axis], values.shape
    half = 1
    while half < length:
        # One butterfly step of the fast transform: sums and differences of the two halves of every block.
        pairs = values.reshape(*shape[:axis], length // (2 * half), 2, half, *shape[axis + 1 :])
        low, high = np.take(pairs, 0, axis + 1), np.take(pairs, 1, axis + 1)
        values = np.stack((low + high, low - high), axis + 1).reshape(shape)
        half *= 2
    return values


class HadamardCoefficients(LinearMap):
    """All coefficients of one effect over bit-coded attributes."""

    @property
    def _codes(self) -> tuple[int, ...]:
        return tuple(map(padded, self.shape))

    @property
    def n_answers(self) -> int:
        """The number of coefficients: ∏(P_i - 1)."""
        return math.prod(codes - 1 for codes in self._codes)

    def axis_gains(self) -> list[tuple[float, float]]:
        """Return (P, P - n) of each of the axes."""
        return [(float(padded(n)), float(padded(n) - n)) for n in self.shape]

    def apply(self, counts: Counts) -> Counts:
        """Return the coefficients, first attribute slowest."""
        grown = np.zeros(self._codes, dtype=np.int64)
        grown[tuple(slice(n) for n in self.shape)] = counts
        pure = (slice(1, None),) * len(self.shape)
        return walsh_hadamard(grown)[pure].reshape(-1)

    def transpose(self, answers: Reals) -> Reals:
        """Return the sum of coefficient × sign pattern over the codes that exist."""
        full = np.zeros(self._codes)
        full[(slice(1, None),) * len(self.shape)] = answers.reshape([codes - 1 for codes in self._codes])
        return walsh_hadamard(full)[tuple(slice(n) for n in self.shape)]

    def decode(self, answers: Reals, target: Marginal, sizes: tuple[int, ...]) -> Reals:
        """Return this effect's part of the inverse transform, restricted to the codes that are labels."""
        cells = math.prod(padded(sizes[axis]) for axis in target)
        return spread(self.transpose(answers) / cells, self.axes, target)

    def share(self, target: Marginal, summed: Collection[int], sizes: tuple[int, ...]) -> float:
        """Return ∏ of (P-1)/P² (summed: n(P-n)/P²) on the effect's attributes, 1/P² (summed: n²/P²) on others."""
        return math.prod(self._axis_share(axis in self.axes, axis in summed, sizes[axis]) for axis in target)

    @staticmethod
    def _axis_share(own: bool, added: bool, n: int) -> float:
        codes = padded(n)
        if own:
            return (n * (codes - n) if added else codes - 1) / codes**2
        return (n * n if added else 1) / codes**2
