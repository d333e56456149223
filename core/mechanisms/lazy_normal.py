"""Exact normal deviates whose binary digits are drawn as they are needed.

|x| = k + u with a whole number k and a fraction u. Some bits of u are known; the others are uniform and independent of
them, so they can be drawn later. Nothing is rounded.

References:
    Karney, Sampling exactly from the normal distribution (ACM TOMS 42, 2016), Algorithm N.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from core.mechanisms.enclosure import Bounds, exp_bounds
from core.mechanisms.randomness import RandomBits

FIRST_BITS = 64
"""Bits of u drawn at first, a multiple of 8; speed only: more are drawn when a comparison needs them."""


class LazyNormal:
    """One standard normal deviate."""

    __slots__ = ("_fraction", "_n_bits", "_sign", "_whole")

    def __init__(self, bits: RandomBits) -> None:
        drawn = _attempt(bits)
        while drawn is None:
            drawn = _attempt(bits)
        self._whole, self._fraction, self._n_bits = drawn
        self._sign = 1 - 2 * (bits.take(1)[0] & 1)

    def digits(self, n_bits: int, bits: RandomBits) -> int:
        """Return x * 2 ** n_bits rounded towards 0; missing digits are drawn now and kept."""
        missing = -(-max(0, n_bits - self._n_bits) // 8)
        self._fraction = (self._fraction << 8 * missing) | int.from_bytes(bits.take(missing), "little")
        self._n_bits += 8 * missing
        return self._sign * ((self._whole << n_bits) + (self._fraction >> (self._n_bits - n_bits)))


def _attempt(bits: RandomBits) -> tuple[int, int, int] | None:
    """Return k, the known bits of u, and their number; None if the attempt is rejected."""
    # Algorithm N, steps N1 to N3: k >= 0 with P(k) ∝ exp(-k/2), kept with probability exp(-k (k-1) / 2).
    whole = 0
    while _coin(1, bits):
        whole += 1
    if not _coin(whole * (whole - 1), bits):
        return None
    # Step N4: u is kept with probability exp(-u (2k + u) / 2). Bounds at both ends of the known interval of u decide; u
    # and the coin get more bits until they do.
    fraction, n_bits = _uniform(FIRST_BITS, bits), FIRST_BITS
    number, n_digits = 0, 0
    while True:
        number, n_digits = (number << n_bits) | _uniform(n_bits, bits), n_digits + n_bits
        low, _ = exp_bounds(_exponent(whole, fraction + 1, n_bits), n_digits)
        _, high = exp_bounds(_exponent(whole, fraction, n_bits), n_digits)
        if number < low:
            return whole, fraction, n_bits
        if number >= high:
            return None
        fraction, n_bits = (fraction << n_bits) | _uniform(n_bits, bits), 2 * n_bits


def _exponent(whole: int, fraction: int, n_bits: int) -> Fraction:
    """Return u (2k + u) / 2 for u = fraction / 2 ** n_bits."""
    return Fraction(fraction * ((whole << n_bits + 1) + fraction), 1 << 2 * n_bits + 1)


def _coin(halves: int, bits: RandomBits) -> bool:
    """Return True with probability exp(-halves / 2), exactly."""
    number, n_bits = 0, 0
    while True:
        number, n_bits = (number << 32) | _uniform(32, bits), n_bits + 32
        low, high = _heads(halves, n_bits)
        if number < low:
            return True
        if number >= high:
            return False


@lru_cache(maxsize=256)
def _heads(halves: int, n_bits: int) -> Bounds:
    """Return bounds of exp(-halves / 2): a deviate throws a few coins, nearly always with one of three chances."""
    return exp_bounds(Fraction(halves, 2), n_bits)


def _uniform(n_bits: int, bits: RandomBits) -> int:
    return int.from_bytes(bits.take(n_bits // 8), "little")
