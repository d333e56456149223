"""What an owner asks of a round of questions, before it is quoted."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class RoundLimits:
    """What is asked for.

    Attributes:
        epsilon: of the whole round, > 0.
        n_answers: measured answers at most, >= 1.
        within: estimates that are off by less need not be measured, >= 1.
    """

    epsilon: Fraction = Fraction(1, 10)
    n_answers: int = 5
    within: int = 20
