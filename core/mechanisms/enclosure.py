"""Intervals with whole-number ends, in units of 2 ** -bits, that provably hold the real number meant."""

from __future__ import annotations

from fractions import Fraction

Bounds = tuple[int, int]
"""Low and high end, both >= 0."""

GUARD_BITS = 12


def exp_bounds(x: Fraction, bits: int) -> Bounds:
    """Return low and high with low <= exp(-x) * 2 ** bits <= high, and high - low <= 2.

    exp(-x) is the power series at y = x / 2 ** k < 1/2, whose alternating terms bracket it, squared k times. Every step
    is rounded down for the low end and up for the high end, so the bracket holds whatever the precision.

    Args:
        x: >= 0.
        bits: >= 1.
    """
    halvings = (x.numerator // x.denominator + 1).bit_length()
    inner = bits + halvings + GUARD_BITS  # each squaring doubles the error
    bounds = _series(Fraction(x.numerator, x.denominator << halvings), inner)
    for _ in range(halvings):
        bounds = product(bounds, bounds, inner)
    return bounds[0] >> (inner - bits), -(-bounds[1] >> (inner - bits))


def product(a: Bounds, b: Bounds, bits: int) -> Bounds:
    """Return bounds of the product of two numbers that lie between `a` and between `b`."""
    return (a[0] * b[0]) >> bits, -(-(a[1] * b[1]) >> bits)


def power(a: Bounds, exponent: int, bits: int) -> Bounds:
    """Return bounds of a number that lies between `a`, to a whole power >= 1."""
    result = a
    for digit in f"{exponent:b}"[1:]:
        result = product(result, result, bits)
        result = product(result, a, bits) if digit == "1" else result
    return result


def _series(y: Fraction, bits: int) -> Bounds:
    """Return bounds of exp(-y), 0 <= y < 1/2."""
    y_low = (y.numerator << bits) // y.denominator
    low = high = term_low = term_high = 1 << bits
    k = 0
    while term_high > 1:
        k += 1
        term_low = (term_low * y_low) // (k << bits)
        term_high = -(-(term_high * (y_low + 1)) // (k << bits))
        low, high = (low - term_high, high - term_low) if k % 2 else (low + term_low, high + term_high)
    return max(0, low - term_high), high + term_high  # what is left out is less than the last term
