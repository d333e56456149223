"""Discrete Gaussian noise: P(x) proportional to exp(-x ** 2 / (2 σ ** 2)) on the integers.

Theorem. If the whole-number answers q, q' of neighbours satisfy |q - q'|² <= Δ², q + noise is Δ²/(2σ²)-zCDP.
Proof. Let d = q - q', one coordinate, order a > 1, N = Σ_x exp(-x²/2σ²). Completing the square in
Σ_x exp(-(a (x - d)² + (1 - a) x²) / 2σ²) = exp(a (a - 1) d² / 2σ²) Σ_x exp(-(x - a d)² / 2σ²), and the last sum is at
most N for any real shift a d (by Poisson summation all its Fourier coefficients are positive, so it is largest at
whole shifts). Hence the Rényi divergence is at most ln(exp(a (a - 1) d² / 2σ²)) / (a - 1) = a d² / 2σ²; coordinates are
independent, so these add up to a Δ² / 2σ². ∎

σ² is Δ² / 2ρ, rounded up only (`rounding.py`). A sum beyond 64 bits wraps around: post-processing of the whole sum.
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

SMOOTH = 10
"""σ² from which the variance is printed as σ²: the difference is below 1e-80 by Poisson's summation formula."""

LAW = phrase("noise.gaussian", N_("Noise", "discrete Gaussian"))


class DiscreteGaussian(Mechanism):
    """Its scale is σ ** 2; zero-concentrated privacy, charged by the L2 norm.

    References:
        Canonne, Kamath, Steinke, The Discrete Gaussian for Differential Privacy (NeurIPS 2020), Theorem 4.
    """

    norm = Norm.L2
    law = LAW

    def scale(self, share: Fraction, sensitivity: Fraction) -> Fraction:
        """Return the least σ ** 2 the sampler accepts with sensitivity / (2 σ ** 2) <= share."""
        return representable(sensitivity / (2 * share))

    def cost(self, scale: Fraction, sensitivity: Fraction) -> Fraction:
        """Return ρ = sensitivity / (2 σ ** 2); the sensitivity is squared already."""
        return sensitivity / (2 * scale)

    def draw(self, scale: Fraction, size: int, bits: RandomBits) -> NDArray[np.int64]:
        """Return `size` independent exact draws; a scale the sampler cannot take is rounded up, so the cost is kept.

        Raises:
            NoiseTooLargeError: if the scale is above 2 ** 52.
        """
        return PowerLaw(2, 1 / (2 * representable(scale))).draw(size, bits)

    def variance(self, scale: Fraction) -> float:
        """Return Σ x ** 2 exp(-x ** 2 / 2σ ** 2) / Σ exp(-x ** 2 / 2σ ** 2); σ ** 2 itself from `SMOOTH` on."""
        if scale >= SMOOTH:
            return float(scale)
        rate = float(1 / (2 * scale))
        weights = [math.exp(-rate * x * x) for x in range(1, 40)]  # exp(-80) at the largest scale
        moment = math.fsum(x * x * weight for x, weight in enumerate(weights, start=1))
        return 2 * moment / (1 + 2 * math.fsum(weights))

    def continuous_variance(self, scale: Fraction) -> float:
        """Return σ ** 2."""
        return float(scale)

    def width(self, coverage: float) -> float:
        """Return z such that ±z standard deviations hold at least `coverage` of any weighted sum of draws.

        The normal quantile: a weighted sum of discrete Gaussians is a normal law seen on a grid. On a coarse grid, "at
        least" holds for intervals rounded outwards to it: P(|X| > m) <= P(|normal| > m - 1) for whole m, so one draw
        lies within ±ceil(z sd) with at least `coverage`.

        Args:
            coverage: in (0, 1).

        References:
            Canonne, Kamath, Steinke, The Discrete Gaussian for Differential Privacy (NeurIPS 2020), tail bounds.
        """
        return NormalDist().inv_cdf((1 + coverage) / 2)
