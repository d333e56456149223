"""Exact coins: heads with a rational probability, or with probability exp(-x) for a rational x.

Whole numbers only. The largest number met is DIGIT * LARGEST_DENOMINATOR = 2 ** 62, so an int64 never overflows.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.mechanisms.randomness import RandomBits

DIGIT = 1 << 8
"""A random number is compared digit by digit; a digit is one random byte."""

LARGEST_DENOMINATOR = 1 << 54


def bernoulli(numerators: NDArray[np.int64], denominator: int, bits: RandomBits) -> NDArray[np.bool_]:
    """Return one coin per numerator, True with probability exactly numerator / denominator.

    A uniform real number, of which only the digits needed are ever drawn, is compared with the quotient by long
    division in base 256: if the drawn digit is below the quotient's, the number is smaller; if above, it is not; if
    equal (once in 256), the remainder decides with the next digit.

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
    while len(lanes):  # exp(-x) is a product of factors exp(-1), and one exp(-rest)
        whole[lanes] -= 1
        ones = np.full(len(lanes), denominator)
        heads[lanes] = _bernoulli_exp_up_to_one(ones, denominator, bits)
        lanes = lanes[heads[lanes] & (whole[lanes] > 0)]
    return heads


def _bernoulli_exp_up_to_one(numerators: NDArray[np.int64], denominator: int, bits: RandomBits) -> NDArray[np.bool_]:
    """Return coins for exponents in [0, 1]: True if the first failure of coins x/1, x/2, x/3, ... has an odd number."""
    flips = bernoulli(numerators, denominator, bits)
    heads = ~flips
    lanes = np.flatnonzero(flips)
    k = 2
    while len(lanes):
        # x/k is flipped as x and 1/k, so that no denominator grows.
        flips = bernoulli(numerators[lanes], denominator, bits) & bernoulli(np.ones_like(lanes), k, bits)
        lanes = lanes[flips]
        heads[lanes] = ~heads[lanes]
        k += 1
    return heads


def _check(denominator: int) -> None:
    if not 1 <= denominator <= LARGEST_DENOMINATOR:
        raise ValueError("denominator must lie between 1 and 2 ** 54")
