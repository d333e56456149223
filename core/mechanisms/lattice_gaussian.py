"""Discrete Gaussian noise on a lattice finer than the whole numbers: the integer law at L² times the variance, over L.

Shifting by a lattice point changes it as much as a continuous Gaussian of the same σ², so a vector shift d on the
lattice costs ρ = |d|² / (2 σ²), though none of its parts is whole.
Reference: Canonne, Kamath, Steinke, The Discrete Gaussian for Differential Privacy (NeurIPS 2020), Proposition 5.
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

    seconds_an_answer = 0.0

    def __init__(self, size: int, grain: int) -> None:
        self._size, self._grain = size, grain

    def factors(self) -> tuple[float, ...]:
        """Return 1: the scale is σ²."""
        return (1.0,)

    def variances(self, scale: Fraction) -> tuple[float, ...]:
        """Return the variance in the unit of the counts.

        Raises:
            NoiseTooLargeError: if `draw` could not draw it.
        """
        return (DiscreteGaussian().variance(representable(scale * self._grain**2)) / self._grain**2,)

    def draw(self, scale: Fraction, bits: RandomBits) -> tuple[NDArray[np.int64], ...]:
        """Return `size` whole numbers, in units of 1/`grain`."""
        return (DiscreteGaussian().draw(scale * self._grain**2, self._size, bits),)
