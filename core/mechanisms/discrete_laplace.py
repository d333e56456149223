"""Discrete Laplace noise: P(x) proportional to exp(-|x| / b) on the integers.

Theorem. If the whole-number answers q, q' of neighbours satisfy Σ |q_i - q'_i| <= Δ, q + noise is Δ/b-private.
Proof. At every whole z the probabilities of the two differ by the factor exp(Σ (|z_i - q'_i| - |z_i - q_i|) / b), whose
exponent is at most Σ |q_i - q'_i| / b <= Δ / b by the triangle inequality; so do sums over any set of z. ∎
b is Δ / ε, rounded up only (`rounding.py`), so Δ / b <= ε. A sum beyond 64 bits wraps around. Wrapping is a function of
the whole sum that does not depend on the records, hence post-processing.
"""

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
from core.privacy.release_cost import Norm
from core.words import N_, phrase

LAW = phrase("noise.laplace", N_("Noise", "discrete Laplace"))


class DiscreteLaplace(Mechanism):
    """Its scale is b; pure privacy, charged by the L1 norm.

    References:
        Ghosh, Roughgarden, Sundararajan, Universally utility-maximizing privacy mechanisms (STOC 2009).
    """

    norm = Norm.L1
    law = LAW

    def scale(self, share: Fraction, sensitivity: Fraction) -> Fraction:
        """Return the least b the sampler accepts with sensitivity / b <= share."""
        return representable(sensitivity / share)

    def cost(self, scale: Fraction, sensitivity: Fraction) -> Fraction:
        """Return ε = sensitivity / b."""
        return sensitivity / scale

    def draw(self, scale: Fraction, size: int, bits: RandomBits) -> NDArray[np.int64]:
        """Return `size` independent exact draws; a scale the sampler cannot take is rounded up, so the cost is kept.

        Raises:
            NoiseTooLargeError: if the scale is above 2 ** 52.
        """
        return PowerLaw(1, 1 / representable(scale)).draw(size, bits)

    def variance(self, scale: Fraction) -> float:
        """Return 2 q / (1 - q) ** 2 with q = exp(-1 / b), which is 1 / (2 sinh(1 / 2b) ** 2)."""
        # expm1 keeps 1 - q exact for large b, where 1 - exp(-1/b) would lose all digits.
        exponent = float(1 / scale)
        return 2 * math.exp(-exponent) / math.expm1(-exponent) ** 2

    def continuous_variance(self, scale: Fraction) -> float:
        """Return 2 b ** 2."""
        return float(2 * scale**2)

    def width(self, coverage: float) -> float:
        """Return z such that ±z standard deviations hold at least `coverage` of any weighted sum of draws.

        z is the larger of two quantiles: ln(1 / (1 - coverage)) / sqrt(2) for a single term, and the normal quantile
        for very many terms. They cross at a coverage of 0.906. No sum of terms needs more: shown numerically, to five
        digits, over mixtures of few, many, equal and unequal weights (the tests repeat it). For sums of squared normals
        a theorem says that far enough out a single term has the heaviest tail.

        On a grid, "at least" holds for intervals rounded outwards to the grid: one draw lies within ±ceil(z sd) with at
        least `coverage` for all b >= 1, and for all b up to a coverage of 0.999. Sums over many cells lie on a grid so
        fine that rounding hardly matters.

        Args:
            coverage: in (0, 1).

        References:
            Székely, Bakirov, Extremal probabilities for Gaussian quadratic forms (Probability Theory and Related Fields
            126, 2003).
        """
        single = -math.log1p(-coverage) / math.sqrt(2)
        return max(single, NormalDist().inv_cdf((1 + coverage) / 2))
