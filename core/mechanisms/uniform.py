"""Unbiased uniform integers by rejection: random words cut to the bits needed, rejected if too large."""

from __future__ import annotations

import itertools
from bisect import bisect_right
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from core.mechanisms.randomness import RandomBits

LARGEST_BOUND = 1 << 62
"""Words of 62 bits fit an int64, and so do sums of two; a larger bound would need Python integers."""


def uniform_below(bound: int, size: int, bits: RandomBits) -> NDArray[np.int64]:
    """Return `size` independent integers, each uniform on 0, 1, ..., bound - 1.

    A word of the least number k of bits with 2 ** k >= bound is kept if it is below `bound`, which happens with
    probability above 1/2 (and always if `bound` is a power of two); a kept word is uniform.

    Args:
        bound: 1 <= bound <= 2 ** 62.
        size: how many, >= 0.
        bits: where the randomness comes from.

    Returns:
        Array of shape (size,).
    """
    if not 1 <= bound <= LARGEST_BOUND:
        raise ValueError("bound must lie between 1 and 2 ** 62")
    if bound == 1:
        return np.zeros(size, dtype=np.int64)
    parts: list[NDArray[np.int64]] = []
    missing = size
    while missing:
        words = _words((bound - 1).bit_length(), missing, bits)
        kept = words[words < bound]
        parts.append(kept)
        missing -= len(kept)
    return np.concatenate(parts) if parts else np.zeros(0, dtype=np.int64)


def uniform_integer(bound: int, bits: RandomBits) -> int:
    """Return one integer uniform on 0, 1, ..., bound - 1, for a `bound` >= 1 of any length."""
    n_bits = (bound - 1).bit_length()
    n_bytes = -(-n_bits // 8)
    while True:
        word = int.from_bytes(bits.take(n_bytes), "little") & ((1 << n_bits) - 1)
        if word < bound:
            return word


def chosen_index(weights: Sequence[int], bits: RandomBits) -> int:
    """Return i with probability weights[i] / Σ weights; whole numbers >= 0 of any length."""
    sums = list(itertools.accumulate(weights))
    return bisect_right(sums, uniform_integer(sums[-1], bits))


def _words(n_bits: int, size: int, bits: RandomBits) -> NDArray[np.int64]:
    # The narrowest numpy integer that holds the bits: fewer random bytes.
    n_bytes = next(width for width in (1, 2, 4, 8) if 8 * width >= n_bits)
    words = np.frombuffer(bits.take(n_bytes * size), dtype=f"<u{n_bytes}")
    return (words & ((1 << n_bits) - 1)).astype(np.int64)
