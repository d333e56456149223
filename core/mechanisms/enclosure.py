"""Interval arithmetic: whole-number ends in units of powers of two that provably enclose a real number."""

from __future__ import annotations

from fractions import Fraction

Bounds = tuple[int, int]
"""Low and high end, both >= 0."""

Wide = tuple[int, int, int]
"""Low and high end, both >= 0, and an exponent e of any sign: the ends are in units of 2 ** e."""

GUARD_BITS = 12
"""Binary digits beyond those asked for: they keep high - low <= 2; with fewer the bounds are wider, still true."""


def exp_bounds(x: Fraction, bits: int) -> Bounds:
    """Return low and high with low <= exp(-x) * 2 ** bits <= high, and high - low <= 2.

    exp(-x) is exp(-y) squared k times, y = x / 2 ** k < 1. The alternating series at y brackets exp(-y). Every step is
    rounded down for the low end and up for the high end, so the bracket holds at any precision.

    Args:
        x: >= 0.
        bits: >= 1.
    """
    halvings = int(x).bit_length()
    inner = bits + halvings + GUARD_BITS  # one bit per squaring, which doubles the relative error
    bounds = _series((x.numerator << inner) // (x.denominator << halvings), inner)
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


def wide_product(a: Wide, b: Wide, bits: int) -> Wide:
    """Return bounds of the product of two numbers >= 0 of any size, to `bits` significant digits."""
    return trimmed((a[0] * b[0], a[1] * b[1], a[2] + b[2]), bits)


def wide_power(a: Wide, exponent: int, bits: int) -> Wide:
    """Return bounds of a number >= 0 of any size, to a whole power >= 1."""
    result = a
    for digit in f"{exponent:b}"[1:]:
        result = wide_product(result, result, bits)
        result = wide_product(result, a, bits) if digit == "1" else result
    return result


def wide_quotient(a: Wide, b: Wide, bits: int) -> Bounds:
    """Return bounds of a / b in units of 2 ** -bits, b > 0."""
    shift = a[2] - b[2] + bits
    up, down = max(shift, 0), max(-shift, 0)
    # Two shifts, not one by `shift`: a negative shift is an error.
    return ((a[0] << up) >> down) // b[1], -((-(a[1] << up) >> down) // b[0])  # down may be billions


def wide_exp(x: Fraction, bits: int) -> Wide:
    """Return bounds of exp(x), x of any sign, to `bits` significant digits; the work grows with log |x|.

    exp(-|x|) is exp(-|x| / 2 ** k) squared k times. The exponent is kept apart, so tiny results lose no digits.
    """
    halvings = int(abs(x)).bit_length()
    inner = bits + halvings + GUARD_BITS  # one bit per squaring, which doubles the relative error
    found: Wide = (*exp_bounds(abs(x) / (1 << halvings), inner), -inner)
    for _ in range(halvings):
        found = wide_product(found, found, inner)
    if x > 0:
        whole = 1 << 2 * inner
        found = whole // found[1], -(-whole // found[0]), -2 * inner - found[2]
    return trimmed(found, bits)


def trimmed(a: Wide, bits: int) -> Wide:
    """Return the interval rounded outwards to `bits` binary digits of the high end."""
    extra = max(0, a[1].bit_length() - bits)
    return a[0] >> extra, -(-a[1] >> extra), a[2] + extra


def _series(y_low: int, bits: int) -> Bounds:
    """Return bounds of exp(-y), 0 <= y < 1, for y between `y_low` and the next unit of 2 ** -bits."""
    low = high = term_low = term_high = 1 << bits
    k = 0
    while term_high > 1:
        k += 1
        # Rounded down twice is rounded down once; to divide by a small k is quicker than by a number of many digits.
        term_low = (term_low * y_low >> bits) // k
        term_high = -((-term_high * (y_low + 1) >> bits) // k)
        low, high = (low - term_high, high - term_low) if k % 2 else (low + term_low, high + term_high)
    return low - term_high, high + term_high  # the rest of an alternating series is below its last term
