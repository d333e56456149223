"""Scales that the exact sampler accepts; other scales are rounded up to the next one."""

from __future__ import annotations

from fractions import Fraction

from core.errors import NoiseTooLargeError
from core.mechanisms.power_law import LARGEST_NUMERATOR

REACH_SCALES = 3000
"""Joint noise of M coordinates at scale b exceeds M + (2 M + REACH_SCALES) b less than once in 2 ** 2000 draws.

Its radius is at most M plus a sum of M + 1 geometric draws, which exceeds t b with probability at most
2 ** (M + 1) exp(-t / 2), by Chernoff's bound. A smaller number would let noise overflow 64 bits.
"""


def check_reach(scale: Fraction, coordinates: int) -> None:
    """Raise NoiseTooLargeError if joint noise of `coordinates` coordinates at scale b may not fit 64 bits."""
    if scale * (2 * coordinates + REACH_SCALES) > LARGEST_NUMERATOR:
        raise NoiseTooLargeError


def representable(scale: Fraction) -> Fraction:
    """Return `scale` itself if its numerator is at most 2 ** 52, else round up to 51 or 52 binary digits.

    The result is at least `scale`, and exceeds it by less than one part in 2 ** 50.

    Args:
        scale: > 0.

    Raises:
        NoiseTooLargeError: if `scale` is above 2 ** 52: the sampler could not draw it exactly in 64 bits.
    """
    if scale > LARGEST_NUMERATOR:
        raise NoiseTooLargeError
    if scale.numerator <= LARGEST_NUMERATOR:
        return scale
    digits = scale.numerator.bit_length() - scale.denominator.bit_length()
    unit = Fraction(2) ** (digits - LARGEST_NUMERATOR.bit_length() + 2)
    whole = scale / unit  # between 2 ** 50 and 2 ** 52
    return -(-whole.numerator // whole.denominator) * unit
