"""Discrete Laplace noise: P(x) proportional to exp(-|x| / b) on the integers."""

from __future__ import annotations

import math
from fractions import Fraction
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from core.mechanisms.mechanism import Mechanism
from core.mechanisms.power_law import PowerLaw
from core.mechanisms.randomness import RandomBits
from core.mechanisms.rounding import representable
from core.privacy.budget import Norm


class DiscreteLaplace(Mechanism):
    """Its scale is b; pure privacy, charged by the L1 norm.

    References:
        Ghosh, Roughgarden, Sundararajan, Universally utility-maximizing privacy mechanisms (STOC 2009).
    """

    norm = Norm.L1

    def scale(self, share: Fraction, sensitivity: Fraction) -> Fraction:
        """Return the least b the sampler accepts with sensitivity / b <= share."""
        return representable(sensitivity / share)

    def cost(self, scale: Fraction, sensitivity: Fraction) -> Fraction:
        """Return ε = sensitivity / b."""
        return sensitivity / scale

    def draw(self, scale: Fraction, size: int, bits: RandomBits) -> NDArray[np.int64]:
        """Return `size` independent exact draws."""
        return PowerLaw(1, 1 / scale).draw(size, bits)

    def variance(self, scale: Fraction) -> float:
        """Return 2 q / (1 - q) ** 2 with q = exp(-1 / b), which is 1 / (2 sinh(1 / 2b) ** 2)."""
        exponent = float(1 / scale)
        return 2 * math.exp(-exponent) / math.expm1(-exponent) ** 2

    def continuous_variance(self, scale: Fraction) -> float:
        """Return 2 b ** 2."""
        return float(2 * scale**2)

    def width(self, coverage: float) -> float:
        """Return z such that ±z standard deviations hold at least `coverage` of any weighted sum of draws."""
        return max(math.log(1 / (1 - coverage)) / math.sqrt(2), NormalDist().inv_cdf((1 + coverage) / 2))
