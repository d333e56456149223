"""How much one neighbour can change scores, and the exponent per unit of score that a choice may use for it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

RATE_DIGITS = 21
"""Significant binary digits of a rate: rounding down wastes less than 2 ** -20 of ε; more would overflow an int64."""
LARGEST_GAP = 1 << 40
"""Between two scores: times a rate's numerator, below 2 ** 21, it stays within 2 ** 61."""
LARGEST_SHIFT = 54
"""Binary places of a rate: the coins take denominators up to 2 ** 54. A rate below 2 ** -54 counts as 0."""


@dataclass(frozen=True, slots=True)
class ScoreTerms:
    """What is known of how scores change from one neighbour to another.

    Attributes:
        sensitivity: the most by which one score changes, a whole number >= 1.
        monotonic: whether all scores that change do so in one direction, as counts do if a row is added or removed.

    Raises:
        ValueError: if the sensitivity is below 1.
    """

    sensitivity: int = 1
    monotonic: bool = False

    def __post_init__(self) -> None:
        if self.sensitivity < 1:
            raise ValueError("scores that no neighbour changes need no private choice")

    @property
    def reach(self) -> int:
        """By how much two scores can move apart: once the sensitivity if monotonic, twice it otherwise."""
        return self.sensitivity if self.monotonic else 2 * self.sensitivity

    def rate(self, epsilon: Fraction) -> Fraction:
        """Return the exponent per unit of score of a choice that costs `epsilon` > 0.

        ε / Δ if monotonic, ε / 2Δ otherwise, rounded down to a whole number of a power of two: a lower rate costs less.

        References:
            Lyu, Su, Li, Understanding the Sparse Vector Technique (PVLDB 2017), Section 2.
        """
        return binary_below(epsilon / self.reach)


def binary_below(rate: Fraction) -> Fraction:
    """Return the largest fraction <= `rate` with RATE_DIGITS binary digits and at most LARGEST_SHIFT places.

    Args:
        rate: >= 0; what is above 2 ** RATE_DIGITS - 1 becomes that.
    """
    largest = (1 << RATE_DIGITS) - 1
    if rate >= largest:
        return Fraction(largest)
    # `size` has 2 ** (size - 1) < rate < 2 ** (size + 1): one digit too many at worst, which the next line takes off.
    size = rate.numerator.bit_length() - rate.denominator.bit_length()
    size += rate >= Fraction(2) ** size
    shift = min(LARGEST_SHIFT, RATE_DIGITS - size)
    return Fraction((rate.numerator << shift) // rate.denominator, 1 << shift)
