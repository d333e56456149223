"""Exact coins: heads with a rational probability, or with probability exp(-x) for a rational x.

Integer arithmetic only. The largest intermediate is DIGIT * LARGEST_DENOMINATOR = 2 ** 62, so an int64 never overflows.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.mechanisms.randomness import RandomBits

DIGIT = 1 << 8
"""Base of the digit-by-digit comparison: one random byte decides all but one coin in 256."""

LARGEST_DENOMINATOR = 1 << 54
"""DIGIT times this is 2 ** 62; a larger denominator would overflow an int64 and bias the coin."""


def bernoulli(numerators: NDArray[np.int64], denominator: int, bits: RandomBits) -> NDArray[np.bool_]:
    """Return one coin per numerator, True with probability exactly numerator / denominator.

    A uniform real number is compared with the quotient by long division in base 256. A drawn digit below the quotient's
    digit means heads, above it tails; an equal digit (once in 256) leaves the decision to the remainder and the next
    digit. Digits are drawn only while they are needed.

    Args:
        numerators: shape (n,), 0 <= numerator <= denominator.
        denominator: 1 <= denominator <= LARGEST_DENOMINATOR.
        bits: where the randomness comes from.

    Returns:
        Array of shape (n,).
    """
    _check(denominator)
    heads = np.zeros(len(numerators), dtype=np.bool_)
    lanes = None
    remainders = numerators
    while len(remainders):
        digits = np.frombuffer(bits.take(len(remainders)), dtype=np.uint8)
        # Quotient's digit minus drawn digit, times the denominator, plus the remainder: within +-2 ** 62.
        gap = remainders * DIGIT - digits.astype(np.int64) * denominator
        below = gap >= denominator
        if lanes is None:
            heads, lanes = below, np.arange(len(numerators))
        else:
            heads[lanes[below]] = True
        tied = np.flatnonzero((gap > 0) & ~below)
        lanes, remainders = lanes[tied], gap[tied]
    return heads


def bernoulli_exp(numerators: NDArray[np.int64], denominator: int, bits: RandomBits) -> NDArray[np.bool_]:
    """Return one coin per numerator, True with probability exactly exp(-numerator / denominator).

    Args:
        numerators: shape (n,), >= 0; quick as long as numerator / denominator is small.
        denominator: 1 <= denominator <= LARGEST_DENOMINATOR.
        bits: where the randomness comes from.

    Returns:
        Array of shape (n,).

    References:
        Canonne, Kamath, Steinke, The Discrete Gaussian for Differential Privacy (NeurIPS 2020), Algorithm 1.
    """
    _check(denominator)
    heads = _bernoulli_exp_up_to_one(numerators % denominator, denominator, bits)
    whole = numerators // denominator
    lanes = np.flatnonzero(heads & (whole > 0))
    # exp(-x) = exp(-1) ** floor(x) * exp(-rest): heads only if all these coins are heads.
    while len(lanes):
        whole[lanes] -= 1
        ones = np.full(len(lanes), denominator)
        heads[lanes] = _bernoulli_exp_up_to_one(ones, denominator, bits)
        lanes = lanes[heads[lanes] & (whole[lanes] > 0)]
    return heads


def _bernoulli_exp_up_to_one(numerators: NDArray[np.int64], denominator: int, bits: RandomBits) -> NDArray[np.bool_]:
    """Return coins for x in [0, 1]: True if the first tails of coins x/1, x/2, x/3, ... has an odd number."""
    flips = bernoulli(numerators, denominator, bits)
    heads = ~flips
    lanes = np.flatnonzero(flips)
    k = 2
    while len(lanes):
        # A coin x/k is the product of coins x and 1/k: denominator * k could exceed LARGEST_DENOMINATOR.
        flips = bernoulli(numerators[lanes], denominator, bits) & bernoulli(np.ones_like(lanes), k, bits)
        lanes = lanes[flips]
        heads[lanes] = ~heads[lanes]
        k += 1
    return heads


def _check(denominator: int) -> None:
    if not 1 <= denominator <= LARGEST_DENOMINATOR:
        raise ValueError("denominator must lie between 1 and 2 ** 54")
