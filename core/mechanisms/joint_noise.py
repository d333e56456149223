"""The contract of noise that several blocks of answers get together, on one part of the budget."""

from __future__ import annotations

from abc import ABC, abstractmethod
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from core.mechanisms.randomness import RandomBits
from core.words import N_

LAW = N_("Noise", "joint discrete noise (K-norm)")


class JointNoise(ABC):
    """Noise for blocks of known sizes; its scale is that of the law the norm stands for (b, or σ²)."""

    @property
    @abstractmethod
    def seconds(self) -> float:
        """What a draw takes, roughly, beyond what any answer takes; measured by `tests/benchmarks/joint_draws.py`."""

    @property
    def law(self) -> str:
        """Its name in the statement of a release."""
        return LAW

    @abstractmethod
    def factors(self) -> tuple[float, ...]:
        """Return for each block the variance of one answer at scale 1, in the limit of large scales.

        At scale b (L1) it is b² times that, at scale σ² (L2) σ² times that.
        """

    @abstractmethod
    def variances(self, scale: Fraction) -> tuple[float, ...]:
        """Return for each block the exact variance of one answer."""

    @abstractmethod
    def draw(self, scale: Fraction, bits: RandomBits) -> tuple[NDArray[np.int64], ...]:
        """Return the noise of each block, one exact draw of the joint law."""
