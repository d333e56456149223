"""The contract of a noise law: draw, variance, and privacy cost."""

from __future__ import annotations

from abc import ABC, abstractmethod
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from core.mechanisms.randomness import RandomBits
from core.privacy.release_cost import Norm


class Mechanism(ABC):
    """A symmetric law on the integers with one rational parameter, its scale."""

    norm: Norm
    """The norm of the sensitivity that determines its cost."""

    law: str
    """Its name in the statement of a release."""

    @abstractmethod
    def scale(self, share: Fraction, sensitivity: Fraction) -> Fraction:
        """Return the least scale the sampler accepts that costs at most `share` > 0.

        Args:
            share: ε (L1) or ρ (L2) that one charge of a noise group may cost.
            sensitivity: the L1 sensitivity (L1) or the squared L2 sensitivity (L2) of one charge, > 0.
        """

    @abstractmethod
    def cost(self, scale: Fraction, sensitivity: Fraction) -> Fraction:
        """Return the exact cost of answers of that sensitivity at that scale: ε (L1) or ρ (L2)."""

    @abstractmethod
    def draw(self, scale: Fraction, size: int, bits: RandomBits) -> NDArray[np.int64]:
        """Return `size` independent exact draws."""

    @abstractmethod
    def variance(self, scale: Fraction) -> float:
        """Return the exact variance of one draw, as the nearest float."""

    @abstractmethod
    def continuous_variance(self, scale: Fraction) -> float:
        """Return the variance of the continuous law of that scale, as in Yaroslavtsev et al. (ICDE 2013)."""

    @abstractmethod
    def width(self, coverage: float) -> float:
        """Return z such that ±z standard deviations hold at least `coverage` of any weighted sum of draws."""
