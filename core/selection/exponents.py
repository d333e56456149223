"""Exponents of scores below the best one, as whole numbers over a power of two."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from core.arrays import Counts
from core.selection.score_terms import LARGEST_GAP, LARGEST_SHIFT, RATE_DIGITS


@dataclass(frozen=True, slots=True, eq=False)
class Exponents:
    """rate × (best score - score) for every score.

    Attributes:
        numerators: shape (n,), >= 0, below 2 ** 61.
        shift: they count 2 ** -shift.
    """

    numerators: Counts
    shift: int

    @property
    def whole(self) -> Counts:
        """The exponents rounded down."""
        return self.numerators >> self.shift

    def rest(self, at: int) -> int:
        """Return the numerator of what rounding down took from one exponent."""
        return int(self.numerators[at]) & ((1 << self.shift) - 1)


def exponents_of(scores: Counts, rate: Fraction) -> Exponents:
    """Return the exponents of `scores`.

    Args:
        scores: shape (n,), n >= 1, within LARGEST_GAP of each other.
        rate: as `ScoreTerms.rate` gives it.

    Raises:
        ValueError: if there are no scores, or if scores or rate are out of range.
    """
    shift = rate.denominator.bit_length() - 1
    is_binary = rate.denominator == 1 << shift and shift <= LARGEST_SHIFT
    if not is_binary or not 0 <= rate.numerator < 1 << RATE_DIGITS:
        raise ValueError("the rate is none of ScoreTerms")
    if not len(scores) or int(scores.max()) - int(scores.min()) > LARGEST_GAP:
        raise ValueError("at least one score, and no two more than 2 ** 40 apart")
    return Exponents((scores.max() - scores) * rate.numerator, shift)
