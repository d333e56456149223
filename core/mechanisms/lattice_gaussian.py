"""Discrete Gaussian noise on a lattice finer than the whole numbers: the integer law at L² times the variance, over L.

Theorem. If the answers of neighbours differ by d, a vector of whole multiples of 1/L, the noise costs ρ = |d|² / (2
σ²). Proof. L times the answers are whole, differ by L d, and get discrete Gaussian noise of variance parameter L² σ²
(rounded up): by `discrete_gaussian.py` that costs |L d|² / (2 L² σ²). ∎

Effects (`core/linear/effect_cells.py`) are released as f(L M + D): D is the noise on all cells M, f takes the
differences to the first labels. f depends on M through its effect E M only: f(L M + D) = f(L E M + D). L E M is whole
for L = ∏ n_i, so the release is post-processing of L E M + D, and the sensitivity is that of E (M - M'), not that of M
- M'. Reference: Canonne, Kamath, Steinke, The Discrete Gaussian for Differential Privacy (NeurIPS 2020), Proposition 5.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from core.mechanisms.discrete_gaussian import DiscreteGaussian
from core.mechanisms.joint_noise import JointNoise
from core.mechanisms.randomness import RandomBits
from core.mechanisms.rounding import representable


class LatticeGaussian(JointNoise):
    """Noise for one block of `size` answers, given in units of 1/`grain`."""

    def __init__(self, size: int, grain: int) -> None:
        self._size, self._grain = size, grain

    @property
    def law(self) -> str:
        """The name of the integer law."""
        return DiscreteGaussian.law

    @property
    def seconds(self) -> float:
        """Zero: a draw costs no more than independent noise."""
        return 0.0

    def factors(self) -> tuple[float, ...]:
        """Return 1: the scale is σ²."""
        return (1.0,)

    def variances(self, scale: Fraction) -> tuple[float, ...]:
        """Return the variance in units of counts.

        Raises:
            NoiseTooLargeError: if `draw` could not draw it.
        """
        return (DiscreteGaussian().variance(representable(scale * self._grain**2)) / self._grain**2,)

    def draw(self, scale: Fraction, bits: RandomBits) -> tuple[NDArray[np.int64], ...]:
        """Return `size` whole numbers, in units of 1/`grain`."""
        return (DiscreteGaussian().draw(scale * self._grain**2, self._size, bits),)
